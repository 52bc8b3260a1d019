import { graphemes } from '../core/words/graphemes';
import type { Direction } from '../core/words/shaping';
import type { Cell, Letters } from './letters';

/** What a unit takes of its word, in device pixels from the word's left edge. */
export type UnitBox = Pick<Cell, 'xPx' | 'widthPx' | 'part'>;

interface MeasuredLettersOptions {
  readonly fontPx: number;
  readonly fontFamily: string;
  readonly dpr: number;
  readonly gridPx: number;
  /** As a BCP 47 tag; '' if unknown. */
  readonly lang: string;
  readonly dir: Direction;
  /** How many times a font has changed since the page was opened. */
  readonly fonts: number;
}

/** What is between words, in em: their pads, and a space that is wide enough for the block of a wrong key. */
const GAP_EM = 0.45;
/** Letters reach beyond their word by at most about this much, in em. */
const PAD_EM = 0.07;
/** A browser's sums of widths are off by less than this, in px. */
const ROUNDING_PX = 0.02;

/**
 * Letters as the browser sets them, which joins and moves them by their word. Measured by ranges of the page's own text, so
 * from the very shaping that is drawn; each word once. What one font draws as one, such as a letter with marks, is
 * divided into equal parts, one for each unit.
 */
export class MeasuredLetters implements Letters {
  readonly lang: string;
  readonly dir: Direction;
  readonly spacePx: number;
  /** On each side of a word, within the boxes of its outermost units. */
  readonly padPx: number;
  readonly #options: MeasuredLettersOptions;
  readonly #words = new Map<string, readonly UnitBox[]>();

  constructor(options: MeasuredLettersOptions) {
    const { lang, dir, fontPx, gridPx } = options;
    this.lang = lang;
    this.dir = dir;
    this.padPx = Math.ceil((PAD_EM * fontPx) / gridPx) * gridPx;
    this.spacePx = Math.max(gridPx, Math.round((GAP_EM * fontPx) / gridPx) * gridPx - 2 * this.padPx);
    this.#options = options;
  }

  /** The boxes of a word's units; it has no space. They leave no gaps. */
  unitsOf(word: string): readonly UnitBox[] {
    this.prepare(word);
    return this.#words.get(word) ?? [];
  }

  /** Whether a word is read the other way than its line: a number among words from right to left, or such a word among others. */
  isReadAgainstLine(word: string): boolean {
    const units = this.unitsOf(word);
    const [first, last] = [units[0], units.at(-1)];
    if (!first || !last || first === last) return false;
    return this.dir === 'rtl' ? first.xPx < last.xPx : first.xPx > last.xPx;
  }

  /** Measures all words of a text at once, which costs the browser one layout of the page. */
  prepare(text: string): void {
    const isUnknown = (word: string): boolean => word !== '' && !this.#words.has(word);
    const words = [...new Set(text.split(' '))].filter(isUnknown);
    if (words.length > 0) this.#measure(words);
  }

  widthOf(text: string): number {
    const words = text.split(' ');
    return words.reduce((sumPx, word) => sumPx + this.#widthOfWord(word), (words.length - 1) * this.spacePx);
  }

  cellsOf(text: string, line: number, blockPx: number): readonly Cell[] {
    let usedPx = 0;
    /** Takes the next part of the line. Returns its left edge. */
    const take = (widthPx: number): number => {
      usedPx += widthPx;
      return this.dir === 'ltr' ? usedPx - widthPx : blockPx - usedPx;
    };
    return text.split(/( )/).flatMap((part): Cell[] => {
      if (part === ' ') return [{ line, xPx: take(this.spacePx), widthPx: this.spacePx }];
      const leftPx = take(this.#widthOfWord(part));
      const units = this.unitsOf(part);
      const isAgainstLine = this.isReadAgainstLine(part);
      return units.map((unit) => ({
        ...unit,
        line,
        xPx: leftPx + unit.xPx,
        ...(isAgainstLine && { dir: this.dir === 'ltr' ? ('rtl' as const) : ('ltr' as const) }),
      }));
    });
  }

  /** Whether its words have become wider or narrower, because a font has come since. */
  isStale(): boolean {
    const before = [...this.#words];
    this.#measure(before.map(([word]) => word));
    const isSame = ([word, boxes]: (typeof before)[number]): boolean =>
      JSON.stringify(boxes) === JSON.stringify(this.#words.get(word));
    return !before.every(isSame);
  }

  /** What tells it from that of another type. */
  toJSON(): object {
    return this.#options;
  }

  #widthOfWord(word: string): number {
    return this.unitsOf(word).reduce((sumPx, { widthPx }) => sumPx + widthPx, 0);
  }

  #measure(words: readonly string[]): void {
    const { fontPx, fontFamily, dpr, lang, dir } = this.#options;
    const host = document.createElement('div');
    const { style } = host;
    host.setAttribute('aria-hidden', 'true');
    host.lang = lang;
    host.dir = dir;
    style.cssText = 'position:absolute;inset:0 auto auto 0;visibility:hidden;white-space:pre;text-align:left';
    style.fontSize = `${fontPx / dpr}px`;
    style.fontFamily = fontFamily;
    const elements = words.map((word) => {
      const element = document.createElement('div');
      element.style.width = 'max-content';
      element.textContent = word;
      return element;
    });
    host.append(...elements);
    document.body.append(host);
    for (const [i, word] of words.entries())
      this.#words.set(word, this.#boxesIn(elements[i] as HTMLElement, word));
    host.remove();
  }

  #boxesIn(element: HTMLElement, word: string): UnitBox[] {
    const { dpr, gridPx } = this.#options;
    const { left: originPx, width } = element.getBoundingClientRect();
    const textPx = Math.ceil((width * dpr - ROUNDING_PX) / gridPx) * gridPx;
    const range = document.createRange();
    const text = element.firstChild as Text;
    const leftEdgesPx: number[] = [];
    const parts: Pick<UnitBox, 'part'>[] = [];
    for (const cluster of graphemes(word)) {
      const start = leftEdgesPx.length;
      range.setStart(text, start);
      range.setEnd(text, start + cluster.length);
      const { left, width: clusterWidth } = range.getBoundingClientRect();
      for (let i = 0; i < cluster.length; i++) {
        const place = this.dir === 'ltr' ? i : cluster.length - 1 - i;
        const xPx = (left - originPx + (clusterWidth * place) / cluster.length) * dpr;
        const insidePx = Math.min(textPx, Math.max(0, Math.round(xPx / gridPx) * gridPx));
        leftEdgesPx.push(this.padPx + insidePx);
        parts.push(cluster.length > 1 ? { part: { index: i, of: cluster.length } } : {});
      }
    }
    return boxesFrom(leftEdgesPx, textPx + 2 * this.padPx).map((box, i) => ({ ...box, ...parts[i] }));
  }
}

/** Boxes that fill a word without gaps, each from its left edge to the next one. */
function boxesFrom(leftEdgesPx: readonly number[], wordPx: number): UnitBox[] {
  const sorted = [...new Set(leftEdgesPx)].sort((a, b) => a - b);
  const isTaken = new Set<number>();
  return leftEdgesPx.map((edgePx) => {
    // Of units without a width, as of a mark on a letter, only one has the room that they share.
    if (isTaken.has(edgePx)) return { xPx: edgePx, widthPx: 0 };
    isTaken.add(edgePx);
    const at = sorted.indexOf(edgePx);
    const xPx = at === 0 ? 0 : edgePx;
    return { xPx, widthPx: (sorted[at + 1] ?? wordPx) - xPx };
  });
}
