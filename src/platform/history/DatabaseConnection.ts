import type { OpenDatabase, Stores, Transaction } from './databaseSchema';
import { DatabaseError, openDatabase, troubleOf } from './openDatabase';
import { tellRoundsChanged } from './roundsChanges';

/**
 * The way to the database: opened when it is first used, and again when the browser has closed it. What cannot be done
 * throws a `DatabaseError` and has changed nothing.
 */
export class DatabaseConnection {
  #db: Promise<OpenDatabase> | undefined;

  /** Reads from some of its stores. */
  read<T>(stores: Stores, act: (tx: Transaction<'readonly'>) => Promise<T>): Promise<T> {
    return this.#during(async (db) => act(db.transaction(stores, 'readonly') as Transaction<'readonly'>));
  }

  /** Writes to some of its stores, all of it or nothing. One that is stopped throws the signal's reason. */
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
        if (stores.includes('rounds')) tellRoundsChanged();
        return result;
      } catch (error) {
        tx.done.catch(() => {});
        // Where it has been aborted already, it says why; what waits in `act` only says that it was.
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
      this.#db = undefined;
      if (triesLeft === 0) throw new DatabaseError(trouble);
      return this.#during(act, triesLeft - 1);
    }
  }

  #opened(): Promise<OpenDatabase> {
    this.#db ??= openDatabase(() => {
      this.#db = undefined;
    }).catch((error) => {
      this.#db = undefined;
      throw error;
    });
    return this.#db;
  }
}

/** Takes back what a transaction has written so far. */
function abort(tx: Transaction<'readwrite'>): void {
  try {
    tx.abort();
  } catch {
    // It is over.
  }
}
