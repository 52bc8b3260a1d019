import { isPairStats } from '../../analysis/practice/PairStats';
import { createLuckOf } from '../../analysis/practice/usualSpeedOnRound';
import { DatabaseError } from '../../platform/history/openDatabase';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import type { KnownLists } from '../words/withLoadedLists';
import { replayedRounds } from './replayedRounds';

/** How lucky the player was with the words of some rounds, in wpm, by the ids of the rounds (analysis/practice/usualSpeedOnRound). */
export type Luck = ReadonlyMap<string, number>;

/** The outcome of reading luck: without the rounds of which it is not known. */
export interface LuckProgress {
  readonly step: 'luck';
  readonly luck: Luck;
  readonly isDone: boolean;
}

/** Finds out how lucky the player was with the words of saved rounds, by what is known of pairs today. */
export class LuckReading {
  readonly #report: (progress: LuckProgress) => void;
  readonly #db = new RoundsDatabase();
  #isStopped = false;

  constructor(report: (progress: LuckProgress) => void) {
    this.#report = report;
  }

  async read(ids: readonly string[], lists: KnownLists): Promise<void> {
    this.#report({ step: 'luck', luck: new Map(), isDone: false });
    let luck: Luck = new Map();
    try {
      luck = await this.#read(ids, lists);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
    }
    if (!this.#isStopped) this.#report({ step: 'luck', luck, isDone: true });
  }

  /** Takes effect at once and is final. */
  stop(): void {
    this.#isStopped = true;
  }

  async #read(ids: readonly string[], lists: KnownLists): Promise<Luck> {
    const { stats } = await this.#db.pairs.read();
    const luck = new Map<string, number>();
    if (!isPairStats(stats)) return luck;
    const luckOf = createLuckOf(stats);
    for await (const { saved, round } of replayedRounds(this.#db, ids, new Map(lists))) {
      if (this.#isStopped) break;
      const luckWpm = luckOf(round);
      if (luckWpm !== null) luck.set(saved.id, luckWpm);
    }
    return luck;
  }
}
