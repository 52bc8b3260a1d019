import { isPairStats, PairCounter, type PairStats } from '../../analysis/practice/PairCounter';
import type { SavedRound } from '../../platform/history/databaseSchema';
import { DatabaseError } from '../../platform/history/openDatabase';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { createYieldWhenDue } from '../../platform/page/yieldWhenDue';
import { fetchWordList } from '../../platform/words/fetchWordList';
import { replaySaved } from '../history/savedRounds';
import { withLoadedLists } from '../words/withLoadedLists';
import { countedRound, isNewer } from './countRounds';

/** A request to a rebuild. */
export type RebuildRequest =
  | { readonly kind: 'start'; readonly lists: KnownLists }
  | { readonly kind: 'stop' };

/** The word lists that the page has loaded already, by name. */
export type KnownLists = ReadonlyMap<string, readonly string[]>;

/** The progress or outcome of a rebuild. */
export type RebuildProgress =
  | { readonly step: 'counting'; readonly done: number; readonly total: number }
  /** What was counted, even where it could not be saved; null where rounds cannot be read. */
  | { readonly step: 'done'; readonly stats: PairStats | null };

/** Rounds that are read at a time. */
const CHUNK_SIZE = 200;

/** Only one tab at a time counts all rounds. */
const LOCK = 'thirty pairs';

/** Counts the pairs of all saved rounds again and saves the record. */
export class PairsRebuild {
  readonly #report: (progress: RebuildProgress) => void;
  readonly #db = new RoundsDatabase();
  #isStopped = false;

  constructor(report: (progress: RebuildProgress) => void) {
    this.#report = report;
  }

  /** Handles a request; `stop` takes effect at once and is final. */
  async handle(request: RebuildRequest): Promise<void> {
    if (request.kind === 'stop') {
      this.#isStopped = true;
      return;
    }
    this.#report({ step: 'counting', done: 0, total: 0 });
    const rebuild = (): Promise<PairStats | null> => this.#rebuild(request.lists);
    let stats: PairStats | null = null;
    try {
      // Missing where the page comes without encryption. Two tabs then do the same work, and both are right.
      const locks = globalThis.navigator?.locks;
      stats = await (locks ? locks.request(LOCK, rebuild) : rebuild());
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
    }
    if (!this.#isStopped) this.#report({ step: 'done', stats });
  }

  async #rebuild(known: KnownLists): Promise<PairStats | null> {
    const lists = new Map(known);
    while (!this.#isStopped) {
      const { stats, isCurrent, changes } = await this.#db.pairs.read();
      // Another tab may have counted them meanwhile.
      if (isCurrent && isPairStats(stats)) return stats;
      const counted = (await this.#count(lists)).stats();
      // A record of a newer version is left alone.
      if (this.#isStopped || isNewer(stats) || (await this.#save(counted, changes))) return counted;
    }
    return null;
  }

  /** Whether rounds have not changed meanwhile. Without room for it, what was counted is for this visit only. */
  async #save(stats: PairStats, changes: number): Promise<boolean> {
    try {
      return await this.#db.pairs.write(stats, changes);
    } catch (error) {
      if (error instanceof DatabaseError && error.trouble === 'full') return true;
      throw error;
    }
  }

  async #count(lists: Map<string, readonly string[]>): Promise<PairCounter> {
    const counter = new PairCounter();
    const find = (name: string) => lists.get(name) ?? null;
    const load = async (name: string) => void lists.set(name, await fetchWordList(name));
    const tried = new Set<string>();
    const yieldWhenDue = createYieldWhenDue();
    // Ids sort by time.
    const ids = [...(await this.#db.ids())].sort();
    for (let from = 0; from < ids.length && !this.#isStopped; from += CHUNK_SIZE) {
      this.#report({ step: 'counting', done: from, total: ids.length });
      const rounds = await this.#db.rounds(ids.slice(from, from + CHUNK_SIZE));
      for (const saved of rounds) {
        await yieldWhenDue();
        if (this.#isStopped) break;
        const round = await withLoadedLists(find, load, (findWords) => replayed(saved, findWords), tried);
        if (round) counter.add(countedRound(saved, round));
      }
    }
    return counter;
  }
}

/** Null for a round that cannot be read: it is not counted. */
function replayed(saved: SavedRound, findWords: Parameters<typeof replaySaved>[1]) {
  const round = replaySaved(saved, findWords);
  return typeof round === 'string' ? null : round;
}
