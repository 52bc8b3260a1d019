import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { haveStandardWords } from '../core/options/options';
import { LONGEST_CUSTOM_WORD, LONGEST_WORD } from '../core/round/rules';
import type { FieldReader } from '../input/FieldReader';
import { TypingField } from '../input/TypingField';
import { fontsReady } from '../platform/page/fonts';
import { nextPaint } from '../platform/page/paint';
import { optionsAtom } from '../state/options/optionsAtoms';
import { notifyAtom } from '../state/page/noticeAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
import { fitWordsBox } from '../type/measureType';
import { useTypeMetrics } from '../type/useTypeMetrics';
import { setWordsSize } from '../type/wordsSize';
import { OptionsLine } from '../ui/options/OptionsLine';
import { WordsText } from '../ui/round/WordsText';
import styles from './Display.module.css';
import { OptionalPart } from './OptionalPart';
import type { PracticePart } from './usePractice';
import type { ReplayAndRacePart } from './useReplayAndRace';
import { useScrollToCursor } from './useScrollToCursor';

const Board = lazy(loadBoard);

/** Loads the canvas, but only after the words have been painted as text: reading and typing come first. */
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

interface DisplayProps {
  readonly reader: FieldReader;
  /** The code for replays and races; null until it has loaded. */
  readonly replayAndRace: ReplayAndRacePart | null;
  /** The code for practice; null until it has loaded. */
  readonly practice: PracticePart | null;
}

/** The words, as text at first and then as a canvas, under the invisible typing field. */
export function Display({ reader, replayAndRace, practice }: DisplayProps) {
  const wordsId = useId();
  const options = useAtomValue(optionsAtom);
  const { size } = options;
  const longestWord = haveStandardWords(options) ? LONGEST_WORD : LONGEST_CUSTOM_WORD;
  const hostRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  // Must run before the type is measured.
  useLayoutEffect(() => setWordsSize(size), [size]);
  const metrics = useTypeMetrics(hostRef, longestWord + 1, size);
  const [isCanvasShown, setCanvasShown] = useState(false);
  const notify = useSetAtom(notifyAtom);
  const setColumns = useSetAtom(columnsAtom);

  useScrollToCursor(boxRef, metrics);

  useLayoutEffect(() => {
    if (!metrics) return;
    if (boxRef.current) fitWordsBox(boxRef.current, metrics);
    setColumns(metrics.columns);
  }, [metrics, setColumns]);

  // The opening has kept the room of its words. By the next frame the app has written them.
  useEffect(() => {
    const frame = requestAnimationFrame(() => boxRef.current?.style.removeProperty('min-height'));
    return () => cancelAnimationFrame(frame);
  }, []);

  const onFailure = (reason: unknown): void => {
    setCanvasShown(false);
    // Anything else that fails leaves the words as text, and nothing to tell.
    if (reason instanceof Error && reason.name === 'PartMissing') notify('partMissing');
  };

  return (
    <div ref={hostRef} className={styles.display} tabIndex={-1} data-part="display">
      <OptionsLine />
      <OptionalPart>{practice && <practice.PracticeLine />}</OptionalPart>
      <div ref={boxRef} className={styles.words} suppressHydrationWarning>
        <WordsText id={wordsId} isShown={!isCanvasShown} metrics={metrics} />
        <div className={styles.canvas} data-shown={isCanvasShown}>
          <ErrorBoundary fallback={null} onError={onFailure}>
            {/* Not before the metrics: a boundary in the prerendered page would have to be hydrated for them. */}
            {metrics && (
              <Suspense fallback={null}>
                <Board metrics={metrics} onCanvasShown={setCanvasShown} />
              </Suspense>
            )}
          </ErrorBoundary>
        </div>
      </div>
      <TypingField reader={reader} describedBy={wordsId} />
      <OptionalPart>
        {replayAndRace && metrics && (
          <>
            <replayAndRace.GhostClock />
            <replayAndRace.GhostView metrics={metrics} isCanvasShown={isCanvasShown} />
            <replayAndRace.Replay metrics={metrics} isCanvasShown={isCanvasShown} />
          </>
        )}
      </OptionalPart>
    </div>
  );
}
