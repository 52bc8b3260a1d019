import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import type { RoundSummary } from '../core/summary';
import { tellRoundsChanged } from './roundsChanges';

const NAME = 'thirty';
/** 1 had rounds in forms of their own, as previews wrote them: they are put aside and read again like a file. */
const VERSION = 2;
/** A database that has not opened by then is held up by another tab. */
const PATIENCE_MS = 3000;

/** A round as it is kept. */
export interface KeptRound {
  /** When it ended, and a hash of its recording: the same round has the same one everywhere, and ids sort by time. */
  readonly id: string;
  /** When it ended, in ms since 1970, UTC. */
  readonly playedAt: number;
  /** core/recording. */
  readonly recording: Uint8Array;
  readonly stalls: { readonly count: number; readonly longestMs: number };
  readonly wasHidden: boolean;
}

/** What a list shows of a kept round, without its recording. */
export interface ListedRound extends Omit<KeptRound, 'recording'> {
  readonly summary: RoundSummary;
}

/** When rounds were last taken along, and what has come since. */
export interface ExportFacts {
  /** In ms since 1970; null when never. */
  readonly lastAt: number | null;
  /** Rounds that were played since, and so exist here only. */
  readonly playedSince: number;
}

/** How rounds come to a device: only those that were played there exist nowhere else. */
export type RoundsOrigin = 'played' | 'brought';

/** Why the database cannot be used now. */
export type DatabaseTrouble =
  /** The browser has none, or lets nobody use it. */
  | 'denied'
  /** A newer version of this product has written it: it is left alone. */
  | 'newer'
  /** Another tab holds an older version open. */
  | 'blocked'
  /** There is no room. */
  | 'full'
  /** The browser has closed it, or what was in it is gone; the next try opens another. */
  | 'closed';

/** A database that cannot be used: `trouble` says why. */
export class DatabaseError extends Error {
  constructor(readonly trouble: DatabaseTrouble) {
    super(`The rounds' database cannot be used: ${trouble}.`);
  }
}

interface Schema extends DBSchema {
  rounds: { key: string; value: KeptRound };
  listed: { key: string; value: ListedRound };
  /** What could not be read, as it was. */
  aside: { key: number; value: unknown };
  facts: { key: string; value: unknown };
}

type Stores = StoreNames<Schema>[];

/**
 * The device's kept rounds. What cannot be done throws a `DatabaseError` and has changed nothing: each call is one
 * transaction.
 */
export class RoundsDatabase {
  #db: Promise<IDBPDatabase<Schema>> | undefined;

  /** Keeps rounds, but for those that are there already. Returns how many were new. */
  async keep(
    rounds: readonly KeptRound[],
    summaries: readonly RoundSummary[],
    origin: RoundsOrigin,
  ): Promise<number> {
    return this.#write(['rounds', 'listed', 'facts'], async (tx) => {
      let added = 0;
      for (const [index, round] of rounds.entries()) {
        if (await tx.objectStore('rounds').getKey(round.id)) continue;
        const { recording, ...rest } = round;
        leave(tx.objectStore('rounds').put(round));
        leave(tx.objectStore('listed').put({ ...rest, summary: summaries[index] as RoundSummary }));
        added++;
      }
      if (origin === 'played' && added > 0) {
        const played = numberOf(await tx.objectStore('facts').get('playedSince'));
        leave(tx.objectStore('facts').put(played + added, 'playedSince'));
      }
      return added;
    });
  }

  /** All that is listed, oldest first, and the ids of all rounds, which may be more. */
  async list(): Promise<{ readonly listed: readonly ListedRound[]; readonly ids: readonly string[] }> {
    return this.#read(['rounds', 'listed'], async (tx) => {
      const [listed, ids] = await Promise.all([
        tx.objectStore('listed').getAll(),
        tx.objectStore('rounds').getAllKeys(),
      ]);
      return { listed, ids };
    });
  }

  /** Lists rounds anew, as far as they are still there. */
  async relist(listed: readonly ListedRound[]): Promise<void> {
    await this.#write(['rounds', 'listed'], async (tx) => {
      for (const one of listed) {
        if (await tx.objectStore('rounds').getKey(one.id)) leave(tx.objectStore('listed').put(one));
      }
    });
  }

  /** Rounds by their ids, as far as they are there. */
  async rounds(ids: readonly string[]): Promise<KeptRound[]> {
    return this.#read(['rounds'], async (tx) => {
      const found = await Promise.all(ids.map((id) => tx.objectStore('rounds').get(id)));
      return found.filter((round) => round !== undefined);
    });
  }

  /** Takes rounds out of the list and puts them where they are kept as they are. */
  async putAside(ids: readonly string[]): Promise<void> {
    await this.#write(['rounds', 'listed', 'aside'], async (tx) => {
      for (const id of ids) {
        const round = await tx.objectStore('rounds').get(id);
        if (round) leave(tx.objectStore('aside').add(round));
        leave(tx.objectStore('rounds').delete(id));
        leave(tx.objectStore('listed').delete(id));
      }
    });
  }

  /** Deletes rounds. */
  async delete(ids: readonly string[]): Promise<void> {
    await this.#write(['rounds', 'listed'], async (tx) => {
      // One by one, thousands take seconds.
      if ((await tx.objectStore('rounds').count()) === ids.length) {
        leave(tx.objectStore('rounds').clear());
        leave(tx.objectStore('listed').clear());
        return;
      }
      for (const id of ids) {
        leave(tx.objectStore('rounds').delete(id));
        leave(tx.objectStore('listed').delete(id));
      }
    });
  }

  /** What an older version had written, once: it is put aside as soon as the database is opened. */
  async takeOlder(): Promise<readonly unknown[]> {
    return this.#read(['facts', 'aside'], async (tx) => {
      const keys = await tx.objectStore('facts').get('older');
      if (!Array.isArray(keys)) return [];
      return Promise.all(keys.map((key) => tx.objectStore('aside').get(key)));
    });
  }

  /** What an older version had written has been read, as far as it can be: that part need not be aside any more. */
  async dropOlder(isRead: (value: unknown) => boolean): Promise<void> {
    await this.#write(['facts', 'aside'], async (tx) => {
      const keys = (await tx.objectStore('facts').get('older')) as number[] | undefined;
      for (const key of keys ?? []) {
        if (isRead(await tx.objectStore('aside').get(key))) leave(tx.objectStore('aside').delete(key));
      }
      leave(tx.objectStore('facts').delete('older'));
    });
  }

  /** When rounds were last taken along, and what has come since. */
  async exportFacts(): Promise<ExportFacts> {
    return this.#read(['facts'], async (tx) => {
      const [lastAt, playedSince] = await Promise.all([
        tx.objectStore('facts').get('exportedAt'),
        tx.objectStore('facts').get('playedSince'),
      ]);
      return { lastAt: typeof lastAt === 'number' ? lastAt : null, playedSince: numberOf(playedSince) };
    });
  }

  /** Whether so many rounds exist here only; true once, until they are taken along. */
  async isExportDue(after: number): Promise<boolean> {
    return this.#write(['facts'], async (tx) => {
      const facts = tx.objectStore('facts');
      const isDue = numberOf(await facts.get('playedSince')) >= after && !(await facts.get('isAdvised'));
      if (isDue) leave(facts.put(true, 'isAdvised'));
      return isDue;
    });
  }

  /** Notes that all rounds have been taken along. */
  async noteExport(at: number): Promise<void> {
    await this.#write(['facts'], async (tx) => {
      const facts = tx.objectStore('facts');
      leave(facts.put(at, 'exportedAt'));
      leave(facts.put(0, 'playedSince'));
      leave(facts.delete('isAdvised'));
    });
  }

  #read<T>(stores: Stores, act: (tx: Transaction<'readonly'>) => Promise<T>): Promise<T> {
    return this.#during(async (db) => act(db.transaction(stores, 'readonly') as Transaction<'readonly'>));
  }

  #write<T>(stores: Stores, act: (tx: Transaction<'readwrite'>) => Promise<T>): Promise<T> {
    return this.#during(async (db) => {
      const tx = db.transaction(stores, 'readwrite', { durability: 'strict' }) as Transaction<'readwrite'>;
      try {
        const [result] = await Promise.all([act(tx), tx.done]);
        if (stores.includes('rounds')) tellRoundsChanged();
        return result;
      } catch (error) {
        tx.done.catch(() => {});
        // Where it has been aborted already, it says why; what waits in `act` only says that it was.
        const cause = tx.error ?? error;
        abort(tx);
        throw cause;
      }
    });
  }

  async #during<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>, triesLeft = 1): Promise<T> {
    try {
      return await act(await this.#opened());
    } catch (error) {
      if (error instanceof DatabaseError || !(error instanceof DOMException)) throw error;
      const trouble = troubleOf(error);
      if (trouble !== 'closed') throw new DatabaseError(trouble);
      this.#db = undefined;
      if (triesLeft === 0) throw new DatabaseError(trouble);
      return this.#during(act, triesLeft - 1);
    }
  }

  #opened(): Promise<IDBPDatabase<Schema>> {
    this.#db ??= open(() => {
      this.#db = undefined;
    }).catch((error) => {
      this.#db = undefined;
      throw error;
    });
    return this.#db;
  }
}

interface Transaction<Mode extends IDBTransactionMode> {
  readonly error: DOMException | null;
  readonly done: Promise<void>;
  abort(): void;
  objectStore<Name extends StoreNames<Schema>>(
    name: Name,
  ): import('idb').IDBPObjectStore<Schema, Stores, Name, Mode>;
}

/** What becomes of a request is told by its transaction. */
function leave(request: Promise<unknown>): void {
  request.catch(() => {});
}

/** Takes back what a transaction has written so far. */
function abort(tx: Transaction<'readwrite'>): void {
  try {
    tx.abort();
  } catch {
    // It is over.
  }
}

async function open(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  if (!globalThis.indexedDB) throw new DatabaseError('denied');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opening = openDB<Schema>(NAME, VERSION, {
    upgrade: async (db, _oldVersion, _newVersion, tx) => {
      let older: readonly unknown[] = [];
      for (const store of Array.from(db.objectStoreNames)) {
        older = older.concat(await tx.objectStore(store).getAll());
        db.deleteObjectStore(store);
      }
      db.createObjectStore('rounds', { keyPath: 'id' });
      db.createObjectStore('listed', { keyPath: 'id' });
      const aside = db.createObjectStore('aside', { autoIncrement: true });
      const facts = db.createObjectStore('facts');
      if (older.length === 0) return;
      void facts.put(await Promise.all(older.map((value) => aside.add(value))), 'older');
    },
    blocking: (_current, _blocked, event) => {
      // Another tab wants to write a newer form, or to clear everything: it is not held up.
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseError('blocked')), PATIENCE_MS);
  });
  try {
    return await Promise.race([opening, patience]);
  } catch (error) {
    // Should it come after all, nobody is waiting for it.
    opening.then((db) => db.close()).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function troubleOf(error: DOMException): DatabaseTrouble {
  switch (error.name) {
    case 'QuotaExceededError':
      return 'full';
    case 'VersionError':
      return 'newer';
    case 'SecurityError':
    case 'NotSupportedError':
    case 'InvalidAccessError':
      return 'denied';
    // The connection or its stores have gone from under it, or the browser cannot read its own files.
    default:
      return 'closed';
  }
}

function numberOf(fact: unknown): number {
  return typeof fact === 'number' ? fact : 0;
}
