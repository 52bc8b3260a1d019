import type { Thirty } from '../pages/Thirty';
import { madeUpFile } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

const pairs = ({ rounds: { dialog } }: Thirty) => dialog.getByRole('table', { name: 'Pairs', exact: true });
const reading = ({ rounds: { dialog } }: Thirty) =>
  dialog.getByRole('progressbar', { name: 'Reading your rounds' });

/** The record of what is counted, as the database has it. */
async function record({ rounds }: Thirty): Promise<{ stats?: { usualRounds?: number; version?: number } }> {
  const found = (await rounds.inStore('practice')).find((one) => typeof one === 'object');
  return (found ?? {}) as { stats?: { usualRounds?: number } };
}

/** Puts something else in its place. */
async function replaceRecord({ page }: Thirty, stats: unknown): Promise<void> {
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('thirty');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('practice', 'readwrite');
          tx.objectStore('practice').put(value, 'pairs');
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    stats,
  );
}

test.describe('what is known of pairs', () => {
  test('is counted again after an import and after deleting, and says how far that is', async ({
    thirty,
  }, info) => {
    await thirty.open();
    await thirty.rounds.open();
    await thirty.rounds.importMadeUp(400, info);
    await thirty.rounds.openTab('Keys');
    await expect(reading(thirty)).toBeVisible();
    await expect(pairs(thirty)).toBeVisible();
    await expect(reading(thirty)).toHaveCount(0);
    await expect.poll(async () => (await record(thirty)).stats?.usualRounds).toBe(400);
    await thirty.rounds.deleteAll(400);
    await thirty.rounds.openTab('Keys');
    await expect(thirty.rounds.dialog.getByText(/^Play some rounds more/)).toBeVisible();
    await expect(pairs(thirty)).toHaveCount(0);
  });

  test('follows what another tab imports', LONG, async ({ thirty, anotherTab }, info) => {
    await thirty.open();
    await thirty.rounds.open();
    await thirty.rounds.importMadeUp(20, info);
    await thirty.rounds.openTab('Keys');
    await expect(pairs(thirty)).toBeVisible();
    const other = await anotherTab();
    await other.rounds.open();
    await other.rounds.importMadeUp(30, info, 2);
    await expect.poll(async () => (await record(thirty)).stats?.usualRounds).toBe(50);
    await expect(reading(thirty)).toHaveCount(0);
  });

  for (const [what, value] of [
    ['damaged', { changes: 0, stats: { version: 1, pairs: 'gone' } }],
    ['no record at all', 'gone'],
  ] as const) {
    test(`is counted again where the record is ${what}`, LONG, async ({ thirty }, info) => {
      await thirty.open();
      await thirty.rounds.open();
      await thirty.rounds.importMadeUp(20, info);
      await replaceRecord(thirty, value);
      await thirty.rounds.openTab('Keys');
      await expect(pairs(thirty)).toBeVisible();
      await expect.poll(async () => (await record(thirty)).stats?.usualRounds).toBe(20);
    });
  }

  test('of a newer version stays as it is, and is shown all the same', LONG, async ({ thirty }, info) => {
    await thirty.open();
    await thirty.rounds.open();
    await thirty.rounds.importMadeUp(20, info);
    await replaceRecord(thirty, { changes: 99, stats: { version: 99 } });
    await thirty.rounds.openTab('Keys');
    await expect(pairs(thirty)).toBeVisible();
    expect(await record(thirty)).toEqual({ changes: 99, stats: { version: 99 } });
    await thirty.page.keyboard.press('Escape');
    await thirty.play(5);
    await thirty.rounds.expectSaved(21);
    expect(await record(thirty)).toEqual({ changes: 99, stats: { version: 99 } });
  });

  test('is not counted while a round runs', LONG, async ({ page, thirty, anotherTab }, info) => {
    await thirty.open();
    await thirty.rounds.open();
    await thirty.rounds.importMadeUp(20, info);
    await thirty.rounds.openTab('Keys');
    await expect(pairs(thirty)).toBeVisible();
    await page.keyboard.press('Escape');
    await thirty.begin(3);
    const other = await anotherTab();
    await other.rounds.open();
    await other.rounds.chooseFile(madeUpFile(5, info, 2));
    await other.rounds.pressImport(5);
    await other.rounds.expectSaved(25);
    await thirty.expectState('run');
    expect((await record(thirty)).stats?.usualRounds).toBe(20);
    await other.page.close();
    await thirty.finish();
  });

  test('has no room: the round is saved all the same', LONG, async ({ page, thirty }, info) => {
    await thirty.open();
    await thirty.rounds.open();
    await thirty.rounds.importMadeUp(20, info);
    await thirty.rounds.openTab('Keys');
    await expect(pairs(thirty)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name !== 'practice' || given[1] !== 'pairs') return put.apply(this, given);
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await thirty.play(5);
    await thirty.rounds.expectSaved(21);
    await expect(page.getByText('This round could not be saved yet')).toHaveCount(0);
    expect((await record(thirty)).stats?.usualRounds).toBe(20);
  });
});
