import { useSetAtom } from 'jotai';
import { type CSSProperties, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LONGEST_WORD } from '../core/rules';
import { TypingField } from '../input/TypingField';
import { fontsReady } from '../platform/fonts';
import { tellAtom } from '../state/noticeAtoms';
import type { TypeMetrics } from '../theme/typeMetrics';
import { useTypeMetrics } from '../theme/useTypeMetrics';
import { WordsText } from '../ui/WordsText';
import styles from './Display.module.css';

// Asked for as soon as this module runs; the words are readable and typing works while it is on its way.
const boardLoading = loadBoard();
const Board = lazy(() => boardLoading);

async function loadBoard() {
  const [{ Board }] = await Promise.all([import('../scene/Board'), fontsReady()]);
  return { default: Board };
}

/** The words, as a canvas once there is one and as text until then, under the field that is typed into. */
export function Display() {
  const wordsId = useId();
  const hostRef = useRef<HTMLDivElement>(null);
  const metrics = useTypeMetrics(hostRef, LONGEST_WORD + 1);
  const [isPictured, setPictured] = useState(false);
  const tell = useSetAtom(tellAtom);

  useEffect(() => {
    boardLoading.catch(() => tell('partMissing'));
  }, [tell]);

  return (
    <div ref={hostRef} className={styles.display} tabIndex={-1}>
      {metrics && (
        <div className={styles.words} style={wordsBox(metrics)}>
          <WordsText id={wordsId} isShown={!isPictured} />
          <div className={styles.canvas} aria-hidden="true" data-shown={isPictured}>
            <ErrorBoundary fallback={null} onError={() => setPictured(false)}>
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
  const { dpr, fontPx, linePx, cellPx, strokePx, boxHeightPx, columns, roomPx } = metrics;
  const widthPx = columns * cellPx;
  return {
    fontSize: `${fontPx / dpr}px`,
    lineHeight: `${linePx / dpr}px`,
    width: `${widthPx / dpr}px`,
    marginLeft: `${Math.max(0, Math.floor((roomPx - widthPx) / 2)) / dpr}px`,
    minHeight: `${(linesKeptFree(columns) * linePx) / dpr}px`,
    '--box-height': `${boxHeightPx / dpr}px`,
    '--stroke': `${strokePx / dpr}px`,
  } as CSSProperties;
}

/** Room for nearly every batch, so that the next one seldom moves what stands below. */
function linesKeptFree(columns: number): number {
  const usualCharacters = 96;
  const usualRagged = 4;
  return Math.ceil(usualCharacters / (columns - usualRagged));
}
