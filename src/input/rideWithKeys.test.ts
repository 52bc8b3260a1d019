// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rideWithKeys } from './rideWithKeys';

let lastKeyAt = 0;
let shownAt: number[] = [];
const ride = rideWithKeys({
  lastKeyAt: () => lastKeyAt,
  onDue: () => shownAt.push(performance.now()),
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(4000);
  lastKeyAt = 0;
  shownAt = [];
});
afterEach(() => {
  ride.stop();
  vi.useRealTimers();
});

test('while no key comes, what has changed is shown at once', () => {
  lastKeyAt = 3800;
  ride.wait();
  expect(shownAt).toEqual([4000]);
});

test('while keys come, it waits for the next one, and is shown when none has come for 150 ms', () => {
  lastKeyAt = 3900;
  ride.wait();
  vi.advanceTimersByTime(60);
  ride.wait();
  expect(shownAt).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([4150]);
});

test('what a key has brought into sight is not shown again', () => {
  lastKeyAt = 3900;
  ride.wait();
  vi.advanceTimersByTime(100);
  lastKeyAt = 4100;
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([]);
});

test('what changes after that key waits for the one after it', () => {
  lastKeyAt = 3900;
  ride.wait();
  vi.advanceTimersByTime(100);
  lastKeyAt = 4100;
  vi.advanceTimersByTime(20);
  ride.wait();
  vi.advanceTimersByTime(149);
  expect(shownAt).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shownAt).toEqual([4270]);
});

test('what waits is shown once, also when no key comes any more', () => {
  lastKeyAt = 3850;
  ride.wait();
  vi.advanceTimersByTime(60);
  ride.wait();
  expect(shownAt).toEqual([4060]);
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([4060]);
});

test('stopped, it shows nothing', () => {
  lastKeyAt = 3900;
  ride.wait();
  ride.stop();
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([]);
});
