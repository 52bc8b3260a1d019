import { type RefObject, useLayoutEffect, useState } from 'react';
import { MeasuredLetters } from './MeasuredLetters';
import { measureType, watchType } from './measureType';
import type { Shaping, TypeMetrics } from './typeMetrics';

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
    const measured = measureType(element, minColumns, shaping?.advanceEm);
    const take = (type: TypeMetrics): void => {
      const whole = shaping ? shapedType(type, shaping) : type;
      setMetrics((now) => (JSON.stringify(now) === JSON.stringify(whole) ? now : whole));
    };
    take(measured);
    return watchType(element, minColumns, measured, take, shaping?.advanceEm);
  }, [ref, minColumns, look, key]);

  return metrics;
}

/** The type with letters of their own widths: in a whole size, at which canvas and text place them alike. */
function shapedType(type: TypeMetrics, shaping: Shaping): TypeMetrics {
  const { fontFamily, dpr, gridPx } = type;
  const fontPx = Math.max(gridPx, Math.floor(type.fontPx / gridPx) * gridPx);
  const letters = new MeasuredLetters({ fontPx, fontFamily, dpr, gridPx, ...shaping });
  return { ...type, fontPx, shaping, letters };
}
