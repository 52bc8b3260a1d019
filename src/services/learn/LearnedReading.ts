import { type LearnedRound, learnedRound } from '../../analysis/learn/learnedRound';
import { DatabaseError } from '../../platform/history/openDatabase';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { replayedRounds } from '../practice/replayedRounds';
import type { KnownLists } from '../words/withLoadedLists';

/** What saved rounds show about letters, by their ids; without those that cannot be read. */
type LearnedRounds = ReadonlyMap<string, LearnedRound>;

/** The progress or outcome of reading. */
export interface LearnedProgress {
  readonly step: 'learned';
  readonly learned: LearnedRounds;
  /** How many rounds are read. */
  readonly done: number;
  readonly isDone: boolean;
  /** Once it is done: whether no round was left out that can be read another time. */
  readonly isWhole?: boolean;
}

/** Finds out what saved rounds show about letters. */
export class LearnedReading {
  readonly #report: (progress: LearnedProgress) => void;
  readonly #db = new RoundsDatabase();
  #isStopped = false;

  constructor(report: (progress: LearnedProgress) => void) {
    this.#report = report;
  }

  async read(ids: readonly string[], lists: KnownLists): Promise<void> {
    const learned = new Map<string, LearnedRound>();
    const onChunk = (done: number): void =>
      this.#report({ step: 'learned', learned: new Map(), done, isDone: false });
    let isWhole = true;
    const onNotLoaded = (): void => {
      isWhole = false;
    };
    try {
      const rounds = replayedRounds(this.#db, ids, new Map(lists), onChunk, onNotLoaded);
      for await (const { saved, round } of rounds) {
        if (this.#isStopped) return;
        learned.set(saved.id, learnedRound(round, saved.playedAt));
      }
    } catch (error) {
      isWhole = false;
      if (!(error instanceof DatabaseError)) reportError(error);
    }
    if (this.#isStopped) return;
    this.#report({ step: 'learned', learned, done: ids.length, isDone: true, isWhole });
  }

  /** Takes effect at once and is final. */
  stop(): void {
    this.#isStopped = true;
  }
}
