import type { Thirty } from '../pages/Thirty';
import { countWebglContexts } from '../support/pretence';
import { expect, LONG, test } from '../test';

type LoseContext = { loseContext: () => void; restoreContext: () => void };

async function loseContext(thirty: Thirty): Promise<void> {
  await thirty.canvas.evaluate((canvas: HTMLCanvasElement & { losing?: LoseContext }) => {
    const losing = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!losing) throw new Error('The canvas has no WebGL2 context to lose.');
    canvas.losing = losing;
    losing.loseContext();
  });
}

async function restoreContext(thirty: Thirty): Promise<void> {
  await thirty.canvas.evaluate((canvas: HTMLCanvasElement & { losing?: LoseContext }) =>
    canvas.losing?.restoreContext(),
  );
}

test('a context lost in any state is made up for by the words, and the picture returns with it', async ({
  page,
  thirty,
}) => {
  await thirty.hasGpu();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = await thirty.open();
  const text = await thirty.wordsElement();
  let typed = 0;
  for (const state of ['start', 'run', 'finish'] as const) {
    await thirty.expectState(state);
    await loseContext(thirty);
    await expect(thirty.canvas).toBeHidden();
    await expect(text.locator('[data-mark="untyped"]').first()).toBeVisible();
    if (state !== 'finish') await thirty.type(words.slice(typed, typed + 3));
    if (state !== 'finish') typed += 3;
    await expect(text.locator('[data-mark="match"]')).toHaveCount(typed);
    await restoreContext(thirty);
    await thirty.pictured();
    await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(20);
    expect(await thirty.words()).toBe(words);
    if (state === 'run') await thirty.finishFlawless(typed);
  }
});

test(
  'a context that is lost for good: rounds are played to their end in the words, through changes of window and theme',
  LONG,
  async ({ page, thirty }) => {
    await thirty.hasGpu();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = await thirty.begin(3);
    await loseContext(thirty);
    await expect(thirty.canvas).toBeHidden();
    await page.setViewportSize({ width: 900, height: 700 });
    await thirty.chooseTheme('Light');
    await expect(thirty.field).toBeFocused();
    await thirty.type(words.slice(3, 6));
    await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(6);
    await expect(thirty.canvas).toBeHidden();
    await thirty.finishFlawless(6);
    await thirty.restart.click();
    await expect((await thirty.wordsElement()).locator('[data-mark="untyped"]').first()).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await thirty.typeWords(3);
    await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(3);
    await expect(thirty.canvas).toBeHidden();
    // The context comes back after all.
    await restoreContext(thirty);
    await thirty.pictured();
    await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(20);
  },
);

test('a 2D canvas that the browser has emptied is drawn anew, all of it', LONG, async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = await thirty.begin(5);
  const before = await thirty.canvas.screenshot();
  await thirty.canvas.evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The canvas has no 2D context to lose.');
    context.reset();
    context.isContextLost = () => true;
    canvas.dispatchEvent(new Event('contextlost', { cancelable: true }));
  });
  await expect(thirty.canvas).toBeHidden();
  await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(5);
  await page.setViewportSize({ width: 900, height: 700 });
  await page.setViewportSize({ width: 1280, height: 800 });
  // A key after the change of size.
  await page.keyboard.press('Backspace');
  await thirty.type(words.charAt(4));
  await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(5);
  await expect(thirty.canvas).toBeHidden();
  await thirty.canvas.evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d');
    if (context) context.isContextLost = () => false;
    canvas.dispatchEvent(new Event('contextrestored'));
  });
  await thirty.pictured();
  await expect.poll(async () => (await thirty.canvas.screenshot()).equals(before)).toBe(true);
});

test.describe('where things fail', () => {
  // The browser and React report these failures as errors.
  test.use({ expectsPageErrors: true });

  test(
    'no canvas can be drawn on: the words are the picture, and nothing is asked of the person',
    LONG,
    async ({ page, thirty }) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await page.goto('./');
      const words = await thirty.words();
      await thirty.type(words);
      await expect.poll(() => thirty.words()).not.toBe(words);
      await expect(await thirty.wordsElement()).toBeVisible();
      await expect((await thirty.wordsElement()).locator('[data-mark="untyped"]').first()).toBeVisible();
      await thirty.finishFlawless(words.length);
      await expect(page.getByText('A part of this page could not be loaded')).toHaveCount(0);
    },
  );

  test(
    'the font cannot be used: the words are set in another, and a reload is offered',
    LONG,
    async ({ page, thirty }) => {
      await page.route(/\.woff2/, (route) => route.abort());
      await page.route('./', async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace(/(data:font\/woff2;base64,)[^)"']+/, '$1d09GMgAB')
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
        await route.fulfill({ response, body: html });
      });
      await page.goto('./');
      await thirty.typeWords(3);
      await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(3);
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expect(thirty.canvas).toHaveCount(0);
    },
  );

  test(
    'a part does not come: the whole round is played in the words, and Reload brings the picture',
    LONG,
    async ({ page, thirty }) => {
      await page.route(/Board.*\.js/, (route) => route.abort());
      await page.goto('./');
      await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
      const words = await thirty.words();
      await thirty.type(words);
      await expect.poll(() => thirty.words()).not.toBe(words);
      await expect(await thirty.wordsElement()).toBeVisible();
      await thirty.finishFlawless(words.length);
      await page.unroute(/Board.*\.js/);
      await page.getByRole('button', { name: 'Reload' }).click();
      await thirty.pictured();
    },
  );

  test(
    'the renderer does not come: play goes on in the words, and a reload is offered',
    LONG,
    async ({ page, thirty }) => {
      await page.route(/CanvasRenderer-.*\.js/, (route) => route.abort());
      await page.goto('./');
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await thirty.typeWords(3);
      await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(3);
    },
  );
});

test(
  'device pixel ratio, window and theme change mid-round, and the picture follows: a pixel of it to each of the device, in whole colours',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = await thirty.begin(4);
    const session = await page.context().newCDPSession(page);
    for (const [deviceScaleFactor, width] of [
      [3, 900],
      [2, 900],
      [1.5, 700],
      [1.25, 1100],
      [1, 1280],
    ] as const) {
      await session.send('Emulation.setDeviceMetricsOverride', {
        deviceScaleFactor,
        width,
        height: 800,
        mobile: false,
      });
      await expect
        .poll(() =>
          thirty.canvas.evaluate(
            (canvas: HTMLCanvasElement) => canvas.width / canvas.getBoundingClientRect().width,
          ),
        )
        .toBeCloseTo(deviceScaleFactor, 2);
      // A sharp stem has pixels of the full colour.
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(15 * deviceScaleFactor);
    }
    await thirty.chooseTheme('Light');
    await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(20);
    expect(await thirty.words()).toBe(words);
    await thirty.expectState('run');
  },
);

test('other themes, windows and words need no further WebGL context', LONG, async ({ page, thirty }) => {
  await thirty.hasGpu();
  await page.addInitScript(countWebglContexts);
  await thirty.open();
  const contexts = () => page.locator('html').getAttribute('data-contexts');
  const before = await contexts();
  expect(before).not.toBeNull();
  for (let round = 0; round < 5; round++) {
    await thirty.typeWords(3);
    await thirty.chooseTheme(round % 2 ? 'Dark' : 'Light');
    await page.setViewportSize({ width: 900 + 50 * round, height: 700 });
    await thirty.restart.click();
  }
  expect(await contexts()).toBe(before);
});
