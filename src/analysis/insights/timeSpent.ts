import { scoreOf } from './figures';
import { pauseFromMs, usualGapMs } from './gaps';
import { wordsPerMinute } from './speed';
import type { Step, Walk } from './walk';

export type PartName = 'rightKeys' | 'wrongKeys' | 'takenBack' | 'corrections' | 'pauses' | 'afterTheLastKey';

/** In the order in which they are shown. */
const PART_NAMES: readonly PartName[] = [
  'rightKeys',
  'wrongKeys',
  'takenBack',
  'corrections',
  'pauses',
  'afterTheLastKey',
];

/** One of the six parts of a round's time. */
export interface Part {
  readonly name: PartName;
  readonly ms: number;
  /** The speed, had it taken no time; null for right keys and for a part that is the whole round. */
  readonly wpmWithout: number | null;
}

/** Who stops this early has stopped; less is the key that was on its way when time was over. */
const EARLY_END = 0.1;

/**
 * Where a round's seconds went: its six parts, all of them, in order. Their sum is the duration, exactly.
 *
 * Of every gap, what exceeds the player's pause limit is pause. The rest goes by the event that ends it: a typed
 * character that is right and stands, one that is right and is later taken back, one that is wrong, or a deletion.
 * Without a part of t ms the speed is score / 5 / (minutes − t / 60,000).
 */
export function timeSpent(walk: Walk): readonly Part[] {
  const { steps, durationMs } = walk;
  const pauseMs = pauseFromMs(usualGapMs(walk));
  const spentMs: Record<PartName, number> = {
    rightKeys: 0,
    wrongKeys: 0,
    takenBack: 0,
    corrections: 0,
    pauses: 0,
    afterTheLastKey: durationMs - (steps.at(-1)?.atMs ?? 0),
  };
  for (const step of steps) {
    const keyMs = Math.min(step.gapMs, pauseMs);
    spentMs[partOf(step)] += keyMs;
    spentMs.pauses += step.gapMs - keyMs;
  }
  const score = scoreOf(walk);
  return PART_NAMES.map((name) => {
    const ms = spentMs[name];
    const isSaid = name !== 'rightKeys' && ms < durationMs;
    return { name, ms, wpmWithout: isSaid ? wordsPerMinute(score, durationMs - ms) : null };
  });
}

/**
 * The largest part that a player can work on; null when there is none.
 *
 * Right keys are no fault. The time after the last key is one only where it is more than a tenth of the round.
 */
export function partToWorkOn(parts: readonly Part[], durationMs: number): Part | null {
  const candidates = parts.filter(({ name, ms }) => {
    if (name === 'rightKeys') return false;
    return name === 'afterTheLastKey' ? ms > durationMs * EARLY_END : ms > 0;
  });
  return candidates.reduce<Part | null>((most, part) => (most && most.ms >= part.ms ? most : part), null);
}

function partOf(step: Step): PartName {
  if (step.kind === 'deleted') return 'corrections';
  if (!step.isRight) return 'wrongKeys';
  return step.deletedBy === null ? 'rightKeys' : 'takenBack';
}
