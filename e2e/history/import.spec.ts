import type { Worker } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { fileOf, plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

/** A file of so many rounds, all different. */
function manyRounds(count: number, keysEach: number): string {
  const events = Array.from({ length: keysEach }, (_, index) => [index * 100, '#']);
  return fileOf(Array.from({ length: count }, (_, seed) => plainRound({ seed, events })));
}

/** Chooses a file and waits for the question. Returns the worker that has read it. */
async function readInWorker(thirty: Thirty, text: string): Promise<Worker> {
  const starting = thirty.page.waitForEvent('worker');
  await thirty.rounds.chooseFile(text);
  await expect(importButton(thirty)).toBeVisible();
  return starting;
}

/** Runs in the worker: writing the 600th round never ends, unless it is released. */
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

/** Runs in the page before its scripts: notes what its workers get a file for, and keeps the page from reading files. */
function leaveFilesToWorkers(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (request: { kind: string; file?: unknown }) {
    if (request.file instanceof Blob) document.documentElement.dataset.sentFileTo = request.kind;
    return postMessage.call(this, request);
  };
  Blob.prototype.text = () => Promise.reject(new Error('The page has read a file.'));
}

test(
  'a Web Worker reads a file and adds its rounds, while the history can be looked at; it is told of in its own tab only',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(leaveFilesToWorkers);
    await thirty.open();
    await thirty.rounds.open();
    const worker = await readInWorker(thirty, manyRounds(1000, 5));
    await expect(page.locator('html')).toHaveAttribute('data-sent-file-to', 'read');
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

test('Cancel ends an import at once, and nothing of it is there', LONG, async ({ page, thirty }) => {
  // This worker begins to read and never finishes.
  const endless = 'Blob.prototype.text = () => new Promise(() => {});';
  let noteServed = (): void => {};
  const served = new Promise<void>((resolve) => {
    noteServed = resolve;
  });
  await page.route(/importWorker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: endless + (await response.text()) });
    noteServed();
  });
  await thirty.open();
  await thirty.rounds.open();
  const { dialog } = thirty.rounds;
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await thirty.rounds.chooseFile(manyRounds(1, 5));
  await expect(dialog.getByText('Reading the file')).toBeVisible();
  // Cancelling the request of the worker's script would be another case.
  await served;
  await cancel.click();
  await expect(dialog.getByText('Reading')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeFocused();

  await page.unroute(/importWorker/);
  const worker = await readInWorker(thirty, manyRounds(1000, 5));
  await worker.evaluate(neverEnd);
  await importButton(thirty).click();
  await expect(dialog.getByText('Adding')).toBeVisible();
  await cancel.click();
  await expect(dialog.getByText('Adding')).toHaveCount(0);
  await expect(dialog.getByText('The import was stopped. None of the 1,000 rounds was added.')).toBeVisible();
  expect(await thirty.rounds.countSaved()).toBe(0);
});

test('another file that is chosen while one is being added takes its place', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.rounds.open();
  const worker = await readInWorker(thirty, manyRounds(1000, 5));
  await worker.evaluate(neverEnd);
  await importButton(thirty).click();
  await expect(thirty.rounds.dialog.getByText(/Adding [\d,]{3,} of 1,000 rounds/)).toBeVisible();
  await thirty.rounds.chooseFile(fileOf([plainRound({ seed: 9999 })]));
  await expect(thirty.rounds.dialog.getByText('1 new', { exact: true })).toBeVisible();
  await thirty.rounds.pressImport(1);
  await expect(thirty.rounds.dialog.getByText('1 round added.')).toBeVisible();
});

test(
  'of an import whose tab is closed nothing is there, and it can be done again',
  LONG,
  async ({ page, thirty, anotherTab }) => {
    await thirty.open();
    await thirty.rounds.open();
    const text = manyRounds(1000, 5);
    const worker = await readInWorker(thirty, text);
    await worker.evaluate(neverEnd);
    await importButton(thirty).click();
    await expect(thirty.rounds.dialog.getByText(/Adding [\d,]{3,} of 1,000 rounds/)).toBeVisible();
    await page.close({ runBeforeUnload: false });

    const later = await anotherTab();
    await later.rounds.open();
    await expect(later.rounds.dialog.getByText('No rounds yet')).toBeVisible();
    await later.rounds.chooseFile(text);
    await importButton(later).click();
    await expect(later.rounds.dialog.getByText('1,000 rounds added.')).toBeVisible();
  },
);

test(
  'of an import for which there is no room nothing is there, and that is said',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.rounds.open();
    const worker = await readInWorker(thirty, manyRounds(100, 5));
    await worker.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      let left = 150;
      IDBObjectStore.prototype.put = function (...given) {
        if (left-- > 0) return put.apply(this, given);
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await importButton(thirty).click();
    await expect(
      thirty.rounds.dialog.getByText(
        'There is no room for so many rounds on this device. None of the 100 rounds was added.',
      ),
    ).toBeVisible();
    await expect(thirty.rounds.dialog.getByRole('alert')).toContainText('There is no room left for rounds');
    expect(await thirty.rounds.countSaved()).toBe(0);
  },
);

test.describe('where the Web Worker cannot be had', () => {
  // The browser reports on the console that a file is missing.
  test.use({ expectsPageErrors: true });

  test(
    'because its file is not there, a file is read and its rounds are added on the page',
    LONG,
    async ({ page, thirty }) => {
      await page.route(/importWorker/, (route) => route.fulfill({ status: 404 }));
      await thirty.open();
      await thirty.rounds.open();
      await thirty.rounds.chooseFile(fileOf([plainRound(), plainRound({ seed: 8 })]));
      await importButton(thirty).click();
      await thirty.rounds.openTab('History');
      await expect(thirty.rounds.rows).toHaveCount(2);
      // Pairs may be counted by another worker meanwhile.
      await expect
        .poll(() => page.workers().filter((worker) => /importWorker/.test(worker.url())))
        .toEqual([]);
    },
  );
});
