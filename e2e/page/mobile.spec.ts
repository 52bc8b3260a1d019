import { expect, LONG, test } from '../test';

const ADVICE = 'For a better experience, please switch to desktop view.';

test('at 767 px the advice is given, at 768 px it is not', async ({ page, thirty }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await thirty.open();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('alert')).toHaveText(ADVICE);
});

test('play goes on behind the advice, and dismissing it gives focus back', LONG, async ({ page, thirty }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const words = await thirty.begin(2);
  await expect(page.getByRole('alert')).toHaveText(ADVICE);
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await thirty.type(words.slice(2, 3));
  await thirty.finishFlawless(3);
});

test('a mobile device is advised whatever its width', LONG, async ({ anotherPlayer }) => {
  const thirty = await anotherPlayer({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 1000, height: 700 },
  });
  await thirty.open();
  await expect(thirty.page.getByRole('alert')).toHaveText(ADVICE);
});
