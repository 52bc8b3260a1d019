import { expect, test } from 'vitest';
import { isFelt, pauseSentence } from './disturbances';

test.each([
  [0, 0, null],
  [1, 200, 'Your browser stalled once (0.2 s); your score is not affected'],
  [3, 949, 'Your browser stalled 3 times (0.9 s at most); your score is not affected'],
  [1, 2000, 'Your browser stalled once (2.0 s); that may have slowed you down'],
  [3, 1249, 'Your browser stalled 3 times (1.2 s at most); that may have slowed you down'],
])(
  '%d pauses of the browser, the longest of %d ms, are one sentence or none',
  (count, longestMs, sentence) => {
    expect(pauseSentence({ stalls: { count, longestMs }, wasHidden: false })).toBe(sentence);
  },
);

test('a pause is felt from one second on', () => {
  const isFeltFrom = (longestMs: number) => isFelt({ stalls: { count: 1, longestMs }, wasHidden: true });
  expect([isFeltFrom(999), isFeltFrom(1000)]).toEqual([false, true]);
});
