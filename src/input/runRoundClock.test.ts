// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundLog } from '../core/log';
import { runRoundClock } from './runRoundClock';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Runs a clock from now for 30 s; what it told, in ms since its start. */
function aClock(lastKey: () => RoundLog | null = () => null) {
  const startedAt = performance.now();
  const told: number[] = [];
  const late: number[] = [];
  const stop = runRoundClock({
    startedAt,
    deadline: startedAt + 30_000,
    heardAt: startedAt,
    onTick: (at) => told.push(at - startedAt),
    onLate: (dueMs, nowMs) => nowMs - dueMs > 0 && late.push(nowMs - dueMs),
    lastKey,
  });
  return { told, late, stop };
}

function aKey(at: number): RoundLog {
  return { event: { kind: 'typed', char: 'x', at }, earlier: null };
}

test('each second is noticed once, on its boundary', () => {
  const { told } = aClock();
  vi.advanceTimersByTime(5500);
  expect(told).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
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
  const { told, late: noticed } = aClock();
  vi.advanceTimersByTime(1000);
  const wake = told.length;
  // A page that gets no turn: time passes, timers come late.
  const real = performance.now.bind(performance);
  const late = vi.spyOn(performance, 'now').mockImplementation(() => real() + 7300);
  vi.advanceTimersByTime(1000);
  expect(told[wake]).toBe(9300);
  vi.advanceTimersByTime(700);
  expect(told[wake + 1]).toBe(10_000);
  expect(noticed).toEqual([7300]);
  late.mockRestore();
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

test('a stopped clock tells nothing more', () => {
  const { told, stop } = aClock();
  stop();
  vi.advanceTimersByTime(40_000);
  expect(told).toEqual([0]);
});
