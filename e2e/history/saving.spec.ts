import type { Thirty } from '../pages/Thirty';
import { plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

/** Opens the rounds, and brings two from a file. */
async function openWithTwo(thirty: Thirty): Promise<void> {
  await thirty.rounds.open();
  await thirty.rounds.import([plainRound(), plainRound({ seed: 8 })]);
  await expect(thirty.rounds.rows).toHaveCount(2);
}

test('a round with no key in it and one that was given up are not kept', LONG, async ({ page, thirty }) => {
  await thirty.begin(5);
  await page.keyboard.press('Escape');
  await thirty.playSaved(6);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows).toHaveCount(1);
});

test(
  'a round that was over before the app came is kept, and so is one that Restart has followed',
  LONG,
  async ({ thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    await expect(thirty.field).toBeFocused();
    await thirty.play(4);
    await thirty.restart.click();
    await thirty.play(5);
    letThrough();
    await thirty.rounds.expectSaved(2);
  },
);

test('the page set up anew keeps a round only once', LONG, async ({ page, thirty }) => {
  await thirty.openAndPlay(5);
  await page.evaluate(() => document.querySelector('main')?.remove());
  await expect(page.getByText('Something has changed this page from outside')).toBeVisible();
  await thirty.rounds.open();
  await expect(thirty.rounds.rows).toHaveCount(1);
});

test('fifty rounds that were never exported are worth a word, once', LONG, async ({ page, thirty }) => {
  await thirty.openAndPlay(5);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('thirty');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('facts', 'readwrite');
          tx.objectStore('facts').put(49, 'playedSince');
          tx.oncomplete = resolve;
        };
      }),
  );
  await page.keyboard.press('Escape');
  const told = page.getByText('Fifty rounds are on this device only');
  await thirty.play(5);
  await expect(told).toBeVisible();
  await thirty.reload();
  await thirty.play(6);
  await thirty.rounds.expectSaved(3);
  await expect(told).toHaveCount(0);
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
    expect(await thirty.rounds.countSaved()).toBe(0);
  },
);

test('a round that ends behind the open dialog is in its list', LONG, async ({ thirty }) => {
  await thirty.begin(5);
  await thirty.rounds.open();
  await thirty.skipTime(31_000);
  await thirty.expectState('finish');
  await expect(thirty.rounds.rows).toHaveCount(1);
});

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

test.describe('in a tab that hears of no other', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));
  });

  test(
    '“Delete all” leaves a round that it has not counted, though there are as many as it has',
    LONG,
    async ({ page, thirty, anotherTab }) => {
      await thirty.open();
      await openWithTwo(thirty);
      const other = await anotherTab();
      await other.play(5);
      await thirty.rounds.expectSaved(3);
      await other.rounds.open();
      await other.rounds.press('Delete', other.rounds.rows.last());
      await thirty.rounds.expectSaved(2);
      await page.bringToFront();
      await thirty.rounds.deleteAll(2);
      await thirty.rounds.expectSaved(1);
      await thirty.reload();
      await thirty.rounds.open();
      await expect(thirty.rounds.rows.getByRole('cell')).toContainText(['30 s', '2 wpm']);
    },
  );

  test(
    'a round that another tab has deleted takes no other one with it',
    LONG,
    async ({ thirty, anotherTab }) => {
      await thirty.open();
      await openWithTwo(thirty);
      const other = await anotherTab();
      await other.rounds.open();
      for (const tab of [other, thirty]) {
        await tab.page.bringToFront();
        await tab.rounds.press('Delete');
        await expect(tab.rounds.rows).toHaveCount(1);
      }
      expect(await thirty.rounds.countSaved()).toBe(1);
    },
  );
});
