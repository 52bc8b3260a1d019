import { atom } from 'jotai';
import { OWN_TEXT } from '../../core/round/rules';
import { chooseOptionsAtom } from '../options/chooseOptionsAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import {
  keepOwnTextAtom,
  type OwnText,
  ownTextAtom,
  readOwnText,
  restoreOwnTextAtom,
  type TakenText,
} from './ownTextAtoms';

/** What is in the box for a text. It outlives the box, which goes with the dialog and when other words are chosen. */
interface Draft {
  readonly text: string;
  /** Whether something was typed that no round has been made of. */
  readonly isNew: boolean;
  /** Whether the text that is chosen is this, or what this was a moment ago. */
  readonly isChosen: boolean;
}

const EMPTY: Draft = { text: '', isNew: false, isChosen: false };

const draftAtom = atom(EMPTY);

/** What is in the box. */
export const draftTextAtom = atom((get) => get(draftAtom).text);

/** Notes what the box holds now. */
export const typeDraftAtom = atom(null, (get, set, text: string) =>
  set(draftAtom, text === '' ? EMPTY : { ...get(draftAtom), text, isNew: true }),
);

/** Whether there is a box: not while other words are chosen. */
export const isBoxShownAtom = atom(false);

/** What rounds were of before a text was taken, or before that was undone. */
interface Before {
  readonly text: OwnText | null;
  /** As in the options. */
  readonly words: string;
  readonly offers: 'undo' | 'redo';
}

const beforeAtom = atom<Before | null>(null);
const takenAtom = atom<TakenText | null>(null);

/** What has come of the text that was given last; null before, and once it was undone. */
export const takenTextAtom = atom((get) => get(takenAtom));

/** Whether the last text can be undone, or had again; null when there was none in this visit. */
export const undoOfTextAtom = atom((get) => get(beforeAtom)?.offers ?? null);

/**
 * Takes a text, or a file with one, and chooses it. What is no text leaves all as it is, and so does one that another
 * has overtaken. Returns whether it was chosen.
 */
const takeTextAtom = atom(null, async (get, set, given: string | Blob): Promise<boolean> => {
  // One that was kept and nobody has looked at is to come back, too.
  const before = {
    text: await readOwnText(get, set),
    words: get(optionsAtom).words,
    offers: 'undo' as const,
  };
  const taken = await set(keepOwnTextAtom, given);
  if (!taken) return false;
  set(takenAtom, taken);
  if (taken.outcome !== 'taken') return false;
  // Piece by piece into one box is one text.
  if (!get(draftAtom).isChosen || get(beforeAtom)?.offers !== 'undo') set(beforeAtom, before);
  set(chooseOptionsAtom, { words: OWN_TEXT });
  return true;
});

/** Takes what the box holds, and leaves it there to be changed. */
export const takeDraftAtom = atom(null, async (get, set): Promise<void> => {
  const { text } = get(draftAtom);
  set(draftAtom, { ...get(draftAtom), isNew: false });
  const isChosen = await set(takeTextAtom, text);
  // It may have been emptied, or typed in, meanwhile.
  const now = get(draftAtom);
  if (now.text !== '') set(draftAtom, { ...now, isChosen });
});

/** Takes what the box holds, and empties it where that was a text and nothing has been typed since. */
export const finishDraftAtom = atom(null, async (get, set): Promise<void> => {
  await set(takeDraftAtom);
  const { isChosen, isNew } = get(draftAtom);
  if (isChosen && !isNew) set(draftAtom, EMPTY);
});

/** Takes a file. What is in the box is not what is wanted. */
export const takeFileAtom = atom(null, async (get, set, file: Blob): Promise<void> => {
  set(draftAtom, { ...get(draftAtom), isNew: false, isChosen: false });
  await set(takeTextAtom, file);
});

/** The dialog closes: what was typed into the box is taken. What is no text stays in it. */
export const closeDraftAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isBoxShownAtom)) return;
  const { text, isNew } = get(draftAtom);
  set(takenAtom, null);
  if (isNew && text.trim() !== '') await set(finishDraftAtom);
  else set(draftAtom, EMPTY);
});

/** Brings back what rounds were of before the last text; once more, that text. What is new in the box stays there. */
export const undoTextAtom = atom(null, (get, set) => {
  const before = get(beforeAtom);
  if (!before) return;
  const now = { text: get(ownTextAtom), words: get(optionsAtom).words };
  set(beforeAtom, { ...now, offers: before.offers === 'undo' ? 'redo' : 'undo' });
  set(takenAtom, null);
  const draft = get(draftAtom);
  set(draftAtom, draft.isNew ? { ...draft, isChosen: false } : EMPTY);
  void set(restoreOwnTextAtom, before.text);
  set(chooseOptionsAtom, { words: before.words });
});
