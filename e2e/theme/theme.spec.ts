import { holdShortTimers } from '../support/pretence';
import { expect, LONG, test } from '../test';

const rootTheme = 'html';

test('the app starts dark, whatever the system prefers', async ({ page, thirty }) => {
  await thirty.open();
  await expect(page.locator(rootTheme)).toHaveClass('dark');
  await thirty.themeButton.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'System']);
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

test('a choice is applied at once, canvas included, kept, and there on the next visit', async ({
  page,
  thirty,
}) => {
  await thirty.begin(4);
  const darkMatch = await thirty.colour('match');
  await thirty.chooseTheme('Light');
  await expect(page.locator(rootTheme)).toHaveClass('light');
  expect(await thirty.colour('match')).not.toEqual(darkMatch);
  await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(20);
  expect(await thirty.stored('theme')).toBe('light');

  await thirty.open();
  await expect(page.locator(rootTheme)).toHaveClass('light');
});

test('System follows the system, live', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.chooseTheme('System');
  await expect(page.locator(rootTheme)).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(rootTheme)).toHaveClass('dark');
  expect(await thirty.stored('theme')).toBe('system');
});

test(
  'whatever theme is kept, the page has its class before its body exists',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        document.documentElement.dataset.classAtBody = document.documentElement.className;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const expectShown = async (shown: string) => {
      await expect(page.locator(rootTheme)).toHaveAttribute('data-class-at-body', shown);
      await expect(page.locator(rootTheme)).toHaveClass(shown);
    };
    await thirty.open();
    await expectShown('dark');
    for (const [kept, shown] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'light'],
      ['purple', 'dark'],
    ] as const) {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), kept);
      await thirty.reload();
      await expectShown(shown);
    }
  },
);

test(
  'focus that was on the button before the app came stays there, and its menu opens by key',
  LONG,
  async ({ page, thirty }) => {
    const letAppThrough = await thirty.openBeforeApp();
    await thirty.themeButton.focus();
    letAppThrough();
    await thirty.pictured();
    await expect(thirty.themeButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
  },
);

test(
  'focus that has moved on before the menu gives it back stays where it is',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.open();
    await thirty.themeButton.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.evaluate(holdShortTimers);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-held');
    await expect(thirty.field).not.toBeFocused();
    await thirty.restart.focus();
    await page.evaluate(() => dispatchEvent(new Event('timersgo')));
    await expect(thirty.restart).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => thirty.words()).not.toBe(words);
  },
);
