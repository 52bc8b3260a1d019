// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { movesOf } from '../../core/race/ghost';
import { Playback } from '../../core/replay/playback';
import { aPlayedRound } from '../../testing/playedRounds';
import { runGhost } from './runGhost';

/** Keys at 0, 100.5, 201, 301.5, 402 and 502.5 ms. */
const GHOST = movesOf(new Playback(aPlayedRound({ words: 'hot cold', keys: 'hox⌫t ', gapMs: 100.5 })));

let stop = (): void => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(4321);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The moves of a ghost that started `sinceMs` ago: the ms after its start, and how many characters it has then. */
function madeMoves(sinceMs = 0): [atMs: number, total: number][] {
  const startedAt = performance.now() - sinceMs;
  const made: [atMs: number, total: number][] = [];
  stop = runGhost({
    moves: GHOST,
    startedAt,
    onMove: ({ total }) => made.push([performance.now() - startedAt, total]),
  });
  return made;
}

test('a ghost moves when its own keys were typed, and at no other time', () => {
  const moves = madeMoves();
  vi.advanceTimersByTime(30_000);
  expect(moves).toEqual([
    [0, 1],
    [101, 2],
    [201, 3],
    [302, 2],
    [402, 3],
    [503, 4],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a ghost that starts late begins where it should be', () => {
  const moves = madeMoves(250);
  vi.advanceTimersByTime(0);
  expect(moves).toEqual([[250, 3]]);
});

test('a stopped ghost does not move', () => {
  const moves = madeMoves();
  vi.advanceTimersByTime(150);
  stop();
  vi.advanceTimersByTime(30_000);
  expect(moves).toHaveLength(2);
});
