import type { OpenDatabase, Stores, Transaction } from './databaseSchema';
import { DatabaseError, DatabaseOpening, troubleOf } from './openDatabase';

/**
 * The connection to the database. It opens on first use, and again after the browser has closed it. What fails throws a
 * `DatabaseError` and has changed nothing.
 */
export class DatabaseConnection {
  #opening: DatabaseOpening | undefined;

  /** Reads from some of the stores. */
  read<T>(stores: Stores, act: (tx: Transaction<'readonly'>) => Promise<T>): Promise<T> {
    return this.#during(async (db) => {
      const tx = db.transaction(stores, 'readonly') as Transaction<'readonly'>;
      // If the browser ends it, the requests in `act` say so.
      tx.done.catch(() => {});
      return act(tx);
    });
  }

  /** Writes to some of the stores, all or nothing. When `signal` aborts it, it throws the signal's reason. */
  write<T>(
    stores: Stores,
    act: (tx: Transaction<'readwrite'>) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    return this.#during(async (db) => {
      signal?.throwIfAborted();
      const tx = db.transaction(stores, 'readwrite', { durability: 'strict' }) as Transaction<'readwrite'>;
      const stop = (): void => abort(tx);
      signal?.addEventListener('abort', stop);
      try {
        const [result] = await Promise.all([act(tx), tx.done]);
        return result;
      } catch (error) {
        tx.done.catch(() => {});
        // An aborted transaction knows the reason; the requests in `act` only know that it was aborted.
        const cause = tx.error ?? error;
        abort(tx);
        throw signal?.aborted ? signal.reason : cause;
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    });
  }

  async #during<T>(act: (db: OpenDatabase) => Promise<T>, triesLeft = 1): Promise<T> {
    try {
      return await act(await this.#opened());
    } catch (error) {
      if (error instanceof DatabaseError || !(error instanceof DOMException)) throw error;
      const trouble = troubleOf(error);
      if (trouble !== 'closed') throw new DatabaseError(trouble);
      this.#opening = undefined;
      if (triesLeft === 0) throw new DatabaseError(trouble);
      return this.#during(act, triesLeft - 1);
    }
  }

  async #opened(): Promise<OpenDatabase> {
    this.#opening ??= new DatabaseOpening(() => {
      this.#opening = undefined;
    });
    const opening = this.#opening;
    try {
      return await opening.inTime();
    } catch (error) {
      // Another request would wait behind this one, and only this one is told that another tab is in its way.
      if (error instanceof DatabaseError && error.trouble === 'blocked') throw error;
      opening.abandon();
      if (this.#opening === opening) this.#opening = undefined;
      throw error;
    }
  }
}

/** For a request whose outcome the caller learns from its transaction. */
export function ignoreResult(request: Promise<unknown>): void {
  request.catch(() => {});
}

/** Rolls a transaction back. */
function abort(tx: Transaction<'readwrite'>): void {
  try {
    tx.abort();
  } catch {
    // The transaction is over already.
  }
}
