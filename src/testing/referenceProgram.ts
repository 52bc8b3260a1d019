import { type Key, type KeyEvent, type KeyRule, readKeys } from './referenceKeys';

export const PARTS = [
  'rightKeys',
  'wrongKeys',
  'takenBack',
  'corrections',
  'pauses',
  'afterTheLastKey',
] as const;

/**
 * An independent implementation of every formula in docs/contract.md. Simple, written from the document alone, and
 * without any code of the page: it agrees with the page only if both are right. Times are in ms.
 *
 * @param texts the shown batches, in order
 * @param events in order, all of them before the deadline
 * @param rule whether a place waits for its right key, or a Space ends the word
 */
export function referenceInsights(
  texts: readonly string[],
  events: readonly KeyEvent[],
  durationMs: number,
  rule: KeyRule = 'usual',
) {
  const keys = readKeys(texts, events, rule);
  const typed = keys.filter(({ event }) => event.kind === 'typed');
  const standing = typed.filter(({ stands }) => stands);
  const errors = standing.filter(({ isRight }) => !isRight).length;
  const score = standing.length - errors;
  const minutes = durationMs / 60_000;

  const usualGapMs = median(typed.flatMap(({ gapMs }) => gapMs ?? []));
  const parts = partsOfTheTime(keys, usualGapMs, durationMs);
  return {
    total: standing.length,
    errors,
    score,
    figures: {
      speedWpm: Math.max(0, score) / 5 / minutes,
      rawSpeedWpm: typed.length / 5 / minutes,
      rawAccuracyPercent:
        typed.length === 0 ? 0 : (100 * typed.filter(({ isRight }) => isRight).length) / typed.length,
      consistencyPercent: isLeftEarly(keys, durationMs) ? null : consistency(keys, durationMs),
    },
    parts: PARTS.map((name) => ({
      name,
      ms: parts[name],
      wpmWithout:
        parts[name] >= durationMs ? null : Math.max(0, score) / 5 / (minutes - parts[name] / 60_000),
    })),
    curve: { seconds: seconds(keys, durationMs) },
  };
}

/**
 * The speeds of 4,000 resamples of the words, slowest first, without those that took no time. A deletion over several
 * words counts for the last of them, where the cursor was: the contract does not say.
 *
 * Generator: Stephen Park and Keith Miller's with their later multiplier, "Random number generators: good ones are
 * hard to find" (1988), https://doi.org/10.1145/63039.63042.
 */
export function referenceResamples(
  texts: readonly string[],
  events: readonly KeyEvent[],
  rule: KeyRule = 'usual',
): number[] {
  const words = new Map<string, { score: number; ms: number }>();
  for (const { batch, place, gapMs, isRight, stands } of readKeys(texts, events, rule)) {
    const spaces = (texts[batch] ?? '').slice(0, place).split(' ').length - 1;
    const word = words.get(`${batch} ${spaces}`) ?? { score: 0, ms: 0 };
    words.set(`${batch} ${spaces}`, word);
    word.ms += gapMs ?? 0;
    if (isRight && stands) word.score += 1;
  }
  const list = [...words.values()];
  let state = 20_261_121;
  const speeds = Array.from({ length: 4000 }, (): number[] => {
    let [score, ms] = [0, 0];
    for (let drawn = 0; drawn < list.length; drawn++) {
      state = (state * 48_271) % 2_147_483_647;
      const word = list[Math.floor((state / 2_147_483_647) * list.length)];
      score += word?.score ?? 0;
      ms += word?.ms ?? 0;
    }
    return ms === 0 ? [] : [score / 5 / (ms / 60_000)];
  });
  return speeds.flat().sort((a, b) => a - b);
}

/** Whether no key came in the second half. A round is recorded in tenths of a ms, and judged by these. */
function isLeftEarly(keys: readonly Key[], durationMs: number): boolean {
  return Math.round((keys.at(-1)?.atMs ?? 0) * 10) < durationMs * 5;
}

/** The ms of each part. */
export function partsOfTheTime(keys: readonly Key[], usualGapMs: number, durationMs: number) {
  const parts = { rightKeys: 0, wrongKeys: 0, takenBack: 0, corrections: 0, pauses: 0, afterTheLastKey: 0 };
  const longestMs = Math.max(250, 2.5 * usualGapMs);
  for (const { event, gapMs, isRight, stands } of keys) {
    if (gapMs === null) continue;
    const restMs = Math.min(gapMs, longestMs);
    parts.pauses += gapMs - restMs;
    if (event.kind === 'deleted') parts.corrections += restMs;
    else if (!isRight) parts.wrongKeys += restMs;
    else if (stands) parts.rightKeys += restMs;
    else parts.takenBack += restMs;
  }
  parts.afterTheLastKey = durationMs - (keys.at(-1)?.atMs ?? 0);
  return parts;
}

function seconds(keys: readonly Key[], durationMs: number) {
  const last = durationMs / 1000 - 1;
  const tallies = Array.from({ length: last + 1 }, () => ({ typed: 0, errors: 0, scored: 0 }));
  const open: Key[] = [];
  for (const key of keys) {
    const second = tallies[Math.min(last, Math.floor(key.atMs / 1000))];
    if (second === undefined) throw new Error('A key came outside the round.');
    if (key.event.kind === 'deleted') {
      for (const removed of open.splice(open.length - key.event.count))
        second.scored -= removed.isRight ? 1 : 0;
      continue;
    }
    if (key.takesPlace) open.push(key);
    second.typed += 1;
    second.errors += key.isRight ? 0 : 1;
    second.scored += key.isRight ? 1 : 0;
  }
  let score = 0;
  return tallies.map(({ typed, errors, scored }, index) => {
    score += scored;
    return {
      second: index + 1,
      speedWpm: typed * 12,
      netSpeedWpm: (Math.max(0, score) * 12) / (index + 1),
      errors,
    };
  });
}

function consistency(keys: readonly Key[], durationMs: number): number {
  const counts = seconds(keys, durationMs).map(({ speedWpm }) => speedWpm / 12);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  if (mean === 0) return 0;
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
  const c = Math.sqrt(variance) / mean;
  return 100 * (1 - Math.tanh(c + c ** 3 / 3 + c ** 5 / 5));
}

/** 0 if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return 0;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
