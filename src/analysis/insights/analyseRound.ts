import { type Curve, curveOf } from './curve';
import { figuresOf, type RoundFigures } from './figures';
import { type Mistake, type MistakesOfKind, mistakesByKind, mistakesOf } from './mistakes';
import { type Pauses, pausesOf } from './pauses';
import { type PlayedRound, timelineOf } from './timeline';
import { partToWorkOn, type TimePart, timeSpent } from './timeSpent';
import { type WrongWord, wrongWords } from './wrongWords';

/** The complete analysis of a round, unrounded. */
export interface RoundInsights {
  readonly durationMs: number;
  readonly figures: RoundFigures;
  readonly curve: Curve;
  /** The six parts of its time, in order. They add up to exactly the duration. */
  readonly parts: readonly TimePart[];
  readonly partToWorkOn: TimePart | null;
  readonly pauses: Pauses;
  /** In chronological order. */
  readonly mistakes: readonly Mistake[];
  readonly mistakesByKind: readonly MistakesOfKind[];
  readonly wrongWords: readonly WrongWord[];
}

/** Analyses a round from its setup and log alone, so that a replayed round gives the same result as the live one. */
export function analyseRound(round: PlayedRound): RoundInsights {
  const timeline = timelineOf(round);
  const parts = timeSpent(timeline);
  const mistakes = mistakesOf(timeline);
  return {
    durationMs: timeline.durationMs,
    figures: figuresOf(timeline),
    curve: curveOf(timeline),
    parts,
    partToWorkOn: partToWorkOn(parts, timeline.durationMs),
    pauses: pausesOf(timeline),
    mistakes,
    mistakesByKind: mistakesByKind(mistakes),
    wrongWords: wrongWords(mistakes),
  };
}
