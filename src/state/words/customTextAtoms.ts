import { atom, type Getter } from 'jotai';
import type { Round } from '../../core/round/round';
import type { RoundSetup } from '../../core/round/roundSetup';
import { CUSTOM_TEXT, type RoundSettings, STANDARD_ROUND } from '../../core/round/rules';
import { nextWordIndex } from '../../core/words/customText';
import { setupOf, type WordsSource } from '../../core/words/setup';
import { hasBothDirections } from '../../core/words/shaping';
import { isTypable, type TypableText, typableText } from '../../core/words/typableText';
import { readPlace, savePlace } from '../../platform/words/savedPlace';
import { loadFontsFor } from '../../platform/words/scriptFonts';
import { isInSystemFonts } from '../../platform/words/systemFonts';
import { readText, type TextTrouble } from '../../platform/words/textFile';
import { readDatabase, writeDatabase } from '../database/databaseAtoms';
import { roundAtom } from '../round/roundAtoms';
import {
  type EndedSitting,
  knownOf,
  noteOfSittingAtom,
  type Sitting,
  sittingAtom,
} from '../round/sittingAtoms';

/** The player's custom text, and how far it has been typed. */
export interface CustomText {
  /** In order, at least one. */
  readonly words: readonly string[];
  /** The index of the next word to type. */
  readonly place: number;
}

/** The player's custom text; null if there is none, or before it has been loaded. */
export const customTextAtom = atom<CustomText | null>(null);

/** Loads the saved text, unless it is loaded already; null if there is none. */
export const loadCustomTextAtom = atom(null, async (get, set): Promise<CustomText | null> => {
  if (!get(customTextAtom)) await set(loadTextAtom);
  return get(customTextAtom);
});

const loadTextAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(customTextAtom);
  const saved = (await readDatabase(get, set, (db) => db.facts.customText()))?.result ?? '';
  // Texts are saved in typable form, but a newer version may have other rules for it.
  const words = isTypable(saved) ? saved.split(' ') : typableText(saved, isInSystemFonts).words;
  await loadFontsFor(ownSetup(words));
  // The player may have entered another meanwhile.
  if (words.length > 0 && get(customTextAtom) === before)
    set(customTextAtom, { words, place: readPlace(words) ?? 0 });
});

/** To be set when another tab has saved a place: in this text, or in another that it has saved. */
export const reloadPlaceAtom = atom(null, (get, set) => {
  const text = get(customTextAtom);
  if (!text) return;
  const place = readPlace(text.words);
  if (place === null) void set(loadTextAtom);
  else set(customTextAtom, { ...text, place });
});

/** Saves how far the current round has come, as the page is left. */
export const savePlaceAtom = atom(null, (get) => {
  const text = get(customTextAtom);
  const round = get(roundAtom);
  if (text && movesPlace(text, get(sittingAtom), round)) savePlace(text.words, placeAfter(text, round));
});

/** The outcome of entering a text. */
export type TextOutcome =
  | ({
      readonly outcome: 'accepted';
      readonly words: number;
      /** Whether it has letters of both directions. */
      readonly isMixed: boolean;
      readonly isSaved: boolean;
    } & Omit<TypableText, 'words'>)
  /** `empty`: none of its characters can be shown. */
  | { readonly outcome: 'empty' | TextTrouble };

/** Counts the texts that were entered or restored. The latest wins, however long an earlier one takes. */
const enteredAtom = atom(0);
/** The number of the text that is wanted. Its fonts may still be loading. */
const wantedAtom = atom(0);

/** Returns the number for a newly entered text. */
const countEnteredAtom = atom(null, (get, set): number => {
  set(enteredAtom, get(enteredAtom) + 1);
  return get(enteredAtom);
});

/**
 * Replaces the text by a new one, or by a file's, and saves it. Without room for it, it lasts for this visit only. What
 * is no text changes nothing. Null if another text was entered or restored meanwhile.
 */
export const saveCustomTextAtom = atom(
  null,
  async (get, set, input: string | Blob): Promise<TextOutcome | null> => {
    const turn = set(countEnteredAtom);
    const read = await readText(input);
    if (typeof read === 'string') return { outcome: read };
    const { words, ...changes } = typableText(read.text, isInSystemFonts);
    if (words.length === 0) return { outcome: 'empty' };
    if (get(wantedAtom) > turn) return null;
    set(wantedAtom, turn);
    // Before the text is shown.
    await loadFontsFor(ownSetup(words));
    if (get(wantedAtom) !== turn) return null;
    set(customTextAtom, { words, place: 0 });
    const saved = await writeDatabase(get, set, (db) => db.facts.saveCustomText(words.join(' ')));
    // After the text, because this makes other tabs load the text.
    const now = get(customTextAtom);
    savePlace(words, now?.words === words ? now.place : 0);
    const isMixed = hasBothDirections(words);
    return { outcome: 'accepted', words: words.length, isMixed, isSaved: saved !== null, ...changes };
  },
);

/** Restores an earlier text and its place; null restores that there was none. */
export const restoreCustomTextAtom = atom(null, async (get, set, text: CustomText | null): Promise<void> => {
  set(wantedAtom, set(countEnteredAtom));
  set(customTextAtom, text);
  await writeDatabase(get, set, (db) => db.facts.saveCustomText(text?.words.join(' ') ?? ''));
  const now = get(customTextAtom);
  if (text && now?.words === text.words) savePlace(now.words, now.place);
});

/** Goes back to the first word. A round begun before that no longer moves the place. */
export const restartTextAtom = atom(null, (get, set) => {
  const text = get(customTextAtom);
  if (!text) return;
  if (get(roundAtom).log) set(noteOfSittingAtom, { hasMovedPlace: true });
  set(customTextAtom, { ...text, place: 0 });
  savePlace(text.words, 0);
});

/** Moves the place to where a round over the text has stopped, once a round. Other rounds and races are ignored. */
export const advancePlaceAtom = atom(null, (get, set, ended: EndedSitting) => {
  const text = get(customTextAtom);
  const { number, round } = ended;
  if (!text || !movesPlace(text, knownOf(get, ended), round)) return;
  if (get(sittingAtom).number === number) set(noteOfSittingAtom, { hasMovedPlace: true });
  const place = placeAfter(text, round);
  set(customTextAtom, { ...text, place });
  savePlace(text.words, place);
});

/** Sets up rounds over the text, each from where the previous one has stopped. */
export function customTextSource(get: Getter): WordsSource {
  return {
    setUp: (before, _seed, settings, columns) => {
      const text = get(customTextAtom);
      if (!text) throw new Error('There is no text. Read it before rounds are made of it.');
      // An abandoned round moves the place only after the next one has begun.
      const place = movesPlace(text, get(sittingAtom), before) ? placeAfter(text, before) : text.place;
      return ownSetup(text.words, place, { ...settings, columns });
    },
  };
}

/** The setup of a round over a text. */
function ownSetup(
  words: readonly string[],
  place = 0,
  settings: RoundSettings = { ...STANDARD_ROUND, columns: 0 },
): RoundSetup {
  return setupOf({ seed: place, settings, wordList: CUSTOM_TEXT, words });
}

/** Whether the round of a sitting should move the place in the text and has not done so yet. */
function movesPlace({ words }: CustomText, sitting: Sitting, { setup, log }: Round): boolean {
  return setup.words === words && log !== null && !sitting.knewWords && !sitting.hasMovedPlace;
}

function placeAfter({ words }: CustomText, round: Round): number {
  const { seed, settings } = round.setup;
  return nextWordIndex(words, seed, settings.columns ?? 0, round);
}
