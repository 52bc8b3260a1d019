import { atom } from 'jotai';
import type { ListedRound, SavedRound } from '../../platform/history/databaseSchema';
import { writeDatabase } from '../database/databaseAtoms';
import { withdrawNoticeAtom } from '../page/noticeAtoms';
import { listedRoundsAtom } from './listedRoundAtoms';
import { changePastRoundsAtom } from './pastRoundsAtoms';

interface DeletedRound {
  readonly saved: SavedRound;
  readonly listed: ListedRound;
}
const deletedAtom = atom<readonly DeletedRound[]>([]);

/** The rounds that have been deleted since the list was opened, in that order. */
export const deletedRoundsAtom = atom((get) => get(deletedAtom).map(({ listed }) => listed));

/** Deletes a round. It can be restored as long as the list is open. */
export const deleteRoundAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const done = await writeDatabase(get, set, async (db) => {
    const [saved] = await db.rounds([id]);
    await db.delete([id]);
    return saved;
  });
  const list = get(listedRoundsAtom);
  // It may have been closed meanwhile.
  if (!done || !list) return;
  const listed = list.find((one) => one.id === id);
  set(changePastRoundsAtom, { added: [], removed: [id] });
  if (done.result && listed) set(deletedAtom, [...get(deletedAtom), { saved: done.result, listed }]);
});

/** Restores a deleted round. */
export const restoreRoundAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const deleted = get(deletedAtom).find(({ saved }) => saved.id === id);
  if (!deleted) return;
  const done = await writeDatabase(get, set, (db) =>
    db.save([{ saved: deleted.saved, summary: deleted.listed.summary }], 'copied'),
  );
  if (!done || !get(listedRoundsAtom)) return;
  set(
    deletedAtom,
    get(deletedAtom).filter((one) => one !== deleted),
  );
  set(changePastRoundsAtom, { added: [deleted.listed], removed: [] });
});

/** Deletes all listed rounds for good. */
export const deleteAllRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const ids = (get(listedRoundsAtom) ?? []).map(({ id }) => id);
  const done = await writeDatabase(get, set, (db) => db.delete(ids));
  if (!done) return;
  set(withdrawNoticeAtom, 'exportDue');
  if (!get(listedRoundsAtom)) return;
  set(deletedAtom, []);
  set(changePastRoundsAtom, { added: [], removed: ids });
});

/** Forgets the deleted rounds: they can no longer be restored. */
export const forgetDeletedRoundsAtom = atom(null, (_get, set) => set(deletedAtom, []));
