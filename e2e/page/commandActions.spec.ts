import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { fileOf, plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

test(
  'every option and theme can be chosen, and says whether it is; a click does it, too',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.open();
    await thirty.commands.perform('Time: 60 s');
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await expect(thirty.time()).toHaveText('Time: 60');
    await thirty.commands.perform('Caret: block');
    await expect(page.getByText('60 s · block caret')).toBeVisible();
    await thirty.commands.perform('Text size: 150%');
    await thirty.commands.open();
    await page.keyboard.type('time');
    await expect(thirty.commands.option('Time: 60 s')).toHaveAttribute('aria-checked', 'true');
    await expect(thirty.commands.option('Time: 30 s')).toHaveAttribute('aria-checked', 'false');
    await thirty.commands.search.fill('reset');
    await expect(thirty.commands.option('Reset the round options')).not.toHaveAttribute('aria-checked');
    await page.keyboard.press('Enter');
    await expect(thirty.time()).toHaveText('Time: 30');
    const expectKept = (options: Record<string, unknown>) =>
      expect
        .poll(async () => JSON.parse((await thirty.stored('options')) ?? '{}') as Record<string, unknown>)
        .toMatchObject(options);
    // What is of another tab stays.
    await expectKept({ seconds: 30, caret: 'block', size: 150 });
    await thirty.commands.perform('Reset the look');
    await expectKept({ caret: 'line', size: 100 });
    await thirty.commands.perform('Sound: keys');
    await thirty.commands.perform('Theme: light');
    await expect(page.locator('html')).toHaveClass(/light/);
    expect(await thirty.stored('theme')).toBe('light');
    await thirty.commands.open();
    await thirty.commands.search.fill('restart');
    await thirty.commands.option('Restart: new words').click();
    await expect(thirty.commands.dialog).toHaveCount(0);
    await expect(await thirty.wordsElement()).not.toHaveText(words);
    await thirty.commands.perform('Numbers: on');
    await expectKept({ sound: 'keys', numbers: true });
  },
);

test(
  'they lead to the options and to the rounds; without rounds nothing is exported, and it is said why',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    for (const name of ['Options', 'Rounds', 'Options']) {
      await thirty.commands.perform(name);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(thirty.commands.dialog).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(thirty.field).toBeFocused();
    }
    await thirty.commands.perform('Export');
    await expect(thirty.rounds.dialog.getByText('No rounds yet.', { exact: false })).toBeVisible();
  },
);

test('rounds are imported and exported, each time once', LONG, async ({ page, thirty }) => {
  let downloads = 0;
  page.on('download', () => downloads++);
  const text = async (coming: Promise<Download>): Promise<string> =>
    readFileSync(await (await coming).path(), 'utf8');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  };
  await thirty.open();
  const choosing = page.waitForEvent('filechooser');
  await thirty.commands.perform('Import');
  await (await choosing).setFiles({
    name: 'rounds.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf([plainRound()])),
  });
  await thirty.rounds.pressImport(1);
  await thirty.rounds.openTab('History');
  await expect(thirty.rounds.rows).toHaveCount(1);
  await close();
  let coming = page.waitForEvent('download');
  await thirty.commands.perform('Export');
  expect(JSON.parse(await text(coming)).rounds).toHaveLength(1);
  await expect(thirty.rounds.dialog.getByText(/1 round/).first()).toBeVisible();
  await close();
  coming = page.waitForEvent('download');
  await thirty.commands.perform('Export as CSV');
  expect((await text(coming)).trim().split('\r\n')).toHaveLength(2);
  await close();
  // A command that is still pending would run when the dialog opens, before the button's own export.
  await thirty.rounds.open();
  const [name] = await thirty.rounds.export();
  expect(name).toMatch(/\.json$/);
  expect(downloads).toBe(3);
});

test('the round that is over is watched, raced and sent', LONG, async ({ page, context, thirty }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = await thirty.openAndPlay(10);

  await thirty.commands.perform('Copy link');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#race=');
  await page.keyboard.press('Escape');
  await thirty.expectState('finish');

  await thirty.commands.perform('Watch this round');
  await expect(thirty.replay.region).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thirty.replay.region).toHaveCount(0);

  await thirty.commands.perform('Race this round');
  await thirty.expectState('start');
  await expect(await thirty.wordsElement()).toHaveText(words);
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  await expect(thirty.field).toBeFocused();
  await thirty.play(4);
  await expect(page.getByText('Behind the ghost by 6 characters (2 wpm)', { exact: true })).toBeVisible();

  await thirty.commands.perform('Race them again');
  await thirty.expectState('start');
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
});

test('kept rounds are watched and raced', LONG, async ({ page, thirty }) => {
  const words = await thirty.open();
  await thirty.playWhole(10);
  await thirty.reload();
  await thirty.commands.open();
  await expect(thirty.commands.option('Watch this round')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await thirty.commands.perform('Watch your last round');
  await expect(thirty.replay.region).toBeVisible();
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(thirty.replay.region).toHaveCount(0);
  await thirty.commands.perform('Race your best');
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  await expect(await thirty.wordsElement()).toHaveText(words);
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
});
