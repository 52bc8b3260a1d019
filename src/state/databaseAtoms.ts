import { atom, type Getter, type Setter } from 'jotai';
import { DatabaseError, type DatabaseTrouble, RoundsDatabase } from '../platform/database';

export type { DatabaseTrouble };

const databaseAtom = atom(() => new RoundsDatabase());
const troubleAtom = atom<DatabaseTrouble | null>(null);

/** Why rounds cannot be kept or read now; null when they can. */
export const databaseTroubleAtom = atom((get) => get(troubleAtom));

/** Does something with the device's kept rounds, for an atom. Null when it could not be done, which is told. */
export async function withDatabase<T>(
  get: Getter,
  set: Setter,
  act: (database: RoundsDatabase) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  try {
    const result = await act(get(databaseAtom));
    set(troubleAtom, null);
    return { result };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    set(troubleAtom, error.trouble);
    return null;
  }
}
