// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '../core/round/action';
import type { RoundLog } from '../core/round/log';
import { beginRound } from '../core/round/round';
import { A_SETUP } from '../testing/rounds';
import { runRoundClock } from './runRoundClock';

let stop: () => void = () => {};
let stalledMs: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const real = performance.now.bind(performance);
  stalledMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + stalledMs);
  // A page has been open for a while when its first character is typed.
  vi.advanceTimersByTime(4321);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs a clock for a round of 30 s that began `sinceMs` ago. Records its ticks, in ms since the round's start. */
function aClock(lastKey: () => RoundLog | null = () => null, sinceMs = 0) {
  const startedAt = performance.now() - sinceMs;
  const ticks: number[] = [];
  const late: number[] = [];
  stop = runRoundClock({
    startedAt,
    deadline: startedAt + 30_000,
    lastEventAt: startedAt,
    onTick: (at) => ticks.push(at - startedAt),
    onLate: (dueMs, nowMs) => nowMs - dueMs > 0 && late.push(nowMs - dueMs),
    lastKey,
  });
  return { ticks, late };
}

/** Blocks the page: time passes, but no timer fires. */
function stall(ms: number): void {
  stalledMs += ms;
}

function putPage(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

function aKey(at: number): RoundLog {
  return { event: { kind: 'typed', char: 'x', at }, earlier: null };
}

test('each second is noticed once, on its boundary', () => {
  const { ticks } = aClock();
  vi.advanceTimersByTime(5500);
  expect(ticks).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
});

test('while the person types, a tick is deferred a little, to the next key’s frame', () => {
  let key = aKey(performance.now());
  const { ticks, late } = aClock(() => key);
  vi.advanceTimersByTime(950);
  key = aKey(performance.now());
  vi.advanceTimersByTime(149);
  expect(ticks).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(ticks).toEqual([0, 1100]);
  // No key for a while: the next tick comes on its boundary.
  vi.advanceTimersByTime(900);
  expect(ticks).toEqual([0, 1100, 2000]);
  expect(late).toEqual([]);
});

test('throttled timers delay ticks but lose no time', () => {
  const { ticks, late } = aClock();
  vi.advanceTimersByTime(1000);
  stall(7300);
  vi.advanceTimersByTime(1000);
  vi.advanceTimersByTime(700);
  expect(ticks).toEqual([0, 1000, 9300, 10_000]);
  expect(late).toEqual([7300]);
});

test('a stall between the first character and the clock’s first check is noticed', () => {
  expect(aClock(() => null, 400).late).toEqual([400]);
});

test('late timers in a hidden page are not a stall', () => {
  const { ticks, late } = aClock();
  vi.advanceTimersByTime(1500);
  putPage('hidden');
  stall(7300);
  vi.advanceTimersByTime(1000);
  expect(ticks.at(-1)).toBe(9300);
  stall(2000);
  vi.advanceTimersByTime(1000);
  expect(ticks.at(-1)).toBe(12_000);
  expect(late).toEqual([]);
});

test.each([
  ['comes back to sight', () => putPage('visible')],
  ['comes from the back/forward cache', () => dispatchEvent(new Event('pageshow'))],
])('a page that %s checks the clock at once', (_how, comeBack) => {
  const { ticks, late } = aClock();
  vi.advanceTimersByTime(1500);
  putPage('hidden');
  stall(7300);
  comeBack();
  expect(ticks.at(-1)).toBe(8800);
  expect(late).toEqual([]);
});

test('a page that comes back after the deadline ends the round without waiting for the next second', () => {
  const { ticks, late } = aClock();
  vi.advanceTimersByTime(1500);
  putPage('hidden');
  stall(40_000);
  putPage('visible');
  vi.advanceTimersByTime(100);
  expect(ticks.at(-1)).toBe(41_600);
  expect(late).toEqual([]);
});

test('the tick for the deadline comes only after pending keys have been delivered', () => {
  let key = aKey(performance.now());
  const { ticks } = aClock(() => key);
  vi.advanceTimersByTime(30_000);
  expect(ticks.at(-1)).toBe(29_000);
  vi.advanceTimersByTime(20);
  key = aKey(performance.now());
  vi.advanceTimersByTime(20);
  expect(ticks.at(-1)).toBe(29_000);
  vi.advanceTimersByTime(40);
  expect(ticks.at(-1)).toBeGreaterThan(30_000);
  expect(ticks.at(-1)).toBeLessThanOrEqual(30_060);
});

test('after a stall pending keys are delivered one by one, and the deadline waits longer for each', () => {
  let key = aKey(performance.now());
  const { ticks } = aClock(() => key);
  vi.advanceTimersByTime(29_000);
  stall(1500);
  vi.advanceTimersByTime(1000);
  for (let delivered = 0; delivered < 3; delivered++) {
    vi.advanceTimersByTime(60);
    key = aKey(performance.now());
  }
  expect(ticks.at(-1)).toBe(29_000);
  vi.advanceTimersByTime(200);
  expect(ticks.at(-1)).toBeGreaterThan(31_500);
});

test('of the keys queued in a page that is blocked across the deadline, those in time count and none after', () => {
  const startedAt = performance.now();
  const type = (at: number) => act(round, { kind: 'typed', char: 'x', at: startedAt + at });
  let round = beginRound(A_SETUP);
  round = type(0);
  const late: [number, number][] = [];
  stop = runRoundClock({
    startedAt,
    deadline: startedAt + 30_000,
    lastEventAt: startedAt,
    onTick: (at) => {
      round = act(round, { kind: 'ticked', at });
    },
    onLate: (dueMs, nowMs) => nowMs > dueMs && late.push([dueMs - startedAt, nowMs - startedAt]),
    lastKey: () => round.log,
  });
  // Blocked until 31.5 s; then the clock gets its turn before the keys do.
  vi.advanceTimersByTime(28_999);
  stall(2500);
  vi.advanceTimersByTime(1);
  expect(late).toEqual([[29_000, 31_500]]);
  for (const at of [29_050, 29_300, 29_600, 29_999, 30_001, 30_400]) {
    vi.advanceTimersByTime(60);
    round = type(at);
  }
  vi.advanceTimersByTime(1000);
  expect(round.phase).toBe('finish');
  expect(round.totalTyped).toBe(5);
});

test('the deadline ticks once, even if the page becomes visible after it', () => {
  const { ticks } = aClock();
  vi.advanceTimersByTime(31_000);
  const after = [...ticks];
  putPage('visible');
  vi.advanceTimersByTime(1000);
  expect(ticks).toEqual(after);
});

test('a stopped clock does not tick', () => {
  const { ticks } = aClock();
  stop();
  vi.advanceTimersByTime(2000);
  putPage('visible');
  dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(40_000);
  expect(ticks).toEqual([0]);
});
