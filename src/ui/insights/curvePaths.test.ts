import { expect, test } from 'vitest';
import { analyseRound } from '../../analysis/insights/analyseRound';
import { aPlayedRound, aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import { axisSeconds, curvePaths } from './curvePaths';
import { PLOT } from './speedScale';

function pathsOf(keys: string, durationMs: number) {
  const { curve, figures } = analyseRound(aPlayedRound({ words: 'the fox', keys, gapMs: 200, durationMs }));
  return curvePaths(curve, figures.likelyRange);
}

test('each second has its smooth speed at its middle, in a plot whose top is a round number', () => {
  const { speed, ticks } = pathsOf('the f', 2000);
  // Five characters in the two seconds around both points are 30 words per minute; the net speed is 60 at first.
  expect(ticks).toEqual([0, 8, 16, 24, 32]);
  expect(speed).toBe(`M250,${PLOT.height / 16}L750,${PLOT.height / 16}`);
});

test('the likely range is a band over the whole round, from its lower to its higher speed', () => {
  const { curve } = analyseRound(
    aPlayedRound({ words: 'the fox', keys: 'the f', gapMs: 200, durationMs: 2000 }),
  );
  const { likelyRange, ticks } = curvePaths(curve, { fromWpm: 20, toWpm: 70 });
  expect(ticks).toEqual([0, 20, 40, 60, 80]);
  expect(likelyRange).toBe(`M0,150H${PLOT.width}V25H0Z`);
});

test('a round that was left early has no band', () => {
  expect(pathsOf('the f', 2000).likelyRange).toBe('');
});

test('a first second that is far above all others does not flatten them: it is drawn at the upper edge', () => {
  const { curve } = analyseRound(typedToTheEnd(aWordCountSetup(), 100));
  const [first, ...others] = curve.seconds;
  if (!first) throw new Error('It has no seconds.');
  const ghost = { ...curve, seconds: [{ ...first, netSpeedWpm: 900 }, ...others] };
  const range = { fromWpm: 100, toWpm: 130 };
  const paths = curvePaths(curve, range, ghost);
  expect(paths.ticks).toEqual(curvePaths(curve, range, curve).ticks);
  expect(paths.ghostNetSpeed).toMatch(/^M[\d.]+,0C/);
});

test('a ghost over the same words ends at its own time, and is not drawn beyond that of the player', () => {
  const curveIn = (gapMs: number) => analyseRound(typedToTheEnd(aWordCountSetup(), gapMs)).curve;
  const own = curveIn(100);
  const lastX = (ghostGapMs: number): number => {
    const { ghostNetSpeed } = curvePaths(own, { fromWpm: 60, toWpm: 70 }, curveIn(ghostGapMs));
    return Number(/([\d.]+),[\d.]+$/.exec(ghostNetSpeed)?.[1]);
  };
  expect(lastX(100)).toBe(PLOT.width);
  for (const gapMs of [99, 80, 50]) {
    expect(lastX(gapMs) / PLOT.width).toBeCloseTo(curveIn(gapMs).durationMs / own.durationMs, 2);
  }
  expect(lastX(103)).toBeLessThan(PLOT.width);
});

test('an error is marked when it happened, and one that was corrected by itself', () => {
  const { errors, correctedErrors } = pathsOf('tha⌫e_', 2000);
  expect(errors).toBe('M500,200v-14');
  expect(correctedErrors).toBe('M200,200v-7');
  expect(pathsOf('the', 2000)).toMatchObject({ errors: '', correctedErrors: '' });
});

test('a round in which nothing was typed, or of less than a second, is drawn as well', () => {
  for (const paths of [pathsOf('', 30_000), pathsOf('t', 700), pathsOf('zzz', 30_000)]) {
    expect(JSON.stringify(paths)).not.toMatch(/NaN|Infinity|null/);
    expect(paths.ticks.at(-1)).toBeGreaterThan(0);
  }
});

test.each([
  [5000, [0, 2, 4]],
  [9900, [0, 2, 4, 6, 8]],
  [10_000, [0, 5, 10]],
  [15_000, [0, 5, 10, 15]],
  [30_000, [0, 10, 20, 30]],
  [60_000, [0, 20, 40, 60]],
  [120_000, [0, 30, 60, 90, 120]],
  [600_000, [0, 150, 300, 450, 600]],
  [3_600_000, [0, 900, 1800, 2700, 3600]],
])('the axis of %d ms has at most five figures, at round distances', (durationMs, seconds) => {
  expect(axisSeconds(durationMs)).toEqual(seconds);
});
