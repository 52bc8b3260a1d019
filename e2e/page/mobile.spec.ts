import { expect, test } from '../test';

const ADVICE = 'For a better experience, please switch to desktop view.';

test('at 767 px the advice is given, at 768 px it is not; play goes on behind it, and dismissing it gives focus back', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const words = await thirty.open();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('alert')).toHaveText(ADVICE);
  await thirty.type(words.slice(0, 2));
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await thirty.type(words.slice(2, 3));
  await thirty.finishFlawless(3);
});
