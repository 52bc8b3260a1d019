// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Blink, startBlink } from './startBlink';

let blink: Blink;
let shown: { readonly atMs: number; readonly visible: boolean }[];
let isVisible = true;
let startMs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  isVisible = true;
  shown = [];
  blink = startBlink((visible) => shown.push({ atMs: performance.now() - startMs, visible }));
  startMs = performance.now();
});
afterEach(() => {
  blink.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A key each 100 ms; the last one at `ms`. */
function typeUntil(ms: number): void {
  blink.keepSolid();
  while (performance.now() - startMs < ms) {
    vi.advanceTimersByTime(100);
    blink.keepSolid();
  }
}

test('the caret is solid while keys come, and for half a cycle to a whole one after the last', () => {
  typeUntil(5000);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(399);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(401);
  expect(shown).toEqual([{ atMs: expect.any(Number), visible: false }]);
});

test('it blinks twelve times after the last key and then stays visible', () => {
  typeUntil(1000);
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveLength(24);
  expect(shown.map(({ visible }) => visible)).toEqual(Array.from({ length: 24 }, (_, i) => i % 2 === 1));
  const gaps = shown.slice(1).map(({ atMs }, i) => atMs - (shown[i]?.atMs ?? 0));
  expect(new Set(gaps)).toEqual(new Set([400]));
});

test('a key in the midst of blinking makes it solid again', () => {
  blink.keepSolid();
  vi.advanceTimersByTime(500);
  expect(shown).toHaveLength(1);
  blink.keepSolid();
  vi.advanceTimersByTime(399);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toEqual({ atMs: 900, visible: false });
});

test('a pause ends the blinking, even right after a key', () => {
  typeUntil(300);
  blink.pause();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
});

test('in a hidden page nothing blinks; once it is visible again, the caret is shown and blinks', () => {
  typeUntil(300);
  isVisible = false;
  document.dispatchEvent(new Event('visibilitychange'));
  const before = shown.length;
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(before);
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown.at(-1)?.visible).toBe(true);
  vi.advanceTimersByTime(400);
  expect(shown.at(-1)?.visible).toBe(false);
});

test('a page that was hidden in a pause comes back without blinking', () => {
  typeUntil(300);
  blink.pause();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
});
