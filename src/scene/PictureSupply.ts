import type { Round } from '../core/round/round';
import { nextTextOf, type RoundSetup } from '../core/round/roundSetup';
import type { Palette } from '../theme/readPalette';
import type { TypeMetrics } from '../type/typeMetrics';
import { GlyphAtlas } from './GlyphAtlas';
import type { Pictures } from './Pictures';
import { WordSheet } from './WordSheet';

/** Calls a function once, when there is time. Returns a cancel function. */
type WhenIdle = (act: () => void) => () => void;

/**
 * Gives the board its pictures in one type. Letters in equal cells have one atlas for all words, as far as it goes. Whole
 * words are drawn a batch at a time, with the line of the next one; while one is typed, those of the next one are drawn in an
 * idle moment, so that the key that ends the batch does not wait for that.
 */
export class PictureSupply {
  readonly #metrics: TypeMetrics;
  readonly #palette: Palette;
  readonly #whenIdle: WhenIdle;
  #pictures: Pictures | null;
  /** What they are for: with each key it is the same. */
  #setup: RoundSetup | null = null;
  #text = '';
  #nextText = '';
  /** Whole words for later. */
  #ahead: WordSheet | null = null;
  #cancel: () => void = () => {};

  constructor(metrics: TypeMetrics, palette: Palette, whenIdle: WhenIdle) {
    this.#metrics = metrics;
    this.#palette = palette;
    this.#whenIdle = whenIdle;
    // The atlas has all letters of plain words.
    this.#pictures = metrics.letters ? null : new GlyphAtlas(metrics, palette);
  }

  /**
   * The pictures for a round as it is now. Earlier ones must not be rendered any more.
   *
   * @param nextText what is shown of the next batch; '' for nothing
   */
  picturesFor(round: Round, nextText: string): Pictures {
    const { setup, expected } = round;
    const before = this.#pictures;
    const isSame = setup === this.#setup && expected === this.#text && nextText === this.#nextText;
    if (before && isSame) return before;
    this.#setup = setup;
    this.#text = expected;
    this.#nextText = nextText;
    const skips = setup.settings.spaceEndsWord === true;
    if (before?.has(expected, nextText, skips)) return before;
    const pictures = this.#takeAhead(expected, nextText, skips) ?? this.#make(round, nextText, skips);
    this.#pictures = pictures;
    before?.destroy();
    if (this.#metrics.letters) this.#prepare(round, nextText === '', skips);
    return pictures;
  }

  destroy(): void {
    this.#cancel();
    this.#ahead?.destroy();
    this.#pictures?.destroy();
  }

  #takeAhead(text: string, nextText: string, skips: boolean): WordSheet | null {
    const ahead = this.#ahead;
    if (!ahead?.has(text, nextText, skips)) return null;
    this.#ahead = null;
    return ahead;
  }

  #make({ expected, setup }: Round, nextText: string, skips: boolean): Pictures {
    return (
      this.#sheetOf(expected, nextText, skips) ??
      new GlyphAtlas(this.#metrics, this.#palette, expected + nextText, setup.characters, skips)
    );
  }

  /** Makes the sheet of the next batch when there is time. */
  #prepare({ setup, batchNumber }: Round, isNextHidden: boolean, skips: boolean): void {
    this.#cancel();
    this.#cancel = this.#whenIdle(() => {
      const text = nextTextOf({ setup, batchNumber });
      if (text === null) return;
      const nextText = isNextHidden ? '' : (nextTextOf({ setup, batchNumber: batchNumber + 1 }) ?? '');
      this.#ahead?.destroy();
      this.#ahead = this.#sheetOf(text, nextText, skips);
    });
  }

  #sheetOf(text: string, nextText: string, skips: boolean): WordSheet | null {
    const { letters } = this.#metrics;
    return letters
      ? new WordSheet({ ...this.#metrics, letters }, this.#palette, text, nextText, skips)
      : null;
  }
}
