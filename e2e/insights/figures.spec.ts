import type { Locator } from '@playwright/test';
import { type PARTS, referenceInsights, referenceResamples } from '../../src/testing/referenceProgram';
import type { Thirty } from '../pages/Thirty';
import {
  capital,
  DURATION_MS,
  foreign,
  foreignAndBack,
  rightAndBack,
  skippedAndBack,
  swapped,
  type TypedRound,
  typeRound,
  unevenGaps,
  withSlips,
} from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** Expects the region to show what the reference program computes, and these mistakes by kind. */
async function expectToldAgain(thirty: Thirty, { texts, events }: TypedRound, kinds: Record<string, number>) {
  const told = thirty.insights.region;
  await expect(told).toBeVisible();
  const again = referenceInsights(texts, events, DURATION_MS);
  const whole = (n: number): number => Math.floor(n + 0.5);

  const { total, errors, score } = again;
  await thirty.expectResult([
    `Accuracy: ${total === 0 ? 0 : whole((100 * score) / total)}%`,
    `Errors: ${errors}`,
    `Characters Typed: ${total}`,
  ]);

  const { speedWpm, rawSpeedWpm, rawAccuracyPercent, consistencyPercent } = again.figures;
  const figures = await figuresIn(told);
  const range =
    /^(\d+) to (\d+) wpm$/
      .exec(figures['Likely range'] ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  expect(figures).toEqual({
    Speed: `${whole(speedWpm)} wpm`,
    'Likely range': `${range[0]} to ${range[1]} wpm`,
    'Raw speed': `${whole(rawSpeedWpm)} wpm`,
    'Raw accuracy': `${whole(rawAccuracyPercent)}%`,
    Consistency: `${whole(consistencyPercent ?? Number.NaN)}%`,
  });
  const resampled = referenceResamples(texts, events);
  const percentile = (p: number): number => resampled[Math.floor((p / 100) * resampled.length)] ?? speedWpm;
  expect(range[0]).toBeGreaterThanOrEqual(whole(Math.min(speedWpm, percentile(1))));
  expect(range[0]).toBeLessThanOrEqual(whole(Math.min(speedWpm, percentile(11))));
  expect(range[1]).toBeGreaterThanOrEqual(whole(Math.max(speedWpm, percentile(89))));
  expect(range[1]).toBeLessThanOrEqual(whole(Math.max(speedWpm, percentile(99))));

  await expect(told.getByRole('img', { name: 'Speed over time' })).toHaveCount(1);
  const rows = told.getByRole('table', { name: 'Speed over time' }).getByRole('row');
  const cells = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => Array.from(row.children, (cell) => parseInt(cell.textContent ?? '', 10))),
  );
  expect(cells).toEqual(
    again.curve.seconds.map((row) => [row.second, whole(row.speedWpm), whole(row.netSpeedWpm), row.errors]),
  );

  await expectTimes(told, again.parts);

  // A first round has too few keys to show what is slow.
  await expect(told.getByRole('list', { name: 'Slow pairs' })).toHaveCount(0);

  const mistakes = await told.getByRole('list', { name: 'Mistakes' }).getByRole('listitem').allInnerTexts();
  const counted = mistakes.map((text) => [KIND.exec(text)?.[0], Number.parseInt(text, 10)]);
  expect(Object.fromEntries(counted)).toEqual(kinds);
}

/** The word that names the kind of a line such as `3 too early or late spaces`. */
const KIND = /swapped|skipped|added|doubled|neighbour|case|space|other/;

async function figuresIn(told: Locator): Promise<Record<string, string>> {
  const [terms, values] = await Promise.all([
    told.locator('dl dt').allTextContents(),
    told.locator('dl dd').allTextContents(),
  ]);
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
}

const PART_NAMES: Record<(typeof PARTS)[number], string> = {
  rightKeys: 'Right keys',
  wrongKeys: 'Wrong keys',
  takenBack: 'Taken back',
  corrections: 'Corrections',
  pauses: 'Pauses',
  afterTheLastKey: 'After the last key',
};

async function expectTimes(
  told: Locator,
  parts: ReturnType<typeof referenceInsights>['parts'],
): Promise<void> {
  const items = await told
    .getByRole('list', { name: 'Where the seconds went' })
    .getByRole('listitem')
    .allInnerTexts();
  const seconds = (ms: number): string => (Math.floor(ms / 100 + 0.5) / 10).toFixed(1);
  const shown = parts.filter(({ ms }) => seconds(ms) !== '0.0');
  expect(items).toHaveLength(shown.length);
  for (const [index, { name, ms, wpmWithout }] of shown.entries()) {
    const text = items[index] ?? '';
    expect(text).toContain(PART_NAMES[name]);
    expect(/(\d+\.\d) s/.exec(text)?.[1], text).toBe(seconds(ms));
    const without = wpmWithout === null || name === 'rightKeys' ? null : Math.floor(wpmWithout + 0.5);
    expect(/(\d+) wpm without (?:it|them)/.exec(text)?.[1] ?? null, text).toBe(
      without === null ? null : `${without}`,
    );
  }
}

test.describe('the figures on the page are those of a second program', () => {
  test.beforeEach(async ({ thirty }) => {
    await thirty.open();
  });

  test('after a round with slips, pauses, corrections and three batches', LONG, async ({ thirty }) => {
    const gap = unevenGaps(7);
    const typed = await typeRound(thirty, [
      withSlips(gap, [swapped, capital, rightAndBack]),
      withSlips(gap, [foreign, skippedAndBack, foreignAndBack]),
      (words) => withSlips(gap)(words).slice(0, 30),
    ]);
    await expectToldAgain(thirty, typed, { swapped: 1, skipped: 1, case: 1, other: 2 });
  });

  test('after keys at the very start of each second and one at the very end', LONG, async ({ thirty }) => {
    const typed = await typeRound(thirty, [
      (words) => Array.from(words.slice(0, 31), (key) => ({ key, gapMs: 1000 })),
    ]);
    await expectToldAgain(thirty, typed, {});
  });
});
