import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';
import type { RoundSummary } from '../../core/history/summary';

/** A round as it is saved. */
export interface SavedRound {
  /** When it ended, and a hash of its recording. Ids sort by time; the same round has the same id on every device. */
  readonly id: string;
  /** When it ended, in ms since 1970, UTC. */
  readonly playedAt: number;
  /** In the format of core/history/recordingBytes. */
  readonly recording: Uint8Array;
  readonly stalls: { readonly count: number; readonly longestMs: number };
  readonly wasHidden: boolean;
  /** Whether its words had been seen before; left out if not. */
  readonly wasRaced?: boolean;
  /** The day whose words it has, as `2026-11-26`; left out for any other round. */
  readonly wordsOfDay?: string;
  /** The layout that was chosen for the keyboard; left out if none was. */
  readonly keyboard?: string;
}

/** What a list shows of a saved round, without its recording. */
export interface ListedRound extends Omit<SavedRound, 'recording'> {
  readonly summary: RoundSummary;
}

/** What a list shows of a saved round with this summary. */
export function listingOf({ recording: _, ...about }: SavedRound, summary: RoundSummary): ListedRound {
  return { ...about, summary };
}

/** The stores of the database. */
export interface Schema extends DBSchema {
  rounds: { key: string; value: SavedRound };
  listed: { key: string; value: ListedRound };
  /** The quarantine: records that could not be read, unchanged. */
  aside: { key: number; value: unknown };
  facts: { key: string; value: unknown };
  /** What the rounds show about pairs of characters: PairsRecord. */
  practice: { key: string; value: unknown };
}

/** The names of some stores. */
export type Stores = StoreNames<Schema>[];

/** An open database. */
export type OpenDatabase = IDBPDatabase<Schema>;

/** A transaction over some of the stores. */
export interface Transaction<Mode extends IDBTransactionMode> {
  readonly error: DOMException | null;
  readonly done: Promise<void>;
  abort(): void;
  objectStore<Name extends StoreNames<Schema>>(name: Name): IDBPObjectStore<Schema, Stores, Name, Mode>;
}
