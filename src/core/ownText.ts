import type { Round } from './round';
import { OWN_TEXT } from './rules';

/**
 * Among the words of a text, where the text it was taken from ends and begins anew: what a round has shown of a short
 * text, its passage, may be that text several times over.
 */
const TEXT_END = '\n';

const LINES_A_BATCH = 4;

/** Words that are shown at once. */
interface Stretch {
  readonly text: string;
  /** The index of the first word of the next one. */
  readonly next: number;
  /** Whether the text ends with it. */
  readonly isLast: boolean;
}

/**
 * The batches of a text of the player's own, in its order: each is what fits on four lines, and the text's end ends one;
 * then it begins anew. No word is broken, and a batch has one at least: a word longer than a line has one to itself.
 *
 * Told from the first on and remembered: what a batch costs hangs on the batches before it, not on the text.
 *
 * @param words all of the text's, at least one
 * @param start the index of the first word, less than their number
 * @param columns characters a line, the space after its last word among them
 */
export function ownTextBatches(
  words: readonly string[],
  start: number,
  columns: number,
): (batchNumber: number) => string {
  const stretchOf = stretches(words, start, columns);
  return (batchNumber) => stretchOf(batchNumber).text;
}

/**
 * Where to go on next time: the index of the word after the last one that has been typed to its end in a round, its
 * space included where one follows.
 *
 * @param words as in `ownTextBatches`, and so are the others
 */
export function wordsTyped(
  words: readonly string[],
  start: number,
  columns: number,
  { batchNumber, expected, typed }: Pick<Round, 'batchNumber' | 'expected' | 'typed'>,
): number {
  const behind =
    batchNumber === 0 ? start : stretches(words, start, columns)(batchNumber - 1).next % words.length;
  const inBatch = expected.slice(0, typed.length).split(' ').length - 1;
  return (behind + inBatch) % words.length;
}

/**
 * All that a round over a text of the player's own has shown, to the end of its last batch: its words, single spaces
 * between them, or a line feed where the text ended and began anew. `passageWords` makes words of it, over which the
 * same events are the same round.
 */
export function passageOf({ setup, batchNumber }: Pick<Round, 'setup' | 'batchNumber'>): string {
  const { words, seed, settings } = setup;
  if (setup.wordList !== OWN_TEXT || settings.columns === undefined) {
    throw new RangeError(
      `A passage is of a text of the player's own, got a round over "${setup.wordList}". Use the list's name.`,
    );
  }
  const stretchOf = stretches(words, seed, settings.columns);
  let passage = stretchOf(0).text;
  for (let number = 1; number <= batchNumber; number++) {
    passage += (stretchOf(number - 1).isLast ? TEXT_END : ' ') + stretchOf(number).text;
  }
  return passage;
}

/** The words of a passage. */
export function passageWords(passage: string): string[] {
  return passage.replaceAll(TEXT_END, ` ${TEXT_END} `).split(' ');
}

function stretches(
  words: readonly string[],
  start: number,
  columns: number,
): (batchNumber: number) => Stretch {
  const told: Stretch[] = [];
  return (batchNumber) => {
    while (told.length <= batchNumber) {
      told.push(stretchFrom(words, (told.at(-1)?.next ?? start) % words.length, columns));
    }
    return told[batchNumber] as Stretch;
  };
}

function stretchFrom(words: readonly string[], first: number, columns: number): Stretch {
  let [lines, used, next] = [1, 0, first];
  for (; next < words.length && words[next] !== TEXT_END; next++) {
    // With its space, though the last word of a line needs none: as type/layoutWords sets them.
    const cells = (words[next] as string).length + 1;
    if (used > 0 && used + cells > columns) {
      lines++;
      used = 0;
    }
    if (lines > LINES_A_BATCH) break;
    used += cells;
  }
  const isLast = next === words.length || words[next] === TEXT_END;
  return {
    text: words.slice(first, next).join(' '),
    next: words[next] === TEXT_END ? next + 1 : next,
    isLast,
  };
}
