import { writeFileSync } from 'node:fs';
import type { Page, Worker } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { fileOf, plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

/** So many rounds, none like another. */
function manyRounds(count: number, keysEach: number): string {
  const events = Array.from({ length: keysEach }, (_, index) => [index * 100, '#']);
  return fileOf(Array.from({ length: count }, (_, seed) => plainRound({ seed, events })));
}

/** Brings a file up to the question, and gives the worker that has read it. */
async function readInWorker(thirty: Thirty, text: string): Promise<Worker> {
  const starting = thirty.page.waitForEvent('worker');
  await thirty.rounds.chooseFile(text);
  await expect(importButton(thirty)).toBeVisible();
  return starting;
}

/** In the worker: the 600th round is written for ever, or until it is released. */
function neverEnd(): void {
  const { put } = IDBObjectStore.prototype;
  let puts = 0;
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    puts++;
    if (puts !== 1200) return request;
    const isReleased = (): boolean => 'released' in self;
    request.addEventListener('success', (event) => isReleased() || event.stopImmediatePropagation());
    const goOn = (): void => {
      if (isReleased()) request.dispatchEvent(new Event('success'));
      else this.getKey('none').onsuccess = goOn;
    };
    goOn();
    return request;
  };
}

function importButton(thirty: Thirty) {
  return thirty.rounds.dialog.getByRole('button', { name: /^Import [\d,]+ rounds?$/ });
}

test(
  'while a large file is read and its rounds are added, the page answers',
  LONG,
  async ({ page, thirty }, info) => {
    await thirty.open();
    await thirty.rounds.open();
    const file = info.outputPath('rounds.json');
    // What nobody reads takes its time, too: here, half a second and more.
    const ballast = JSON.stringify(Array.from({ length: 4_000_000 }, () => []));
    writeFileSync(
      file,
      manyRounds(2000, 20).replace('"rounds"', () => `"ballast":${ballast},"rounds"`),
    );
    await page.evaluate(() => {
      const told = document.documentElement.dataset;
      told.longestMs = '0';
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          told.longestMs = String(Math.max(Number(told.longestMs), duration));
      }).observe({ type: 'longtask' });
    });
    await thirty.rounds.openTab('Export and import');
    await thirty.rounds.dialog.locator('input[type=file]').setInputFiles(file);
    await expect(importButton(thirty)).toBeVisible({ timeout: 40_000 });
    await importButton(thirty).click();
    await expect(thirty.rounds.dialog.getByText('2,000 rounds added.')).toBeVisible({ timeout: 40_000 });
    // 50 ms on a machine at rest, where `npm run bench` measures it; here others may have the processor.
    expect(Number(await page.locator('html').getAttribute('data-longest-ms'))).toBeLessThan(250);
  },
);

test('Cancel ends an import at once, and nothing of it is there', async ({ thirty }) => {
  await thirty.open();
  await thirty.rounds.open();
  const cancel = thirty.rounds.dialog.getByRole('button', { name: 'Cancel' });
  await thirty.rounds.chooseFile(manyRounds(4000, 60));
  await cancel.click();
  await expect(thirty.rounds.dialog.getByText('Reading')).toHaveCount(0);
  await expect(thirty.rounds.dialog.getByRole('button', { name: 'Import', exact: true })).toBeFocused();

  const worker = await readInWorker(thirty, manyRounds(2000, 5));
  await worker.evaluate(neverEnd);
  await importButton(thirty).click();
  await expect(thirty.rounds.dialog.getByText('Adding')).toBeVisible();
  await cancel.click();
  await expect(thirty.rounds.dialog.getByText('Adding')).toHaveCount(0);
  await expect(
    thirty.rounds.dialog.getByText('The import was stopped. None of the 2,000 rounds was added.'),
  ).toBeVisible();
  expect(await thirty.rounds.countSaved()).toBe(0);
});

test(
  'an import goes on while the history is looked at, and is told of only in its own tab',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.rounds.open();
    const worker = await readInWorker(thirty, manyRounds(1000, 5));
    await worker.evaluate(neverEnd);
    await importButton(thirty).click();
    const adding = thirty.rounds.dialog.getByText(/Adding [\d,]{3,} of 1,000 rounds/);
    await expect(adding).toBeVisible();
    await thirty.rounds.openTab('History');
    await expect(adding).toHaveCount(0);
    await thirty.rounds.openTab('Export and import');
    await expect(adding).toBeVisible();
    await thirty.rounds.openTab('History');
    await worker.evaluate(() => Object.assign(self, { released: true }));
    await expect(thirty.rounds.rows).not.toHaveCount(0);
    await expect(thirty.rounds.dialog.getByText('1,000 rounds added.')).toHaveCount(0);
    await thirty.rounds.openTab('Export and import');
    await expect(thirty.rounds.dialog.getByText('1,000 rounds added.')).toBeVisible();
  },
);

test(
  'of an import whose tab is closed nothing is there, and it can be done again',
  LONG,
  async ({ page, thirty, anotherTab }) => {
    await thirty.open();
    await thirty.rounds.open();
    const text = manyRounds(2000, 5);
    const worker = await readInWorker(thirty, text);
    await worker.evaluate(neverEnd);
    await importButton(thirty).click();
    await expect(thirty.rounds.dialog.getByText(/Adding [\d,]{3,} of 2,000 rounds/)).toBeVisible();
    await page.close({ runBeforeUnload: false });

    const later = await anotherTab();
    await later.rounds.open();
    await expect(later.rounds.dialog.getByText('No rounds yet')).toBeVisible();
    await later.rounds.chooseFile(text);
    await importButton(later).click();
    await expect(later.rounds.dialog.getByText('2,000 rounds added.')).toBeVisible();
  },
);

test(
  'of an import for which there is no room nothing is there, and that is said',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.rounds.open();
    const worker = await readInWorker(thirty, manyRounds(2000, 5));
    await worker.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      let left = 1500;
      IDBObjectStore.prototype.put = function (...given) {
        if (left-- > 0) return put.apply(this, given);
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await importButton(thirty).click();
    await expect(
      thirty.rounds.dialog.getByText(
        'There is no room for so many rounds on this device. None of the 2,000 rounds was added.',
      ),
    ).toBeVisible();
    await expect(thirty.rounds.dialog.getByRole('alert')).toContainText('There is no room left for rounds');
    expect(await thirty.rounds.countSaved()).toBe(0);
  },
);

test.describe('where no Web Worker can be had', () => {
  // The browser says in its console that a file is missing.
  test.use({ expectsPageErrors: true });

  for (const [why, takeAway] of [
    [
      'the browser has none',
      (page: Page) => page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined })),
    ],
    [
      'its file is not there',
      (page: Page) => page.route(/importWorker/, (route) => route.fulfill({ status: 404 })),
    ],
  ] as const) {
    test(
      `because ${why}, a file is read and its rounds are added on the page`,
      LONG,
      async ({ page, thirty }) => {
        await takeAway(page);
        await thirty.open();
        await thirty.rounds.open();
        await thirty.rounds.chooseFile(fileOf([plainRound(), plainRound({ seed: 8 })]));
        await importButton(thirty).click();
        await thirty.rounds.openTab('History');
        await expect(thirty.rounds.rows).toHaveCount(2);
        expect(page.workers()).toEqual([]);
      },
    );
  }
});
