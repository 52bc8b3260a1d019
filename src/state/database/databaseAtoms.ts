import { atom, type Getter, type Setter } from 'jotai';
import { DatabaseError, type DatabaseTrouble } from '../../platform/history/openDatabase';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { notifyAtom, withdrawNoticeAtom } from '../page/noticeAtoms';

export type { DatabaseTrouble };

const databaseAtom = atom(() => new RoundsDatabase());

/** Why rounds cannot be saved or read now; null when they can. */
export const databaseTroubleAtom = atom<DatabaseTrouble | null>(null);

/** Sets the trouble that other code, such as a worker, had with the database; null where it succeeded. */
export const noteDatabaseTroubleAtom = atom(null, (_get, set, trouble: DatabaseTrouble | null) => {
  set(databaseTroubleAtom, trouble);
  set(trouble === 'newer' ? notifyAtom : withdrawNoticeAtom, 'newerRounds');
});

/** Finds out whether the database can be used, so that a player knows before a round rather than after it. */
export const checkDatabaseAtom = atom(null, async (get, set): Promise<void> => {
  await readDatabase(get, set, (db) => db.facts.quarantined());
});

type Act<T> = (database: RoundsDatabase) => Promise<T>;
type Done<T> = Promise<{ readonly result: T } | null>;

/** Reads from the database on behalf of an atom. On failure returns null and sets `databaseTroubleAtom`. */
export async function readDatabase<T>(get: Getter, set: Setter, act: Act<T>): Done<T> {
  // A read from a full database succeeds, and does not mean that there is room again.
  return attempt(get, set, act, (trouble) => (trouble === 'full' ? 'full' : null));
}

/** Writes to the database, all or nothing. On failure returns null and sets `databaseTroubleAtom`. */
export async function writeDatabase<T>(get: Getter, set: Setter, act: Act<T>): Done<T> {
  return attempt(get, set, act, () => null);
}

async function attempt<T>(
  get: Getter,
  set: Setter,
  act: Act<T>,
  troubleAfter: (before: DatabaseTrouble | null) => DatabaseTrouble | null,
): Done<T> {
  try {
    const result = await act(get(databaseAtom));
    set(noteDatabaseTroubleAtom, troubleAfter(get(databaseTroubleAtom)));
    return { result };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    set(noteDatabaseTroubleAtom, error.trouble);
    return null;
  }
}
