import { lastedMs, type RoundSummary } from '../../core/history/summary';
import { tallyOf } from '../../core/round/score';
import { wordsPerMinute } from '../insights/speed';
import type { PlayedSpeed } from './trend';

interface Summarized {
  /** In ms since 1970, UTC. */
  readonly playedAt: number;
  readonly summary: RoundSummary;
}

/** A listed round with the figures that bests and trend are made from. */
export interface RoundWithSpeed<Listed> extends PlayedSpeed {
  readonly listed: Listed;
}

/** A listed round with its figures. */
export function withSpeed<Listed extends Summarized>(listed: Listed): RoundWithSpeed<Listed> {
  const { playedAt, summary } = listed;
  return {
    playedAt,
    speedWpm: speedOfSummary(summary),
    accuracyPercent: accuracyPercentOfSummary(summary),
    listed,
  };
}

/** The net speed of the round of a summary, in wpm. */
export function speedOfSummary(summary: RoundSummary): number {
  return wordsPerMinute(tallyOf(summary).score, lastedMs(summary));
}

/** The accuracy of the round of a summary, 0 to 100; 0 for an empty round. */
export function accuracyPercentOfSummary(summary: RoundSummary): number {
  return 100 * tallyOf(summary).accuracy;
}
