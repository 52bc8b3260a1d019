import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { fileOf, plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

test('every option can be chosen, and says whether it is', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.commands.perform('Time: 60 s');
  await expect(thirty.commands.dialog).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await expect(thirty.time()).toHaveText('Time: 60');
  await thirty.commands.perform('Caret: block');
  await expect(page.getByText('60 s · block caret')).toBeVisible();
  await thirty.commands.perform('Size of the words: 150 %');
  await thirty.commands.open();
  await page.keyboard.type('time');
  await expect(thirty.commands.option('Time: 60 s')).toHaveAttribute('aria-checked', 'true');
  await expect(thirty.commands.option('Time: 30 s')).toHaveAttribute('aria-checked', 'false');
  await thirty.commands.search.fill('standard');
  await expect(thirty.commands.option('Standard round')).not.toHaveAttribute('aria-checked');
  await page.keyboard.press('Enter');
  await expect(thirty.time()).toHaveText('Time: 30');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('options') ?? ''));
  expect(kept).toMatchObject({ seconds: 30, caret: 'line', size: 100 });
  await thirty.commands.perform('Sound: keys');
  await thirty.commands.perform('Numbers: on');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('options') ?? ''))).toMatchObject({
    sound: 'keys',
    numbers: true,
  });
});

test('themes are chosen', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.commands.perform('Theme: dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await thirty.commands.perform('Theme: light');
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await thirty.stored('theme')).toBe('light');
});

test('a click does a command, too', LONG, async ({ thirty }) => {
  const words = await thirty.begin(4);
  await thirty.commands.open();
  await thirty.commands.option('Restart: new words').click();
  await thirty.expectState('start');
  expect(await thirty.words()).not.toBe(words);
  await expect(thirty.field).toBeFocused();
});

test('they lead to the options and to the rounds', LONG, async ({ page, thirty }) => {
  await thirty.open();
  for (const name of ['Options', 'Rounds', 'Options']) {
    await thirty.commands.perform(name);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(thirty.commands.dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  }
});

test('rounds are exported', LONG, async ({ page, thirty }) => {
  await thirty.openAndPlay(12);
  const text = async (coming: Promise<Download>): Promise<string> =>
    readFileSync(await (await coming).path(), 'utf8');
  let coming = page.waitForEvent('download');
  await thirty.commands.perform('Export');
  expect(JSON.parse(await text(coming)).rounds).toHaveLength(1);
  await expect(thirty.rounds.dialog.getByText(/1 round/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  coming = page.waitForEvent('download');
  await thirty.commands.perform('Export as CSV');
  expect((await text(coming)).trim().split('\r\n')).toHaveLength(2);
  await page.keyboard.press('Escape');
  // It was done once.
  let again = 0;
  page.on('download', () => again++);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows).toHaveCount(1);
  await page.waitForTimeout(300);
  expect(again).toBe(0);
});

test('without rounds nothing is exported, and it is said why', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.commands.perform('Export');
  await expect(thirty.rounds.dialog.getByText('No rounds yet.', { exact: false })).toBeVisible();
});

test('rounds are imported', LONG, async ({ page, thirty }) => {
  await thirty.open();
  const coming = page.waitForEvent('filechooser');
  await thirty.commands.perform('Import');
  await (await coming).setFiles({
    name: 'rounds.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf([plainRound()])),
  });
  await thirty.rounds.pressImport(1);
  await thirty.rounds.openTab('History');
  await expect(thirty.rounds.rows).toHaveCount(1);
});

test('the round that is over is watched, raced and sent', async ({ page, context, thirty }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = await thirty.openAndPlay(10);

  await thirty.commands.perform('Copy challenge link');
  await expect(page.getByText(/^Copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#race=');
  await thirty.expectState('finish');

  await thirty.commands.perform('Watch this round');
  await expect(thirty.replay.region).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thirty.replay.region).toHaveCount(0);

  await thirty.commands.perform('Race this round');
  await thirty.expectState('start');
  expect(await thirty.words()).toBe(words);
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  await expect(thirty.field).toBeFocused();
  await thirty.play(4);
  await expect(page.getByText('Behind the ghost by 6 characters', { exact: true })).toBeVisible();

  await thirty.commands.perform('Same ghost again');
  await thirty.expectState('start');
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
});

test('kept rounds are watched and raced', LONG, async ({ page, thirty }) => {
  const words = await thirty.openAndPlay(10);
  await thirty.reload();
  await thirty.commands.open();
  await expect(thirty.commands.option('Watch this round')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await thirty.commands.perform('Watch your last round');
  await expect(thirty.replay.region).toBeVisible();
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await thirty.commands.perform('Race your best');
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  expect(await thirty.words()).toBe(words);
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
});
