import { expect, LONG, longUnless, test } from '../test';

for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
  test(
    `${key} opens the commands and closes them; focus is in the search, then in the field again`,
    longUnless(key === 'Control+k'),
    async ({ page, thirty }) => {
      const words = await thirty.open();
      await page.keyboard.press(key);
      await expect(thirty.commands.search).toBeFocused();
      await page.keyboard.press(key);
      await expect(thirty.commands.dialog).toHaveCount(0);
      await expect(thirty.field).toBeFocused();
      await thirty.expectState('start');
      await thirty.type(words.slice(0, 5));
      await expect(thirty.field).toBeFocused();
      await thirty.finishFlawless(5);
    },
  );
}

test('the button opens them; a held key opens them once', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.barButton('Commands').click();
  await expect(thirty.commands.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(thirty.commands.dialog).toHaveCount(0);
  await page.keyboard.down('Control');
  for (let i = 0; i < 8; i++) await page.keyboard.down('k');
  await page.keyboard.up('k');
  await page.keyboard.up('Control');
  await expect(thirty.commands.search).toBeFocused();
});

test(
  'they close by their key wherever the focus is in them, and by a press beside them',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await page.keyboard.press('Control+k');
    await thirty.commands.dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Control+k');
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(thirty.commands.search).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  },
);

test('they do not open over another dialog', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.rounds.open();
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(300);
  await expect(thirty.commands.dialog).toHaveCount(0);
  await expect(thirty.rounds.dialog).toBeVisible();
});

test.describe('with code that does not come', () => {
  test.use({ expectsPageErrors: true });

  test('where they cannot be loaded that is told, and typing goes on', LONG, async ({ page, thirty }) => {
    await page.route(/dialogs-.*\.js/, (route) => route.abort());
    await thirty.open();
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'Reload' }),
    ).toBeVisible();
    await thirty.typeWords(3);
    await thirty.expectState('run');
  });
});

test.describe('with code that comes late', () => {
  test(
    'a key that is typed while they are on their way is the round’s, and they stay away',
    LONG,
    async ({ page, thirty }) => {
      const letThrough = await thirty.hold(/dialogs-.*\.js/);
      const words = await thirty.open();
      await page.keyboard.press('Control+k');
      await thirty.type(words.slice(0, 3));
      const come = page.waitForResponse(/dialogs-.*\.js/);
      letThrough();
      await come;
      await thirty.finishFlawless(3);
      await expect(thirty.commands.dialog).toHaveCount(0);
    },
  );
});
