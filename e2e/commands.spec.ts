import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { findings } from './axe';
import { replayOf } from './racePage';
import { dialogOf, fileOf, openRounds, plainRound, play, playUnkept, rowsOf } from './roundsPage';
import { expect, test } from './thirty';

function commandsOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Commands' });
}

function searchOf(page: Page): Locator {
  return commandsOf(page).getByRole('combobox');
}

function command(page: Page, name: string): Locator {
  return commandsOf(page).getByRole('option', { name, exact: true });
}

async function openCommands(page: Page): Promise<void> {
  // The key closes what is open; a dialog that has been closed is gone a moment later.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchOf(page)).toBeFocused();
}

/** Looks for a command by its whole name and does it, by keys alone. */
async function perform(page: Page, name: string): Promise<void> {
  await openCommands(page);
  await page.keyboard.type(name);
  await expect(command(page, name)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
  test(`${key} opens the commands and closes them; focus is in the search, then in the field again`, async ({
    page,
    thirty,
  }) => {
    await thirty.open();
    const words = await thirty.words();
    await page.keyboard.press(key);
    await expect(searchOf(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(commandsOf(page)).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await thirty.expectState('start');
    await thirty.type(words.slice(0, 5));
    await expect(thirty.field).toBeFocused();
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 5']);
  });
}

test('the button opens them; a held key opens them once', async ({ page, thirty }) => {
  await thirty.open();
  await page.getByRole('banner').getByRole('button', { name: 'Commands' }).click();
  await expect(searchOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(commandsOf(page)).toHaveCount(0);
  await page.keyboard.down('Control');
  for (let i = 0; i < 8; i++) await page.keyboard.down('k');
  await page.keyboard.up('k');
  await page.keyboard.up('Control');
  await expect(searchOf(page)).toBeFocused();
});

test('they close by their key wherever the focus is in them, and by a press beside them', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await page.keyboard.press('Control+k');
  await commandsOf(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Control+k');
  await expect(commandsOf(page)).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(searchOf(page)).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(commandsOf(page)).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
});

test('a language is found without its accents, and a text of one’s own by its name', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await page.keyboard.press('Control+k');
  await expect(searchOf(page)).toBeFocused();
  await page.keyboard.type('francais');
  await page.keyboard.press('Enter');
  await expect(thirty.main.getByText('Français', { exact: true })).toBeVisible();
  await openCommands(page);
  await page.keyboard.type('own text');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Own text' })).toBeFocused();
});

test('they do not open over another dialog', async ({ page, thirty }) => {
  await thirty.open();
  await openRounds(page);
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(300);
  await expect(commandsOf(page)).toHaveCount(0);
  await expect(dialogOf(page)).toBeVisible();
});

test('Escape goes back to a round that has gone on meanwhile, and got no key', async ({ page, thirty }) => {
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 6));
  await openCommands(page);
  await page.keyboard.type('an apple');
  await page.keyboard.press('Backspace');
  await thirty.skipTime(5000);
  await expect(thirty.time()).toHaveText(/^Time: 2[0-5]$/);
  await thirty.expectState('run');
  await page.keyboard.press('Escape');
  await expect(commandsOf(page)).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('run');
  expect(await thirty.words()).toBe(words);
  await thirty.type(words.slice(6, 9));
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 9']);
});

test('a round that ends under the commands is over as any other', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 6));
  await openCommands(page);
  await expect(command(page, 'Watch this round')).toHaveCount(0);
  await thirty.finish();
  await expect(command(page, 'Watch this round')).toBeVisible();
  await page.keyboard.press('Escape');
  await thirty.expectState('finish');
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 6']);
});

test('arrow keys go from command to command; what cannot be found is told', async ({ page, thirty }) => {
  await thirty.open();
  await openCommands(page);
  const chosen = commandsOf(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/^Restart: new words/);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('Rounds');
  await expect(searchOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('End');
  await expect(chosen).toHaveText('Keyboard shortcuts');
  await expect(chosen).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(chosen).toHaveText(/^Restart: new words/);
  await page.keyboard.type('drk');
  await expect(chosen).toHaveText('Theme: dark');
  await searchOf(page).fill('xyzzy');
  await expect(commandsOf(page).getByText('No command is called that.')).toBeVisible();
  await expect(commandsOf(page).getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(commandsOf(page)).toBeVisible();
  await searchOf(page).fill('');
  await expect(chosen).toHaveText(/^Restart: new words/);
});

test('while somebody searches, the field points at the first that is found, and a status says how many are', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await playUnkept(thirty, 5);
  await openCommands(page);
  const search = searchOf(page);
  const pointedAt = async () => {
    const id = await search.getAttribute('aria-activedescendant');
    return page.evaluate((wanted) => document.getElementById(wanted ?? '')?.textContent ?? 'gone', id);
  };
  await expect.poll(pointedAt).toMatch(/^Restart: new words/);
  for (const letter of 'rest') {
    await page.keyboard.type(letter);
    const first = (await commandsOf(page).getByRole('option').first().textContent()) ?? '';
    await expect.poll(pointedAt).toBe(first);
  }
  await search.fill('wat');
  await expect.poll(pointedAt).toBe('Watch this round');
  const count = await commandsOf(page).getByRole('option').count();
  await expect(commandsOf(page).getByRole('status')).toHaveText(`Watch this round, 1 of ${count}`);
});

test('every option can be chosen, and says whether it is', async ({ page, thirty }) => {
  await thirty.open();
  await perform(page, 'Time: 60 s');
  await expect(commandsOf(page)).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await expect(thirty.time()).toHaveText('Time: 60');
  await perform(page, 'Caret: block');
  await expect(page.getByText('60 s · block caret')).toBeVisible();
  await perform(page, 'Size of the words: 150 %');
  await openCommands(page);
  await page.keyboard.type('time');
  await expect(command(page, 'Time: 60 s')).toHaveAttribute('aria-checked', 'true');
  await expect(command(page, 'Time: 30 s')).toHaveAttribute('aria-checked', 'false');
  await searchOf(page).fill('standard');
  await expect(command(page, 'Standard round')).not.toHaveAttribute('aria-checked');
  await page.keyboard.press('Enter');
  await expect(thirty.time()).toHaveText('Time: 30');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('options') ?? ''));
  expect(kept).toMatchObject({ seconds: 30, caret: 'line', size: 100 });
  await perform(page, 'Sound: keys');
  await perform(page, 'Numbers: on');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('options') ?? ''))).toMatchObject({
    sound: 'keys',
    numbers: true,
  });
});

test('themes are chosen', async ({ page, thirty }) => {
  await thirty.open();
  await perform(page, 'Theme: dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await perform(page, 'Theme: light');
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('a click does a command, too', async ({ page, thirty }) => {
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 4));
  await openCommands(page);
  await command(page, 'Restart: new words').click();
  await thirty.expectState('start');
  expect(await thirty.words()).not.toBe(words);
  await expect(thirty.field).toBeFocused();
});

test('they lead to the options and to the rounds', async ({ page, thirty }) => {
  await thirty.open();
  for (const name of ['Options', 'Rounds', 'Options']) {
    await perform(page, name);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(commandsOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  }
});

test('rounds are exported', async ({ page, thirty }) => {
  await thirty.open();
  await play(thirty, 12);
  const text = async (coming: Promise<Download>): Promise<string> =>
    readFileSync(await (await coming).path(), 'utf8');
  let coming = page.waitForEvent('download');
  await perform(page, 'Export');
  expect(JSON.parse(await text(coming)).rounds).toHaveLength(1);
  await expect(
    dialogOf(page)
      .getByText(/1 round/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  coming = page.waitForEvent('download');
  await perform(page, 'Export as CSV');
  expect((await text(coming)).trim().split('\r\n')).toHaveLength(2);
  await page.keyboard.press('Escape');
  // It was done once.
  let again = 0;
  page.on('download', () => again++);
  await openRounds(page);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.waitForTimeout(300);
  expect(again).toBe(0);
});

test('without rounds nothing is exported, and it is said why', async ({ page, thirty }) => {
  await thirty.open();
  await perform(page, 'Export');
  await expect(dialogOf(page).getByText('No rounds yet.', { exact: false })).toBeVisible();
});

test('rounds are imported', async ({ page, thirty }) => {
  await thirty.open();
  const coming = page.waitForEvent('filechooser');
  await perform(page, 'Import');
  await (await coming).setFiles({
    name: 'rounds.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf([plainRound()])),
  });
  await dialogOf(page).getByRole('button', { name: 'Import 1 round' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
});

test('the round that is over is watched, raced and sent', async ({ page, thirty, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await thirty.open();
  const words = await thirty.words();
  await play(thirty, 10);

  await perform(page, 'Copy challenge link');
  await expect(page.getByText(/^Copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#race=');
  await thirty.expectState('finish');

  await perform(page, 'Watch this round');
  await expect(replayOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replayOf(page)).toHaveCount(0);

  await perform(page, 'Race this round');
  await thirty.expectState('start');
  expect(await thirty.words()).toBe(words);
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  await expect(thirty.field).toBeFocused();
  await playUnkept(thirty, 4);
  await expect(page.getByText('Behind the ghost by 6 characters', { exact: true })).toBeVisible();

  await perform(page, 'Same ghost again');
  await thirty.expectState('start');
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
});

test('kept rounds are watched and raced', async ({ page, thirty }) => {
  await thirty.open();
  const words = await thirty.words();
  await play(thirty, 10);
  await page.reload();
  await thirty.pictured();
  await openCommands(page);
  await expect(command(page, 'Watch this round')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await perform(page, 'Watch your last round');
  await expect(replayOf(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await perform(page, 'Race your best');
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  expect(await thirty.words()).toBe(words);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
});

test('those that were used last come first', async ({ page, thirty }) => {
  await thirty.open();
  await openCommands(page);
  await expect(commandsOf(page).getByRole('group', { name: 'Recent' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const name of ['Theme: dark', 'Sound: off', 'Theme: dark']) await perform(page, name);
  await page.reload();
  await thirty.pictured();
  await openCommands(page);
  const recent = commandsOf(page).getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText(['Theme: dark', 'Sound: off']);
  await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('off');
  await expect(commandsOf(page).getByRole('option').first()).toHaveText('Sound: off');
});

test('kept names of commands that cannot be read are put aside, unknown ones are left out', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(() => localStorage.setItem('commands.recent', '{"version":1,"ids":"all"}'));
  await thirty.open();
  await openCommands(page);
  await expect(commandsOf(page).getByRole('group', { name: 'Recent' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('commands.recent.aside.1'))).toBe(
    '{"version":1,"ids":"all"}',
  );
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    localStorage.setItem('commands.recent', '{"version":1,"ids":["of another version","theme.dark"]}'),
  );
  await openCommands(page);
  await expect(commandsOf(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Theme: dark',
  ]);
});

test('all shortcuts are listed; Backspace goes back to the commands, Escape to typing', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await perform(page, 'Keyboard shortcuts');
  const table = commandsOf(page).getByRole('table', { name: 'Keyboard shortcuts' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('row', { name: /^Ctrl\+K, Cmd\+K/ })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(searchOf(page)).toBeFocused();
  await expect(table).toHaveCount(0);
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(commandsOf(page)).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
});

test.describe('with code that does not come', () => {
  test.use({ expectsPageErrors: true, serviceWorkers: 'block' });

  test('where they cannot be loaded that is told, and typing goes on', async ({ page, thirty }) => {
    await page.route(/dialogs-.*\.js/, (route) => route.abort());
    await thirty.open();
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'Reload' }),
    ).toBeVisible();
    await thirty.type((await thirty.words()).slice(0, 3));
    await thirty.expectState('run');
  });
});

test.describe('with code that comes late', () => {
  test.use({ serviceWorkers: 'block' });

  test('a key that is typed while they are on their way is the round’s, and they stay away', async ({
    page,
    thirty,
  }) => {
    const letThrough = await thirty.hold(/dialogs-.*\.js/);
    await thirty.open();
    const words = await thirty.words();
    await page.keyboard.press('Control+k');
    await thirty.type(words.slice(0, 3));
    const come = page.waitForResponse(/dialogs-.*\.js/);
    letThrough();
    await come;
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 3']);
    await expect(commandsOf(page)).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ bypassCSP: true });

  for (const theme of ['Light', 'Dark'] as const) {
    test(`the commands are accessible in ${theme}, at 320 px too`, async ({ page, thirty }) => {
      await thirty.open();
      await thirty.choose(theme);
      await perform(page, 'Sound: off');
      await openCommands(page);
      expect(await findings(page)).toEqual([]);
      await page.keyboard.type('xyzzy');
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 480 });
      await searchOf(page).fill('shortcuts');
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(commandsOf(page).getByRole('table')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const width of [320, 360, 390, 448, 449, 480]) {
        await page.setViewportSize({ width, height: 480 });
        const overWidth = () =>
          page.evaluate(() => {
            const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
            const buttons = [...document.querySelectorAll('header button')];
            const right = Math.max(...buttons.map((button) => button.getBoundingClientRect().right));
            const left = Math.min(...buttons.map((button) => button.getBoundingClientRect().left));
            return Math.max(right - (boxOf('header')?.right ?? 0), (boxOf('header img')?.right ?? 0) - left);
          });
        // A busy machine lays the page out anew a moment later.
        await expect.poll(overWidth).toBeLessThanOrEqual(0);
      }
    });
  }
});
