import { countIn, isPairOf, MIN_SHARE } from './wantedPairs';

/** A word of a list, with what it has of the wanted pairs and keys. Whether something is there is 1 or 0. */
export interface PracticeWord {
  readonly word: string;
  /** How often each wanted item is in the word, with a space on both sides. */
  readonly counts: readonly number[];
  /** Whether each item is in the space before the word and its first letter, which the first word of a batch lacks. */
  readonly atStart: readonly number[];
  /** Whether each item is in its last letter and the space after it, which the last word of a batch lacks. */
  readonly atEnd: readonly number[];
  /** Whether any wanted pair is lost at the beginning of a batch, and at its end. */
  readonly lostAtStart: number;
  readonly lostAtEnd: number;
  /** How many of its pairs are wanted, the spaces on both sides included. A pair of two items counts once. */
  readonly wantedPairs: number;
  /** The wanted pairs beyond `MIN_SHARE`; below 0 if it has fewer. */
  readonly surplus: number;
}

/** The words of a list that have wanted pairs, in the order of the list. */
export function practiceWords(words: readonly string[], wanted: readonly string[]): readonly PracticeWord[] {
  // Most words have none. Looking for these only is much faster.
  return words
    .filter((word) => {
      const text = ` ${word} `;
      return wanted.some((item) => text.includes(item));
    })
    .map((word) => practiceWord(word, wanted));
}

/** A word with what it has of these items. */
export function practiceWord(word: string, wanted: readonly string[]): PracticeWord {
  const [start, end] = [` ${word.charAt(0)}`, `${word.slice(-1)} `];
  const counts = wanted.map(() => 0);
  let wantedPairs = 0;
  const text = ` ${word} `;
  for (let i = 1; i < text.length; i++) {
    const pair = text.slice(i - 1, i + 1);
    let isWanted = false;
    for (let item = 0; item < wanted.length; item++) {
      if (!isPairOf(wanted[item] as string, pair)) continue;
      counts[item] = (counts[item] ?? 0) + 1;
      isWanted = true;
    }
    if (isWanted) wantedPairs++;
  }
  return {
    word,
    counts,
    atStart: wanted.map((item) => Number(isPairOf(item, start))),
    atEnd: wanted.map((item) => Number(isPairOf(item, end))),
    lostAtStart: countIn(start, wanted),
    lostAtEnd: countIn(end, wanted),
    wantedPairs,
    surplus: wantedPairs - MIN_SHARE * (word.length + 1),
  };
}
