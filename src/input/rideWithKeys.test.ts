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

test('while keys come, it is shown a tenth of a second later, however often it changes meanwhile', () => {
  lastKeyAt = 3900;
  ride.wait();
  vi.advanceTimersByTime(60);
  ride.wait();
  expect(shownAt).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([4100]);
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
