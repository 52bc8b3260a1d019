// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundLog } from '../core/round/log';
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

/** Runs a clock for a round of 30 s that began `sinceMs` ago; what it told, in ms since the round's start. */
function aClock(lastKey: () => RoundLog | null = () => null, sinceMs = 0) {
  const startedAt = performance.now() - sinceMs;
  const told: number[] = [];
  const late: number[] = [];
  stop = runRoundClock({
    startedAt,
    deadline: startedAt + 30_000,
    heardAt: startedAt,
    onTick: (at) => told.push(at - startedAt),
    onLate: (dueMs, nowMs) => nowMs - dueMs > 0 && late.push(nowMs - dueMs),
    lastKey,
  });
  return { told, late };
}

/** The page gets no turn: time passes, timers that were due have not come. */
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
  const { told } = aClock();
  vi.advanceTimersByTime(5500);
  expect(told).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
});

test('that time is up is told at once, before keys on their way have come', () => {
  const told: string[] = [];
  const startedAt = performance.now();
  stop = runRoundClock({
    startedAt,
    deadline: startedAt + 2000,
    heardAt: startedAt,
    onTick: (at) => told.push(`tick ${at - startedAt}`),
    onTimeUp: () => told.push(`up ${performance.now() - startedAt}`),
    onLate: () => {},
    lastKey: () => null,
  });
  vi.advanceTimersByTime(2100);
  expect(told).toEqual(['tick 0', 'tick 1000', 'up 2000', 'tick 2025']);
});

test('while keys are coming, a second waits a little for the next of them, which shows it', () => {
  let key = aKey(performance.now());
  const { told, late } = aClock(() => key);
  vi.advanceTimersByTime(950);
  key = aKey(performance.now());
  vi.advanceTimersByTime(149);
  expect(told).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([0, 1100]);
  // No key for a while: the next second comes on its boundary.
  vi.advanceTimersByTime(900);
  expect(told).toEqual([0, 1100, 2000]);
  expect(late).toEqual([]);
});

test('held-back timers delay what is noticed and lose no time', () => {
  const { told, late } = aClock();
  vi.advanceTimersByTime(1000);
  stall(7300);
  vi.advanceTimersByTime(1000);
  vi.advanceTimersByTime(700);
  expect(told).toEqual([0, 1000, 9300, 10_000]);
  expect(late).toEqual([7300]);
});

test('a stall between the first character and the first look of the clock is noticed', () => {
  expect(aClock(() => null, 400).late).toEqual([400]);
});

test('timers of a page out of sight are late without a stall', () => {
  const { told, late } = aClock();
  vi.advanceTimersByTime(1500);
  putPage('hidden');
  stall(7300);
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toBe(9300);
  stall(2000);
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toBe(12_000);
  expect(late).toEqual([]);
});

test.each([
  ['comes back to sight', () => putPage('visible')],
  ['comes from the back/forward cache', () => dispatchEvent(new Event('pageshow'))],
])('a page that %s looks at the clock at once', (_how, comeBack) => {
  const { told, late } = aClock();
  vi.advanceTimersByTime(1500);
  putPage('hidden');
  stall(7300);
  comeBack();
  expect(told.at(-1)).toBe(8800);
  expect(late).toEqual([]);
});

test('the deadline is told only once keys that wait have been delivered', () => {
  let key = aKey(performance.now());
  const { told } = aClock(() => key);
  vi.advanceTimersByTime(30_000);
  expect(told.at(-1)).toBe(29_000);
  vi.advanceTimersByTime(20);
  key = aKey(performance.now());
  vi.advanceTimersByTime(20);
  expect(told.at(-1)).toBe(29_000);
  vi.advanceTimersByTime(40);
  expect(told.at(-1)).toBeGreaterThan(30_000);
  expect(told.at(-1)).toBeLessThanOrEqual(30_060);
});

test('after a stall keys that wait are delivered one by one, and the deadline waits longer for each', () => {
  let key = aKey(performance.now());
  const { told } = aClock(() => key);
  vi.advanceTimersByTime(29_000);
  stall(1500);
  vi.advanceTimersByTime(1000);
  for (let delivered = 0; delivered < 3; delivered++) {
    vi.advanceTimersByTime(60);
    key = aKey(performance.now());
  }
  expect(told.at(-1)).toBe(29_000);
  vi.advanceTimersByTime(200);
  expect(told.at(-1)).toBeGreaterThan(31_500);
});

test('the deadline is told once, also to a page that comes back to sight after it', () => {
  const { told } = aClock();
  vi.advanceTimersByTime(31_000);
  const after = [...told];
  putPage('visible');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(after);
});

test('a stopped clock tells nothing more', () => {
  const { told } = aClock();
  stop();
  vi.advanceTimersByTime(2000);
  putPage('visible');
  dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(40_000);
  expect(told).toEqual([0]);
});
