import { type Curve, curveOf } from './curve';
import { type Figures, figuresOf } from './figures';
import { type MissedLetter, missedLetters } from './missedLetters';
import { type Mistake, type MistakesOfKind, mistakesByKind, mistakesOf } from './mistakes';
import { type Pauses, pausesOf } from './pauses';
import { type SlowPair, slowPairs } from './slowPairs';
import { type Part, partToWorkOn, timeSpent } from './timeSpent';
import { type PlayedRound, walkRound } from './walk';

/** All that a round tells, unrounded. */
export interface RoundTold {
  readonly durationMs: number;
  readonly figures: Figures;
  readonly curve: Curve;
  /** The six parts of its time, in order; their sum is the duration, exactly. */
  readonly parts: readonly Part[];
  readonly partToWorkOn: Part | null;
  readonly pauses: Pauses;
  /** In the order of time. */
  readonly mistakes: readonly Mistake[];
  readonly mistakesByKind: readonly MistakesOfKind[];
  readonly slowPairs: readonly SlowPair[];
  readonly missedLetters: readonly MissedLetter[];
}

/** What a round tells, from its log alone: a replayed round tells the same as the one that was played. */
export function tellRound(round: PlayedRound): RoundTold {
  const walk = walkRound(round);
  const parts = timeSpent(walk);
  const mistakes = mistakesOf(walk);
  return {
    durationMs: walk.durationMs,
    figures: figuresOf(walk),
    curve: curveOf(walk),
    parts,
    partToWorkOn: partToWorkOn(parts, walk.durationMs),
    pauses: pausesOf(walk),
    mistakes,
    mistakesByKind: mistakesByKind(mistakes),
    slowPairs: slowPairs(walk),
    missedLetters: missedLetters(walk, mistakes),
  };
}
