import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Shaping } from '../core/words/shaping';
import { MeasuredLetters } from './MeasuredLetters';
import { measureType, watchType } from './measureType';
import { ASCENT_EM, SHAPED_LINE_EM, type TypeMetrics } from './typeMetrics';

/**
 * The current type for the words inside an element. Null until it is first measured, which happens before the first
 * paint.
 *
 * @param look the chosen size and letters of the words: the type is measured again as soon as it changes
 * @param shaping of the words; null for letters in equal cells
 */
export function useTypeMetrics(
  ref: RefObject<HTMLElement | null>,
  minColumns: number,
  look: string,
  shaping: Shaping | null,
): TypeMetrics | null {
  const [metrics, setMetrics] = useState<TypeMetrics | null>(null);
  const key = JSON.stringify(shaping);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the look changes the page, which is measured, and the key is of the shaping
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const font = shaping
      ? { advanceEm: shaping.advanceEm, lineEm: SHAPED_LINE_EM, sizeFor: wholeSize }
      : undefined;
    const measured = measureType(element, minColumns, font);
    let last = measured;
    let fonts = 0;
    let letters: MeasuredLetters | undefined;
    const take = (type: TypeMetrics): void => {
      last = type;
      const whole = shaping ? { ...type, shaping, letters: lettersOf(type, shaping, fonts) } : type;
      setMetrics((now) => {
        const kept = JSON.stringify(now) === JSON.stringify(whole) && now ? now : whole;
        letters = kept.letters;
        return kept;
      });
    };
    take(measured);
    const stopWatching = watchType(element, minColumns, measured, take, font);
    // A font that was late: until then the words were set in the system's.
    const onFonts = (): void => {
      if (!letters?.isStale()) return;
      fonts++;
      take(last);
    };
    if (shaping) document.fonts.addEventListener('loadingdone', onFonts);
    return () => {
      stopWatching();
      document.fonts?.removeEventListener('loadingdone', onFonts);
    };
  }, [ref, minColumns, look, key]);

  return metrics;
}

function lettersOf(
  { fontPx, fontFamily, dpr, gridPx }: TypeMetrics,
  { lang, dir }: Shaping,
  fonts: number,
): MeasuredLetters {
  return new MeasuredLetters({ fontPx, fontFamily, dpr, gridPx, lang, dir, fonts });
}

/**
 * The greatest whole size up to another one at which canvas and text place shaped words alike, in device px: some browsers round
 * the ascent of a font in these, some in CSS px, so it is one whose ascent is the same in both.
 */
function wholeSize(exactPx: number, gridPx: number): number {
  let sizePx = Math.floor(exactPx);
  while (sizePx > gridPx && Math.round(sizePx * ASCENT_EM) % gridPx !== 0) sizePx--;
  return sizePx;
}
