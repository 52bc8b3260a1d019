import { atom, type Getter, type Setter } from 'jotai';
import { RoundsDatabase } from '../../platform/history/database';
import { DatabaseError, type DatabaseTrouble } from '../../platform/history/openDatabase';

export type { DatabaseTrouble };

const databaseAtom = atom(() => new RoundsDatabase());
const troubleAtom = atom<DatabaseTrouble | null>(null);

/** Why rounds cannot be kept or read now; null when they can. */
export const databaseTroubleAtom = atom((get) => get(troubleAtom));

/** Notes why rounds could not be kept by somebody else, such as a worker; null where they could. */
export const noteDatabaseTroubleAtom = atom(null, (_get, set, trouble: DatabaseTrouble | null) => {
  set(troubleAtom, trouble);
});

type Act<T> = (database: RoundsDatabase) => Promise<T>;
type Done<T> = Promise<{ readonly result: T } | null>;

/** Reads the device's kept rounds, for an atom. Null when that could not be done, which is told. */
export async function readDatabase<T>(get: Getter, set: Setter, act: Act<T>): Done<T> {
  // A full one can be read.
  return attempt(get, set, act, get(troubleAtom) === 'full' ? 'full' : null);
}

/** Changes them, all or nothing. Null when that could not be done, which is told. */
export async function writeDatabase<T>(get: Getter, set: Setter, act: Act<T>): Done<T> {
  return attempt(get, set, act, null);
}

async function attempt<T>(get: Getter, set: Setter, act: Act<T>, left: DatabaseTrouble | null): Done<T> {
  try {
    const result = await act(get(databaseAtom));
    set(troubleAtom, left);
    return { result };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    set(troubleAtom, error.trouble);
    return null;
  }
}
