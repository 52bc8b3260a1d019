import { scoreOf } from './figures';
import { pauseThresholdMs, usualGapMs } from './gaps';
import { wordsPerMinute } from './speed';
import type { Step, Timeline } from './timeline';

export type TimePartName =
  | 'rightKeys'
  | 'wrongKeys'
  | 'takenBack'
  | 'corrections'
  | 'pauses'
  | 'afterTheLastKey';

/** In display order. */
const PART_NAMES: readonly TimePartName[] = [
  'rightKeys',
  'wrongKeys',
  'takenBack',
  'corrections',
  'pauses',
  'afterTheLastKey',
];

/** One of the six parts of a round's time. */
export interface TimePart {
  readonly name: TimePartName;
  readonly ms: number;
  /** What the speed would be if this part had taken no time; null for right keys, and for a part that is the whole round. */
  readonly wpmWithout: number | null;
}

/**
 * If the time after the last key is more than this share of the round, the player stopped early. If it is less, they
 * were about to press the next key.
 */
const EARLY_END = 0.1;
/** A shorter part is 0.0 s where its seconds are told: nothing to work on. */
const LEAST_MS = 50;

/**
 * Where a round's seconds went: always all six parts, in order. They add up to exactly the duration.
 *
 * The part of every gap above the player's pause threshold is a pause. The rest is attributed by the event that ends the
 * gap: a right character that stays, a right one that is deleted later, a wrong one, or a deletion.
 * Without a part of t ms the speed is score / 5 / (minutes − t / 60,000).
 */
export function timeSpent(timeline: Timeline): readonly TimePart[] {
  const { steps, durationMs } = timeline;
  const thresholdMs = pauseThresholdMs(usualGapMs(timeline));
  const spentMs: Record<TimePartName, number> = {
    rightKeys: 0,
    wrongKeys: 0,
    takenBack: 0,
    corrections: 0,
    pauses: 0,
    afterTheLastKey: durationMs - (steps.at(-1)?.atMs ?? 0),
  };
  for (const step of steps) {
    const keyMs = Math.min(step.gapMs, thresholdMs);
    spentMs[partOf(step)] += keyMs;
    spentMs.pauses += step.gapMs - keyMs;
  }
  const score = scoreOf(timeline);
  return PART_NAMES.map((name) => {
    const ms = spentMs[name];
    const hasWpmWithout = name !== 'rightKeys' && ms < durationMs;
    return { name, ms, wpmWithout: hasWpmWithout ? wordsPerMinute(score, durationMs - ms) : null };
  });
}

/**
 * The largest part that a player can improve; null if there is none.
 *
 * Right keys are nothing to improve, nor is a part that rounds to 0.0 s. The time after the last key counts only above a
 * tenth of the round.
 */
export function partToWorkOn(parts: readonly TimePart[], durationMs: number): TimePart | null {
  const candidates = parts.filter(({ name, ms }) => {
    if (name === 'rightKeys') return false;
    return name === 'afterTheLastKey' ? ms > durationMs * EARLY_END : ms >= LEAST_MS;
  });
  return candidates.reduce<TimePart | null>((most, part) => (most && most.ms >= part.ms ? most : part), null);
}

function partOf(step: Step): TimePartName {
  if (step.kind === 'deleted') return 'corrections';
  if (!step.isRight) return 'wrongKeys';
  return step.deletedBy === null ? 'rightKeys' : 'takenBack';
}
