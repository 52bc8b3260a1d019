import { expect, LONG, test } from '../test';

test('highestResult holding anything else is put aside, and play goes on', async ({ page, thirty }) => {
  const kept = '<b>9</b>';
  await page.addInitScript((text) => {
    if (localStorage.length === 0) localStorage.setItem('highestResult', text);
  }, kept);
  await thirty.open();
  await expect(thirty.best()).toHaveText('Highest Score: 0');
  await thirty.play(4);
  await expect(thirty.best()).toHaveText('Highest Score: 4');
  await expect
    .poll(() => page.evaluate(() => ({ ...localStorage })))
    .toEqual({ highestResult: '4', 'highestResult.aside.1': kept });
});

test('storage that is full: the best lives in memory, and that is told once', async ({ page, thirty }) => {
  await thirty.open();
  await page.evaluate(() => {
    let size = 1 << 20;
    for (let n = 0; size > 0; n++) {
      try {
        localStorage.setItem(`filler${n}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
  await thirty.play(4);
  await expect(thirty.best()).toHaveText('Highest Score: 4');
  await expect(page.getByText('This browser saves nothing for this page')).toHaveCount(1);
});

test('storage that is absent: play goes on', LONG, async ({ page, thirty }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  await thirty.open();
  await thirty.chooseTheme('Light');
  await expect(page.locator('html')).toHaveClass('light');
  await thirty.play(4);
  await expect(thirty.best()).toHaveText('Highest Score: 4');
});

test(
  'two tabs that finish together: both end up with the higher best, and so does the storage',
  LONG,
  async ({ page, thirty, anotherTab }) => {
    const other = await anotherTab();
    await other.typeWords(9);
    await page.bringToFront();
    await thirty.begin(5);
    await Promise.all([thirty.skipTime(30_000), other.skipTime(30_000)]);
    await thirty.expectState('finish');
    await other.expectState('finish');
    for (const tab of [thirty, other]) await expect(tab.best()).toHaveText('Highest Score: 9');
    await expect.poll(() => thirty.stored('highestResult')).toBe('9');
  },
);
