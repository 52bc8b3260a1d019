import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { haveStandardWords } from '../core/options/options';
import { LONGEST_OTHER_WORD, LONGEST_WORD } from '../core/round/rules';
import type { FieldReader } from '../input/FieldReader';
import { TypingField } from '../input/TypingField';
import { fontsReady, fontsSettled } from '../platform/page/fonts';
import { nextPaint } from '../platform/page/paint';
import { optionsAtom } from '../state/options/optionsAtoms';
import { tellAtom } from '../state/page/noticeAtoms';
import { part } from '../state/page/pageParts';
import { columnsAtom } from '../state/words/wordsAtoms';
import { fitWordsBox } from '../type/measureType';
import { useTypeMetrics } from '../type/useTypeMetrics';
import { setWordsSize } from '../type/wordsSize';
import { OptionsLine } from '../ui/options/OptionsLine';
import { WordsText } from '../ui/round/WordsText';
import { Dispensable } from './Dispensable';
import styles from './Display.module.css';
import type { AgainPart } from './useAgain';
import { useCursorInSight } from './useCursorInSight';

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

interface DisplayProps {
  readonly reader: FieldReader;
  /** What rounds are watched and raced with, once it is there. */
  readonly again: AgainPart | null;
}

/** The words, as a canvas once there is one and as text until then, under the field that is typed into. */
export function Display({ reader, again }: DisplayProps) {
  const wordsId = useId();
  const options = useAtomValue(optionsAtom);
  const { size } = options;
  const longest = haveStandardWords(options) ? LONGEST_WORD : LONGEST_OTHER_WORD;
  const hostRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  // Before it is measured.
  useLayoutEffect(() => setWordsSize(size), [size]);
  const metrics = useTypeMetrics(hostRef, longest + 1, size);
  const [isPictured, setPictured] = useState(false);
  // Letters of another font would stand elsewhere: they wait out of sight, and nothing moves.
  const [isFontSettled, setFontSettled] = useState(false);
  useEffect(() => void fontsSettled().then(() => setFontSettled(true)), []);
  const tell = useSetAtom(tellAtom);
  const setColumns = useSetAtom(columnsAtom);

  useCursorInSight(boxRef, metrics);

  useLayoutEffect(() => {
    if (!metrics) return;
    if (boxRef.current) fitWordsBox(boxRef.current, metrics);
    setColumns(metrics.columns);
  }, [metrics, setColumns]);

  const onFailure = (reason: unknown): void => {
    setPictured(false);
    // By name, because the renderer's own part says so too (scene/slim/pixi.mjs).
    if (reason instanceof Error && reason.name === 'PartMissing') tell('partMissing');
  };

  return (
    <div ref={hostRef} className={styles.display} tabIndex={-1} {...part('display')}>
      <OptionsLine />
      <div ref={boxRef} className={styles.words} suppressHydrationWarning>
        <WordsText id={wordsId} isShown={!isPictured} isReadable={isFontSettled} metrics={metrics} />
        <div className={styles.canvas} data-shown={isPictured} {...part('picture')}>
          <ErrorBoundary fallback={null} onError={onFailure}>
            <Suspense fallback={null}>
              {metrics && <Board metrics={metrics} onPicture={setPictured} />}
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
      <TypingField reader={reader} describedBy={wordsId} />
      <Dispensable name="replay">
        {again && metrics && (
          <>
            <again.GhostClock />
            <again.GhostView metrics={metrics} isPictured={isPictured} />
            <again.Replay metrics={metrics} isPictured={isPictured} />
          </>
        )}
      </Dispensable>
    </div>
  );
}
