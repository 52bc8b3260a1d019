import { atom, type Getter, type Setter } from 'jotai';
import { wordsTyped } from '../core/ownText';
import { type TypableText, typableText } from '../core/plainText';
import type { Round } from '../core/round';
import { OWN_TEXT, STANDARD_ROUND } from '../core/rules';
import { setupOf } from '../core/setup';
import { textHash } from '../core/textHash';
import { keepOver, readStored } from '../platform/storage';
import { readText, type TextTrouble } from '../platform/textFile';
import { readDatabase, writeDatabase } from './databaseAtoms';
import { tellAtom } from './noticeAtoms';
import { isRaced } from './roundAtoms';
import type { WordsSource } from './wordsAtoms';

/** Where it is kept how far a text has been typed, as JSON with a version. */
export const PLACE_KEY = 'ownText';
const VERSION = 1;

/** A text of the player's own, and how far it has been typed. */
export interface OwnText {
  /** In its order, at least one. */
  readonly words: readonly string[];
  /** The index of the word that is typed next. */
  readonly place: number;
}

const textAtom = atom<OwnText | null>(null);

/** The player's own text; null where there is none, or before it has been read. */
export const ownTextAtom = atom((get) => get(textAtom));

/** Has the text that was kept at hand; null where there is none. */
export async function readOwnText(get: Getter, set: Setter): Promise<OwnText | null> {
  const known = get(textAtom);
  if (known) return known;
  const read = await readDatabase(get, set, (db) => db.ownText());
  // It was kept as it can be typed; a later version of this page may know better what that is.
  const { words } = typableText(read?.result ?? '');
  if (words.length === 0) return null;
  const text = { words, place: readPlace(words) };
  set(textAtom, text);
  return text;
}

/** Reads the kept text, for whoever shows it. */
export const openOwnTextAtom = atom(null, async (get, set): Promise<void> => {
  await readOwnText(get, set);
});

/** What has come of a text that was given. */
export type TakenText =
  | ({ readonly outcome: 'taken'; readonly words: number } & Omit<TypableText, 'words'>)
  /** No character of it can be shown. */
  | { readonly outcome: 'empty' | TextTrouble };

/**
 * Takes a text, or a file with one, in the place of the one before: from its first word on. For this visit only where
 * there is no room for it. One that is no text leaves the one before.
 */
export const keepOwnTextAtom = atom(null, async (get, set, given: string | Blob): Promise<TakenText> => {
  const read = await readText(given);
  if (typeof read === 'string') return { outcome: read };
  const { words, ...changes } = typableText(read.text);
  if (words.length === 0) return { outcome: 'empty' };
  set(textAtom, { words, place: 0 });
  keepPlace(words, 0);
  if (!(await writeDatabase(get, set, (db) => db.keepOwnText(words.join(' '))))) set(tellAtom, 'notKept');
  return { outcome: 'taken', words: words.length, ...changes };
});

/** Has the text begin at its first word again. */
export const beginTextAnewAtom = atom(null, (get, set) => {
  const text = get(textAtom);
  if (!text) return;
  set(textAtom, { ...text, place: 0 });
  keepPlace(text.words, 0);
});

/** Notes how far a round over the text has come; of other rounds, and of raced ones, nothing. */
export const notePlaceAtom = atom(null, (get, set, round: Round) => {
  const text = get(textAtom);
  if (!text) return;
  const place = placeAfter(get, text, round);
  if (place === text.place) return;
  set(textAtom, { ...text, place });
  keepPlace(text.words, place);
});

/** Rounds over the text, each from where the one before has stopped. */
export function ownTextSource(get: Getter, set: Setter, label: string): WordsSource {
  return {
    label,
    setUp: (before, _seed, { durationMs }, columns) => {
      set(notePlaceAtom, before);
      const text = get(textAtom);
      if (!text) throw new Error('There is no text. Read it before rounds are made of it.');
      const { words, place } = text;
      return setupOf({
        seed: place,
        settings: { ...STANDARD_ROUND, durationMs, columns },
        wordList: OWN_TEXT,
        words,
      });
    },
  };
}

function placeAfter(get: Getter, { words, place }: OwnText, round: Round): number {
  const { setup, log } = round;
  const { columns } = setup.settings;
  if (setup.words !== words || columns === undefined || log === null || isRaced(get, setup)) return place;
  return wordsTyped(words, setup.seed, columns, round);
}

function readPlace(words: readonly string[]): number {
  const stored = readStored(PLACE_KEY);
  const kept = stored === 'denied' ? null : parsePlace(stored.text ?? '');
  return kept?.hash === hashOf(words) && kept.place < words.length ? kept.place : 0;
}

function keepPlace(words: readonly string[], place: number): void {
  const text = JSON.stringify({ version: VERSION, hash: hashOf(words), place });
  keepOver(PLACE_KEY, text, (stored) => parsePlace(stored) !== null);
}

/** Null where it is none of this version. */
function parsePlace(text: string): { readonly hash: number; readonly place: number } | null {
  try {
    const { version, hash, place } = JSON.parse(text) as Record<string, unknown>;
    const isRight = version === VERSION && isCount(hash) && isCount(place);
    return isRight ? { hash, place } : null;
  } catch {
    return null;
  }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

const hashes = new WeakMap<readonly string[], number>();

/** Tells a text from another. */
function hashOf(words: readonly string[]): number {
  const hash = hashes.get(words) ?? textHash(words.join(' '));
  hashes.set(words, hash);
  return hash;
}
