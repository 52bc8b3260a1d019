import { openDB } from 'idb';
import type { OpenDatabase, Schema } from './databaseSchema';

const NAME = 'thirty';
/** 1 had rounds in forms of their own, as previews wrote them: they are put aside and read again like a file. */
const VERSION = 2;
/** A database that has not opened by then is held up by another tab. */
const PATIENCE_MS = 3000;

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

/**
 * Opens the device's database, and makes or renews it. `onClosed` hears when it is taken away later.
 *
 * @throws DatabaseError, or what the browser throws: `troubleOf` says what that means
 */
export async function openDatabase(onClosed: () => void): Promise<OpenDatabase> {
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

/** What a browser's error means for who wants to use the database. */
export function troubleOf(error: DOMException): DatabaseTrouble {
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
