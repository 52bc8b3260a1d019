import { withoutVersion } from './listVersions';

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
 * The units of lists that are not told in wpm: in Korean, where a character is a syllable, strokes a minute. Each has the
 * strokes of keys that a character of the list takes in the mean, spaces between twelve words included.
 */
export const OTHER_UNITS: Readonly<Record<string, SpeedUnit>> = {
  'korean-common': { name: 'strokes', perWpm: CHARACTERS_PER_WORD * 2.06 },
  'korean-200': { name: 'strokes', perWpm: CHARACTERS_PER_WORD * 2 },
};

/** In what the speeds of rounds over a list are told. */
export function speedUnitOf(wordList: string): SpeedUnit {
  return OTHER_UNITS[withoutVersion(wordList)] ?? WPM;
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
