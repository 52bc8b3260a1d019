// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScrollWatch, watchLateScrolls } from './watchLateScrolls';

let scrolls: ScrollWatch;
let ended = 0;
let settled = 0;

beforeEach(() => {
  vi.useFakeTimers();
  ended = 0;
  settled = 0;
  scrolls = watchLateScrolls(
    () => ended++,
    () => settled++,
  );
});
afterEach(() => {
  scrolls.stop();
  vi.useRealTimers();
});

/** A key each 100 ms, for 5 s. */
function type(): void {
  for (let keys = 0; keys < 50; keys++) {
    vi.advanceTimersByTime(100);
    scrolls.begin();
  }
}

const scrollEnds = (): boolean => dispatchEvent(new Event('scrollend'));

test('a scroll that ends before something is typed is none of ours', () => {
  scrollEnds();
  expect(ended).toBe(0);
});

test('a scroll that ends within two seconds after the last key is late', () => {
  type();
  vi.advanceTimersByTime(1999);
  scrollEnds();
  expect(ended).toBe(1);
});

test('one that a shorter page has stopped tells no end: it has ended once the page stands still', () => {
  scrolls.begin();
  for (let frames = 0; frames < 20; frames++) {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(16);
  }
  expect(ended).toBe(0);
  vi.advanceTimersByTime(100);
  expect(ended).toBe(1);
  scrolls.stop();
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
  expect(ended).toBe(1);
});

test('one that the player asks for after typing is left alone, also if no end of it is told', () => {
  scrolls.begin();
  dispatchEvent(new Event('wheel'));
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
  expect(ended).toBe(0);
});

test('two to four seconds after the last key no more are waited for, and that is told once', () => {
  type();
  vi.advanceTimersByTime(1999);
  expect(settled).toBe(0);
  vi.advanceTimersByTime(2001);
  expect(settled).toBe(1);
  scrollEnds();
  vi.advanceTimersByTime(60_000);
  expect([ended, settled]).toEqual([0, 1]);
});

test.each([
  ['the wheel', new Event('wheel')],
  ['PageDown', new KeyboardEvent('keydown', { key: 'PageDown' })],
])('a scroll by %s after the last key is the player’s own', (_what, event) => {
  scrolls.begin();
  scrolls.begin();
  dispatchEvent(event);
  scrollEnds();
  vi.advanceTimersByTime(60_000);
  expect([ended, settled]).toEqual([0, 0]);
  scrolls.begin();
  scrollEnds();
  expect(ended).toBe(1);
});

test('typing a character is no scroll', () => {
  scrolls.begin();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  scrollEnds();
  expect(ended).toBe(1);
});
