import { atom } from 'jotai';
import type { Round } from '../../core/round/round';
import { loadFontsFor } from '../../platform/words/scriptFonts';
import { type ReplayTrouble, replaySaved } from '../../services/history/savedRounds';
import { readDatabase } from '../database/databaseAtoms';
import { latestAtom } from '../page/latestAtom';
import { watchAtom } from '../replay/watchAtoms';
import { withLoadedWords } from '../words/wordListAtoms';
import type { ListedRound } from './listedRoundAtoms';

export type { ReplayTrouble };

/** A saved round that is shown: replayed from its log. */
export interface ShownRound {
  readonly listed: ListedRound;
  /** Null when it is gone or damaged; the reason when it is intact but cannot be replayed. */
  readonly round: Round | null | ReplayTrouble;
}

/** The saved round that is shown; null while the list is. */
export const shownRoundAtom = atom<ShownRound | null>(null);

/** The round that was requested last. */
const requestedAtom = latestAtom<ListedRound>();

/** Shows a saved round; null goes back to the list. */
export const showRoundAtom = atom(null, async (_get, set, listed: ListedRound | null): Promise<void> => {
  const read = await set(readRequestedAtom, listed);
  if (read || !listed) set(shownRoundAtom, read);
});

/** Closes the shown round, and cancels a request for one. */
export const closeShownRoundAtom = atom(null, (_get, set) => {
  set(shownRoundAtom, null);
  set(requestedAtom, null);
});

/** A saved round as it was played; null where it cannot be replayed, and then it is shown with the reason. */
export const replayRoundAtom = atom(null, async (_get, set, listed: ListedRound): Promise<Round | null> => {
  const read = await set(readRequestedAtom, listed);
  if (isReplayed(read)) return read.round;
  if (read) set(shownRoundAtom, read);
  return null;
});

/** Shows the replay of a saved round on the board. `at` is the press's own time stamp, in ms. */
export const watchSavedAtom = atom(null, async (_get, set, listed: ListedRound, at: number) => {
  const round = await set(replayRoundAtom, listed);
  if (round) set(watchAtom, round, at);
});

function isReplayed(read: ShownRound | null): read is ShownRound & { readonly round: Round } {
  return read !== null && read.round !== null && typeof read.round !== 'string';
}

/** Reads and replays a round. Null when the database cannot be read, or another round has been requested meanwhile. */
const readRequestedAtom = atom(
  null,
  async (get, set, listed: ListedRound | null): Promise<ShownRound | null> => {
    const isLatest = set(requestedAtom, listed);
    const done = listed && (await readDatabase(get, set, (db) => db.rounds([listed.id])));
    if (!done || !isLatest()) return null;
    const [saved] = done.result;
    const round = saved
      ? await withLoadedWords(get, set, (findWords) => replaySaved(saved, findWords))
      : null;
    if (round !== null && typeof round !== 'string') await loadFontsFor(round.setup);
    return isLatest() ? { listed, round } : null;
  },
);
