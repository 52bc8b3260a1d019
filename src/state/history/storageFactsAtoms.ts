import { atom } from 'jotai';
import type { ExportFacts } from '../../platform/history/DatabaseFacts';
import { readStorageFacts, requestPersistence } from '../../platform/history/storageFacts';
import { readDatabase } from '../database/databaseAtoms';

export type { ExportFacts };

/** How much storage is used, and how safe the saved rounds are. */
export interface StorageFacts {
  /** Null where the browser does not say. */
  readonly usedBytes: number | null;
  /** Whether the browser has promised not to clear the storage; null where it does not say. */
  readonly isPersisted: boolean | null;
  readonly exported: ExportFacts | null;
}

/** The storage facts; null until they have been read. */
export const storageFactsAtom = atom<StorageFacts | null>(null);

/** Reads the storage facts. */
export const readStorageFactsAtom = atom(null, async (get, set): Promise<void> => {
  const facts = await readStorageFacts();
  const done = await readDatabase(get, set, (db) => db.facts.exportFacts());
  set(storageFactsAtom, { ...facts, exported: done?.result ?? null });
});

/** Asks the browser not to clear this page's storage. The browser may show a prompt. */
export const requestPersistenceAtom = atom(null, async (_get, set): Promise<void> => {
  await requestPersistence();
  await set(readStorageFactsAtom);
});
