import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';
import type { RoundSummary } from '../../core/history/summary';

/** A round as it is kept. */
export interface KeptRound {
  /** When it ended, and a hash of its recording: the same round has the same one everywhere, and ids sort by time. */
  readonly id: string;
  /** When it ended, in ms since 1970, UTC. */
  readonly playedAt: number;
  /** core/history/recording. */
  readonly recording: Uint8Array;
  readonly stalls: { readonly count: number; readonly longestMs: number };
  readonly wasHidden: boolean;
  /** Its words had been seen before. Left out where they had not, and in all records of before there were races. */
  readonly wasRaced?: boolean;
}

/** What a list shows of a kept round, without its recording. */
export interface ListedRound extends Omit<KeptRound, 'recording'> {
  readonly summary: RoundSummary;
}

/** What the database has. */
export interface Schema extends DBSchema {
  rounds: { key: string; value: KeptRound };
  listed: { key: string; value: ListedRound };
  /** What could not be read, as it was. */
  aside: { key: number; value: unknown };
  facts: { key: string; value: unknown };
}

/** Some of its stores. */
export type Stores = StoreNames<Schema>[];

/** A database that is open. */
export type OpenDatabase = IDBPDatabase<Schema>;

/** A transaction over some of its stores. */
export interface Transaction<Mode extends IDBTransactionMode> {
  readonly error: DOMException | null;
  readonly done: Promise<void>;
  abort(): void;
  objectStore<Name extends StoreNames<Schema>>(name: Name): IDBPObjectStore<Schema, Stores, Name, Mode>;
}
