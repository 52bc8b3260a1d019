import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ComponentProps, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { haveStandardWords } from '../core/options/options';
import { batchShapeOf } from '../core/round/roundSetup';
import { LONGEST_CUSTOM_WORD, LONGEST_WORD } from '../core/round/rules';
import type { FieldReader } from '../input/FieldReader';
import { GhostClock } from '../input/race/GhostClock';
import { TypingField } from '../input/TypingField';
import { optionsAtom, shownLettersAtom } from '../state/options/optionsAtoms';
import { isCanvasShownAtom, shapingOnBoardAtom } from '../state/replay/boardAtoms';
import { roundAtom } from '../state/round/roundAtoms';
import { textAhead } from '../state/speech/speechAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
import { placeWithin } from '../type/caretPlace';
import { columnsToCut, layoutWords } from '../type/layoutWords';
import { fitWordsBox, setWordsSize } from '../type/measureType';
import { useTypeMetrics } from '../type/useTypeMetrics';
import { OptionsLine } from '../ui/options/OptionsLine';
import { Part } from '../ui/page/LazyPart';
import { PracticeLine } from '../ui/practice/PracticeLine';
import { GhostView } from '../ui/race/GhostView';
import { Replay } from '../ui/replay/Replay';
import { WordsText } from '../ui/round/WordsText';
import { ChosenPart } from './ChosenPart';
import styles from './Display.module.css';
import { LearnPart } from './LearnPart';
import { OptionalPart } from './OptionalPart';
import { board, learningLine, pace } from './parts';
import { useScrollToCursor } from './useScrollToCursor';
import { useShapedLines } from './useShapedLines';

interface DisplayProps {
  readonly reader: FieldReader;
  readonly fieldId: string;
}

/** The words as text. Apart from the display, because each new setup renders it. */
function Words(props: Omit<ComponentProps<typeof WordsText>, 'shapedLines'>) {
  return <WordsText {...props} shapedLines={useShapedLines()} />;
}

/** The words, as text at first and then as a canvas, under the invisible typing field. */
export function Display({ reader, fieldId }: DisplayProps) {
  const wordsId = useId();
  const options = useAtomValue(optionsAtom);
  const { size } = options;
  const longestWord = haveStandardWords(options) ? LONGEST_WORD : LONGEST_CUSTOM_WORD;
  const hostRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  // Must run before the type is measured.
  useLayoutEffect(() => setWordsSize(size), [size]);
  const letters = useAtomValue(shownLettersAtom);
  const shaping = useAtomValue(shapingOnBoardAtom);
  const metrics = useTypeMetrics(hostRef, longestWord + 1, `${size} ${letters}`, shaping);
  const [isCanvasShown, setCanvasShown] = useAtom(isCanvasShownAtom);
  const setColumns = useSetAtom(columnsAtom);

  const store = useStore();
  // Not of the metrics, so that the field goes on reading when they change.
  const metricsRef = useRef(metrics);
  const caretPlace = useCallback(
    (field: HTMLElement) => {
      const [box, type] = [boxRef.current, metricsRef.current];
      const { expected, typed, phase, setup } = store.get(roundAtom);
      if (!box || !type || phase === 'finish') return null;
      const layout = layoutWords(expected, type, batchShapeOf(setup), textAhead(store.get));
      return placeWithin(field, box, layout, typed.length, type);
    },
    [store],
  );

  useScrollToCursor(boxRef, metrics);

  useLayoutEffect(() => {
    metricsRef.current = metrics;
    if (!metrics) return;
    if (boxRef.current) fitWordsBox(boxRef.current, metrics);
    setColumns(columnsToCut(metrics));
  }, [metrics, setColumns]);

  // The opening has reserved the space of its words. By the next frame the app has written them.
  useEffect(() => {
    const frame = requestAnimationFrame(() => boxRef.current?.style.removeProperty('min-height'));
    return () => cancelAnimationFrame(frame);
  }, []);

  const onMissing = useCallback(() => setCanvasShown(false), [setCanvasShown]);

  return (
    <>
      <div className={styles.above}>
        <OptionsLine />
        <OptionalPart>
          <PracticeLine />
        </OptionalPart>
        <LearnPart part={learningLine} />
      </div>
      <div ref={hostRef} className={styles.display} tabIndex={-1} data-part="display">
        <i className={styles.em} data-part="em" aria-hidden="true" />
        <div ref={boxRef} className={styles.words} suppressHydrationWarning>
          <Words id={wordsId} isShown={!isCanvasShown} metrics={metrics} />
          <div className={styles.canvas} data-shown={isCanvasShown}>
            {/* Not before the metrics: a Suspense boundary in the prerendered page would have to be hydrated. */}
            {metrics && (
              <Part
                part={board}
                props={{ metrics, onCanvasShown: setCanvasShown }}
                onMissing={onMissing}
                isShown={isCanvasShown}
              />
            )}
          </div>
        </div>
        <TypingField
          id={fieldId}
          label={t({
            message: 'Type the words',
            comment: 'What to do in the field in which a round is typed',
          })}
          reader={reader}
          describedBy={wordsId}
          caretPlace={caretPlace}
        />
        <OptionalPart>
          {metrics && (
            <>
              <ChosenPart option="pace" part={pace} />
              <GhostClock />
              <GhostView metrics={metrics} isCanvasShown={isCanvasShown} />
              <Replay metrics={metrics} />
            </>
          )}
        </OptionalPart>
      </div>
    </>
  );
}
