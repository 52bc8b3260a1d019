import { type DatabaseConnection, ignoreResult } from './DatabaseConnection';
import type { Transaction } from './databaseSchema';

/** When all rounds were last exported, and what has been played since. */
export interface ExportFacts {
  /** In ms since 1970; null when never. */
  readonly lastAt: number | null;
  /** Rounds played since then: they exist only on this device. */
  readonly playedSince: number;
}

/** Single values in the database. Each call is one transaction; one that fails throws a `DatabaseError`. */
export class DatabaseFacts {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  /** The player's custom text; null if there is none. */
  async customText(): Promise<string | null> {
    return this.#connection.read(['facts'], async (tx) => {
      const text = await tx.objectStore('facts').get('ownText');
      return typeof text === 'string' ? text : null;
    });
  }

  /** Saves the player's custom text in place of the previous one. */
  async saveCustomText(text: string): Promise<void> {
    await this.#connection.write(['facts'], async (tx) => {
      ignoreResult(tx.objectStore('facts').put(text, 'ownText'));
    });
  }

  /** How many rounds have been quarantined since `forgetQuarantined`. */
  async quarantined(): Promise<number> {
    return this.#connection.read(['facts'], async (tx) =>
      countOf(await tx.objectStore('facts').get('quarantined')),
    );
  }

  /** Notes that the person knows of the quarantined rounds. */
  async forgetQuarantined(): Promise<void> {
    await this.#connection.write(['facts'], async (tx) => {
      ignoreResult(tx.objectStore('facts').delete('quarantined'));
    });
  }

  /** When all rounds were last exported, and what has been played since. */
  async exportFacts(): Promise<ExportFacts> {
    return this.#connection.read(['facts'], async (tx) => {
      const [lastAt, playedSince] = await Promise.all([
        tx.objectStore('facts').get('exportedAt'),
        tx.objectStore('facts').get('playedSince'),
      ]);
      return { lastAt: typeof lastAt === 'number' ? lastAt : null, playedSince: countOf(playedSince) };
    });
  }

  /** Whether at least `after` rounds were played since the last export. True once, then false until the next export. */
  async isExportDue(after: number): Promise<boolean> {
    return this.#connection.write(['facts'], async (tx) => {
      const facts = tx.objectStore('facts');
      const isDue = countOf(await facts.get('playedSince')) >= after && !(await facts.get('isAdvised'));
      if (isDue) ignoreResult(facts.put(true, 'isAdvised'));
      return isDue;
    });
  }

  /** Notes that all rounds have been exported. */
  async noteExport(at: number): Promise<void> {
    await this.#connection.write(['facts'], async (tx) => {
      const facts = tx.objectStore('facts');
      ignoreResult(facts.put(at, 'exportedAt'));
      ignoreResult(facts.put(0, 'playedSince'));
      ignoreResult(facts.delete('isAdvised'));
    });
  }
}

/** Counts rounds that were played on this device, in the transaction that saves them. */
export function countPlayed(tx: Transaction<'readwrite'>, added: number): Promise<void> {
  return addTo(tx, 'playedSince', added);
}

/** Counts rounds that are quarantined, in the transaction that does so. */
export function countQuarantined(tx: Transaction<'readwrite'>, added: number): Promise<void> {
  return addTo(tx, 'quarantined', added);
}

async function addTo(tx: Transaction<'readwrite'>, fact: string, added: number): Promise<void> {
  const facts = tx.objectStore('facts');
  ignoreResult(facts.put(countOf(await facts.get(fact)) + added, fact));
}

function countOf(fact: unknown): number {
  return typeof fact === 'number' ? fact : 0;
}
