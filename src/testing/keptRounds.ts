import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import type { PlainRound } from '../core/history/plainRound';
import { RoundsDatabase } from '../platform/history/database';
import { openDatabase } from '../platform/history/openDatabase';
import { type ReadyRound, readyRound } from '../state/history/keptRounds';
import { findEnglish, PLAIN_EXAMPLE } from './recordings';

type About = Partial<PlainRound> & {
  /** Minutes after the example's: each has an id of its own, that of a later one is greater. */
  readonly minute?: number;
};

/** A round as a file has it: the example of docs/formats.md, unless told otherwise. */
export function aPlainRound({ minute = 0, ...parts }: About = {}): PlainRound {
  const playedAt = new Date(Date.parse(PLAIN_EXAMPLE.playedAt) + minute * 60_000).toISOString();
  return { ...PLAIN_EXAMPLE, playedAt, ...parts };
}

/** The same, ready to be kept. */
export function aReadyRound(about: About = {}): ReadyRound {
  const ready = readyRound(aPlainRound(about), findEnglish);
  if (typeof ready === 'string') throw new Error(`This is no round: ${ready}.`);
  return ready;
}

/** A device on which nothing is kept yet. */
export function aNewDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** The browser clears all that is kept, and from now on lets nobody keep anything. */
export async function denyDatabase(): Promise<void> {
  await deleteDB('thirty');
  const open = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  globalThis.indexedDB = { open } as unknown as IDBFactory;
}

/** Keeps values as the page's first version did. */
export async function keepAsOlderVersion(...values: readonly object[]): Promise<void> {
  const db = await openDB('thirty', 1, {
    upgrade: (older) => void older.createObjectStore('rounds', { autoIncrement: true }),
  });
  for (const value of values) await db.add('rounds', value);
  db.close();
}

/** Keeps these rounds on the device. */
export async function keepOnDevice(...rounds: readonly ReadyRound[]): Promise<void> {
  const kept = rounds.map((round) => round.kept);
  const summaries = rounds.map(({ summary }) => summary);
  await new RoundsDatabase().keep(kept, summaries, 'brought');
}

/** What a store of the device's database has, with what is done to it first. */
export async function onDevice<Name extends 'rounds' | 'listed' | 'aside' | 'facts'>(
  name: Name,
  act?: (store: IDBObjectStore) => unknown,
): Promise<unknown[]> {
  const db = await openDatabase(() => {});
  const tx = db.transaction(name, 'readwrite');
  if (act) await act(tx.store as unknown as IDBObjectStore);
  const all = await tx.store.getAll();
  await tx.done;
  db.close();
  return all;
}
