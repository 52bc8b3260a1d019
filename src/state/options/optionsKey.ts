import type { Options } from '../../core/options/options';

/*
 * In a file of its own, because the opening of the page needs no atoms.
 */

/** Storage key of the options: JSON with a version. */
export const OPTIONS_KEY = 'options';

/** Options read from storage, and the stored text itself. */
export interface SavedOptions {
  readonly text: string;
  readonly options: Options;
}
