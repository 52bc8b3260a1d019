/** What a page says to the worker. */
export interface PageMessage {
  /** The page's own version. */
  readonly version: string;
  /** Whether the worker is to save one more file now. */
  readonly savesNext: boolean;
}

/** What the worker answers: how many files of the page's version are still to be saved; null when its version is another. */
export type WorkerAnswer = number | null;
