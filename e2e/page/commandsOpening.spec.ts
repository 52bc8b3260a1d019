import { APP } from '../pages/Thirty';
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

const COMMANDS = /CommandsDialog-.*\.js/;

test('what is typed from Ctrl+K on is the search’s, also while they are on their way, and Enter runs what it finds', async ({
  page,
  thirty,
}) => {
  const letThrough = await thirty.hold(COMMANDS);
  await thirty.openIn('Light');
  const asked = page.waitForRequest(COMMANDS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('optionx');
  await page.keyboard.press('Backspace');
  await asked;
  letThrough();
  await expect(thirty.commands.search).toHaveValue('option');
  await expect(thirty.commands.search).toBeFocused();
  await page.keyboard.type('s');
  await expect(thirty.commands.search).toHaveValue('options');
  await page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('start');

  // Its code is there now, but it takes a moment to be drawn.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(thirty.commands.dialog).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('start');
});

test(
  'in a round they take no key of it, and Escape or a press elsewhere gives the keys back to it',
  LONG,
  async ({ page, thirty }) => {
    await thirty.hold(COMMANDS);
    const words = await thirty.open();
    await thirty.type(words.slice(0, 2));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('theme');
    await page.keyboard.press('Escape');
    await expect(thirty.field).toBeFocused();
    await thirty.expectState('run');
    await thirty.type(words.slice(2, 4));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('speed');
    await page.mouse.click(3, 400);
    await thirty.type(words.slice(4, 5));
    await thirty.finishFlawless(5);
    await expect(thirty.commands.dialog).toHaveCount(0);
  },
);

test('asked for before the app is there, they get what is typed from then on, unless Escape gives them up', async ({
  page,
  thirty,
}) => {
  const letAppCome = await thirty.openBeforeApp();
  const words = await thirty.words();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('theme');
  await page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('start');
  await thirty.type(words.slice(0, 2));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('optionx');
  await page.keyboard.press('Backspace');
  letAppCome();
  await expect(thirty.commands.search).toHaveValue('option');
  await expect(thirty.commands.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
  await thirty.type(words.slice(2, 5));
  await thirty.finishFlawless(5);
});

test.describe('where they do not come', () => {
  test.use({ expectsPageErrors: true });

  test('nor the app, what is typed for them is dropped', LONG, async ({ page, thirty }) => {
    await page.route(APP, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('alert')).toHaveText(/did not load completely/);
    await page.keyboard.press('Control+k');
    await expect(thirty.field).not.toBeFocused();
    await page.keyboard.type('theme');
    await expect(thirty.field).toBeFocused();
    await thirty.expectState('start');
    await thirty.typeWords(3);
    await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(3);
  });

  test('that is said, and what was typed for them is dropped', LONG, async ({ page, thirty, server }) => {
    server.instead = (path) => (COMMANDS.test(path) ? { status: 404 } : undefined);
    await page.goto(server.url);
    await thirty.pictured();
    const words = await thirty.words();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('theme');
    await expect(thirty.live(/^A part of this page could not be loaded/)).toBeVisible();
    await expect(thirty.field).toBeFocused();
    await thirty.expectState('start');
    await thirty.type(words.slice(0, 3));
    await thirty.finishFlawless(3);
  });
});
