import { PairCounter } from '../../analysis/practice/PairCounter';
import { isNewer, isPairStats, type PairStats } from '../../analysis/practice/PairStats';
import { DatabaseError } from '../../platform/history/openDatabase';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { dateNowMs } from '../../platform/round/clock';
import type { KnownLists } from '../words/withLoadedLists';
import { countedRound } from './countedRound';
import { replayedRounds } from './replayedRounds';

/** The progress or outcome of a rebuild. */
export type RebuildProgress =
  | { readonly step: 'counting'; readonly done: number; readonly total: number }
  /** What was counted, even where it could not be saved; null where rounds cannot be read. */
  | { readonly step: 'done'; readonly stats: PairStats | null };

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

  async run(lists: KnownLists): Promise<void> {
    this.#report({ step: 'counting', done: 0, total: 0 });
    const rebuild = (): Promise<PairStats | null> => this.#rebuild(lists);
    let stats: PairStats | null = null;
    try {
      // Missing where the page comes without encryption. Two tabs then do the same work.
      const locks = globalThis.navigator?.locks;
      stats = await (locks ? locks.request(LOCK, rebuild) : rebuild());
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
    }
    if (!this.#isStopped) this.#report({ step: 'done', stats });
  }

  /** Takes effect at once and is final. */
  stop(): void {
    this.#isStopped = true;
  }

  async #rebuild(known: KnownLists): Promise<PairStats | null> {
    const lists = new Map(known);
    while (!this.#isStopped) {
      const { stats, isCurrent, changes } = await this.#db.pairs.read();
      // Another tab may have counted them meanwhile.
      if (isCurrent && isPairStats(stats)) return stats;
      const { counted, isWhole } = await this.#count(lists);
      // A record of a newer version is left alone. What is counted without some rounds is for this visit only.
      if (this.#isStopped || isNewer(stats) || !isWhole || (await this.#save(counted, changes)))
        return counted;
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

  /** Whole unless the list of a round cannot be loaded now. */
  async #count(lists: Map<string, readonly string[]>): Promise<{ counted: PairStats; isWhole: boolean }> {
    const counter = new PairCounter();
    const nowMs = dateNowMs();
    let isWhole = true;
    // Ids sort by time.
    const ids = [...(await this.#db.ids())].sort();
    const report = (done: number): void => this.#report({ step: 'counting', done, total: ids.length });
    const noteNotLoaded = (): void => {
      isWhole = false;
    };
    for await (const { saved, round } of replayedRounds(this.#db, ids, lists, report, noteNotLoaded)) {
      if (this.#isStopped) break;
      counter.add(countedRound(saved, round, nowMs));
    }
    return { counted: counter.stats(), isWhole };
  }
}
