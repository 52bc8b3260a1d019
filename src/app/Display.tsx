import { useSetAtom } from 'jotai';
import { type CSSProperties, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LONGEST_WORD } from '../core/rules';
import { TypingField } from '../input/TypingField';
import { fontsReady, fontsSettled } from '../platform/fonts';
import { nextPaint } from '../platform/paint';
import { tellAtom } from '../state/noticeAtoms';
import type { TypeMetrics } from '../theme/typeMetrics';
import { useTypeMetrics } from '../theme/useTypeMetrics';
import { WordsText } from '../ui/WordsText';
import styles from './Display.module.css';

const Board = lazy(loadBoard);

/** Loads the canvas once the words have been painted as text: whoever can read and type already does not wait. */
async function loadBoard() {
  await nextPaint();
  try {
    const [{ Board }] = await Promise.all([import('../scene/Board'), fontsReady()]);
    return { default: Board };
  } catch (cause) {
    throw new PartMissing('The canvas or its font could not be loaded.', { cause });
  }
}

class PartMissing extends Error {
  override name = 'PartMissing';
}

/** The words, as a canvas once there is one and as text until then, under the field that is typed into. */
export function Display() {
  const wordsId = useId();
  const hostRef = useRef<HTMLDivElement>(null);
  const metrics = useTypeMetrics(hostRef, LONGEST_WORD + 1);
  const [isPictured, setPictured] = useState(false);
  // Letters of another font would stand elsewhere: they wait out of sight, and nothing moves.
  const [isFontSettled, setFontSettled] = useState(false);
  useEffect(() => void fontsSettled().then(() => setFontSettled(true)), []);
  const tell = useSetAtom(tellAtom);

  const onFailure = (reason: unknown): void => {
    setPictured(false);
    // By name, because the renderer's own part says so too (scene/slim/pixi.mjs).
    if (reason instanceof Error && reason.name === 'PartMissing') tell('partMissing');
  };

  return (
    <div ref={hostRef} className={styles.display} tabIndex={-1}>
      {metrics && (
        <div className={styles.words} style={wordsBox(metrics)}>
          <WordsText id={wordsId} isShown={!isPictured} isReadable={isFontSettled} />
          <div className={styles.canvas} data-shown={isPictured}>
            <ErrorBoundary fallback={null} onError={onFailure}>
              <Suspense fallback={null}>
                <Board metrics={metrics} onPicture={setPictured} />
              </Suspense>
            </ErrorBoundary>
          </div>
        </div>
      )}
      <TypingField describedBy={wordsId} />
    </div>
  );
}

/** The box of the words in whole device pixels, so that text and canvas stand on the same ones. */
function wordsBox(metrics: TypeMetrics): CSSProperties {
  const { dpr, fontPx, linePx, cellPx, strokePx, boxHeightPx, columns, leftPx, topPx } = metrics;
  return {
    fontSize: `${fontPx / dpr}px`,
    lineHeight: `${linePx / dpr}px`,
    width: `${(columns * cellPx) / dpr}px`,
    margin: `${topPx / dpr}px 0 0 ${leftPx / dpr}px`,
    minHeight: `${(linesKeptFree(columns) * linePx) / dpr}px`,
    '--box-height': `${boxHeightPx / dpr}px`,
    '--cell': `${cellPx / dpr}px`,
    '--stroke': `${strokePx / dpr}px`,
  } as CSSProperties;
}

/** Room for nearly every batch, so that the next one seldom moves what stands below. */
function linesKeptFree(columns: number): number {
  const usualCharacters = 96;
  const usualRagged = 4;
  return Math.ceil(usualCharacters / (columns - usualRagged));
}
