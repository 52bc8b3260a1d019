import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { onTestFinished } from 'vitest';
import type { PlainEvent, PlainRound } from '../core/history/plainRound';
import { DatabaseOpening } from '../platform/history/openDatabase';
import { RoundsDatabase } from '../platform/history/RoundsDatabase';
import { type VerifiedRound, verifyPlainRound } from '../services/history/savedRounds';
import { findEnglish, PLAIN_EXAMPLE } from './recordings';
import { A_SETUP } from './rounds';

type About = Partial<PlainRound> & {
  /** Minutes after the example was played. Each minute gives an id of its own, greater for a later one. */
  readonly minute?: number;
};

/** A round as in an exported file: by default the example of docs/formats.md, but not left early: its last event is late. */
export function aPlainRound({ minute = 0, ...parts }: About = {}): PlainRound {
  const playedAt = new Date(Date.parse(PLAIN_EXAMPLE.playedAt) + minute * 60_000).toISOString();
  const { durationMs = PLAIN_EXAMPLE.durationMs } = parts;
  const events: PlainEvent[] = [...PLAIN_EXAMPLE.events.slice(0, -1), [durationMs / 2, -3]];
  return { ...PLAIN_EXAMPLE, events, playedAt, ...parts };
}

/** The same, ready to be saved. */
export function aVerifiedRound(about: About = {}): VerifiedRound {
  return ready(verifyPlainRound(aPlainRound(about), findEnglish));
}

/** A round over these words, from a list of this name. */
export function aVerifiedRoundOver(
  wordList: string,
  words: readonly string[] = A_SETUP.words,
  about: About = {},
): VerifiedRound {
  return ready(verifyPlainRound(aPlainRound({ ...about, wordList }), () => words));
}

function ready(verified: VerifiedRound | string): VerifiedRound {
  if (typeof verified === 'string') throw new Error(`This is not a round: ${verified}.`);
  return verified;
}

/** A device on which nothing is saved yet. */
export function aNewDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** Simulates a browser that clears the database and denies access to it from now on. */
export async function denyDatabase(): Promise<void> {
  await deleteDB('thirty');
  const open = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  globalThis.indexedDB = { open } as unknown as IDBFactory;
}

/**
 * Makes writes to the device's database fail until the test is over.
 *
 * @param name that of the browser's exception: `QuotaExceededError` where there is no room
 * @param isMeant whether to fail for this store and key; if left out, all writes fail
 */
export function failWrites(
  name: string,
  isMeant: (store: string, key: IDBValidKey | undefined) => boolean = () => true,
): void {
  const { put } = IDBObjectStore.prototype;
  onTestFinished(() => {
    IDBObjectStore.prototype.put = put;
  });
  IDBObjectStore.prototype.put = function (...given) {
    if (!isMeant(this.name, given[1])) return put.apply(this, given);
    throw new DOMException('It cannot be written.', name);
  };
}

/** Saves values as an older version has done, under the name of each store. */
export async function saveAsOlderVersion(
  stores: Readonly<Record<string, readonly unknown[]>>,
): Promise<void> {
  const db = await openDB('thirty', 3, {
    upgrade: (older) => {
      for (const name of Object.keys(stores)) older.createObjectStore(name, { autoIncrement: true });
    },
  });
  for (const [name, values] of Object.entries(stores)) for (const value of values) await db.add(name, value);
  db.close();
}

/** Saves these rounds on the device. */
export async function saveOnDevice(...rounds: readonly VerifiedRound[]): Promise<void> {
  await new RoundsDatabase().save(rounds, 'copied');
}

/** A saved round with so many characters, all right. Each score gives another minute, unless one is given. */
export function aScoredRound(score: number, about: About = {}): VerifiedRound {
  const ready = aVerifiedRound({ minute: score, ...about });
  return { ...ready, summary: { ...ready.summary, total: score, errors: 0 } };
}

/** The contents of one store of the device's database, after `act` has changed it. */
export async function storeContents<Name extends 'rounds' | 'listed' | 'aside' | 'facts' | 'practice'>(
  name: Name,
  act?: (store: IDBObjectStore) => unknown,
): Promise<unknown[]> {
  const db = await new DatabaseOpening(() => {}).inTime();
  const tx = db.transaction(name, 'readwrite');
  if (act) await act(tx.store as unknown as IDBObjectStore);
  const all = await tx.store.getAll();
  await tx.done;
  db.close();
  return all;
}
