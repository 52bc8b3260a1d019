import { consistencyPercent } from './consistency';
import { likelyRange, type SpeedRange } from './likelyRange';
import { wordsPerMinute } from './speed';
import { type Timeline, typedSteps } from './timeline';

/** The five key figures of a round, unrounded. */
export interface RoundFigures {
  readonly speedWpm: number;
  /** Null for a round that was left early, which tells too little. */
  readonly likelyRange: SpeedRange | null;
  readonly rawSpeedWpm: number;
  /** 0 to 100. */
  readonly rawAccuracyPercent: number;
  /** 0 to 100; null for a round that was left early, and for words that an input method composes. */
  readonly consistencyPercent: number | null;
}

/**
 * Speed: score / 5 / minutes. Raw speed: all typed characters / 5 / minutes. Raw accuracy: the share of typed
 * characters that were right when they were typed, deleted ones included; 0 if nothing was typed.
 */
export function figuresOf(timeline: Timeline): RoundFigures {
  const typed = typedSteps(timeline);
  const right = typed.filter(({ isRight }) => isRight).length;
  const speedWpm = wordsPerMinute(scoreOf(timeline), timeline.durationMs);
  return {
    speedWpm,
    likelyRange: timeline.isLeftEarly ? null : likelyRange(timeline, speedWpm),
    rawSpeedWpm: wordsPerMinute(typed.length, timeline.durationMs),
    rawAccuracyPercent: typed.length === 0 ? 0 : (100 * right) / typed.length,
    consistencyPercent: timeline.isLeftEarly || timeline.areComposed ? null : consistencyPercent(timeline),
  };
}

/** The round's score: characters typed and not deleted, minus the errors among them. */
export function scoreOf(timeline: Timeline): number {
  return typedSteps(timeline).filter(({ isRight, deletedBy }) => isRight && deletedBy === null).length;
}
