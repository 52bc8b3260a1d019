import type { Round } from '../../core/round/round';
import { batchShapeOf, nextTextOf } from '../../core/round/roundSetup';
import { placeWithin } from '../../type/caretPlace';
import { layoutWords } from '../../type/layoutWords';
import { fitWordsBox, measureType, watchType } from '../../type/measureType';
import { scrollLineIntoView } from '../../type/scrollLineIntoView';
import { type TypeMetrics, usualLines } from '../../type/typeMetrics';
import { watchLateScrolls } from '../../type/watchLateScrolls';
import { ColouredWords } from '../../ui/round/ColouredWords';
import { ahead, display, main, words, wordsBox } from './page';

interface OpeningBoardProps {
  readonly round: () => Round;
  /** Whether words are hidden until they are typed; at the result all are shown. */
  readonly hidesWords: boolean;
  /** In characters. */
  readonly longestWord: number;
  /** Called when the words have been laid out for another size: draw them again. */
  readonly onFit: () => void;
}

/** The words of the opening: laid out, coloured, with the line of the next ones, and with the cursor's line in sight. */
export class OpeningBoard {
  readonly #round: () => Round;
  readonly #hidesWords: boolean;
  readonly #text: ColouredWords;
  readonly #scrolls: ReturnType<typeof watchLateScrolls>;
  readonly #stopWatchingType: () => void;
  #metrics: TypeMetrics;

  constructor({ round, hidesWords, longestWord, onFit }: OpeningBoardProps) {
    this.#round = round;
    this.#hidesWords = hidesWords;
    this.#metrics = measureType(display, longestWord + 1);
    this.#text = new ColouredWords(words, ahead, this.#metrics);
    fitWordsBox(wordsBox, this.#metrics);
    this.#scrolls = watchLateScrolls(this.#bringCursor, this.#bringCursor);
    this.#stopWatchingType = watchType(display, longestWord + 1, this.#metrics, (metrics) => {
      this.#metrics = metrics;
      fitWordsBox(wordsBox, this.#metrics);
      this.#text.setType(this.#metrics);
      onFit();
    });
  }

  /** How many characters fit into a line. */
  get columns(): number {
    return this.#metrics.columns;
  }

  /** Draws the round; with `isEmpty` only its room, for words that the app brings. */
  draw(isFocused: boolean, isEmpty: boolean): void {
    const { columns, aheadLines } = this.#metrics;
    wordsBox.style.minHeight = isEmpty ? `${usualLines(columns) + aheadLines}lh` : '';
    const round = this.#round();
    if (!isEmpty) this.#text.draw(round, this.#nextText, this.#hidesWords && round.phase !== 'finish');
    words.dataset.focused = String(isFocused);
    main.dataset.state = round.phase;
  }

  /** Scrolls the cursor's line into view, now and after the scrolls that may still be under way. */
  showCursor(): void {
    this.#scrolls.begin();
    this.#bringCursor();
  }

  /** Where the caret is drawn, from the edges of an element; null at the end of a round. */
  caretPlace(within: HTMLElement): ReturnType<typeof placeWithin> | null {
    const { expected, typed, phase, setup } = this.#round();
    if (phase === 'finish') return null;
    const layout = layoutWords(expected, this.#metrics, batchShapeOf(setup), this.#nextText);
    return placeWithin(within, wordsBox, layout, typed.length, this.#metrics);
  }

  /** Leaves the page as it is to the app. */
  stop(): void {
    this.#stopWatchingType();
    this.#scrolls.stop();
  }

  get #nextText(): string {
    return this.#hidesWords ? '' : (nextTextOf(this.#round()) ?? '');
  }

  readonly #bringCursor = (): void => {
    if (this.#round().phase !== 'finish') scrollLineIntoView(wordsBox, this.#text.cursorLine);
  };
}
