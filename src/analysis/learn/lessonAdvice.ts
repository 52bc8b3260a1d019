import { median } from '../insights/gaps';
import {
  type Course,
  goalMsOf,
  hasItemPassed,
  isRare,
  newItems,
  passBarMs,
  unknownItems,
  windowOf,
} from './course';
import { furthestFirst, slowestFirst } from './itemOrder';
import {
  GAPS_TO_PASS,
  hasSlipped,
  knownBarMs,
  lastMs,
  longMs,
  MISSES_TO_PASS,
  missesIn,
  SLIPPED,
} from './LetterWindow';
import type { LearnedRound } from './learnedRound';

/** Whoever types less of it right should go slower. */
const LEAST_ACCURACY = 0.9;
/** A day's lessons are enough from here on, in ms, if they get worse. */
const ENOUGH_MS = 600_000;
/** Lessons that are compared with as many before them. */
const LESSONS_COMPARED = 3;
/** The newest letter is near if its median is within a tenth of the bar. */
const NEAR = 1.1;
/** A letter got quicker if its median fell to this share of that of its gaps before. */
const QUICKER = 0.9;

/** The one thing that is said after a lesson. Times are in ms, goals in wpm; items are of core/learn/items. */
export type Advice =
  | { readonly kind: 'slower'; readonly accuracy: number }
  /** Items have passed, or go on with the next ones that come, at the limit of lessons; without next ones all are in. */
  | { readonly kind: 'passed'; readonly items: readonly string[]; readonly next: readonly string[] }
  | { readonly kind: 'goesOn'; readonly items: readonly string[]; readonly next: readonly string[] }
  | { readonly kind: 'enough'; readonly playedMs: number; readonly letters: number }
  | { readonly kind: 'slipped'; readonly item: string; readonly ms: number; readonly beforeMs: number }
  | {
      readonly kind: 'slippedByMisses';
      readonly item: string;
      readonly misses: number;
      readonly times: number;
    }
  | { readonly kind: 'near'; readonly item: string; readonly ms: number; readonly barMs: number }
  | { readonly kind: 'oneMiss'; readonly item: string; readonly misses: number }
  | { readonly kind: 'quicker'; readonly item: string; readonly ms: number; readonly beforeMs: number }
  | { readonly kind: 'few'; readonly item: string; readonly gaps: number }
  | { readonly kind: 'waiting'; readonly item: string; readonly ms: number; readonly barMs: number }
  | { readonly kind: 'toKnow'; readonly item: string; readonly ms: number; readonly goalMs: number }
  | { readonly kind: 'allKnown'; readonly goalWpm: number };

/** What advice is given from. */
export interface AfterLesson {
  readonly before: Course;
  readonly after: Course;
  readonly lesson: LearnedRound;
  /** The lessons of its day up to this one, oldest first. */
  readonly today: readonly LearnedRound[];
  /** How many items have passed on that day. */
  readonly lettersToday: number;
}

/** The one thing to say after a lesson: the first rule that holds. */
export function adviceAfter(told: AfterLesson): Advice {
  return (
    slower(told) ??
    passed(told) ??
    enough(told) ??
    slipped(told) ??
    near(told) ??
    quicker(told) ??
    otherwise(told)
  );
}

function slower({ lesson: { accuracy } }: AfterLesson): Advice | null {
  return accuracy < LEAST_ACCURACY ? { kind: 'slower', accuracy } : null;
}

function passed({ before, after }: AfterLesson): Advice | null {
  if (after.step === before.step) return null;
  const through = after.steps.slice(before.step, after.step).flat();
  const next = after.steps[after.step] ?? [];
  const { seldom } = after.plan.order;
  const isIn = (item: string): boolean => isRare(after, item) || hasItemPassed(after, item);
  const goingOn = through.filter((item) => !isIn(item) && !seldom.includes(item));
  if (goingOn.length > 0) return { kind: 'goesOn', items: goingOn, next };
  // Those that had passed in an earlier lesson were told then, as the only ones of the first letters.
  const fresh = newItems(before);
  const told = through.filter(
    (item) => isIn(item) && (fresh.includes(item) || !(before.steps[before.step] ?? []).includes(item)),
  );
  return { kind: 'passed', items: told.length > 0 ? told : through, next };
}

function enough({ today, lettersToday }: AfterLesson): Advice | null {
  const playedMs = today.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (playedMs < ENOUGH_MS || today.length < 2 * LESSONS_COMPARED) return null;
  const [last, earlier] = [
    today.slice(-LESSONS_COMPARED),
    today.slice(-2 * LESSONS_COMPARED, -LESSONS_COMPARED),
  ];
  const isWorse = (figure: (one: LearnedRound) => number): boolean =>
    median(last.map(figure)) < median(earlier.map(figure));
  const areWorse = isWorse(({ wpm }) => wpm) && isWorse(({ accuracy }) => accuracy);
  return areWorse ? { kind: 'enough', playedMs, letters: lettersToday } : null;
}

function slipped({ before, after }: AfterLesson): Advice | null {
  const item = [...after.slipped].find((one) => !before.slipped.has(one));
  if (item === undefined) return null;
  const window = windowOf(after, item);
  const isSlow = hasSlipped({ ...window, missed: [] }, goalMsOf(after, item));
  if (isSlow) {
    return { kind: 'slipped', item, ms: lastMs(window), beforeMs: longMs(windowOf(before, item)) };
  }
  return {
    kind: 'slippedByMisses',
    item,
    misses: missesIn(window, SLIPPED.times),
    times: Math.min(SLIPPED.times, window.missed.length),
  };
}

function near({ after }: AfterLesson): Advice | null {
  const [item] = furthestFirst(after, newItems(after));
  if (item === undefined) return null;
  const window = windowOf(after, item);
  if (window.gapsMs.length < GAPS_TO_PASS) return null;
  const [ms, barMs, misses] = [lastMs(window), passBarMs(after, item), missesIn(window)];
  if (ms <= barMs && misses === MISSES_TO_PASS + 1) return { kind: 'oneMiss', item, misses };
  const isNear = ms > barMs && ms <= NEAR * barMs && misses <= MISSES_TO_PASS;
  return isNear ? { kind: 'near', item, ms, barMs } : null;
}

function quicker({ after, lesson }: AfterLesson): Advice | null {
  let best: Advice | null = null;
  let least = QUICKER;
  for (const item of new Set(lesson.items)) {
    const { gapsMs } = windowOf(after, item);
    const added = gapsIn(lesson, item);
    // Only gaps of this lesson against the 20 before it: a change from long ago was told then.
    if (added < GAPS_TO_PASS / 4 || gapsMs.length < 2 * GAPS_TO_PASS) continue;
    const ms = median(gapsMs.slice(-GAPS_TO_PASS));
    const beforeMs = median(gapsMs.slice(-2 * GAPS_TO_PASS, -GAPS_TO_PASS));
    if (ms > least * beforeMs) continue;
    least = ms / beforeMs;
    best = { kind: 'quicker', item, ms, beforeMs };
  }
  return best;
}

function gapsIn({ items, timesMs }: LearnedRound, item: string): number {
  return timesMs.filter((timeMs, place) => items[place] === item && !Number.isNaN(timeMs)).length;
}

function otherwise({ after }: AfterLesson): Advice {
  const [item] = furthestFirst(after, newItems(after));
  if (item !== undefined) {
    const window = windowOf(after, item);
    if (window.gapsMs.length < GAPS_TO_PASS) return { kind: 'few', item, gaps: window.gapsMs.length };
    return { kind: 'waiting', item, ms: lastMs(window), barMs: passBarMs(after, item) };
  }
  const [unknown] = slowestFirst(after, unknownItems(after));
  if (unknown === undefined) return { kind: 'allKnown', goalWpm: after.plan.goalWpm };
  const ms = longMs(windowOf(after, unknown));
  return { kind: 'toKnow', item: unknown, ms, goalMs: knownBarMs(goalMsOf(after, unknown)) };
}
