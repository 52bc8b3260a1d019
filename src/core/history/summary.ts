import type { RoundKind } from '../options/options';
import { durationOf, type Round } from '../round/round';
import { WORD_COUNT_DEADLINE_MS } from '../round/rules';
import { tally } from '../round/score';
import { tenthsOf } from './recording';

/** Must be increased whenever `summaryOf` changes: stored summaries of another version are recomputed. */
export const SUMMARY_VERSION = 2;

/** What the list of rounds needs to know of each round. */
export interface RoundSummary extends RoundKind {
  readonly version: number;
  /** Characters that were typed and not deleted, and how many of them are wrong. */
  readonly total: number;
  readonly errors: number;
  /** How long a word-count round lasted, in ms; left out for other rounds, whose settings say it. */
  readonly elapsedMs?: number;
  /** As `isLeftEarly` says; left out if not. */
  readonly leftEarly?: true;
}

/** The summary of a finished round. */
export function summaryOf(round: Round): RoundSummary {
  const { total, errors } = tally(round);
  // Neither the line width of a custom text nor how practice was dealt makes a difference for comparing rounds.
  const { columns: _, usualLengths: __, ...settings } = round.setup.settings;
  const { wordList } = round.setup;
  const { elapsedMs } = round;
  return {
    version: SUMMARY_VERSION,
    ...settings,
    wordList,
    total,
    errors,
    ...(settings.wordLimit && { elapsedMs }),
    ...(isLeftEarly(round) && { leftEarly: true }),
  };
}

/**
 * Whether the player has left a finished round before half of it was over, by the time of the last event. Such a round
 * tells nothing about speed.
 */
export function isLeftEarly(round: Round): boolean {
  const halfTenths = tenthsOf(durationOf(round)) / 2;
  // From the last event back: nearly always the first one that is looked at decides.
  for (let entry = round.log; entry; entry = entry.earlier) {
    if (tenthsOf(entry.event.at - (round.startedAt ?? 0)) >= halfTenths) return false;
  }
  return true;
}

/** The fields that say how long a finished round lasted. */
type Lasted = Pick<RoundSummary, 'durationMs' | 'wordLimit' | 'elapsedMs'>;

/** How long the round of a summary lasted, in ms. */
export function lastedMs({ elapsedMs, durationMs }: Lasted): number {
  return elapsedMs ?? durationMs;
}

/** Whether a word-count round was left unfinished until its hour was over. The hour is not what it took. */
export function isForgotten(lasted: Lasted): boolean {
  return lasted.wordLimit !== undefined && lastedMs(lasted) >= WORD_COUNT_DEADLINE_MS;
}

/** Whether a round is dated later than `nowMs`, both in ms since 1970, UTC: by a wrong clock, or in a file. */
export function isInFuture({ playedAt }: { readonly playedAt: number }, nowMs: number): boolean {
  return playedAt > nowMs;
}
