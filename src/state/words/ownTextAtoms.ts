import { atom, type Getter, type Setter } from 'jotai';
import type { Round, RoundSetup } from '../../core/round/round';
import { OWN_TEXT, STANDARD_ROUND } from '../../core/round/rules';
import { wordsTyped } from '../../core/words/ownText';
import { isTypable, type TypableText, typableText } from '../../core/words/plainText';
import { setupOf } from '../../core/words/setup';
import { isOnMachine } from '../../platform/words/machineFonts';
import { readText, type TextTrouble } from '../../platform/words/textFile';
import { readDatabase, writeDatabase } from '../history/databaseAtoms';
import { isRaced, roundAtom } from '../round/roundAtoms';
import { keepPlace, readPlace } from './keptPlace';
import { fontsFor } from './wordLists';
import type { WordsSource } from './wordsAtoms';

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
  if (!get(textAtom)) await set(readTextAtom);
  return get(textAtom);
}

const readTextAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(textAtom);
  const kept = (await readDatabase(get, set, (db) => db.ownText()))?.result ?? '';
  // It was kept as it can be typed; a later version of this page may know better what that is.
  const words = isTypable(kept) ? kept.split(' ') : typableText(kept, isOnMachine).words;
  await fontsFor(ownSetup(words));
  // Another may have been given meanwhile.
  if (words.length > 0 && get(textAtom) === before) set(textAtom, { words, place: readPlace(words) ?? 0 });
});

/** Another tab has kept a place: in this text, or in another that it has taken. */
export const followPlaceAtom = atom(null, (get, set) => {
  const text = get(textAtom);
  if (!text) return;
  const place = readPlace(text.words);
  if (place === null) void set(readTextAtom);
  else set(textAtom, { ...text, place });
});

/** Keeps how far a round has come that may yet go on: the page is left. */
export const keepPlaceAtom = atom(null, (get) => {
  const text = get(textAtom);
  const round = get(roundAtom);
  if (text && isOver(get, text, round)) keepPlace(text.words, placeAfter(text, round));
});

/** Reads the kept text, for whoever shows it. */
export const openOwnTextAtom = atom(null, async (get, set): Promise<void> => {
  await readOwnText(get, set);
});

/** What has come of a text that was given. */
export type TakenText =
  | ({ readonly outcome: 'taken'; readonly words: number; readonly isKept: boolean } & Omit<
      TypableText,
      'words'
    >)
  /** No character of it can be shown. */
  | { readonly outcome: 'empty' | TextTrouble };

/** How many texts were given or brought back: a later one goes first, however long an earlier one takes. */
const givenAtom = atom(0);
/** Which of them is wanted. Its fonts may still be on their way. */
const wantedAtom = atom(0);

/** The number of a text that is given now. */
const countGivenAtom = atom(null, (get, set): number => {
  set(givenAtom, get(givenAtom) + 1);
  return get(givenAtom);
});

/**
 * Takes a text, or a file with one, in the place of the one before: from its first word on. For this visit only where
 * there is no room for it. One that is no text leaves the one before. Null where another was given or brought back
 * meanwhile.
 */
export const keepOwnTextAtom = atom(
  null,
  async (get, set, given: string | Blob): Promise<TakenText | null> => {
    const turn = set(countGivenAtom);
    const read = await readText(given);
    if (typeof read === 'string') return { outcome: read };
    const { words, ...changes } = typableText(read.text, isOnMachine);
    if (words.length === 0) return { outcome: 'empty' };
    if (get(wantedAtom) > turn) return null;
    set(wantedAtom, turn);
    // Before anybody sees a word of it.
    await fontsFor(ownSetup(words));
    if (get(wantedAtom) !== turn) return null;
    set(textAtom, { words, place: 0 });
    const kept = await writeDatabase(get, set, (db) => db.keepOwnText(words.join(' ')));
    // Not before: it has other tabs read the text.
    const now = get(textAtom);
    keepPlace(words, now?.words === words ? now.place : 0);
    return { outcome: 'taken', words: words.length, isKept: kept !== null, ...changes };
  },
);

/** Brings back a text of before at its place, or that there was none. */
export const restoreOwnTextAtom = atom(null, async (get, set, text: OwnText | null): Promise<void> => {
  set(wantedAtom, set(countGivenAtom));
  set(textAtom, text);
  await writeDatabase(get, set, (db) => db.keepOwnText(text?.words.join(' ') ?? ''));
  const now = get(textAtom);
  if (text && now?.words === text.words) keepPlace(now.words, now.place);
});

/** Has the text begin at its first word again; what has been typed of it up to now counts for its place no more. */
export const beginTextAnewAtom = atom(null, (get, set) => {
  const text = get(textAtom);
  if (!text) return;
  if (get(roundAtom).log) get(notedAtom).add(get(roundAtom).setup);
  set(textAtom, { ...text, place: 0 });
  keepPlace(text.words, 0);
});

/** The setups of rounds that the place has been taken from. */
const notedAtom = atom(() => new WeakSet<RoundSetup>());

/** Notes how far a round over the text has come, once; of other rounds, and of raced ones, nothing. */
export const notePlaceAtom = atom(null, (get, set, round: Round) => {
  const text = get(textAtom);
  if (!text || !isOver(get, text, round)) return;
  get(notedAtom).add(round.setup);
  const place = placeAfter(text, round);
  set(textAtom, { ...text, place });
  keepPlace(text.words, place);
});

/** Rounds over the text, each from where the one before has stopped. */
export function ownTextSource(get: Getter): WordsSource {
  return {
    setUp: (before, _seed, { durationMs }, columns) => {
      const text = get(textAtom);
      if (!text) throw new Error('There is no text. Read it before rounds are made of it.');
      // One that is given up for this says so only when this has begun.
      const place = isOver(get, text, before) ? placeAfter(text, before) : text.place;
      return ownSetup(text.words, { place, durationMs, columns });
    },
  };
}

/** A round over a text. */
function ownSetup(
  words: readonly string[],
  { place = 0, durationMs = STANDARD_ROUND.durationMs, columns = 0 } = {},
): RoundSetup {
  const settings = { ...STANDARD_ROUND, durationMs, columns };
  return setupOf({ seed: place, settings, wordList: OWN_TEXT, words });
}

/** Whether a round says where the text is to go on, and has not said it yet. */
function isOver(get: Getter, { words }: OwnText, { setup, log }: Round): boolean {
  return setup.words === words && log !== null && !isRaced(get, setup) && !get(notedAtom).has(setup);
}

function placeAfter({ words }: OwnText, round: Round): number {
  const { seed, settings } = round.setup;
  return wordsTyped(words, seed, settings.columns ?? 0, round);
}
