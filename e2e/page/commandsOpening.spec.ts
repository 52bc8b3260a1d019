import { expect, LONG, test } from '../test';

test('Ctrl or Cmd+K opens the commands and closes them; focus is in the search, then in the field again', async ({
  page,
  thirty,
}) => {
  const words = await thirty.open();
  for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
    await page.keyboard.press(key);
    await expect(thirty.commands.search).toBeFocused();
    await page.keyboard.press(key);
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  }
  await thirty.expectState('start');
  await thirty.type(words.slice(0, 5));
  await thirty.finishFlawless(5);
});

test(
  'the button opens them, and a held key once; their key closes them wherever the focus is in them, and a press beside them does; they do not open over another dialog',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    const expectClosed = async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(thirty.field).toBeFocused();
    };
    await thirty.barButton('Commands').click();
    await expect(thirty.commands.search).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed();

    await page.keyboard.down('Control');
    for (let i = 0; i < 8; i++) await page.keyboard.down('k');
    await page.keyboard.up('k');
    await page.keyboard.up('Control');
    await expect(thirty.commands.search).toBeFocused();

    await thirty.commands.dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Control+k');
    await expectClosed();

    await page.keyboard.press('Control+k');
    await expect(thirty.commands.search).toBeFocused();
    await page.mouse.click(40, 400);
    await expectClosed();

    // Where the page leaves room for a scrollbar, too.
    await page.keyboard.press('Control+k');
    await expect(thirty.commands.search).toBeFocused();
    await page.mouse.click(3, 400);
    await expectClosed();
    await thirty.options.open();
    await page.mouse.click(3, 400);
    await expect(thirty.options.dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed();

    await thirty.rounds.open();
    await page.keyboard.press('Control+k');
    // If the commands had opened, the tab could not be reached, or Escape and the next Control+k would close them.
    await thirty.rounds.openTab('Keys');
    await expect(thirty.commands.dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectClosed();
    await page.keyboard.press('Control+k');
    await expect(thirty.commands.search).toBeFocused();
  },
);

test(
  'a key that is typed while they are on their way is the round’s, and they stay away',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.hold(/CommandsDialog-.*\.js/);
    const words = await thirty.open();
    const asked = page.waitForRequest(/CommandsDialog-.*\.js/);
    await page.keyboard.press('Control+k');
    await asked;
    await thirty.type(words.slice(0, 3));
    const come = page.waitForResponse(/CommandsDialog-.*\.js/);
    letThrough();
    await come;
    await thirty.finishFlawless(3);
    // If the commands had opened meanwhile, this would close them.
    await page.keyboard.press('Control+k');
    await expect(thirty.commands.search).toBeFocused();
  },
);
