import type { FindWords } from '../../core/history/recordingBytes';
import { isStandard } from '../../core/options/options';
import { tallyOf } from '../../core/round/score';
import type { SavedRound } from '../../platform/history/databaseSchema';
import { DatabaseError, type DatabaseTrouble } from '../../platform/history/openDatabase';
import { RoundsDatabase, type RoundToSave } from '../../platform/history/RoundsDatabase';
import { type FileTrouble, parsePlainRound, readRoundsFile } from '../../platform/history/roundsFile';
import { createYieldWhenDue } from '../../platform/page/tasks';
import { type KnownLists, withFetchedLists } from '../words/withLoadedLists';
import {
  idToday,
  momentOfId,
  type UnreadableReason,
  type VerifiedRound,
  verifyPlainRound,
} from './savedRounds';

/** A request to an import. */
export type ImportRequest =
  /** Report what is in a file. */
  | { readonly kind: 'read'; readonly file: Blob; readonly lists: KnownLists }
  /** Add its new rounds. */
  | { readonly kind: 'add' }
  | { readonly kind: 'stop' };

/** The progress or outcome of an import. */
export type ImportProgress =
  /** `total` is 0 until it is known. */
  | { readonly step: 'reading'; readonly done: number; readonly total: number }
  | { readonly step: 'refused'; readonly trouble: FileTrouble }
  | { readonly step: 'read'; readonly found: FoundRounds }
  | { readonly step: 'adding'; readonly done: number; readonly total: number }
  /**
   * `rounds` were added; the others of `of` had been added by another tab meanwhile. `best` is the highest eligible
   * score.
   */
  | { readonly step: 'added'; readonly rounds: number; readonly of: number; readonly best: number }
  /** `trouble` is null when the import was stopped. */
  | { readonly step: 'notAdded'; readonly of: number; readonly trouble: DatabaseTrouble | null };

/** How many rounds of a file are new, are here already, or cannot be read (by reason). */
export interface FoundRounds {
  readonly fresh: number;
  readonly here: number;
  readonly unreadable: Readonly<Record<UnreadableReason, number>>;
}

/** Progress is reported every so many rounds. */
const REPORT_EVERY = 100;

/** How many saved rounds are read at a time. */
const READ_CHUNK_SIZE = 500;

/** Aborts the database's transaction, so that nothing written so far remains. */
class ImportStopped extends Error {}

/** Reads a file of rounds, reports what it contains and, on request, adds its new rounds: all or nothing. */
export class RoundsImport {
  readonly #report: (progress: ImportProgress) => void;
  readonly #db = new RoundsDatabase();
  readonly #stopping = new AbortController();
  #fresh: readonly RoundToSave[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(report: (progress: ImportProgress) => void) {
    this.#report = report;
  }

  /** Handles requests one after the other; `stop` takes effect at once and is final. */
  handle(request: ImportRequest): Promise<void> {
    if (request.kind === 'stop') {
      this.#stopping.abort(new ImportStopped());
      return Promise.resolve();
    }
    const act = () => (request.kind === 'read' ? this.#read(request.file, request.lists) : this.#add());
    this.#last = this.#last.then(act);
    return this.#last;
  }

  async #read(file: Blob, known: KnownLists): Promise<void> {
    this.#report({ step: 'reading', done: 0, total: 0 });
    const values = await readRoundsFile(file);
    if (typeof values === 'string') return this.#report({ step: 'refused', trouble: values });

    const lists = new Map(known);
    const tried = new Set<string>();
    const here = await this.#ids();
    const fresh = new Map<string, RoundToSave>();
    const unreadable = { form: 0, words: 0, wordsNotLoaded: 0, events: 0 };
    const yieldWhenDue = createYieldWhenDue();
    let duplicates = 0;
    for (const [index, value] of values.entries()) {
      if (index % REPORT_EVERY === 0) this.#report({ step: 'reading', done: index, total: values.length });
      await yieldWhenDue();
      if (this.#stopping.signal.aborted) return;
      const ready = await withFetchedLists(lists, (findWords) => readRound(value, findWords), tried);
      if (typeof ready === 'string') unreadable[ready]++;
      else if (here.has(ready.saved.id) || fresh.has(ready.saved.id)) duplicates++;
      // Without the played round: thousands of these would fill the memory.
      else fresh.set(ready.saved.id, { saved: ready.saved, summary: ready.summary });
    }
    for (const id of await this.#inEarlierForms(fresh, here)) {
      fresh.delete(id);
      duplicates++;
    }
    this.#fresh = [...fresh.values()];
    this.#report({ step: 'read', found: { fresh: fresh.size, here: duplicates, unreadable } });
  }

  async #add(): Promise<void> {
    const of = this.#fresh.length;
    try {
      const rounds = await this.#db.save(this.#fresh, 'copied', {
        signal: this.#stopping.signal,
        onWritten: (done) => this.#report({ step: 'adding', done, total: of }),
      });
      this.#report({ step: 'added', rounds, of, best: bestScoreOf(this.#fresh) });
    } catch (error) {
      if (error instanceof DatabaseError) this.#report({ step: 'notAdded', of, trouble: error.trouble });
      else if (error instanceof ImportStopped) this.#report({ step: 'notAdded', of, trouble: null });
      else throw error;
    }
  }

  /** The ids of those of these rounds that are here with other ids, because they were saved in an earlier form. */
  async #inEarlierForms(
    fresh: ReadonlyMap<string, RoundToSave>,
    here: ReadonlySet<string>,
  ): Promise<readonly string[]> {
    const moments = new Set(Array.from(fresh.keys(), momentOfId));
    const doubtful = Array.from(here).filter((id) => moments.has(momentOfId(id)));
    const found: string[] = [];
    for (let read = 0; read < doubtful.length; read += READ_CHUNK_SIZE) {
      const saved = await this.#rounds(doubtful.slice(read, read + READ_CHUNK_SIZE));
      found.push(...saved.map(idToday).filter((id) => fresh.has(id)));
    }
    return found;
  }

  /** The saved rounds with these ids. None if the database cannot be read. */
  async #rounds(ids: readonly string[]): Promise<readonly SavedRound[]> {
    try {
      return await this.#db.rounds(ids);
    } catch (error) {
      if (error instanceof DatabaseError) return [];
      throw error;
    }
  }

  /** The ids of all saved rounds. None if the database cannot be read: adding will then fail and report why. */
  async #ids(): Promise<ReadonlySet<string>> {
    try {
      return new Set(await this.#db.ids());
    } catch (error) {
      if (error instanceof DatabaseError) return new Set();
      throw error;
    }
  }
}

/** Reads an untrusted round of a file. Returns the reason where it is invalid. */
export function readRound(value: unknown, findWords: FindWords): VerifiedRound | UnreadableReason {
  const plain = parsePlainRound(value);
  return plain ? verifyPlainRound(plain, findWords) : 'form';
}

/** The highest score among standard rounds that were not raced; at least 0. */
export function bestScoreOf(ready: readonly RoundToSave[]): number {
  return ready.filter(canBeBest).reduce((best, { summary }) => Math.max(best, tallyOf(summary).score), 0);
}

function canBeBest({ saved, summary }: RoundToSave): boolean {
  return !saved.wasRaced && isStandard(summary);
}
