/** In what a speed is told. */
export interface SpeedUnit {
  readonly name: 'wpm' | 'strokes';
  /** How many of it one wpm is. */
  readonly perWpm: number;
}

/** Words a minute, a word being five characters. */
export const WPM: SpeedUnit = { name: 'wpm', perWpm: 1 };

/** Any five characters count as a word: the convention of typing contests since the 1920s. */
export const CHARACTERS_PER_WORD = 5;

/**
 * The strokes of keys that a character of the usual Korean list takes in the mean, the spaces between twelve words included:
 * a syllable is one character, and speeds are told in strokes a minute.
 */
export const STROKES_PER_CHARACTER = 2.06;
const STROKES: SpeedUnit = { name: 'strokes', perWpm: CHARACTERS_PER_WORD * STROKES_PER_CHARACTER };

/** In what the speeds of rounds over a list are told. */
export function speedUnitOf(wordList: string): SpeedUnit {
  return wordList.startsWith('korean-') ? STROKES : WPM;
}

/** In what the speeds of several rounds are told together: in wpm if their lists have more than one unit. */
export function commonSpeedUnit(wordLists: readonly string[]): SpeedUnit {
  const [unit = WPM, ...others] = new Set(wordLists.map(speedUnitOf));
  return others.length > 0 ? WPM : unit;
}

/** A speed in another unit. */
export function speedIn({ perWpm }: SpeedUnit, speedWpm: number): number {
  return perWpm * speedWpm;
}
