import { atom } from 'jotai';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { scriptsOf } from '../../core/words/scripts';
import { loadFontsFor } from '../../platform/words/scriptFonts';
import { chooseOptionsAtom } from '../next/chooseOptionsAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import {
  type CustomText,
  customTextAtom,
  loadCustomTextAtom,
  restoreCustomTextAtom,
  saveCustomTextAtom,
  type TextOutcome,
} from './customTextAtoms';

/** What is in the text box. It outlives the box, which unmounts with the dialog and when other words are chosen. */
interface Draft {
  readonly text: string;
  /** Whether it has unsubmitted changes. */
  readonly isUnsubmitted: boolean;
  /** Whether the current text was submitted from this draft. */
  readonly isChosen: boolean;
}

const EMPTY: Draft = { text: '', isUnsubmitted: false, isChosen: false };

const draftAtom = atom(EMPTY);

/** The text in the box. */
export const draftTextAtom = atom((get) => get(draftAtom).text);

/** The scripts in it whose fonts were asked for last. */
const draftScriptsAtom = atom('');

/** So much of a text tells what fonts its box needs. */
const SAMPLE = 2000;

/** Updates the text in the box, and loads the fonts of its words, which the system may lack. */
export const editDraftAtom = atom(null, (get, set, text: string) => {
  set(draftAtom, text === '' ? EMPTY : { ...get(draftAtom), text, isUnsubmitted: true });
  const characters = text.slice(0, SAMPLE);
  const scripts = scriptsOf(characters).join();
  if (scripts === get(draftScriptsAtom)) return;
  set(draftScriptsAtom, scripts);
  void loadFontsFor({ characters });
});

/** Whether the box is mounted: not while other words are chosen. */
export const isTextBoxShownAtom = atom(false);

/** The words before a text was submitted, or before that was undone. */
interface UndoState {
  readonly text: CustomText | null;
  /** As in the options. */
  readonly words: string;
  readonly offers: 'undo' | 'redo';
}

const undoAtom = atom<UndoState | null>(null);

/** The outcome of the last submitted text; null before the first, and after an undo. */
export const textOutcomeAtom = atom<TextOutcome | null>(null);

/** Whether the last submitted text can be undone or redone; null if none was submitted in this visit. */
export const textUndoAtom = atom((get) => get(undoAtom)?.offers ?? null);

/**
 * Saves a text, or a file's, and chooses it for the next rounds. What is no text, or was overtaken by another, changes
 * nothing. Returns whether it was chosen.
 */
const submitTextAtom = atom(null, async (get, set, input: string | Blob): Promise<boolean> => {
  // Loads the saved text first, so that undo can restore it.
  const before = {
    text: await set(loadCustomTextAtom),
    words: get(optionsAtom).words,
    offers: 'undo' as const,
  };
  const result = await set(saveCustomTextAtom, input);
  if (!result) return false;
  set(textOutcomeAtom, result);
  if (result.outcome !== 'accepted') return false;
  // Several submissions from one draft are one step to undo.
  if (!get(draftAtom).isChosen) set(undoAtom, before);
  set(chooseOptionsAtom, { words: CUSTOM_TEXT });
  return true;
});

/** Submits the text in the box, and leaves it there to be edited. */
export const submitDraftAtom = atom(null, async (get, set): Promise<void> => {
  const { text } = get(draftAtom);
  set(draftAtom, { ...get(draftAtom), isUnsubmitted: false });
  const isChosen = await set(submitTextAtom, text);
  // The box may have been edited or cleared meanwhile.
  const now = get(draftAtom);
  if (now.text !== '') set(draftAtom, { ...now, isChosen });
});

/** Submits the text in the box, and clears it if the text was accepted and nothing has been typed since. */
export const submitAndClearDraftAtom = atom(null, async (get, set): Promise<void> => {
  await set(submitDraftAtom);
  const { isChosen, isUnsubmitted } = get(draftAtom);
  if (isChosen && !isUnsubmitted) set(draftAtom, EMPTY);
});

/** Submits a file. The draft in the box stays, but no longer counts as unsubmitted. */
export const submitFileAtom = atom(null, async (get, set, file: Blob): Promise<void> => {
  set(draftAtom, { ...get(draftAtom), isUnsubmitted: false, isChosen: false });
  await set(submitTextAtom, file);
});

/** To be set when the dialog closes: submits the text in the box. What is no text stays there. */
export const closeDraftAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isTextBoxShownAtom)) return;
  const { text, isUnsubmitted } = get(draftAtom);
  set(textOutcomeAtom, null);
  if (isUnsubmitted && text.trim() !== '') await set(submitAndClearDraftAtom);
  else set(draftAtom, EMPTY);
});

/** Restores the words before the last submitted text; the next call redoes it. Unsubmitted changes stay in the box. */
export const undoTextAtom = atom(null, (get, set) => {
  const before = get(undoAtom);
  if (!before) return;
  const now = { text: get(customTextAtom), words: get(optionsAtom).words };
  set(undoAtom, { ...now, offers: before.offers === 'undo' ? 'redo' : 'undo' });
  set(textOutcomeAtom, null);
  const draft = get(draftAtom);
  set(draftAtom, draft.isUnsubmitted ? { ...draft, isChosen: false } : EMPTY);
  void set(restoreCustomTextAtom, before.text);
  set(chooseOptionsAtom, { words: before.words });
});
