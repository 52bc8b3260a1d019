import type { Locator, Page } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { wrong } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

/** What frames show of state, time and best from now on, everything once. */
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

test('the page alone can be typed in: keys count and are coloured, and the app goes on where it is', async ({
  page,
  thirty,
}) => {
  const letThrough = await thirty.openBeforeApp();
  await expect(thirty.field).toBeFocused();
  const words = await thirty.words();
  expect(words.split(' ')).toHaveLength(12);
  const space = words.indexOf(' ');
  await thirty.type(words.slice(0, space - 1) + wrong(words[space - 1]));
  await thirty.expectState('run');
  const text = await thirty.wordsElement();
  await expect(text.locator('[data-mark="match"]')).toHaveCount(space - 1);
  await expect(text.locator('[data-mark="mismatch"]')).toHaveCount(1);
  // The clock of the page itself: the app is still not there.
  await expect(thirty.time()).toHaveText('Time: 29');
  const field = await thirty.field.elementHandle();
  const framesShowed = await watchFrames(page);

  letThrough();
  await thirty.pictured();
  expect(await framesShowed()).toMatch(/run, Time: 2/);
  expect(await framesShowed()).not.toMatch(/start|Time: 30/);
  expect(await thirty.words()).toBe(words);
  expect(await thirty.field.evaluate((element, before) => element === before, field)).toBe(true);
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('run');
  await expect(thirty.time()).toHaveText(/Time: 2[5-9]/);
  await thirty.type(' ');
  await thirty.finish();
  await thirty.expectResult([
    `Accuracy: ${Math.round((space / (space + 1)) * 100)}%`,
    'Errors: 1',
    `Characters Typed: ${space + 1}`,
  ]);
});

test('a whole round can pass before the app is there; its score is kept', async ({ page, thirty }) => {
  const letThrough = await thirty.openBeforeApp();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 5));
  await thirty.finish();
  await thirty.type('late');
  letThrough();
  await thirty.expectFlawless(5);
  await expect(thirty.best()).toHaveText('Highest Score: 5');
  await thirty.pictured();
  await expect(page.getByText('New highest score', { exact: true })).toBeVisible();
});

test('the kept best is there with the first words', async ({ page, thirty }) => {
  await thirty.hasStored('highestResult', '127');
  const letThrough = await thirty.openBeforeApp();
  await expect(thirty.best()).toHaveText('Highest Score: 127');
  const framesShowed = await watchFrames(page);
  letThrough();
  await thirty.pictured();
  expect(await framesShowed()).toMatch(/Highest Score: 127/);
  expect(await framesShowed()).not.toMatch(/Highest Score: 0/);
});

const ways: Record<string, (button: Locator) => Promise<void>> = {
  'a click': (button) => button.click(),
  'Enter on it': (button) => button.press('Enter'),
};

for (const [way, press] of Object.entries(ways)) {
  test(
    `Restart works before the app is there, with ${way}`,
    longUnless(way === 'a click'),
    async ({ thirty }) => {
      const letThrough = await thirty.openBeforeApp();
      const first = await thirty.words();
      await thirty.type(first.slice(0, 3));
      await press(thirty.restart);
      await thirty.expectState('start');
      await expect(thirty.field).toBeFocused();
      const words = await thirty.words();
      expect(words).not.toBe(first);
      await thirty.type(words.slice(0, 4));
      letThrough();
      await thirty.pictured();
      expect(await thirty.words()).toBe(words);
      await thirty.finishFlawless(4);
    },
  );
}

test('the page writes its words once, before they are painted', LONG, async ({ page, thirty }) => {
  await page.addInitScript(() => {
    const written = { times: 0 };
    Object.assign(globalThis, { written });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const isWords = (target as HTMLElement).dataset?.part === 'words';
        if (isWords && addedNodes.length > 0) written.times++;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await thirty.openBeforeApp();
  await expect(await thirty.wordsElement()).toBeVisible();
  const timesAfterFrames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as { readonly written: { readonly times: number } }).written.times;
    });
  expect(await timesAfterFrames()).toBe(1);
});

test(
  'the theme is asked for before the app is there: its menu opens with it',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    await thirty.themeButton.click();
    letThrough();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveClass('light');
    await expect(thirty.field).toBeFocused();
  },
);

test(
  'a button that is pressed before the app is there answers, though a translator has been at work',
  LONG,
  async ({ page, thirty }) => {
    for (const name of ['Toggle theme', 'Rounds']) {
      const letThrough = await thirty.openBeforeApp();
      await page
        .getByRole('banner')
        .getByRole('button')
        .evaluateAll((buttons) => {
          for (const button of buttons) {
            const font = document.createElement('font');
            font.append(...button.childNodes);
            button.append(font);
          }
        });
      await page.getByRole('button', { name }).click();
      letThrough();
      await expect(page.getByRole(name === 'Rounds' ? 'dialog' : 'menu')).toBeVisible();
    }
  },
);

for (const [what, overtake] of Object.entries<(thirty: Thirty) => Promise<unknown>>({
  typing: async (thirty) => thirty.typeWords(10),
  'a click elsewhere': async ({ page }) => page.mouse.click(5, 600),
  Restart: async (thirty) => thirty.restart.click(),
})) {
  test(`a press of the theme's button that ${what} has overtaken lapses`, LONG, async ({ page, thirty }) => {
    const menuIsThere = page.waitForResponse(/ThemeMenu.*\.js/);
    const letThrough = await thirty.openBeforeApp();
    await thirty.themeButton.click();
    await overtake(thirty);
    letThrough();
    await thirty.pictured();
    await menuIsThere;
    await thirty.type('keysonkeys');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await thirty.expectState('run');
  });
}
