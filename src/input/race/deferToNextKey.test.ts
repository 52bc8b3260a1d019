// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferToNextKey } from './deferToNextKey';

let lastKeyAt = 0;
let shownAt: number[] = [];
const ride = deferToNextKey({
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
  ride.cancel();
  vi.useRealTimers();
});

test('without typing, a change is drawn at once', () => {
  lastKeyAt = 3800;
  ride.request();
  expect(shownAt).toEqual([4000]);
});

test('while the person types, a change is deferred to the next key, but at most 150 ms', () => {
  lastKeyAt = 3900;
  ride.request();
  vi.advanceTimersByTime(60);
  ride.request();
  expect(shownAt).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([4150]);
});

test('a change that a key’s frame has drawn is not drawn again', () => {
  lastKeyAt = 3900;
  ride.request();
  vi.advanceTimersByTime(100);
  lastKeyAt = 4100;
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([]);
});

test('a change after that key is deferred to the one after it', () => {
  lastKeyAt = 3900;
  ride.request();
  vi.advanceTimersByTime(100);
  lastKeyAt = 4100;
  vi.advanceTimersByTime(20);
  ride.request();
  vi.advanceTimersByTime(149);
  expect(shownAt).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shownAt).toEqual([4270]);
});

test('a deferred change is drawn once, even if no key follows', () => {
  lastKeyAt = 3850;
  ride.request();
  vi.advanceTimersByTime(60);
  ride.request();
  expect(shownAt).toEqual([4060]);
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([4060]);
});

test('after a cancel nothing is drawn', () => {
  lastKeyAt = 3900;
  ride.request();
  ride.cancel();
  vi.advanceTimersByTime(1000);
  expect(shownAt).toEqual([]);
});
