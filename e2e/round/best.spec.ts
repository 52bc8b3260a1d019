import { expect, LONG, test } from '../test';

test('the best is kept as bare digits, found on the next visit, and only a higher score replaces it', async ({
  page,
  thirty,
}) => {
  const kept = () => thirty.stored('highestResult');
  await thirty.open();
  expect(await kept()).toBeNull();

  await thirty.play(5);
  await expect(thirty.best()).toHaveText('Highest Score: 5');
  await expect(page.getByText('New highest score: 5', { exact: true })).toBeVisible();
  await expect.poll(kept).toBe('5');

  await thirty.restart.click();
  await thirty.play(2);
  await expect(thirty.best()).toHaveText('Highest Score: 5');
  await expect(page.getByText('New highest score')).toHaveCount(0);
  await expect.poll(kept).toBe('5');

  await thirty.open();
  await expect(thirty.best()).toHaveText('Highest Score: 5');
  await thirty.play(8);
  await expect(page.getByText('New highest score: 8 (+3)', { exact: true })).toBeVisible();
});

test("another tab's new best is shown, and never lowered", LONG, async ({ page, context, thirty }) => {
  await thirty.open();
  const other = await context.newPage();
  await other.goto('./');
  await other.evaluate(() => localStorage.setItem('highestResult', '40'));
  await expect(thirty.best()).toHaveText('Highest Score: 40');

  await page.bringToFront();
  await thirty.play(3);
  await expect.poll(() => thirty.stored('highestResult')).toBe('40');
});

test(
  'storage that is denied is told of once, and play goes on with the best in memory',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await thirty.open();
    await expect(page.getByText('This browser saves nothing for this page')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(thirty.field).toBeFocused();
    await thirty.play(6);
    await expect(thirty.best()).toHaveText('Highest Score: 6');
    await expect(page.getByText('This browser saves nothing for this page')).toHaveCount(0);
  },
);
