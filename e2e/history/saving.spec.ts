import type { Thirty } from '../pages/Thirty';
import { plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

/** Opens the rounds, and imports two from a file. */
async function openWithTwo(thirty: Thirty): Promise<void> {
  await thirty.rounds.open();
  await thirty.rounds.import([plainRound(), plainRound({ seed: 8 })]);
  await expect(thirty.rounds.rows).toHaveCount(2);
}

test('a round with no key in it and one that was given up are not kept', LONG, async ({ page, thirty }) => {
  await thirty.begin(5);
  await thirty.expectState('run');
  await page.keyboard.press('Escape');
  await thirty.expectState('start');
  await thirty.playSaved(6);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows).toHaveCount(1);
});

test('a round that was over before the app came is kept', LONG, async ({ thirty }) => {
  const letThrough = await thirty.openBeforeApp();
  await expect(thirty.field).toBeFocused();
  await thirty.play(4);
  letThrough();
  await thirty.rounds.expectSaved(1);
});

test(
  'what another tab does to the rounds is seen in the open dialog; “Delete all” deletes what it has counted',
  LONG,
  async ({ page, thirty, anotherTab }) => {
    await thirty.open();
    await openWithTwo(thirty);
    const other = await anotherTab();
    await other.play(5);
    await thirty.rounds.expectSaved(3);
    await page.bringToFront();
    await expect(thirty.rounds.rows).toHaveCount(3);
    await thirty.rounds.deleteAll(3);
    await expect(thirty.rounds.dialog.getByText('No rounds yet')).toBeVisible();
    await thirty.rounds.expectSaved(0);
  },
);

test('a page that is left after the deadline, before it has noticed, loses neither round nor best', async ({
  page,
  thirty,
}) => {
  await thirty.begin(10);
  await thirty.expectState('run');
  await thirty.skipTimeUnseen(31_000);
  await page.goto('about:blank');
  await thirty.open();
  await expect(thirty.best()).toHaveText('Highest Score: 10');
  await thirty.rounds.open();
  await expect(thirty.rounds.rows).toHaveCount(1);
});
