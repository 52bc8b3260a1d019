import { atom } from 'jotai';
import { listingOf, type SavedRound } from '../../platform/history/databaseSchema';
import {
  isQueueNearlyFull,
  parseQueuedRound,
  type QueuedRound,
  quarantineRound,
  queuedKeys,
  queuedText,
  removeFromQueue,
} from '../../platform/history/queuedRounds';
import { dateNowMs } from '../../platform/round/clock';
import { type VerifiedRound, verifyQueuedRound } from '../../services/history/savedRounds';
import { countOf } from '../../services/practice/countRounds';
import { writeDatabase } from '../database/databaseAtoms';
import { notifyAtom, withdrawNoticeAtom } from '../page/noticeAtoms';
import { persistOnceAtom } from '../round/bestAtoms';
import { findWordsAtom, withLoadedWords } from '../words/wordListAtoms';
import { changePastRoundsAtom } from './pastRoundsAtoms';
import {
  noteSavedRoundsAtom,
  quarantineUnsaved,
  queueUnsavedRoundsAtom,
  type UnsavedRound,
  unsavedRoundsAtom,
  verifyUnsaved,
} from './unsavedRoundAtoms';

/** After this many rounds without an export, the person is advised to make one. */
const ADVISE_EXPORT_AFTER = 50;

/** Which queued rounds are saved: none, those whose word list is loaded, or all, for which lists are loaded. */
type WhichQueued = 'none' | 'ofLoadedLists' | 'all';

/** Saves the unsaved rounds of this visit, then those queued by earlier ones. */
export const saveRoundsAtom = atom(null, async (get, set, which: WhichQueued): Promise<void> => {
  const unsaved = get(unsavedRoundsAtom);
  if (unsaved.length > 0) await set(saveUnsavedAtom, unsaved);
  if (which !== 'none') await set(saveQueuedAtom, which);
});

/**
 * The rounds that wait to be saved, of this visit and of earlier ones, as they would be saved. Without those whose words
 * cannot be loaded.
 */
export const waitingRoundsAtom = atom(null, async (get, set): Promise<SavedRound[]> => {
  const ofVisit = get(unsavedRoundsAtom).map((one) => verifyUnsaved(get, one));
  const ofEarlier = queuedKeys().map((key) => {
    const queued = parseQueuedRound(queuedText(key));
    if (queued === 'newer') return queued;
    return queued && withLoadedWords(get, set, (findWords) => verifyQueuedRound(queued, findWords));
  });
  const all = [...ofVisit, ...(await Promise.all(ofEarlier))].filter((one) => typeof one === 'object');
  // Those of this visit are queued, too, if they could not be saved.
  const byId = new Map(all.flatMap((one) => (one ? [[one.saved.id, one.saved]] : [])));
  return [...byId.values()];
});

const saveUnsavedAtom = atom(null, async (get, set, unsaved: readonly UnsavedRound[]): Promise<void> => {
  const verified = new Map(unsaved.map((one) => [one, verifyUnsaved(get, one)]));
  const ready = [...verified.values()].filter((one) => one !== null);
  if (ready.length > 0) {
    const isWritten = await set(saveVerifiedAtom, ready);
    set(noteWrittenAtom, 'unsaved', isWritten);
    if (!isWritten) {
      set(queueUnsavedRoundsAtom);
      return;
    }
  }
  set(noteSavedRoundsAtom, unsaved);
  for (const [one, played] of verified) {
    // A bug of ours is no reason to lose a round.
    if (!played && quarantineUnsaved(get, one)) set(notifyAtom, 'damaged');
  }
  await set(adviseExportAtom);
});

/** Saves each queued round as soon as it has been checked: some may wait for their word list. */
const saveQueuedAtom = atom(null, async (get, set, which: Exclude<WhichQueued, 'none'>): Promise<void> => {
  const verify = (queued: QueuedRound) =>
    which === 'all'
      ? withLoadedWords(get, set, (findWords) => verifyQueuedRound(queued, findWords))
      : verifyQueuedRound(queued, get(findWordsAtom));
  const written: boolean[] = [];
  const save = async (round: VerifiedRound): Promise<boolean> => {
    const isSaved = await set(saveVerifiedAtom, [round]);
    written.push(isSaved);
    return isSaved;
  };
  const saveOne = async (key: string): Promise<boolean> => {
    const text = queuedText(key);
    // Another tab may have saved it meanwhile.
    if (text === '') return false;
    const queued = parseQueuedRound(text);
    const verified = queued === 'newer' ? queued : queued ? await verify(queued) : 'form';
    // It stays queued until the list, or a version that can read it, is here.
    if (verified === 'words' || verified === 'wordsNotLoaded' || verified === 'newer') return false;
    const isRound = typeof verified === 'object';
    if (isRound ? await save(verified) : quarantineRound(text)) {
      removeFromQueue(key);
      if (!isRound) set(notifyAtom, 'damaged');
      return isRound;
    }
    return false;
  };
  const saved = await Promise.all(queuedKeys().map(saveOne));
  // Those that wait for their words say nothing of the database.
  if (written.length > 0 || queuedKeys().length === 0) {
    set(noteWrittenAtom, 'queued', !written.includes(false));
  }
  if (!isQueueNearlyFull()) set(withdrawNoticeAtom, 'queueNearlyFull');
  if (saved.includes(true)) await set(adviseExportAtom);
});

/** Saves at least one round. Returns whether the database could be written. */
const saveVerifiedAtom = atom(null, async (get, set, ready: readonly VerifiedRound[]): Promise<boolean> => {
  const count = countOf(ready, dateNowMs());
  // The round matters more than what is counted: where there is no room for both, it is saved alone.
  const saved =
    (await writeDatabase(get, set, (db) => db.save(ready, 'played', undefined, count))) ??
    (await writeDatabase(get, set, (db) => db.save(ready, 'played')));
  if (saved) {
    // At once: these are no longer among the unsaved ones.
    const added = ready.map((one) => listingOf(one.saved, one.summary));
    set(changePastRoundsAtom, { added, removed: [] });
    set(persistOnceAtom);
  }
  return Boolean(saved);
});

/** Notes whether the unsaved or the queued rounds could be written. A notice says so where they could not. */
const noteWrittenAtom = atom(null, (_get, set, which: 'unsaved' | 'queued', isWritten: boolean) =>
  set(isWritten ? withdrawNoticeAtom : notifyAtom, 'roundsNotSaved', which),
);

const adviseExportAtom = atom(null, async (get, set): Promise<void> => {
  const due = await writeDatabase(get, set, (db) => db.facts.isExportDue(ADVISE_EXPORT_AFTER));
  if (due?.result) set(notifyAtom, 'exportDue');
});
