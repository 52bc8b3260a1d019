import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a browser that cannot tell waits until no key has come for 200 ms', () => {
  let lastKeyAt = performance.now();
  let acted = 0;
  whenIdle(
    25,
    () => lastKeyAt,
    () => acted++,
  );
  vi.advanceTimersByTime(150);
  lastKeyAt = performance.now();
  vi.advanceTimersByTime(199);
  expect(acted).toBe(0);
  vi.advanceTimersByTime(1);
  expect(acted).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(acted).toBe(1);
});

test('what is not wanted any more is not done', () => {
  let acted = 0;
  whenIdle(
    25,
    () => 0,
    () => acted++,
  )();
  vi.advanceTimersByTime(10_000);
  expect(acted).toBe(0);
});
