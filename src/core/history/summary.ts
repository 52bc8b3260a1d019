import type { RoundKind } from '../options/options';
import type { Round } from '../round/round';
import { tally } from '../round/score';

/** Changes with `summaryOf`: a summary of another version is computed anew. */
export const SUMMARY_VERSION = 1;

/** What a list of rounds tells of one of them. */
export interface RoundSummary extends RoundKind {
  readonly version: number;
  /** Characters that stand, and how many of them are wrong. */
  readonly total: number;
  readonly errors: number;
}

/** What a list tells of a finished round. */
export function summaryOf(round: Round): RoundSummary {
  const { total, errors } = tally(round);
  // How wide the lines of an own text are makes no difference.
  const { columns: _, ...settings } = round.setup.settings;
  const { wordList } = round.setup;
  return { version: SUMMARY_VERSION, ...settings, wordList, total, errors };
}
