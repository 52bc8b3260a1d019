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

test('System follows the system, live', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.chooseTheme('System');
  await expect(page.locator(rootTheme)).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(rootTheme)).toHaveClass('dark');
  expect(await thirty.stored('theme')).toBe('system');
});

for (const [kept, shown] of [
  [null, 'dark'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light'],
  ['purple', 'dark'],
] as const) {
  test(`with "${kept}" kept, the page is ${shown} before its body exists`, LONG, async ({ page, thirty }) => {
    await page.addInitScript((theme) => {
      if (theme !== null) localStorage.setItem('theme', theme);
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        document.documentElement.dataset.classAtBody = document.documentElement.className;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, kept);
    await thirty.open();
    await expect(page.locator(rootTheme)).toHaveAttribute('data-class-at-body', shown);
    await expect(page.locator(rootTheme)).toHaveClass(shown);
  });
}

test(
  'a press whose menu is still being loaded lapses when typing goes on: every key counts',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.hold(/ThemeMenu.*\.js/);
    const isThere = page.waitForResponse(/ThemeMenu.*\.js/);
    const words = await thirty.open();
    // Not a space: that would press the button once more.
    const second = words.indexOf(' ') + 1;
    await thirty.type(words.slice(0, second));
    await thirty.themeButton.click();
    await thirty.type(words.slice(second, 20));
    letThrough();
    await isThere;
    await thirty.type(words.slice(20, 30));
    await expect(page.getByRole('menu')).toHaveCount(0);
    await thirty.finishFlawless(30);
  },
);

test(
  'a press that goes down before the menu’s code comes, and up after, opens it',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.hold(/ThemeMenu.*\.js/);
    await thirty.open();
    await thirty.themeButton.hover();
    await page.mouse.down();
    letThrough();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('menu')).toBeVisible();
  },
);

test("focus stays on the theme's button when its menu's code arrives", LONG, async ({ page, thirty }) => {
  const letThrough = await thirty.hold(/ThemeMenu.*\.js/);
  await thirty.open();
  await thirty.themeButton.focus();
  letThrough();
  await expect(thirty.themeButton).toHaveAttribute('aria-expanded', 'false');
  await expect(thirty.themeButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
});

test(
  'focus that was on the button before the app came stays there, and its menu opens by key',
  LONG,
  async ({ thirty }) => {
    const letMenuThrough = await thirty.hold(/ThemeMenu.*\.js/);
    const letAppThrough = await thirty.openBeforeApp();
    await thirty.themeButton.focus();
    letAppThrough();
    await thirty.pictured();
    await expect(thirty.themeButton).toBeFocused();
    letMenuThrough();
    await expect(thirty.themeButton).toHaveAttribute('aria-expanded', 'false');
    await expect(thirty.themeButton).toBeFocused();
  },
);

test(
  'a click on the button opens the menu even while it is still being loaded',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.hold(/ThemeMenu.*\.js/);
    await thirty.open();
    await thirty.themeButton.click();
    letThrough();
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
