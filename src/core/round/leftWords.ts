/*
 * Rounds in which a Space ends the word (`spaceEndsWord`): what a Space leaves out, and what is typed where one is due.
 */
import type { Round } from './round';

/** Stands in `Round.typed` for a character that a Space has skipped. */
export const SKIPPED = '';

/** A character that was typed where a Space is due: it is an error, and the cursor stays. */
export interface Surplus {
  /** The place of the space in the batch. */
  readonly place: number;
  readonly char: string;
}

/** Whether a key changes nothing: a Space at the beginning of a word, where a Space ends words. */
export function isIdleSpace({ setup, expected, typed }: Round, char: string): boolean {
  const { length } = typed;
  const isAtBeginning = length === 0 || expected[length - 1] === ' ';
  return setup.settings.spaceEndsWord === true && char === ' ' && isAtBeginning;
}

/** What is typed of a batch once a Space has left its open word: the space stands for that Space, if one follows. */
export function withoutRestOfWord({ expected, typed }: Pick<Round, 'expected' | 'typed'>): readonly string[] {
  const end = expected.indexOf(' ', typed.length);
  const skipped = (end < 0 ? expected.length : end) - typed.length;
  return typed.concat(new Array<string>(skipped).fill(SKIPPED), end < 0 ? [] : [' ']);
}

/** Whether a character is wrong at its place, as is the Space that has left a word. */
export function isWrongAt({ expected, typed }: Pick<Round, 'expected' | 'typed'>, place: number): boolean {
  const char = typed[place];
  return char !== SKIPPED && (char !== expected[place] || typed[place - 1] === SKIPPED);
}

/** The last character typed where the Space is due that the cursor stands at; undefined without one. */
export function openSurplus({ typed, surplus }: Pick<Round, 'typed' | 'surplus'>): string | undefined {
  const last = surplus.at(-1);
  return last?.place === typed.length ? last.char : undefined;
}

/** How many characters stand in the open batch from a place on. */
export function charactersFrom({ typed, surplus }: Pick<Round, 'typed' | 'surplus'>, from: number): number {
  const inPlace = typed.slice(from).filter((char) => char !== SKIPPED);
  return inPlace.length + surplus.filter(({ place }) => place >= from).length;
}
