import { type DatabaseConnection, ignoreResult } from './DatabaseConnection';
import type { Transaction } from './databaseSchema';

/** The record in the store `practice`. */
interface StoredPairs {
  /** The number of changes that it takes into account. */
  readonly changes: number;
  readonly stats: unknown;
}

/** What is known of pairs. */
export interface ReadPairs {
  /** What was counted last, as it was passed in; undefined if there is nothing. */
  readonly stats: unknown;
  /** Whether all saved rounds are counted in it. */
  readonly isCurrent: boolean;
  /** How often rounds have changed in a way that could not be counted at once. */
  readonly changes: number;
}

/**
 * Adds rounds to what is counted: returns the new record, or null where all rounds must be counted again.
 *
 * @param stats undefined before the first round
 * @param added the ids of the rounds that are new
 */
export type CountPairs = (stats: unknown, added: ReadonlySet<string>) => unknown;

/**
 * The record of what all saved rounds show about pairs of characters. It can always be computed from the rounds, so it is
 * never a reason to lose one. Each call is one transaction; one that fails throws a `DatabaseError`.
 */
export class PairsRecord {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  read(): Promise<ReadPairs> {
    return this.#connection.read(['practice', 'rounds'], async (tx) => readPairs(tx));
  }

  /** Saves what was counted, unless rounds have changed since `changes` was read. Returns whether it was saved. */
  write(stats: unknown, changes: number): Promise<boolean> {
    return this.#connection.write(['practice', 'rounds'], async (tx) => {
      if ((await changesOf(tx)) !== changes) return false;
      ignoreResult(tx.objectStore('practice').put({ changes, stats } satisfies StoredPairs, 'pairs'));
      return true;
    });
  }
}

/** Counts new rounds in the transaction that saves them, if that is possible. */
export async function countPairs(
  tx: Transaction<'readwrite'>,
  added: ReadonlySet<string>,
  count: CountPairs | undefined,
): Promise<void> {
  const { stats, isCurrent, changes } = await readPairs(tx, added.size);
  const counted = count && isCurrent ? count(stats, added) : null;
  if (counted === null) return noteChangedRounds(tx);
  ignoreResult(tx.objectStore('practice').put({ changes, stats: counted } satisfies StoredPairs, 'pairs'));
}

/** Notes, in the transaction that changes rounds, that all of them must be counted again. */
export async function noteChangedRounds(tx: Transaction<'readwrite'>): Promise<void> {
  ignoreResult(tx.objectStore('practice').put((await changesOf(tx)) + 1, 'changes'));
}

/** @param added how many rounds the transaction has just added, which are not counted yet */
async function readPairs(
  tx: Transaction<'readonly'> | Transaction<'readwrite'>,
  added = 0,
): Promise<ReadPairs> {
  const [stored, changes] = await Promise.all([tx.objectStore('practice').get('pairs'), changesOf(tx)]);
  if (!isStored(stored)) {
    // Without a record, all is counted only if there is nothing to count.
    return { stats: undefined, isCurrent: (await tx.objectStore('rounds').count()) === added, changes };
  }
  return { stats: stored.stats, isCurrent: stored.changes === changes, changes };
}

async function changesOf(tx: Transaction<'readonly'> | Transaction<'readwrite'>): Promise<number> {
  const changes = await tx.objectStore('practice').get('changes');
  return typeof changes === 'number' ? changes : 0;
}

function isStored(value: unknown): value is StoredPairs {
  return typeof value === 'object' && value !== null && 'changes' in value && 'stats' in value;
}
