import { expect, LONG, test } from '../test';

const TOLD = /InsightsPanel.*\.js/;

test('once its part is there, it is shown in the frame in which the result is', async ({ page, thirty }) => {
  await thirty.open();
  const come = page.waitForResponse(TOLD);
  await thirty.typeWords(5);
  await come;
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('main[data-state="finish"]')) {
        document.documentElement.dataset.told = String(document.querySelector('section') !== null);
        seen.disconnect();
      }
    });
    seen.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await thirty.finish();
  await expect(page.locator('html')).toHaveAttribute('data-told', 'true');
});

test.describe('where its part comes late', () => {
  test(
    'made ready before the end, it is neither seen nor heard, takes no room and no focus',
    LONG,
    async ({ page, thirty }) => {
      const letThrough = await thirty.hold(TOLD);
      await thirty.begin(5);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await thirty.skipTime(20_000);
      letThrough();
      await expect(page.locator('section h3').first()).toBeAttached();
      await thirty.expectState('run');
      await expect(thirty.insights.region).toHaveCount(0);
      expect(await height()).toBe(before);
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      expect(await focused.evaluate((element) => element.closest('section') === null)).toBe(true);
      const seen = await page
        .locator('section')
        .evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
      expect(seen).toBe(false);
    },
  );

  test('it is shown then, and nothing above it moves', LONG, async ({ page, thirty }) => {
    const letThrough = await thirty.hold(TOLD);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.begin(5);
    await thirty.finishFlawless(5);
    const places = () =>
      Promise.all(
        [thirty.time(), thirty.canvas, thirty.restart, page.getByText(/^Characters Typed:/)].map((part) =>
          part.boundingBox(),
        ),
      );
    const before = await places();
    await expect(thirty.insights.region).toHaveCount(0);
    letThrough();
    await expect(thirty.insights.region).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test.describe('where its part cannot be loaded', () => {
  test.use({ expectsPageErrors: true });

  test('the three lines stay, it is told, and play goes on', async ({ page, thirty }) => {
    await page.route(TOLD, (route) => route.abort());
    await thirty.begin(5);
    await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(0);
    await thirty.finishFlawless(5);
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await page.keyboard.press('Escape');
    await thirty.typeWords(3);
    await thirty.expectState('run');
  });
});
