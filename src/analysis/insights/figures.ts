import { consistencyPercent } from './consistency';
import { likelyRange, type SpeedRange } from './likelyRange';
import { wordsPerMinute } from './speed';
import { typedSteps, type Walk } from './walk';

/** The five figures of a round, unrounded. */
export interface Figures {
  readonly speedWpm: number;
  readonly likelyRange: SpeedRange;
  readonly rawSpeedWpm: number;
  /** 0 to 100. */
  readonly accuracyOfAllKeysPercent: number;
  /** 0 to 100. */
  readonly consistencyPercent: number;
}

/**
 * Speed: score / 5 / minutes. Raw speed: all typed characters / 5 / minutes. Accuracy of all keys: the share of typed
 * characters that were right when they were typed, what was taken back included; 0 when nothing was typed.
 */
export function figuresOf(walk: Walk): Figures {
  const typed = typedSteps(walk);
  const right = typed.filter(({ isRight }) => isRight).length;
  const speedWpm = wordsPerMinute(scoreOf(walk), walk.durationMs);
  return {
    speedWpm,
    likelyRange: likelyRange(walk, speedWpm),
    rawSpeedWpm: wordsPerMinute(typed.length, walk.durationMs),
    accuracyOfAllKeysPercent: typed.length === 0 ? 0 : (100 * right) / typed.length,
    consistencyPercent: consistencyPercent(walk),
  };
}

/** The round's score: characters that stand, less the errors among them. */
export function scoreOf(walk: Walk): number {
  return typedSteps(walk).filter(({ isRight, deletedBy }) => isRight && deletedBy === null).length;
}
