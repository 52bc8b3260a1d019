import { expect, LONG, test } from '../test';

const TOLD = /InsightsPanel.*\.js/;

test('made ready before the end, it is neither seen nor heard; it is shown in the frame in which the result is', async ({
  page,
  thirty,
}) => {
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
  await expect(thirty.field).not.toBeFocused();
  await expect(page.locator('section :focus')).toHaveCount(0);

  await page.evaluate(() => {
    const isSeen = () => document.querySelector('section')?.checkVisibility({ visibilityProperty: true });
    const { dataset } = document.documentElement;
    dataset.seenAhead = String(isSeen());
    const seen = new MutationObserver(() => {
      if (!document.querySelector('main[data-state="finish"]')) return;
      seen.disconnect();
      // Just before the frame is painted.
      requestAnimationFrame(() => {
        dataset.seenWithResult = String(isSeen());
      });
    });
    seen.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await thirty.finish();
  await expect(page.locator('html')).toHaveAttribute('data-seen-with-result', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-seen-ahead', 'false');
});

test(
  'where its part comes late it is shown then, and nothing above it moves',
  LONG,
  async ({ page, thirty }) => {
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
  },
);

test.describe('where its part cannot be loaded', () => {
  test.use({ expectsPageErrors: true });

  test('the three lines stay, it is told, and play goes on', async ({ page, thirty }) => {
    await page.route(TOLD, (route) => route.abort());
    await thirty.begin(5);
    await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(0);
    await thirty.finishFlawless(5);
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await page.keyboard.press('Escape');
    await thirty.expectState('start');
    await thirty.typeWords(3);
    await thirty.expectState('run');
  });
});
