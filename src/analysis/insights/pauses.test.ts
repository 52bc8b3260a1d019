import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { pausesOf } from './pauses';
import { timelineOf } from './timeline';
import { timeSpent } from './timeSpent';

test('pauses are grouped by what should have been typed next, the longest first', () => {
  const timeline = timelineOf(
    aPlayedRound({
      words: 'the quick fox',
      keys: 'the qx⌫uick fox',
      gapsMs: { 4: 350, 6: 300, 12: 1100 },
    }),
  );
  expect(pausesOf(timeline)).toEqual({
    ms: 1000,
    beforePairs: [
      { what: 'fo', count: 1, ms: 850, share: 0.85 },
      { what: 'qu', count: 1, ms: 100, share: 0.1 },
      { what: null, count: 1, ms: 50, share: 0.05 },
    ],
    beforeWords: [
      { what: 'fox', count: 1, ms: 850, share: 0.85 },
      { what: 'quick', count: 1, ms: 100, share: 0.1 },
      { what: null, count: 1, ms: 50, share: 0.05 },
    ],
  });
});

test('pauses before the same pair or word are one group, and the sum is the round’s part for pauses', () => {
  const timeline = timelineOf(
    aPlayedRound({ words: 'that then', keys: 'that then', gapsMs: { 3: 450, 5: 650, 8: 350 } }),
  );
  const { ms, beforePairs, beforeWords } = pausesOf(timeline);
  expect(beforePairs.map(({ what, ms }) => [what, ms])).toEqual([
    ['th', 400],
    ['t ', 200],
    ['n', 100],
  ]);
  expect(beforeWords.map(({ what, ms }) => [what, ms])).toEqual([
    ['then', 500],
    ['that', 200],
  ]);
  expect(ms).toBe(timeSpent(timeline).find(({ name }) => name === 'pauses')?.ms);
});

test('a round without pauses, or without keys, has none', () => {
  const none = { ms: 0, beforePairs: [], beforeWords: [] };
  expect(pausesOf(timelineOf(aPlayedRound({ words: 'the fox', keys: 'the fox', gapMs: 250 })))).toEqual(none);
  expect(pausesOf(timelineOf(aPlayedRound({ words: 'the fox', keys: '' })))).toEqual(none);
});
