import { expect, test } from 'vitest';
import { tellRound } from '../../analysis/insights/tellRound';
import { aPlayedRound } from '../../testing/playedRounds';
import { axisSeconds, curvePaths, PLOT } from './curvePaths';

function pathsOf(keys: string, durationMs: number) {
  return curvePaths(
    tellRound(aPlayedRound({ words: 'the fox', keys, gapMs: 200, durationMs })).curve,
    durationMs,
  );
}

test('a second stands at its middle, the faster the higher, under a round top', () => {
  const { speedPoints, ticksWpm } = pathsOf('the f', 2000);
  // Five characters in the first second are 60 words a minute, and the second has none.
  expect(ticksWpm).toEqual([0, 20, 40, 60]);
  expect(speedPoints).toBe(`M250,0h0M750,${PLOT.height}h0`);
});

test('an error is marked when it happened', () => {
  expect(pathsOf('tha', 2000).errors).toBe('M200,200v-14');
  expect(pathsOf('the', 2000).errors).toBe('');
});

test('a round of nothing, or of a single second that is not whole, is drawn without a fuss', () => {
  for (const paths of [pathsOf('', 30_000), pathsOf('t', 700), pathsOf('zzz', 30_000)]) {
    expect(JSON.stringify(paths)).not.toMatch(/NaN|Infinity|null/);
    expect(paths.ticksWpm.at(-1)).toBeGreaterThan(0);
  }
});

test.each([
  [5000, [0]],
  [30_000, [0, 10, 20, 30]],
  [60_000, [0, 10, 20, 30, 40, 50, 60]],
  [120_000, [0, 20, 40, 60, 80, 100, 120]],
  [600_000, [0, 120, 240, 360, 480, 600]],
  [3_600_000, [0, 600, 1200, 1800, 2400, 3000, 3600]],
])('the axis of %d ms has figures that do not run into one another', (durationMs, seconds) => {
  expect(axisSeconds(durationMs)).toEqual(seconds);
});
