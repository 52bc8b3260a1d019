import { execFileSync } from 'node:child_process';
import type { Locator } from '@playwright/test';
import { PAGE_LANGUAGES } from '../../src/core/language/pageLanguages';
import type { Thirty } from '../pages/Thirty';
import { expectAllWithinReach } from '../support/reach';
import { madeUpFile } from '../support/roundFiles';
import { typeRound, unevenGaps, withSlips } from '../support/typedRound';
import { expect, LAYOUTS, LONG, test } from '../test';

/** The browser's font size and the window, in px. */
type Window = readonly [fontPx: number, width: number, height: number];
const WINDOWS: readonly Window[] = [
  [16, 1280, 720],
  [16, 1920, 1080],
  [16, 320, 720],
  [24, 1280, 720],
  [24, 1920, 1080],
  [24, 320, 720],
];
/** One pass in languages whose words are long, in each run of all tests. */
const USUAL_WINDOWS: readonly Window[] = [
  [16, 1280, 720],
  [16, 390, 844],
];
const LONG_WORDED = ['de', 'fr'] as const;
/** Enough rounds for a trend, and for `Keys` to have figures. */
const [FEW_ROUNDS, MORE_ROUNDS] = [3, 60];
/** The languages for tests only (tools/pseudo.mjs), of which the second is written from right to left. */
const MADE_UP = ['en-XA', 'ar-XB'] as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [language, windows, tag] of [
  ...LONG_WORDED.map((one) => [one, USUAL_WINDOWS, LONG] as const),
  ...PAGE_LANGUAGES.map((one) => [one, WINDOWS, LAYOUTS] as const),
]) {
  const where = windows === WINDOWS ? 'in any window' : 'in the usual windows';
  test(`all of the page in ${language} is within reach ${where}`, tag, async ({ page, thirty }, info) => {
    test.slow();
    await thirty.hasStored('options', JSON.stringify({ version: 1, language }));
    await thirty.open();
    await expect(thirty.page.locator('html')).toHaveAttribute('lang', language);
    await expectStatesWithinReach(thirty, windows, (count) => madeUpFile(count, info));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('Escape');
    await thirty.reload();
    await wordsInTwoLines(thirty);
    await thirty.typeWords(12);
    await thirty.finish();
    const told = page.getByRole('region');
    const curve = told.getByRole('img').first();
    await expect(curve).toBeVisible();
    const [, ...figures] = await told.getByRole('definition').all();
    const lines = await page.locator('[data-line] > span:last-child').all();
    for (const values of [figures, lines]) expect(new Set(await Promise.all(values.map(endOf))).size).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    const box = await curve.boundingBox();
    expect(box && box.y + box.height, 'the curve is in a small window').toBeLessThanOrEqual(720);
  });
}

test.describe('in a language for tests only', () => {
  // One build for both.
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(() => {
    execFileSync('node', ['tools/pseudo.mjs'], { stdio: 'inherit' });
  });

  for (const language of MADE_UP) {
    test(`all of the page in ${language} is within reach`, LAYOUTS, async ({ thirty, server }, info) => {
      test.slow();
      server.folder = '.cache/pseudo';
      await thirty.hasStored('options', JSON.stringify({ version: 1, language }));
      await thirty.open(server.url);
      await expect(thirty.page.getByRole('button', { name: /^Réštárt/ })).toBeVisible();
      const direction = await thirty.page.evaluate(() => getComputedStyle(document.body).direction);
      expect(direction).toBe(language === 'ar-XB' ? 'rtl' : 'ltr');
      await expectStatesWithinReach(thirty, WINDOWS, (count) => madeUpFile(count, info));
    });
  }
});

/** Where the text of an element ends, in whole px. */
function endOf(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return Math.round(range.getBoundingClientRect().right);
  });
}

/** Begins rounds until the words take two lines, as most do: a third line moves all that is below. */
async function wordsInTwoLines({ page }: Thirty): Promise<void> {
  const ROUNDS = 50;
  const TWO_LINES_AND_THE_NEXT_PX = 132;
  for (let tries = 0; tries < ROUNDS; tries++) {
    const box = await page.locator('[data-part="display"]').boundingBox();
    if (box && box.height <= TWO_LINES_AND_THE_NEXT_PX + 1) return;
    await page.keyboard.press('Escape');
  }
  throw new Error(`${ROUNDS} rounds had no words in two lines.`);
}

/** Goes through all states and dialogs, whatever they are called. */
async function expectStatesWithinReach(
  thirty: Thirty,
  windows: readonly Window[],
  file: (rounds: number) => string,
): Promise<void> {
  const { page } = thirty;
  const look = (state: string): Promise<void> => expectAllWithinReach(page, state, windows);
  await look('start');
  const gap = unevenGaps(3);
  await typeRound(thirty, [(words) => withSlips(gap)(words), (words) => withSlips(gap)(words.slice(0, 30))]);
  await page.locator('summary').click();
  await look('result');
  const bar = page.getByRole('banner').getByRole('button');
  const dialog = page.getByRole('dialog');
  for (const [index, name] of ['commands', 'options'].entries()) {
    await bar.nth(index).click();
    await expect(dialog).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await bar.nth(2).click();
  const tabs = dialog.getByRole('tab');
  const importRounds = async (count: number): Promise<void> => {
    await tabs.last().click();
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'rounds.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file(count)),
    });
    await dialog.getByRole('button', { name: new RegExp(`\\b${count}\\b`) }).click();
    await expect(dialog.getByText(new RegExp(`\\b${count}\\b`)).first()).toBeVisible();
  };
  await importRounds(FEW_ROUNDS);
  await look('export and import');
  await tabs.nth(0).click();
  await expect(dialog.getByRole('row').nth(FEW_ROUNDS)).toBeVisible();
  await look('history');
  await importRounds(MORE_ROUNDS);
  await tabs.nth(1).click();
  await expect(dialog.getByRole('table').first()).toBeVisible();
  await look('keys');
  await tabs.nth(2).click();
  await expect(dialog.getByRole('radiogroup')).toBeVisible();
  await look('learn');
}
