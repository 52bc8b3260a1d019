/** A message from a page to the service worker. */
export interface PageMessage {
  /** The page's own version. */
  readonly version: string;
  /** Whether the worker should save one more file now. */
  readonly savesNext: boolean;
}

/** The worker's answer: how many files of the page's version are still to be saved; null if its version differs. */
export type WorkerAnswer = number | null;
