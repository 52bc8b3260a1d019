import { openDB } from 'idb';
import type { OpenDatabase, Schema } from './databaseSchema';

const NAME = 'thirty';
/** Versions 1 to 3 are of previews: whatever they hold is quarantined. From 4 on, an upgrade keeps what is there. */
const FIRST_KEPT = 4;
const VERSION = 4;
/** If the database has not opened after this many ms, it is not waited for. */
const TIMEOUT_MS = 3000;

/** Why the database cannot be used now. */
export type DatabaseTrouble =
  /** The browser has no IndexedDB, or denies access. */
  | 'denied'
  /** A newer version of this app has written it, so it is not touched. */
  | 'newer'
  /** Another tab holds an older version open. */
  | 'blocked'
  /** There is no room. */
  | 'full'
  /**
   * The browser has closed it and does not open it again, as some do until the page is reloaded, or cannot read its own
   * files. The next read or write tries once more.
   */
  | 'closed'
  /** It has not opened in time: a slow disk, or a browser that does not answer until a reload. The next one tries again. */
  | 'unanswered';

/** The database cannot be used; `trouble` says why. */
export class DatabaseError extends Error {
  constructor(readonly trouble: DatabaseTrouble) {
    super(`The rounds' database cannot be used: ${trouble}.`);
  }
}

/** The database, from the request to open it on. */
export class DatabaseOpening {
  readonly #db: Promise<OpenDatabase>;
  #isBlocked = false;

  /**
   * Opens the database, and creates or upgrades it.
   *
   * @param onClosed called when the browser or another tab closes it later
   * @throws DatabaseError, or a browser's error, which `troubleOf` translates
   */
  constructor(onClosed: () => void) {
    if (!globalThis.indexedDB) throw new DatabaseError('denied');
    this.#db = openDB<Schema>(NAME, VERSION, {
      upgrade: async (db, oldVersion, _newVersion, tx) => {
        if (oldVersion >= FIRST_KEPT) return;
        let older: readonly unknown[] = [];
        let olderRounds = 0;
        for (const store of Array.from(db.objectStoreNames)) {
          const records = await tx.objectStore(store).getAll();
          if (store === 'rounds') olderRounds = records.length;
          older = older.concat(records);
          db.deleteObjectStore(store);
        }
        db.createObjectStore('rounds', { keyPath: 'id' });
        db.createObjectStore('listed', { keyPath: 'id' });
        db.createObjectStore('practice');
        const aside = db.createObjectStore('aside', { autoIncrement: true });
        for (const value of older) void aside.add(value);
        const facts = db.createObjectStore('facts');
        if (olderRounds > 0) void facts.put(olderRounds, 'quarantined');
      },
      blocked: () => {
        this.#isBlocked = true;
      },
      blocking: (_current, _blocked, event) => {
        // Another tab wants to upgrade or delete the database: do not block it.
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
  }

  /**
   * Resolves to the open database. Can be called again after a failure: it may open later.
   *
   * @throws DatabaseError if it does not open in time, or a browser's error
   */
  async inTime(): Promise<OpenDatabase> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new DatabaseError(this.#isBlocked ? 'blocked' : 'unanswered')),
        TIMEOUT_MS,
      );
    });
    try {
      return await Promise.race([this.#db, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes it if it opens after all: nobody is waiting for it. */
  abandon(): void {
    this.#db.then((db) => db.close()).catch(() => {});
  }
}

/** Translates a browser's error. */
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
    // The connection or its stores are gone, or the browser cannot read its own files.
    default:
      return 'closed';
  }
}
