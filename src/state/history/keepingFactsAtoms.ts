import { atom } from 'jotai';
import type { ExportFacts } from '../../platform/history/database';
import { askForPromise, storageFacts } from '../../platform/history/storageFacts';
import { readDatabase } from './databaseAtoms';

export type { ExportFacts };

/** What is known of how rounds are kept here. */
export interface KeepingFacts {
  /** Null: the browser does not tell. */
  readonly usedBytes: number | null;
  readonly isPromised: boolean | null;
  readonly exported: ExportFacts | null;
}
const factsAtom = atom<KeepingFacts | null>(null);

/** How rounds are kept here; null until it has been read. */
export const keepingFactsAtom = atom((get) => get(factsAtom));

/** Reads how rounds are kept here. */
export const readFactsAtom = atom(null, async (get, set): Promise<void> => {
  const facts = await storageFacts();
  const done = await readDatabase(get, set, (db) => db.exportFacts());
  set(factsAtom, { ...facts, exported: done?.result ?? null });
});

/** Asks the browser to promise not to clear what is kept; it may ask the person. */
export const askForPromiseAtom = atom(null, async (_get, set): Promise<void> => {
  await askForPromise();
  await set(readFactsAtom);
});
