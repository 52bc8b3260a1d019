import type { Thirty } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

/** The worker that counts pairs. */
const PAIRS_WORKER = /pairsWorker.*\.js/;

const pairs = ({ rounds: { dialog } }: Thirty) => dialog.getByRole('table', { name: 'Pairs', exact: true });
const reading = ({ rounds: { dialog } }: Thirty) =>
  dialog.getByRole('progressbar', { name: 'Reading your rounds' });

/** The record of pairs in the database. */
async function record({ rounds }: Thirty): Promise<{ stats?: { usualRounds?: number; version?: number } }> {
  const found = (await rounds.inStore('practice')).find((one) => typeof one === 'object');
  return (found ?? {}) as { stats?: { usualRounds?: number } };
}

/** Replaces that record. */
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
  test(
    'is counted again after an import and after deleting, and says how far that is',
    LONG,
    async ({ thirty }, info) => {
      const letCount = await thirty.hold(PAIRS_WORKER);
      await thirty.open();
      await thirty.rounds.open();
      await thirty.rounds.importMadeUp(20, info);
      await thirty.rounds.openTab('Keys');
      await expect(reading(thirty)).toBeVisible();
      letCount();
      await expect(pairs(thirty)).toBeVisible();
      await expect(reading(thirty)).toHaveCount(0);
      await expect.poll(async () => (await record(thirty)).stats?.usualRounds).toBe(20);
      await thirty.rounds.deleteAll(20);
      await thirty.rounds.openTab('Keys');
      await expect(thirty.rounds.dialog.getByText(/to see your slow keys here/)).toBeVisible();
      await expect(pairs(thirty)).toHaveCount(0);
    },
  );

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

  test(
    'is counted again where the record is damaged; one of a newer version is left alone',
    LONG,
    async ({ thirty }, info) => {
      await thirty.open();
      await thirty.rounds.open();
      await thirty.rounds.importMadeUp(20, info);
      await replaceRecord(thirty, { changes: 0, stats: { version: 1, pairs: 'gone' } });
      await thirty.rounds.openTab('Keys');
      await expect(pairs(thirty)).toBeVisible();
      await expect.poll(async () => (await record(thirty)).stats?.usualRounds).toBe(20);

      const newer = { changes: 99, stats: { version: 99 } };
      await replaceRecord(thirty, newer);
      await thirty.reload();
      await thirty.rounds.open();
      await thirty.rounds.openTab('Keys');
      await expect(pairs(thirty)).toBeVisible();
      expect(await record(thirty)).toEqual(newer);
      await thirty.page.keyboard.press('Escape');
      await expect(thirty.rounds.dialog).toHaveCount(0);
      await thirty.play(5);
      await thirty.rounds.expectSaved(21);
      expect(await record(thirty)).toEqual(newer);
    },
  );
});
