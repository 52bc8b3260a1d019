import type { Page } from '@playwright/test';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** Records what frames show of state, time and best from now on, without repetitions. */
async function watchFrames(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const headings = Array.from(document.querySelectorAll('h2'), (heading) => heading.textContent);
      seen.add([document.querySelector('main')?.dataset.state, ...headings].join(', '));
      document.documentElement.dataset.frames = [...seen].join('; ');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => (await page.locator('html').getAttribute('data-frames')) ?? '';
}

test('the page alone can be typed in: the best is there, keys count and are coloured, the app goes on where it is', async ({
  page,
  thirty,
}) => {
  await thirty.hasStored('highestResult', '127');
  const letThrough = await thirty.openBeforeApp();
  await expect(thirty.field).toBeFocused();
  await expect(thirty.best()).toHaveText('Highest Score: 127');
  const words = await thirty.words();
  expect(words.split(' ')).toHaveLength(12);
  const space = words.indexOf(' ');
  await thirty.type(words.slice(0, space - 1) + wrong(words[space - 1]));
  await thirty.expectState('run');
  const text = await thirty.wordsElement();
  await expect(text.locator('[data-mark="match"]')).toHaveCount(space - 1);
  await expect(text.locator('[data-mark="mismatch"]')).toHaveCount(1);
  // The opening's own clock: the app is not there yet.
  await thirty.skipTime(1000);
  await expect(thirty.time()).toHaveText('Time: 29');
  const field = await thirty.field.elementHandle();
  const framesShowed = await watchFrames(page);

  letThrough();
  await thirty.pictured();
  await expect.poll(framesShowed).toContain('run, Time: 29, Highest Score: 127');
  expect(await framesShowed()).not.toMatch(/start|Time: 30|Score: 0/);
  expect(await thirty.words()).toBe(words);
  expect(await thirty.field.evaluate((element, before) => element === before, field)).toBe(true);
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('run');
  await expect(thirty.time()).toHaveText('Time: 29');
  await thirty.type(' ');
  await thirty.finish();
  await thirty.expectResult([
    `Accuracy: ${Math.round((space / (space + 1)) * 100)}%`,
    'Errors: 1',
    `Characters Typed: ${space + 1}`,
  ]);
});

test(
  'a whole round can pass before the app is there; its score is kept, and Enter begins the next',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    const words = await thirty.words();
    await thirty.type(words.slice(0, 5));
    await thirty.finish();
    await thirty.type('late');
    letThrough();
    await thirty.expectFlawless(5);
    await expect(thirty.best()).toHaveText('Highest Score: 5');
    await thirty.pictured();
    await expect(page.getByText('New highest score: 5', { exact: true })).toBeVisible();
    // Enter counts from 600 ms after the end on.
    await thirty.skipTime(1000);
    await page.keyboard.press('Enter');
    await thirty.expectState('start');
    await expect(thirty.field).toBeFocused();
  },
);

test('buttons answer once the app is there, and keys count meanwhile', LONG, async ({ page, thirty }) => {
  const letThrough = await thirty.openBeforeApp();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 2));
  await thirty.restart.click();
  await thirty.themeButton.click();
  await thirty.type(words.slice(2, 4));
  expect(await thirty.words()).toBe(words);
  letThrough();
  await thirty.pictured();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await thirty.type(words.slice(4, 6));
  await thirty.finishFlawless(6);
  await thirty.restart.click();
  await thirty.expectState('start');
  await expect.poll(() => thirty.words()).not.toBe(words);
});
