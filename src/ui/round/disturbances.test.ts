import { expect, test } from 'vitest';
import { disturbanceSentences } from './disturbances';

test.each([
  [0, 0, []],
  [1, 200, ['Your browser paused once (0.2 s); your score is not affected']],
  [3, 1249, ['Your browser paused 3 times (1.2 s at most); your score is not affected']],
])('%d pauses of the browser, the longest of %d ms, are one line or none', (count, longestMs, sentences) => {
  expect(disturbanceSentences({ stalls: { count, longestMs }, wasHidden: false })).toEqual(sentences);
});

test('a page that was out of sight says so', () => {
  expect(disturbanceSentences({ stalls: { count: 0, longestMs: 0 }, wasHidden: true })).toEqual([
    'The page was out of sight during the round',
  ]);
});
