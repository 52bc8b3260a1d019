import type { Round } from '../core/round/round';
import { batchTextOf } from '../core/round/roundSetup';
import type { Palette } from '../theme/readPalette';
import type { MeasuredLetters } from '../type/MeasuredLetters';
import type { TypeMetrics } from '../type/typeMetrics';
import { GlyphAtlas } from './GlyphAtlas';
import type { Pictures } from './Pictures';
import { WordSheet } from './WordSheet';

/** How long a browser that does not tell when it is idle is left alone, in ms. */
const PAUSE_MS = 200;
const LATEST_MS = 2000;

/**
 * Gives the board its pictures in one type. Letters in equal cells have one atlas for all words, as far as it goes. Whole
 * words are drawn a batch at a time, with the next one; while one is typed, those of the next one and the one after it are
 * made in an idle moment, so that no key waits for them.
 */
export class PictureSupply {
  readonly #metrics: TypeMetrics;
  readonly #palette: Palette;
  #pictures: Pictures;
  /** Whole words for later. */
  #ahead: WordSheet | null = null;
  #cancel: () => void = () => {};

  constructor(metrics: TypeMetrics, palette: Palette) {
    this.#metrics = metrics;
    this.#palette = palette;
    this.#pictures = this.#sheetOf(metrics.letters, []) ?? new GlyphAtlas(metrics, palette);
  }

  /** The pictures for a round as it is now, and the next text. Earlier ones must not be rendered any more. */
  picturesFor(round: Round, nextText: string): Pictures {
    const { setup, expected } = round;
    const skips = setup.settings.spaceEndsWord === true;
    const text = `${expected} ${nextText}`;
    if (this.#pictures.has(text, skips)) return this.#pictures;
    const before = this.#pictures;
    const { letters } = this.#metrics;
    if (this.#ahead?.has(text)) {
      this.#pictures = this.#ahead;
      this.#ahead = null;
    } else {
      this.#pictures =
        this.#sheetOf(letters, [expected, nextText]) ??
        new GlyphAtlas(this.#metrics, this.#palette, expected + nextText, setup.characters, skips);
    }
    if (letters && nextText !== '') this.#prepare(round, nextText);
    before.destroy();
    return this.#pictures;
  }

  destroy(): void {
    this.#cancel();
    this.#ahead?.destroy();
    this.#pictures.destroy();
  }

  #prepare({ setup, batchNumber }: Round, nextText: string): void {
    this.#cancel();
    this.#cancel = whenIdle(() => {
      this.#ahead?.destroy();
      this.#ahead = this.#sheetOf(this.#metrics.letters, [nextText, batchTextOf(setup, batchNumber + 2)]);
    });
  }

  #sheetOf(letters: MeasuredLetters | undefined, texts: readonly string[]): WordSheet | null {
    return letters ? new WordSheet({ ...this.#metrics, letters }, this.#palette, texts) : null;
  }
}

function whenIdle(act: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
