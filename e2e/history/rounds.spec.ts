import type { Thirty } from '../pages/Thirty';
import { findings } from '../support/axe';
import { fileOf, plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

/** Opens the rounds, and imports three from a file. */
async function openWithThree(thirty: Thirty): Promise<void> {
  await thirty.rounds.open();
  await thirty.rounds.import([7, 8, 9].map((seed) => plainRound({ seed })));
  await expect(thirty.rounds.rows).toHaveCount(3);
}

test('a round that was played is there tomorrow, with its figures, and opens to its full result', async ({
  page,
  thirty,
  anotherTab,
}) => {
  await thirty.open();
  await thirty.playWhole(40);
  await page.close();
  const tomorrow = await anotherTab();
  await tomorrow.rounds.open();
  const table = tomorrow.rounds.table;
  await tomorrow.rounds.expectColumns();
  await expect(table).toHaveAttribute('aria-rowcount', '2');
  await expect(tomorrow.rounds.rows.getByRole('cell')).toContainText([
    '30 s',
    '16 wpm',
    '100%',
    '0',
    '40',
    '40',
    'Show',
  ]);
  await expect(tomorrow.rounds.dialog.getByText('Two more rounds to see your trend here')).toBeVisible();
  await expect(tomorrow.rounds.figure('Usual speed')).toHaveText('16 wpm');
  await expect(tomorrow.rounds.figure('This week')).toHaveText('16 wpm');
  await expect(tomorrow.rounds.rows.getByRole('rowheader')).toHaveText(/^Today \d/);

  await tomorrow.rounds.press('Show');
  const told = tomorrow.rounds.dialog.getByRole('region', { name: 'What this round tells' });
  await expect(told).toBeVisible();
  await expect(told.getByRole('definition').first()).toHaveText('16 wpm');
  await tomorrow.rounds.dialog.getByRole('button', { name: 'Back to all rounds' }).click();
  await expect(tomorrow.rounds.rows).toHaveCount(1);
});

test(
  'Escape closes it and typing goes on; it has the keys while it is open, and opens again if a script has taken it away',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.rounds.open();
    await page.evaluate(() => document.querySelector('dialog')?.remove());
    await thirty.rounds.open();
    await expect(thirty.rounds.dialog.getByText('No rounds yet')).toBeVisible();
    await thirty.rounds.dialog.getByText('No rounds yet').click();
    await page.keyboard.type('abc');
    await thirty.expectState('start');
    await page.keyboard.press('Escape');
    await expect(thirty.rounds.dialog).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await thirty.typeWords(3);
    await thirty.expectState('run');
  },
);

test.describe('with code that comes late', () => {
  test(
    'a press whose code is still being loaded lapses when typing goes on',
    LONG,
    async ({ page, thirty }) => {
      const letThrough = await thirty.hold(/RoundsDialog-.*\.js/);
      await thirty.open();
      await page.getByRole('button', { name: 'Rounds' }).click();
      await thirty.typeWords(6);
      const come = page.waitForResponse(/RoundsDialog-.*\.js/);
      letThrough();
      await come;
      await thirty.type((await thirty.words()).slice(6, 12));
      await thirty.finishFlawless(12);
      await expect(thirty.rounds.dialog).toHaveCount(0);
    },
  );
});

test('a deleted round, and the trend with it, can be brought back as long as the dialog is open; all go after a question', async ({
  thirty,
}) => {
  await thirty.open();
  await openWithThree(thirty);
  const { dialog } = thirty.rounds;
  const trend = dialog.getByRole('img', { name: 'Speed over rounds' });
  await expect(trend).toBeVisible();

  await thirty.rounds.press('Delete');
  await expect(thirty.rounds.rows).toHaveCount(2);
  await thirty.rounds.expectSaved(2);
  await expect(dialog.getByText('One more round to see your trend here')).toBeVisible();
  await expect(trend).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Bring back/ }).click();
  await expect(thirty.rounds.rows).toHaveCount(3);
  await thirty.rounds.expectSaved(3);
  await expect(trend).toBeVisible();
  // Ctrl+Z does the same for the one deleted last.
  await thirty.rounds.press('Delete');
  await expect(thirty.rounds.rows).toHaveCount(2);
  await thirty.page.keyboard.press('Control+z');
  await expect(thirty.rounds.rows).toHaveCount(3);
  await thirty.rounds.expectSaved(3);

  await thirty.rounds.openTab('Export and import');
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect(dialog.getByText('Delete 3 rounds for good?')).toBeVisible();
  expect(await thirty.rounds.countSaved()).toBe(3);
  const keep = dialog.getByRole('button', { name: 'Keep them', exact: true });
  await keep.click();
  await expect(keep).toHaveCount(0);
  await thirty.rounds.deleteAll(3);
  await expect(dialog.getByText('No rounds yet')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
  await thirty.rounds.expectSaved(0);
});

test(
  'a round that was left early is marked, and counts for its score only',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.play(12);
    await thirty.rounds.expectSaved(1);
    await expect(page.getByText('left early', { exact: true })).toBeVisible();
    await expect(thirty.best()).toHaveText('Highest Score: 12');
    await thirty.restart.click();
    await thirty.playWhole(5);
    await thirty.rounds.expectSaved(2);
    await expect(page.getByText('left early', { exact: true })).toHaveCount(0);
    await thirty.rounds.open();
    await expect(thirty.rounds.rows.nth(0)).not.toContainText('left early');
    await expect(thirty.rounds.rows.nth(1)).toContainText('30 s, left early');
    await expect(thirty.rounds.figure('Best')).toHaveText('2 wpm');
    await expect(thirty.rounds.figure('Usual speed')).toHaveText('2 wpm');
    await expect(thirty.rounds.dialog.getByText('Rounds marked “left early” do not count')).toBeVisible();
    await thirty.rounds.press('Show', thirty.rounds.rows.nth(1));
    await expect(thirty.rounds.dialog.getByRole('heading', { name: /, left early$/ })).toBeVisible();
  },
);

test(
  'a round dated in the future is marked, and counts only for the best of all',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.rounds.open();
    // The first words of seed 30.
    const events = Array.from('blow girl ', (char, index) => [index * 2000, char]);
    const playedAt = new Date(Date.now() + 3_600_000).toISOString();
    await thirty.rounds.import([plainRound({ seed: 30, playedAt, events }), plainRound()]);
    await expect(thirty.rounds.rows.nth(0)).toContainText('30 s, dated in the future');
    await expect(thirty.rounds.rows.nth(1)).not.toContainText('future');
    await expect(thirty.rounds.figure('Best')).toHaveText('4 wpm');
    await expect(thirty.rounds.dialog.getByText('4 today')).toHaveCount(0);
    await expect(thirty.rounds.figure('Usual speed')).toHaveText('0 wpm');
    await expect(thirty.rounds.dialog.getByText('Rounds dated in the future count only')).toBeVisible();
    // The round played last is the other one.
    await page.keyboard.press('Escape');
    await thirty.commands.open();
    await page.keyboard.type('watch your last');
    await page.keyboard.press('Enter');
    await expect(thirty.replay.region).toBeVisible();
    expect(await thirty.words()).not.toMatch(/^blow girl/);
  },
);

test('focus stays in the dialog, beside what was pressed', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.rounds.open();
  await thirty.rounds.chooseFile(fileOf([plainRound(), plainRound({ seed: 8 }), plainRound({ seed: 9 })]));
  await thirty.rounds.dialog.getByRole('button', { name: 'Import 3 rounds' }).press('Enter');
  await expect(thirty.rounds.dialog.getByText('3 rounds added.')).toBeVisible();
  await expect(thirty.rounds.dialog.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
  await thirty.rounds.openTab('History');
  await thirty.rounds.button('Delete').press('Enter');
  await expect(thirty.rounds.rows).toHaveCount(2);
  await expect(thirty.rounds.button('Delete')).toBeFocused();
  await thirty.rounds.dialog.getByRole('button', { name: /^Bring back/ }).press('Enter');
  await expect(thirty.rounds.rows).toHaveCount(3);
  await expect(thirty.rounds.dialog).toBeFocused();
  await thirty.rounds.openTab('Export and import');
  await thirty.rounds.dialog.getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(thirty.rounds.dialog.getByRole('button', { name: 'Keep them', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thirty.rounds.dialog.getByRole('button', { name: 'Delete all' })).toBeFocused();
});

test.describe('to a screen reader', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing in the dialog, nor in a round that is shown', LONG, async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.openAndPlay(20);
    await thirty.rounds.open();
    await thirty.rounds.import([plainRound(), plainRound({ seed: 8 })]);
    await expect(thirty.rounds.rows).toHaveCount(3);
    await thirty.rounds.press('Delete', thirty.rounds.rows.last());
    await expect(thirty.rounds.dialog.getByRole('button', { name: /^Bring back/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await thirty.rounds.openTab('Export and import');
    await thirty.rounds.dialog.getByRole('button', { name: 'Delete all' }).click();
    await expect(thirty.rounds.dialog.getByText('for good?')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await thirty.rounds.press('Show');
    await expect(thirty.rounds.dialog.getByRole('region', { name: 'What this round tells' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});

test('back from a round, the list is where it was left, also on a phone', LONG, async ({ page, thirty }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await thirty.open();
  await thirty.rounds.open();
  await thirty.rounds.import(Array.from({ length: 200 }, (_, seed) => plainRound({ seed })));
  await expect(thirty.rounds.rows).not.toHaveCount(0);
  // On a narrow screen the part above the list scrolls, too.
  const scrolled = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('dialog *'), ({ scrollTop }) => scrollTop).filter(
        (top) => top > 0,
      ),
    );
  await thirty.rounds.rows.nth(1).hover();
  const scroller = thirty.rounds.table.locator('..');
  const from = await scroller.evaluate(({ scrollTop }) => scrollTop);
  await page.mouse.wheel(0, 3000 - from);
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(3000);
  const left = await scrolled();
  expect(left).toHaveLength(2);
  // Not with the pointer, for which Playwright would scroll the row into view.
  const show = thirty.rounds.button('Show', thirty.rounds.rows.nth(8));
  await show.evaluate((button: HTMLElement) => button.click());
  await expect(thirty.rounds.dialog.getByRole('region', { name: 'What this round tells' })).toBeVisible();
  await thirty.rounds.dialog.getByRole('button', { name: 'Back to all rounds' }).click();
  await expect(thirty.rounds.rows).not.toHaveCount(0);
  await expect.poll(scrolled).toEqual(left);
});
