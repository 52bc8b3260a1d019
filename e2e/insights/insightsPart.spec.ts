import { expect, LONG, test } from '../test';

const TOLD = /Insights-.*\.js/;

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

  test('the three lines stay, it is told, and play goes on', LONG, async ({ page, thirty }) => {
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
