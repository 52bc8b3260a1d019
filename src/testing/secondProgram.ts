/** As core's events are, written down once more: this file imports nothing, so it can only agree by being right. */
export type KeyEvent =
  | { readonly kind: 'typed'; readonly char: string; readonly at: number }
  | { readonly kind: 'deleted'; readonly count: number; readonly at: number };

export const PARTS = [
  'rightKeys',
  'wrongKeys',
  'takenBack',
  'corrections',
  'pauses',
  'afterTheLastKey',
] as const;

interface Key {
  readonly event: KeyEvent;
  readonly batch: number;
  /** Where in the batch the character went, or the last of those removed was. */
  readonly place: number;
  readonly isRight: boolean;
  stands: boolean;
  /** Since the first key, told to the µs: stamps are binary fractions, and a second's start is to be exactly that. */
  readonly atMs: number;
  /** Since the event before; null for the first. */
  readonly gapMs: number | null;
}

/**
 * All that docs/contract.md gives a formula for, computed a second time: plainly, from its words alone, and sharing no
 * code with what the page tells. Times are in ms.
 *
 * @param texts the shown batches, in order
 * @param events in the order in which they came, all of them in time
 */
export function tellAgain(texts: readonly string[], events: readonly KeyEvent[], durationMs: number) {
  const keys = readKeys(texts, events);
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
      accuracyOfAllKeysPercent:
        typed.length === 0 ? 0 : (100 * typed.filter(({ isRight }) => isRight).length) / typed.length,
      consistencyPercent: consistency(keys, durationMs),
    },
    parts: PARTS.map((name) => ({
      name,
      ms: parts[name],
      wpmWithout:
        parts[name] >= durationMs ? null : Math.max(0, score) / 5 / (minutes - parts[name] / 60_000),
    })),
    slowPairs: slowPairs(texts, keys, usualGapMs),
    curve: { seconds: seconds(keys, durationMs) },
  };
}

/**
 * Speeds of 4,000 resamples of the words, the slowest first; those in which no time passed have none. What is removed
 * at once of several words falls into the last of them, where the player was: the contract leaves it open.
 *
 * Generator: Stephen Park and Keith Miller's with their later multiplier, "Random number generators: good ones are
 * hard to find" (1988), https://doi.org/10.1145/63039.63042.
 */
export function resampleAgain(texts: readonly string[], events: readonly KeyEvent[]): number[] {
  const words = new Map<string, { score: number; ms: number }>();
  for (const { batch, place, gapMs, isRight, stands } of readKeys(texts, events)) {
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

function readKeys(texts: readonly string[], events: readonly KeyEvent[]): Key[] {
  const keys: Key[] = [];
  let batch = 0;
  let open: Key[] = [];
  for (const event of events) {
    const before = keys.at(-1);
    const atMs = toMicrosecond(event.at - (keys[0] ?? { event }).event.at);
    const gapMs = before === undefined ? null : toMicrosecond(atMs - before.atMs);
    if (event.kind === 'deleted') {
      keys.push({ event, batch, place: open.length - 1, isRight: false, stands: false, atMs, gapMs });
      for (const removed of open.splice(open.length - event.count)) removed.stands = false;
      continue;
    }
    const text = texts[batch] ?? '';
    const isRight = event.char === text[open.length];
    const key = { event, batch, place: open.length, isRight, stands: true, atMs, gapMs };
    keys.push(key);
    open.push(key);
    if (open.length === text.length) {
      batch += 1;
      open = [];
    }
  }
  return keys;
}

function partsOfTheTime(keys: readonly Key[], usualGapMs: number, durationMs: number) {
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
  const told = Array.from({ length: last + 1 }, () => ({ typed: 0, errors: 0, scored: 0 }));
  const open: Key[] = [];
  for (const key of keys) {
    const second = told[Math.min(last, Math.floor(key.atMs / 1000))];
    if (second === undefined) throw new Error('A key came outside the round.');
    if (key.event.kind === 'deleted') {
      for (const removed of open.splice(open.length - key.event.count))
        second.scored -= removed.isRight ? 1 : 0;
      continue;
    }
    open.push(key);
    second.typed += 1;
    second.errors += key.isRight ? 0 : 1;
    second.scored += key.isRight ? 1 : 0;
  }
  let score = 0;
  return told.map(({ typed, errors, scored }, index) => {
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

/** Every pair that was typed, the slowest first, with the ms lost on it. */
function slowPairs(texts: readonly string[], keys: readonly Key[], usualGapMs: number) {
  const gapsMs = new Map<string, number[]>();
  keys.forEach((key, index) => {
    const before = keys[index - 1];
    if (!before?.isRight || !key.isRight || before.batch !== key.batch || key.gapMs === null) return;
    const pair = texts[key.batch]?.slice(before.place, key.place + 1) ?? '';
    gapsMs.set(pair, [...(gapsMs.get(pair) ?? []), key.gapMs]);
  });
  return [...gapsMs]
    .map(([pair, gaps]) => ({
      pair,
      typicalMs: median(gaps),
      lostMs: gaps.reduce((sum, gapMs) => sum + gapMs - usualGapMs, 0),
    }))
    .sort((a, b) => b.lostMs - a.lostMs);
}

function toMicrosecond(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

/** Of none, 0. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return 0;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
