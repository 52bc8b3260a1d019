import type { Locator } from '@playwright/test';
import { expect, LONG, test } from '../test';

test(
  'a language is found without its accents, and a text of one’s own by its name',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await page.keyboard.press('Control+k');
    await expect(thirty.commands.search).toBeFocused();
    await page.keyboard.type('francais');
    await expect(thirty.commands.option('Words: Français')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(thirty.main.getByText('Français', { exact: true })).toBeVisible();
    await thirty.commands.open();
    await page.keyboard.type('own text');
    await expect(thirty.commands.option('Words: Own text')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Own text' })).toBeFocused();
  },
);

test(
  'Escape goes back to a round that has gone on meanwhile, and got no key; one that ends under the commands is over as any other',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.begin(6);
    await thirty.commands.open();
    await page.keyboard.type('an apple');
    await page.keyboard.press('Backspace');
    await thirty.skipTime(5000);
    await expect(thirty.time()).toHaveText('Time: 25');
    await thirty.expectState('run');
    await page.keyboard.press('Escape');
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await thirty.expectState('run');
    expect(await thirty.words()).toBe(words);
    await thirty.type(words.slice(6, 9));
    await thirty.commands.open();
    await expect(thirty.commands.option('Restart: new words')).toBeVisible();
    await expect(thirty.commands.option('Watch this round')).toHaveCount(0);
    await thirty.finish();
    await expect(thirty.commands.option('Watch this round')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(thirty.commands.dialog).toHaveCount(0);
    await thirty.expectState('finish');
    await thirty.expectFlawless(9);
  },
);

test(
  'arrow keys go from command to command; the search points at the first that is found, a status says how many are, and what cannot be found is told',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.play(5);
    await thirty.commands.open();
    const { dialog, search } = thirty.commands;
    const options = dialog.getByRole('option');
    const chosen = dialog.getByRole('option', { selected: true });
    const pointedAt = async () => {
      const id = await search.getAttribute('aria-activedescendant');
      return page.evaluate((wanted) => document.getElementById(wanted ?? '')?.textContent ?? 'gone', id);
    };
    const textOf = async (option: Locator) => (await option.textContent()) ?? '';
    await expect(search).toHaveAccessibleName('Commands: search');
    await expect(chosen).toHaveText(/^Restart: new words/);
    await expect.poll(pointedAt).toMatch(/^Restart: new words/);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText('Watch this round');
    await expect.poll(pointedAt).toBe('Watch this round');
    await page.keyboard.press('End');
    await expect(chosen).toHaveText('Keyboard shortcuts');
    await expect(chosen).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(chosen).toHaveText(/^Restart: new words/);

    for (const letter of 'drk') {
      await page.keyboard.type(letter);
      await expect.poll(async () => (await pointedAt()) === (await textOf(options.first()))).toBe(true);
    }
    await expect(chosen).toHaveText('Theme: dark');
    await search.fill('wat');
    await expect(chosen).toHaveText('Watch this round');
    await expect.poll(pointedAt).toBe('Watch this round');
    const count = await options.count();
    await expect(dialog.locator('[aria-live]')).toHaveText(`Watch this round, 1 of ${count}`);

    // Not after the selection has moved on from it.
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('[aria-live]')).toHaveText('');

    await search.fill('xyzzy');
    await expect(dialog.getByText('No command found.')).toBeVisible();
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await search.fill('');
    await expect(chosen).toHaveText(/^Restart: new words/);
  },
);

test('commands are few until a group is opened, which says what is chosen; Backspace goes back', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.commands.open();
  const { dialog, search } = thirty.commands;
  const options = dialog.getByRole('option');
  await expect(dialog.getByRole('option', { name: /^Words ›/ })).toHaveText('Words ›English common');
  expect(await options.count()).toBeLessThanOrEqual(30);
  await dialog.getByRole('option', { name: /^Time ›/ }).click();
  await expect(options).toHaveText(['15 s', '30 s', '60 s', '120 s', '12 words', '24 words', '48 words']);
  await expect(thirty.commands.option('30 s')).toHaveAttribute('aria-checked', 'true');
  await expect(thirty.commands.option('15 s')).toHaveAttribute('aria-selected', 'true');
  await expect(search).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(dialog.getByRole('option', { name: /^Time ›/ })).toBeVisible();
  // By its name, without a pointer.
  await page.keyboard.type('time');
  await expect(options.first()).toHaveText('Time ›30 s');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('');
  await page.keyboard.type('60');
  await expect(options).toHaveText(['60 s']);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(thirty.time()).toHaveText('Time: 60');
  await thirty.commands.open();
  await page.keyboard.type('time');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Back to all commands' }).press('Enter');
  await expect(dialog.getByRole('option', { name: /^Words ›/ })).toBeVisible();
  await expect(search).toBeFocused();
});

test(
  'a search shows its first match and selects it, wherever the list was scrolled to',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.commands.open();
    const { dialog } = thirty.commands;
    const selected = dialog.getByRole('option', { selected: true });
    await page.keyboard.type('o');
    await page.keyboard.press('End');
    await expect(selected).toBeInViewport();
    const list = dialog.getByRole('listbox');
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.keyboard.type('f');
    await expect(selected).toHaveText(await dialog.getByRole('option').first().innerText());
    await expect(selected).toBeInViewport({ ratio: 1 });
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  },
);

test('those that were used last come first', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.commands.open();
  await expect(thirty.commands.dialog.getByRole('group', { name: 'Recent' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const name of ['Theme: dark', 'Sound: off', 'Theme: dark']) await thirty.commands.perform(name);
  await expect(thirty.commands.dialog).toHaveCount(0);
  await thirty.reload();
  await thirty.commands.open();
  const recent = thirty.commands.dialog.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText(['Theme: dark', 'Sound: off']);
  await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('off');
  await expect(thirty.commands.dialog.getByRole('option').first()).toHaveText('Sound: off');
});

test(
  'all shortcuts are listed; Backspace goes back to the commands, Escape to typing',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.commands.perform('Keyboard shortcuts');
    const table = thirty.commands.dialog.getByRole('table', { name: 'Keyboard shortcuts' });
    await expect(table).toBeVisible();
    await expect(table.getByRole('row', { name: /^Ctrl\+K, Cmd\+K/ })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(thirty.commands.search).toBeFocused();
    await expect(table).toHaveCount(0);
    await page.keyboard.type('shortcuts');
    await expect(thirty.commands.option('Keyboard shortcuts')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(table).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  },
);

test('no key is lost around a dialog that opens or closes, also where the browser is slow to run tasks', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(delayMessages, 300);
  const words = await thirty.begin(3);
  // Each first key comes at once, before the search field, or the words again, have focus.
  await page.keyboard.press('Control+k');
  await expect(thirty.commands.dialog).toBeVisible();
  await page.keyboard.type('them');
  await expect(thirty.commands.search).toHaveValue('them');
  await page.keyboard.press('Escape');
  await page.keyboard.type(words.slice(3, 9));
  await expect(thirty.commands.dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(thirty.commands.dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(thirty.commands.dialog.getByRole('option', { selected: true })).toHaveText(/^Restart/);
  await page.keyboard.press('Escape');
  await page.keyboard.type(words.slice(9, 12));
  await thirty.finishFlawless(12);
});

/** Lets messages between ports come `ms` later, in order: React runs its tasks by them. */
function delayMessages(ms: number): void {
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message: unknown): void {
    setTimeout(() => post.call(this, message), ms);
  };
}
