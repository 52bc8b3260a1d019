import type { RoundSummary } from '../../core/history/summary';
import { DatabaseConnection } from './DatabaseConnection';
import type { KeptRound, ListedRound, Transaction } from './databaseSchema';

/** When rounds were last taken along, and what has come since. */
export interface ExportFacts {
  /** In ms since 1970; null when never. */
  readonly lastAt: number | null;
  /** Rounds that were played since, and so exist here only. */
  readonly playedSince: number;
}

/** How rounds come to a device: only those that were played there exist nowhere else. */
export type RoundsOrigin = 'played' | 'brought';

/** Thousands that come in one piece hold up the page. */
const MOST_READ_AT_ONCE = 500;

/** Rounds that may be written at a time: more would only wait, in memory, and nobody could stop them. */
const MOST_ON_THEIR_WAY = 200;

/**
 * The device's kept rounds. What cannot be done throws a `DatabaseError` and has changed nothing: each call is one
 * transaction.
 */
export class RoundsDatabase {
  readonly #connection = new DatabaseConnection();

  /**
   * Keeps rounds, but for those that are there already. Returns how many were new.
   *
   * @param watch for a long list: hears again and again how many have been looked at, and may stop it
   */
  async keep(
    rounds: readonly KeptRound[],
    summaries: readonly RoundSummary[],
    origin: RoundsOrigin,
    watch?: { readonly signal: AbortSignal; readonly onWritten: (done: number) => void },
  ): Promise<number> {
    const write = async (tx: Transaction<'readwrite'>): Promise<number> => {
      const here = await keysAmong(tx, rounds);
      let added = 0;
      for (const [index, round] of rounds.entries()) {
        if (here.has(round.id)) continue;
        here.add(round.id);
        const { recording, ...rest } = round;
        leave(tx.objectStore('rounds').put(round));
        const listing = tx.objectStore('listed').put({ ...rest, summary: summaries[index] as RoundSummary });
        leave(listing);
        added++;
        if (added % MOST_ON_THEIR_WAY !== 0) continue;
        await listing;
        watch?.onWritten(index + 1);
      }
      if (origin === 'played' && added > 0) {
        const played = numberOf(await tx.objectStore('facts').get('playedSince'));
        leave(tx.objectStore('facts').put(played + added, 'playedSince'));
      }
      return added;
    };
    return this.#connection.write(['rounds', 'listed', 'facts'], write, watch?.signal);
  }

  /** The ids of all rounds. */
  async ids(): Promise<readonly string[]> {
    return this.#connection.read(['rounds'], (tx) => tx.objectStore('rounds').getAllKeys());
  }

  /** All that is listed, oldest first, and the ids of all rounds, which may be more. */
  async list(): Promise<{ readonly listed: readonly ListedRound[]; readonly ids: readonly string[] }> {
    return this.#connection.read(['rounds', 'listed'], async (tx) => {
      const ids = await tx.objectStore('rounds').getAllKeys();
      const listed: ListedRound[] = [];
      for (;;) {
        const last = listed.at(-1);
        const range = last && IDBKeyRange.lowerBound(last.id, true);
        const more = await tx.objectStore('listed').getAll(range, MOST_READ_AT_ONCE);
        for (const one of more) listed.push(one);
        if (more.length < MOST_READ_AT_ONCE) return { listed, ids };
      }
    });
  }

  /** Lists rounds anew, as far as they are still there. */
  async relist(listed: readonly ListedRound[]): Promise<void> {
    await this.#connection.write(['rounds', 'listed'], async (tx) => {
      for (const one of listed) {
        if (await tx.objectStore('rounds').getKey(one.id)) leave(tx.objectStore('listed').put(one));
      }
    });
  }

  /** Rounds by their ids, as far as they are there. */
  async rounds(ids: readonly string[]): Promise<KeptRound[]> {
    return this.#connection.read(['rounds'], async (tx) => {
      const found = await Promise.all(ids.map((id) => tx.objectStore('rounds').get(id)));
      return found.filter((round) => round !== undefined);
    });
  }

  /** Takes rounds out of the list and puts them where they are kept as they are. */
  async putAside(ids: readonly string[]): Promise<void> {
    await this.#connection.write(['rounds', 'listed', 'aside'], async (tx) => {
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
    await this.#connection.write(['rounds', 'listed'], async (tx) => {
      const doomed = new Set(ids);
      // One by one, thousands take seconds.
      if ((await tx.objectStore('rounds').getAllKeys()).every((id) => doomed.has(id))) {
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

  /** What an older version had written, until `dropOlder`: it is put aside as soon as the database is opened. */
  async older(): Promise<readonly unknown[]> {
    return this.#connection.read(['facts', 'aside'], async (tx) => {
      const keys = await tx.objectStore('facts').get('older');
      if (!Array.isArray(keys)) return [];
      return Promise.all(keys.map((key) => tx.objectStore('aside').get(key)));
    });
  }

  /** What an older version had written has been read, as far as it can be: that part need not be aside any more. */
  async dropOlder(isRead: (value: unknown) => boolean): Promise<void> {
    await this.#connection.write(['facts', 'aside'], async (tx) => {
      const keys = (await tx.objectStore('facts').get('older')) as number[] | undefined;
      for (const key of keys ?? []) {
        if (isRead(await tx.objectStore('aside').get(key))) leave(tx.objectStore('aside').delete(key));
      }
      leave(tx.objectStore('facts').delete('older'));
    });
  }

  /** The player's own text; null where there is none. */
  async ownText(): Promise<string | null> {
    return this.#connection.read(['facts'], async (tx) => {
      const text = await tx.objectStore('facts').get('ownText');
      return typeof text === 'string' ? text : null;
    });
  }

  /** Keeps a text of the player's own in the place of the one before. */
  async keepOwnText(text: string): Promise<void> {
    await this.#connection.write(['facts'], async (tx) => {
      leave(tx.objectStore('facts').put(text, 'ownText'));
    });
  }

  /** When rounds were last taken along, and what has come since. */
  async exportFacts(): Promise<ExportFacts> {
    return this.#connection.read(['facts'], async (tx) => {
      const [lastAt, playedSince] = await Promise.all([
        tx.objectStore('facts').get('exportedAt'),
        tx.objectStore('facts').get('playedSince'),
      ]);
      return { lastAt: typeof lastAt === 'number' ? lastAt : null, playedSince: numberOf(playedSince) };
    });
  }

  /** Whether so many rounds exist here only; true once, until they are taken along. */
  async isExportDue(after: number): Promise<boolean> {
    return this.#connection.write(['facts'], async (tx) => {
      const facts = tx.objectStore('facts');
      const isDue = numberOf(await facts.get('playedSince')) >= after && !(await facts.get('isAdvised'));
      if (isDue) leave(facts.put(true, 'isAdvised'));
      return isDue;
    });
  }

  /** Notes that all rounds have been taken along. */
  async noteExport(at: number): Promise<void> {
    await this.#connection.write(['facts'], async (tx) => {
      const facts = tx.objectStore('facts');
      leave(facts.put(at, 'exportedAt'));
      leave(facts.put(0, 'playedSince'));
      leave(facts.delete('isAdvised'));
    });
  }
}

/** Which of these rounds, or of others between them, are there. Asked one by one, thousands take seconds. */
async function keysAmong(tx: Transaction<'readwrite'>, rounds: readonly KeptRound[]): Promise<Set<string>> {
  const ids = rounds.map(({ id }) => id).sort();
  const [first, last = first] = [ids[0], ids.at(-1)];
  if (first === undefined) return new Set();
  return new Set(await tx.objectStore('rounds').getAllKeys(IDBKeyRange.bound(first, last)));
}

/** What becomes of a request is told by its transaction. */
function leave(request: Promise<unknown>): void {
  request.catch(() => {});
}

function numberOf(fact: unknown): number {
  return typeof fact === 'number' ? fact : 0;
}
