import { findings } from '../support/axe';
import { expect, LONG, test } from '../test';

test('a language is found without its accents, and a text of one’s own by its name', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await page.keyboard.press('Control+k');
  await expect(thirty.commands.search).toBeFocused();
  await page.keyboard.type('francais');
  await page.keyboard.press('Enter');
  await expect(thirty.main.getByText('Français', { exact: true })).toBeVisible();
  await thirty.commands.open();
  await page.keyboard.type('own text');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Own text' })).toBeFocused();
});

test(
  'Escape goes back to a round that has gone on meanwhile, and got no key',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.begin(6);
    await thirty.commands.open();
    await page.keyboard.type('an apple');
    await page.keyboard.press('Backspace');
    await thirty.skipTime(5000);
    await expect(thirty.time()).toHaveText(/^Time: 2[0-5]$/);
    await thirty.expectState('run');
    await page.keyboard.press('Escape');
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await thirty.expectState('run');
    expect(await thirty.words()).toBe(words);
    await thirty.type(words.slice(6, 9));
    await thirty.finishFlawless(9);
  },
);

test('a round that ends under the commands is over as any other', LONG, async ({ page, thirty }) => {
  await thirty.begin(6);
  await thirty.commands.open();
  await expect(thirty.commands.option('Watch this round')).toHaveCount(0);
  await thirty.finish();
  await expect(thirty.commands.option('Watch this round')).toBeVisible();
  await page.keyboard.press('Escape');
  await thirty.expectState('finish');
  await thirty.expectFlawless(6);
});

test(
  'arrow keys go from command to command; what cannot be found is told',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.commands.open();
    const chosen = thirty.commands.dialog.getByRole('option', { selected: true });
    await expect(chosen).toHaveText(/^Restart: new words/);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText('Rounds');
    await expect(thirty.commands.search).toHaveAttribute(
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
    await thirty.commands.search.fill('xyzzy');
    await expect(thirty.commands.dialog.getByText('No command is called that.')).toBeVisible();
    await expect(thirty.commands.dialog.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(thirty.commands.dialog).toBeVisible();
    await thirty.commands.search.fill('');
    await expect(chosen).toHaveText(/^Restart: new words/);
  },
);

test(
  'while somebody searches, the field points at the first that is found, and a status says how many are',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.play(5);
    await thirty.commands.open();
    const search = thirty.commands.search;
    const pointedAt = async () => {
      const id = await search.getAttribute('aria-activedescendant');
      return page.evaluate((wanted) => document.getElementById(wanted ?? '')?.textContent ?? 'gone', id);
    };
    // A screen reader first says where it is.
    await expect(search).toBeFocused();
    await expect(search).not.toHaveAttribute('aria-activedescendant');
    await expect(search).toHaveAccessibleName('Commands: search');
    for (const letter of 'rest') {
      await page.keyboard.type(letter);
      const first = (await thirty.commands.dialog.getByRole('option').first().textContent()) ?? '';
      await expect.poll(pointedAt).toBe(first);
    }
    await search.fill('wat');
    await expect.poll(pointedAt).toBe('Watch this round');
    const count = await thirty.commands.dialog.getByRole('option').count();
    await expect(thirty.commands.dialog.getByRole('status')).toHaveText(`Watch this round, 1 of ${count}`);
  },
);

test('those that were used last come first', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.commands.open();
  await expect(thirty.commands.dialog.getByRole('group', { name: 'Recent' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const name of ['Theme: dark', 'Sound: off', 'Theme: dark']) await thirty.commands.perform(name);
  await thirty.reload();
  await thirty.commands.open();
  const recent = thirty.commands.dialog.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText(['Theme: dark', 'Sound: off']);
  await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('off');
  await expect(thirty.commands.dialog.getByRole('option').first()).toHaveText('Sound: off');
});

test(
  'kept names of commands that cannot be read are put aside, unknown ones are left out',
  LONG,
  async ({ page, thirty }) => {
    await thirty.hasStored('commands.recent', '{"version":1,"ids":"all"}');
    await thirty.open();
    await thirty.commands.open();
    await expect(thirty.commands.dialog.getByRole('group', { name: 'Recent' })).toHaveCount(0);
    expect(await thirty.stored('commands.recent.aside.1')).toBe('{"version":1,"ids":"all"}');
    await page.keyboard.press('Escape');
    await page.evaluate(() =>
      localStorage.setItem('commands.recent', '{"version":1,"ids":["of another version","theme.dark"]}'),
    );
    await thirty.commands.open();
    await expect(
      thirty.commands.dialog.getByRole('group', { name: 'Recent' }).getByRole('option'),
    ).toHaveText(['Theme: dark']);
  },
);

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
    await page.keyboard.press('Enter');
    await expect(table).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  },
);

test.describe(() => {
  test.use({ bypassCSP: true });

  for (const theme of ['Light', 'Dark'] as const) {
    test(`the commands are accessible in ${theme}, at 320 px too`, LONG, async ({ page, thirty }) => {
      await thirty.openIn(theme);
      await thirty.commands.perform('Sound: off');
      await thirty.commands.open();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.type('xyzzy');
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 480 });
      await thirty.commands.search.fill('shortcuts');
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(thirty.commands.dialog.getByRole('table')).toBeVisible();
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

test('no key is lost around a dialog that opens or closes', async ({ page, thirty }) => {
  const words = await thirty.begin(3);
  // All without a pause: focus has come neither to the search field nor back to the words.
  await page.keyboard.press('Control+k');
  await expect(thirty.commands.dialog).toBeVisible();
  await page.keyboard.type('them');
  await expect(thirty.commands.search).toHaveValue('them');
  await page.keyboard.press('Escape');
  await page.keyboard.type(words.slice(3, 9));
  await page.keyboard.press('Control+k');
  await expect(thirty.commands.dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(thirty.commands.dialog.getByRole('option', { selected: true })).toHaveText(/^Restart/);
  await page.keyboard.press('Escape');
  await page.keyboard.type(words.slice(9, 12));
  await thirty.finishFlawless(12);
});
