import { isStandard } from '../../core/options/options';
import { tallyOf } from '../../core/round/score';
import { RoundsDatabase } from '../../platform/history/database';
import { DatabaseError, type DatabaseTrouble } from '../../platform/history/openDatabase';
import { type FileTrouble, readRoundsFile } from '../../platform/history/roundsFile';
import { takeTurns } from '../../platform/page/turns';
import { fetchWordList } from '../../platform/words/otherWordLists';
import { withLists } from '../words/withLists';
import type { ReadyRound, UnreadableRound } from './keptRounds';
import { readRound } from './readRound';

/** What an import is asked for. */
export type ImportOrder =
  /** Tell what is in a file. */
  | { readonly kind: 'read'; readonly file: Blob; readonly lists: KnownLists }
  /** Add what was new in it. */
  | { readonly kind: 'add' }
  | { readonly kind: 'stop' };

/** The lists that a page has already, by their names. */
export type KnownLists = ReadonlyMap<string, readonly string[]>;

/** How it goes. */
export type ImportNews =
  /** Rounds of `total`, which is 0 as long as it is not known. */
  | { readonly step: 'reading'; readonly done: number; readonly total: number }
  | { readonly step: 'refused'; readonly trouble: FileTrouble }
  | { readonly step: 'read'; readonly found: FoundRounds }
  | { readonly step: 'adding'; readonly done: number; readonly total: number }
  /** `best` is the highest score among them that can be the best. Of those that were read, others had come meanwhile. */
  | { readonly step: 'added'; readonly rounds: number; readonly of: number; readonly best: number }
  /** Null: it was stopped. */
  | { readonly step: 'notAdded'; readonly of: number; readonly trouble: DatabaseTrouble | null };

/** How many rounds a file has: new ones, such as are here already, and such as cannot be read, by the reason. */
export interface FoundRounds {
  readonly fresh: number;
  readonly here: number;
  readonly unreadable: Readonly<Record<UnreadableRound, number>>;
}

/** Rounds that are read until that is told. */
const TOLD_EVERY = 100;

/** Thrown through the database, which takes back what it has written. */
class Stopped extends Error {}

/** Reads a file of rounds, says what is in it and, when it is asked to, adds that: all of it or nothing. */
export class RoundsImport {
  readonly #tell: (news: ImportNews) => void;
  readonly #db = new RoundsDatabase();
  readonly #stopping = new AbortController();
  #fresh: readonly ReadyRound[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(tell: (news: ImportNews) => void) {
    this.#tell = tell;
  }

  /** Does what it is asked for, one after the other; it stops at once, and for good. */
  follow(order: ImportOrder): Promise<void> {
    if (order.kind === 'stop') {
      this.#stopping.abort(new Stopped());
      return Promise.resolve();
    }
    const act = () => (order.kind === 'read' ? this.#read(order.file, order.lists) : this.#add());
    this.#last = this.#last.then(act);
    return this.#last;
  }

  async #read(file: Blob, known: KnownLists): Promise<void> {
    this.#tell({ step: 'reading', done: 0, total: 0 });
    const values = await readRoundsFile(file);
    if (typeof values === 'string') return this.#tell({ step: 'refused', trouble: values });

    const lists = new Map(known);
    const find = (name: string) => lists.get(name) ?? null;
    const load = async (name: string) => void lists.set(name, await fetchWordList(name));
    const tried = new Set<string>();
    const here = await this.#ids();
    const fresh = new Map<string, ReadyRound>();
    const unreadable = { form: 0, words: 0, wordsNotLoaded: 0, events: 0 };
    const pauseWhenDue = takeTurns();
    let already = 0;
    for (const [index, value] of values.entries()) {
      if (index % TOLD_EVERY === 0) this.#tell({ step: 'reading', done: index, total: values.length });
      await pauseWhenDue();
      if (this.#stopping.signal.aborted) return;
      const ready = await withLists(find, load, (findWords) => readRound(value, findWords), tried);
      if (typeof ready === 'string') unreadable[ready]++;
      else if (here.has(ready.kept.id) || fresh.has(ready.kept.id)) already++;
      else fresh.set(ready.kept.id, ready);
    }
    this.#fresh = [...fresh.values()];
    this.#tell({ step: 'read', found: { fresh: fresh.size, here: already, unreadable } });
  }

  async #add(): Promise<void> {
    const of = this.#fresh.length;
    try {
      const rounds = await this.#db.keep(
        this.#fresh.map(({ kept }) => kept),
        this.#fresh.map(({ summary }) => summary),
        'brought',
        {
          signal: this.#stopping.signal,
          onWritten: (done) => this.#tell({ step: 'adding', done, total: of }),
        },
      );
      this.#tell({ step: 'added', rounds, of, best: bestScoreOf(this.#fresh) });
    } catch (error) {
      if (error instanceof DatabaseError) this.#tell({ step: 'notAdded', of, trouble: error.trouble });
      else if (error instanceof Stopped) this.#tell({ step: 'notAdded', of, trouble: null });
      else throw error;
    }
  }

  /** Of the rounds that are here: none where the database cannot be read, which is told when something is added. */
  async #ids(): Promise<ReadonlySet<string>> {
    try {
      return new Set(await this.#db.ids());
    } catch (error) {
      if (error instanceof DatabaseError) return new Set();
      throw error;
    }
  }
}

/** The highest score among the standard rounds that were not raced; 0 where there is none above. */
export function bestScoreOf(ready: readonly ReadyRound[]): number {
  return ready.filter(canBeBest).reduce((best, { summary }) => Math.max(best, tallyOf(summary).score), 0);
}

function canBeBest({ kept, summary }: ReadyRound): boolean {
  return !kept.wasRaced && isStandard(summary);
}
