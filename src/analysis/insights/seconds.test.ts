import { expect, test } from 'vitest';
import { endOfSecond, secondsIn } from './seconds';

/** When each second of a round ends. */
function endsOf(durationMs: number, isEndedByKey: boolean): number[] {
  const seconds = secondsIn(durationMs, isEndedByKey);
  return Array.from({ length: seconds }, (_, index) => endOfSecond(index, { seconds, durationMs }));
}

test('the last second ends with the round, after a part of a second where time is up', () => {
  expect(endsOf(3000, false)).toEqual([1000, 2000, 3000]);
  expect(endsOf(2100, false)).toEqual([1000, 2000, 2100]);
  expect(endsOf(700, false)).toEqual([700]);
});

test('a key that ends a round makes the last second longer, or shorter from half a second on', () => {
  expect(endsOf(2499, true)).toEqual([1000, 2499]);
  expect(endsOf(2500, true)).toEqual([1000, 2000, 2500]);
  expect(endsOf(200, true)).toEqual([200]);
});
