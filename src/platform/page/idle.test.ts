import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle, whenTypingPauses } from './idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a browser without requestIdleCallback waits until no key has come for 200 ms', () => {
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

test('before the first key such a browser waits 200 ms, too', () => {
  let acted = 0;
  whenIdle(
    25,
    () => 0,
    () => acted++,
  );
  vi.advanceTimersByTime(199);
  expect(acted).toBe(0);
  vi.advanceTimersByTime(1);
  expect(acted).toBe(1);
});

test('a pause that is there already is used at once', () => {
  vi.advanceTimersByTime(1000);
  let acted = 0;
  whenTypingPauses(
    () => performance.now() - 200,
    () => acted++,
  );
  vi.advanceTimersByTime(0);
  expect(acted).toBe(1);
});

test('cancelled work is not done', () => {
  let acted = 0;
  whenIdle(
    25,
    () => 0,
    () => acted++,
  )();
  vi.advanceTimersByTime(10_000);
  expect(acted).toBe(0);
});

describe('if the browser is never idle, as during an animation', () => {
  /** A browser whose frames leave 3 ms, 60 of them a second. */
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (act: (moment: { timeRemaining: () => number }) => void) =>
      setTimeout(() => act({ timeRemaining: () => 3 }), 16),
    );
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('the work is done 2 s after the call', () => {
    let acted = 0;
    whenIdle(
      25,
      () => 0,
      () => acted++,
    );
    vi.advanceTimersByTime(1900);
    expect(acted).toBe(0);
    vi.advanceTimersByTime(150);
    expect(acted).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(acted).toBe(1);
  });

  test('the work is not done before 2 s have passed since the last key', () => {
    let lastKeyAt = 0;
    let acted = 0;
    whenIdle(
      25,
      () => lastKeyAt,
      () => acted++,
    );
    vi.advanceTimersByTime(1500);
    lastKeyAt = performance.now();
    vi.advanceTimersByTime(1900);
    expect(acted).toBe(0);
    vi.advanceTimersByTime(150);
    expect(acted).toBe(1);
  });
});
