import type { RoundSummary } from '../../core/history/summary';
import { DatabaseConnection, ignoreResult } from './DatabaseConnection';
import { countPlayed, countQuarantined, DatabaseFacts } from './DatabaseFacts';
import {
  type ListedRound,
  listingOf,
  type SavedRound,
  type Stores,
  type Transaction,
} from './databaseSchema';
import { type CountPairs, countPairs, noteChangedRounds, PairsRecord } from './PairsRecord';
import { notifyRoundsChanged } from './roundsChanges';

/**
 * Whether rounds were played here just now, or are copies: imported or restored. Only played ones count for exports.
 */
export type RoundsOrigin = 'played' | 'copied';

/** A round with the facts that the list shows of it. */
export interface RoundToSave {
  readonly saved: SavedRound;
  readonly summary: RoundSummary;
}

/** How many rounds are read at a time: thousands at once would block the page. */
const READ_CHUNK_SIZE = 500;

/** The stores that a change of rounds writes to. */
const STORES_OF_ROUNDS: Stores = ['rounds', 'listed', 'facts', 'practice'];

/** The most writes that are pending at a time: more would fill memory and could not be stopped. */
const MAX_PENDING_WRITES = 200;

/** The saved rounds of this device. Each call is one transaction; one that fails throws a `DatabaseError`. */
export class RoundsDatabase {
  readonly #connection = new DatabaseConnection();
  /** Everything else in the database: the player's custom text, and what is known of exports. */
  readonly facts = new DatabaseFacts(this.#connection);
  /** What the rounds show about pairs of characters. */
  readonly pairs = new PairsRecord(this.#connection);

  /**
   * Saves rounds, except those that are there already. Returns how many were new.
   *
   * @param watch for a long list: called now and then with how many rounds are done; may stop the rest
   * @param count counts the pairs of new rounds in the same transaction; without it they are counted later
   */
  async save(
    rounds: readonly RoundToSave[],
    origin: RoundsOrigin,
    watch?: { readonly signal: AbortSignal; readonly onWritten: (done: number) => void },
    count?: CountPairs,
  ): Promise<number> {
    let listings: ListedRound[] = [];
    const write = async (tx: Transaction<'readwrite'>): Promise<number> => {
      // Anew, in case that the transaction is tried again.
      listings = [];
      const existing = await existingIds(tx, rounds);
      const fresh = new Set<string>();
      let added = 0;
      for (const [index, { saved, summary }] of rounds.entries()) {
        if (existing.has(saved.id)) continue;
        existing.add(saved.id);
        fresh.add(saved.id);
        ignoreResult(tx.objectStore('rounds').put(saved));
        const listed = listingOf(saved, summary);
        listings.push(listed);
        const listing = tx.objectStore('listed').put(listed);
        ignoreResult(listing);
        added++;
        if (added % MAX_PENDING_WRITES !== 0) continue;
        await listing;
        watch?.onWritten(index + 1);
      }
      if (origin === 'played' && added > 0) await countPlayed(tx, added);
      if (added > 0) await countPairs(tx, fresh, count);
      return added;
    };
    const added = await this.#connection.write(STORES_OF_ROUNDS, write, watch?.signal);
    if (added > 0) notifyRoundsChanged({ added: listings, removed: [] });
    return added;
  }

  /** The ids of all rounds. */
  async ids(): Promise<readonly string[]> {
    return this.#connection.read(['rounds'], (tx) => tx.objectStore('rounds').getAllKeys());
  }

  /** All listings, oldest first, and the ids of all rounds; a round may lack its listing. */
  async list(): Promise<{ readonly listed: readonly ListedRound[]; readonly ids: readonly string[] }> {
    return this.#connection.read(['rounds', 'listed'], async (tx) => {
      const ids = await tx.objectStore('rounds').getAllKeys();
      const listed: ListedRound[] = [];
      for (;;) {
        const last = listed.at(-1);
        const range = last && IDBKeyRange.lowerBound(last.id, true);
        const more = await tx.objectStore('listed').getAll(range, READ_CHUNK_SIZE);
        for (const one of more) listed.push(one);
        if (more.length < READ_CHUNK_SIZE) return { listed, ids };
      }
    });
  }

  /** Replaces the listings of rounds that still exist. The rounds stay the same, so no tab is notified. */
  async updateListings(listed: readonly ListedRound[]): Promise<void> {
    await this.#connection.write(['rounds', 'listed'], async (tx) => {
      for (const one of listed) {
        if (await tx.objectStore('rounds').getKey(one.id)) ignoreResult(tx.objectStore('listed').put(one));
      }
    });
  }

  /** The rounds with these ids, without those that do not exist. */
  async rounds(ids: readonly string[]): Promise<SavedRound[]> {
    return this.#connection.read(['rounds'], async (tx) => {
      const found = await Promise.all(ids.map((id) => tx.objectStore('rounds').get(id)));
      return found.filter((round) => round !== undefined);
    });
  }

  /** Moves unreadable rounds, unchanged, to the quarantine, and counts them in its facts. */
  async quarantine(ids: readonly string[]): Promise<void> {
    await this.#removeRounds(ids, [...STORES_OF_ROUNDS, 'aside'], async (tx) => {
      let moved = 0;
      for (const id of ids) {
        const round = await tx.objectStore('rounds').get(id);
        if (round) moved++;
        if (round) ignoreResult(tx.objectStore('aside').add(round));
        ignoreResult(tx.objectStore('rounds').delete(id));
        ignoreResult(tx.objectStore('listed').delete(id));
      }
      await countQuarantined(tx, moved);
    });
  }

  /** Deletes rounds. */
  async delete(ids: readonly string[]): Promise<void> {
    await this.#removeRounds(ids, ['rounds', 'listed', 'practice'], async (tx) => {
      const deleted = new Set(ids);
      // Deleting thousands one by one would take seconds.
      if ((await tx.objectStore('rounds').getAllKeys()).every((id) => deleted.has(id))) {
        ignoreResult(tx.objectStore('rounds').clear());
        ignoreResult(tx.objectStore('listed').clear());
        return;
      }
      for (const id of ids) {
        ignoreResult(tx.objectStore('rounds').delete(id));
        ignoreResult(tx.objectStore('listed').delete(id));
      }
    });
  }

  /** Removes rounds, then notifies all tabs. */
  async #removeRounds(
    ids: readonly string[],
    stores: Stores,
    act: (tx: Transaction<'readwrite'>) => Promise<void>,
  ): Promise<void> {
    await this.#connection.write(stores, async (tx) => {
      await act(tx);
      await noteChangedRounds(tx);
    });
    notifyRoundsChanged({ added: [], removed: ids });
  }
}

/** The ids of saved rounds in the range of these. One query: thousands of single ones would take seconds. */
async function existingIds(
  tx: Transaction<'readwrite'>,
  rounds: readonly RoundToSave[],
): Promise<Set<string>> {
  const ids = rounds.map(({ saved }) => saved.id).sort();
  const [first, last = first] = [ids[0], ids.at(-1)];
  if (first === undefined) return new Set();
  return new Set(await tx.objectStore('rounds').getAllKeys(IDBKeyRange.bound(first, last)));
}
