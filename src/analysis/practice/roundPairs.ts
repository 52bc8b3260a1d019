import { hasComposed } from '../../core/words/composed';
import { scoreOf } from '../insights/figures';
import { pauseThresholdMs, usualGapMs } from '../insights/gaps';
import { hasLeftWord, type PlayedRound, type Step, type Timeline, timelineOf } from '../insights/timeline';
import { timeSpent } from '../insights/timeSpent';

/**
 * What a round shows about pairs of characters. `pairs` has two UTF-16 units, a pair, for each entry of `gapsMs`.
 */
export interface RoundPairs {
  /** In order of typing. */
  readonly pairs: string;
  /** The gap of a pair that was typed right, in ms; NaN for a miss. */
  readonly gapsMs: Float32Array;
  readonly durationMs: number;
  /** The right characters of the final text. */
  readonly rightCharacters: number;
  /** Whether an input method composes most of its characters; left out if not. */
  readonly areComposed?: boolean;
  /** The time of wrong keys, corrections and right characters that were deleted, in ms. */
  readonly mistakesMs: number;
}

/** A result asks several times. */
const known = new WeakMap<PlayedRound, RoundPairs>();

/**
 * The pairs of a round. A gap is that between two typed events in a row of one batch, both right; gaps above the round's
 * pause threshold are left out. A miss is a wrong character where the one before it stands right: its pair is that
 * character and the expected one; a Space that has left its word is none. A pair with a character that an input method
 * composes is none: it comes by several keys. Cached per round.
 */
export function pairsOfRound(round: PlayedRound): RoundPairs {
  const pairs = known.get(round) ?? readPairs(round);
  known.set(round, pairs);
  return pairs;
}

function readPairs(round: PlayedRound): RoundPairs {
  const timeline = timelineOf(round);
  const thresholdMs = pauseThresholdMs(usualGapMs(timeline));
  const found = typedPairs(timeline).filter(({ pair, gapMs }) => !(gapMs > thresholdMs || hasComposed(pair)));
  const spent = timeSpent(timeline);
  const mistakesMs = spent
    .filter(({ name }) => name === 'wrongKeys' || name === 'takenBack' || name === 'corrections')
    .reduce((sum, { ms }) => sum + ms, 0);
  return {
    pairs: found.map(({ pair }) => pair).join(''),
    gapsMs: Float32Array.from(found, ({ gapMs }) => gapMs),
    durationMs: timeline.durationMs,
    ...(timeline.areComposed && { areComposed: true }),
    rightCharacters: scoreOf(timeline),
    mistakesMs,
  };
}

/** The pair at an index of a round's arrays. */
export function pairAt({ pairs }: RoundPairs, index: number): string {
  return pairs.slice(2 * index, 2 * index + 2);
}

interface TypedPair {
  readonly pair: string;
  readonly gapMs: number;
}

/** All pairs in order of typing, with the gaps of the right ones and NaN for the misses. */
function typedPairs(timeline: Timeline): TypedPair[] {
  const { steps } = timeline;
  const found: TypedPair[] = [];
  /** Which of the characters that stand in the open batch are right. */
  let standing: boolean[] = [];
  let expected: string[] = [];
  steps.forEach((step, index) => {
    const before = steps[index - 1];
    if (before && before.batch !== step.batch) [standing, expected] = [[], []];
    if (step.kind === 'deleted') {
      standing.length = step.position;
      return;
    }
    const pair = (before?.kind === 'typed' ? before.char : '') + step.char;
    const gapMs = pairGapMs(before, step);
    // Not again for a place that waits for its right key.
    const isFirstWrong = !step.isRight && standing[step.position] === undefined;
    if (gapMs !== null) found.push({ pair, gapMs });
    else if (isFirstWrong && standing[step.position - 1] && !hasLeftWord(timeline, step)) {
      found.push({ pair: (expected[step.position - 1] ?? '') + step.expected, gapMs: Number.NaN });
    }
    standing[step.position] = step.isRight;
    expected[step.position] = step.expected;
  });
  return found;
}

/** The gap between two steps, `before` right before `step`, if they are typed in a row in one batch, both right; else null. */
function pairGapMs(before: Step | undefined, step: Step): number | null {
  if (step.kind !== 'typed' || before?.kind !== 'typed' || before.batch !== step.batch) return null;
  return before.isRight && step.isRight ? step.gapMs : null;
}
