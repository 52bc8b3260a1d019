import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, Thirty, test } from './thirty';

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Rounds' });
}

function rowsOf(page: Page): Locator {
  return dialogOf(page).getByRole('table', { name: 'Rounds' }).getByRole('row', { name: /wpm/ });
}

async function openRounds(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Rounds' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Plays a round of so many right characters, and waits until it is kept. */
async function play(thirty: Thirty, characters: number): Promise<void> {
  await playUnkept(thirty, characters);
  await expect.poll(() => countKept(thirty.page)).toBeGreaterThan(0);
}

async function playUnkept(thirty: Thirty, characters: number): Promise<void> {
  await thirty.type((await thirty.words()).slice(0, characters));
  await thirty.finish();
}

/** How many rounds the database has; 0 where there is none. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('thirty');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const db = opening.result;
          const asked = db.transaction('rounds').objectStore('rounds').count();
          asked.onsuccess = () => {
            db.close();
            resolve(asked.result);
          };
        };
      }),
  );
}

/** Another tab of the same visitor, at rest. */
async function anotherTab(context: BrowserContext): Promise<Thirty> {
  const tab = new Thirty(await context.newPage());
  await tab.canSkipTime();
  await tab.open();
  return tab;
}

/** What the file chooser gets, and what the dialog says to it. */
async function importText(page: Page, text: string | Buffer): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'rounds.json', mimeType: 'application/json', buffer });
}

async function exportText(
  page: Page,
  button: 'Export' | 'Export as CSV' = 'Export',
): Promise<[string, string]> {
  const coming = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')];
}

/** A file with these rounds in it. */
function fileOf(rounds: readonly unknown[]): string {
  return JSON.stringify({ format: 'thirty-rounds', version: 1, rounds });
}

/** A round in which only wrong keys were typed: whatever the words are, it is one. */
function plainRound(overwrite: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    playedAt: '2026-11-20T10:00:00.000Z',
    seed: 7,
    durationMs: 30_000,
    wordsPerBatch: 12,
    wordList: 'english-1',
    events: [
      [0, '#'],
      [150.5, '#'],
      [400, -1],
      [900, '#'],
    ],
    ...overwrite,
  };
}

test('a round that was played is there tomorrow, with its figures, and opens to its full result', async ({
  page,
  context,
  thirty,
}) => {
  await thirty.open();
  await play(thirty, 40);
  await page.close();
  const tomorrow = await anotherTab(context);
  await openRounds(tomorrow.page);
  const table = dialogOf(tomorrow.page).getByRole('table', { name: 'Rounds' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'When',
    'Round',
    'Speed',
    'Accuracy',
    'Errors',
    'Characters',
    'Score',
  ]);
  await expect(table).toHaveAttribute('aria-rowcount', '2');
  await expect(rowsOf(tomorrow.page).getByRole('cell')).toContainText([
    '30 s',
    '16 wpm',
    '100%',
    '0',
    '40',
    '40',
    'Show',
  ]);
  await expect(dialogOf(tomorrow.page).getByRole('img', { name: 'Speed over rounds' })).toBeVisible();

  await rowsOf(tomorrow.page).getByRole('button', { name: /^Show/ }).click();
  const told = dialogOf(tomorrow.page).getByRole('region', { name: 'What this round tells' });
  await expect(told).toBeVisible();
  await expect(told.getByRole('definition').first()).toHaveText('16 wpm');
  await dialogOf(tomorrow.page).getByRole('button', { name: 'Back to all rounds' }).click();
  await expect(rowsOf(tomorrow.page)).toHaveCount(1);
});

test('Escape closes it and typing goes on; the dialog has the keys as long as it is open', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await openRounds(page);
  await expect(dialogOf(page).getByText('No rounds yet')).toBeVisible();
  await dialogOf(page).getByText('No rounds yet').click();
  await page.keyboard.type('abc');
  await thirty.expectState('start');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await thirty.type((await thirty.words()).slice(0, 3));
  await thirty.expectState('run');
});

test.describe('with code that comes late', () => {
  test.use({ serviceWorkers: 'block' });

  test('a press whose code is still being loaded lapses when typing goes on', async ({ page, thirty }) => {
    const letThrough = await thirty.hold(/RoundsDialog.*\.js/);
    await thirty.open();
    await page.getByRole('button', { name: 'Rounds' }).click();
    await thirty.type((await thirty.words()).slice(0, 6));
    const come = page.waitForResponse(/RoundsDialog.*\.js/);
    letThrough();
    await come;
    await thirty.type((await thirty.words()).slice(6, 12));
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 12']);
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test('a round with no key in it and one that was given up are not kept', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 5));
  await page.keyboard.press('Escape');
  await play(thirty, 6);
  await openRounds(page);
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a deleted round can be brought back as long as the dialog is open; all go after a question', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await openRounds(page);
  await importText(page, fileOf([plainRound(), plainRound({ seed: 8 })]));
  await dialogOf(page).getByRole('button', { name: 'Import 2 rounds' }).click();
  await expect(rowsOf(page)).toHaveCount(2);

  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect.poll(() => countKept(page)).toBe(1);
  await dialogOf(page)
    .getByRole('button', { name: /^Bring back/ })
    .click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect.poll(() => countKept(page)).toBe(2);

  await dialogOf(page).getByRole('button', { name: 'Delete all' }).click();
  await expect(dialogOf(page).getByText('Delete 2 rounds for good?')).toBeVisible();
  expect(await countKept(page)).toBe(2);
  await dialogOf(page).getByRole('button', { name: 'Keep them', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Delete all' }).click();
  await dialogOf(page).getByRole('button', { name: 'Yes, delete 2 rounds' }).click();
  await expect(dialogOf(page).getByText('No rounds yet')).toBeVisible();
  expect(await countKept(page)).toBe(0);
});

test('an export from one browser goes into another, once, and raises its best', async ({
  page,
  thirty,
  browser,
}) => {
  await thirty.open();
  await play(thirty, 33);
  await openRounds(page);
  const [name, text] = await exportText(page);
  expect(name).toMatch(/^thirty-rounds-\d{4}-\d\d-\d\d\.json$/);
  await expect(dialogOf(page).getByText('1 round written.')).toBeVisible();
  await expect(dialogOf(page).getByText('Last export')).toBeVisible();
  const file = JSON.parse(text);
  expect(file).toMatchObject({ format: 'thirty-rounds', version: 1, best: 33 });
  expect(file.rounds[0].events).toHaveLength(33);

  const context = await browser.newContext();
  const other = await anotherTab(context);
  await openRounds(other.page);
  await importText(other.page, text);
  await expect(dialogOf(other.page).getByText('1 new, 0 already here, 0 cannot be read')).toBeVisible();
  expect(await countKept(other.page)).toBe(0);
  await dialogOf(other.page).getByRole('button', { name: 'Import 1 round' }).click();
  await expect(rowsOf(other.page)).toHaveCount(1);
  await expect(other.best()).toHaveText('Highest Score: 33');
  expect(await other.page.evaluate(() => localStorage.getItem('highestResult'))).toBe('33');
  const [, again] = await exportText(other.page);
  expect(JSON.parse(again).rounds).toEqual(file.rounds);

  await importText(other.page, text);
  await expect(dialogOf(other.page).getByText('0 new, 1 already here, 0 cannot be read')).toBeVisible();
  await context.close();
});

test('a table for spreadsheets has a line a round', async ({ page, thirty }) => {
  await thirty.open();
  await openRounds(page);
  await importText(page, fileOf([plainRound(), plainRound({ seed: 8 })]));
  await dialogOf(page).getByRole('button', { name: 'Import 2 rounds' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  const [name, text] = await exportText(page, 'Export as CSV');
  expect(name).toMatch(/\.csv$/);
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  expect(text).toContain('2026-11-20T10:00:00.000Z,30,english-1,0,0,2,2,0,0,no');
});

test('rounds that cannot be read are counted with their reasons; nothing is added before it is asked for', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await openRounds(page);
  const lies = [
    'no round',
    plainRound({ events: [] }),
    plainRound({ events: [[-5, '#']] }),
    plainRound({
      events: [
        [0, '#'],
        [500, '#'],
        [400, '#'],
      ],
    }),
    plainRound({ events: [[0, -3]] }),
    plainRound({ wordList: 'klingon-1' }),
    plainRound({ seed: 1.5 }),
    plainRound({ score: 9999, total: 9999 }),
  ];
  await importText(page, fileOf(lies));
  await expect(dialogOf(page).getByText('1 new, 0 already here, 7 cannot be read')).toBeVisible();
  await expect(
    dialogOf(page).getByText(
      'Cannot be read: 3 not written as a round, 1 played with words that this copy does not have, 3 with keys or times that no round can have.',
    ),
  ).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Import 1 round' }).click();
  await expect(rowsOf(page).getByRole('cell')).toContainText(['30 s', '0 wpm', '0%', '2', '2', '0']);
  await expect(thirty.best()).toHaveText('Highest Score: 0');
});

for (const [what, text, answer] of [
  ['no JSON', 'rounds, many of them', 'it is not JSON'],
  ['nothing', '', 'it is not JSON'],
  ['another JSON', '{"rounds":[1,2]}', 'This file is no file of rounds.'],
  ['a list', '[]', 'This file is no file of rounds.'],
  ['a file of tomorrow', '{"format":"thirty-rounds","version":2,"rounds":[]}', 'newer version of Thirty'],
  ['100 MB of something else', Buffer.alloc(100_000_000, 'x'), 'it is not JSON'],
] as const) {
  test(`a file with ${what} is refused with a sentence, and what is kept stays`, async ({ page, thirty }) => {
    await thirty.open();
    await play(thirty, 5);
    await openRounds(page);
    if (typeof text === 'string') await importText(page, text);
    else {
      await page.evaluate((size) => {
        const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
        const files = new DataTransfer();
        files.items.add(new File(['x'.repeat(size)], 'large.json'));
        if (input) input.files = files.files;
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      }, text.length);
    }
    await expect(dialogOf(page).getByText(answer)).toBeVisible({ timeout: 20_000 });
    await expect(rowsOf(page)).toHaveCount(1);
  });
}

test.describe('the database', () => {
  for (const [what, pretend] of [
    [
      'denied',
      () =>
        Object.defineProperty(IDBFactory.prototype, 'open', {
          value: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    ['absent', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  ] as const) {
    test(`that is ${what}: play goes on, it is told, and the round waits`, async ({
      page,
      context,
      thirty,
    }) => {
      await page.addInitScript(pretend);
      await thirty.open();
      await playUnkept(thirty, 9);
      await expect(page.getByText('This round could not be put with your kept rounds')).toBeVisible();
      await openRounds(page);
      await expect(dialogOf(page).getByRole('alert')).toContainText('This browser lets no page keep rounds');
      await page.close();
      // A setting was changed.
      const later = await anotherTab(context);
      await openRounds(later.page);
      await expect(rowsOf(later.page)).toHaveCount(1);
    });
  }

  test('that is full in the middle of a write: nothing of it is half there, and the round waits', async ({
    page,
    context,
    thirty,
  }) => {
    await thirty.open();
    await play(thirty, 5);
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name !== 'listed') return put.apply(this, given);
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.keyboard.press('Escape');
    await playUnkept(thirty, 6);
    await expect(page.getByText('This round could not be put with your kept rounds')).toBeVisible();
    expect(await countKept(page)).toBe(1);
    await openRounds(page);
    await expect(dialogOf(page).getByRole('alert')).toContainText('There is no room left');
    await page.close();
    const later = await anotherTab(context);
    await openRounds(later.page);
    await expect(rowsOf(later.page)).toHaveCount(2);
  });

  test('of a newer version is left alone, and that is said', async ({ page, thirty }) => {
    await page.addInitScript(() => {
      const opening = indexedDB.open('thirty', 99);
      opening.onupgradeneeded = () => opening.result.createObjectStore('tomorrow').put('kept', 1);
      opening.onsuccess = () => {
        opening.result.close();
        document.documentElement.dataset.made = '';
      };
    });
    await thirty.open();
    await expect(page.locator('html')).toHaveAttribute('data-made', '');
    await playUnkept(thirty, 9);
    await openRounds(page);
    await expect(dialogOf(page).getByRole('alert')).toContainText(
      'A newer version of Thirty has kept rounds here',
    );
    expect(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('thirty');
            opening.onsuccess = () => {
              const asked = opening.result.transaction('tomorrow').objectStore('tomorrow').get(1);
              asked.onsuccess = () => resolve(asked.result);
            };
          }),
      ),
    ).toBe('kept');
  });

  test('of an older version is taken over; what is no round in it is put aside', async ({ page, thirty }) => {
    await page.addInitScript((round) => {
      const opening = indexedDB.open('thirty', 1);
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore('rounds', { autoIncrement: true });
        store.put(round);
        store.put({ what: 'of long ago' });
      };
      opening.onsuccess = () => opening.result.close();
    }, plainRound());
    await thirty.open();
    await openRounds(page);
    await expect(rowsOf(page)).toHaveCount(1);
    expect(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('thirty');
            opening.onsuccess = () => {
              const asked = opening.result.transaction('aside').objectStore('aside').getAll();
              asked.onsuccess = () => resolve(asked.result);
            };
          }),
      ),
    ).toEqual([{ what: 'of long ago' }]);
  });

  test('that another tab holds up: it is said, and the round waits until that tab is closed', async ({
    page,
    context,
    thirty,
  }) => {
    await page.route('**/bare.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto('./bare.html');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('thirty', 1);
          opening.onsuccess = resolve;
        }),
    );
    const tab = await anotherTab(context);
    await playUnkept(tab, 9);
    await openRounds(tab.page);
    await expect(dialogOf(tab.page).getByRole('alert')).toContainText('Another tab of this browser', {
      timeout: 15_000,
    });
    await tab.page.keyboard.press('Escape');
    await thirty.page.close();
    await openRounds(tab.page);
    await expect(rowsOf(tab.page)).toHaveCount(1);
  });

  test('with a damaged record in it: that one is put aside, the others are listed', async ({
    page,
    context,
    thirty,
  }) => {
    await thirty.open();
    await play(thirty, 7);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('thirty');
          opening.onsuccess = () => {
            const tx = opening.result.transaction(['rounds', 'listed'], 'readwrite');
            tx.objectStore('rounds').put({
              id: '2',
              playedAt: 'once',
              recording: new Uint8Array([30, 1, 2]),
            });
            tx.objectStore('rounds').put({ id: '3' });
            tx.objectStore('listed').put({ id: '4', summary: { version: 1 } });
            tx.oncomplete = resolve;
          };
        }),
    );
    await page.close();
    const later = await anotherTab(context);
    await openRounds(later.page);
    await expect(
      dialogOf(later.page).getByText('2 rounds could not be read, and were put aside'),
    ).toBeVisible();
    await expect(rowsOf(later.page)).toHaveCount(1);
    expect(await countKept(later.page)).toBe(1);
  });

  test('that is cleared, and so closed by the browser, while the page is open: the next round is kept', async ({
    page,
    thirty,
  }) => {
    await thirty.open();
    await play(thirty, 7);
    await openRounds(page);
    await expect(rowsOf(page)).toHaveCount(1);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'indexeddb,local_storage',
    });
    await rowsOf(page).getByRole('button', { name: /^Show/ }).click();
    await expect(dialogOf(page).getByText('This round is not here any more')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await playUnkept(thirty, 8);
    await expect.poll(() => countKept(page)).toBe(1);
  });

  test('that two tabs write to in the same moment has both rounds', async ({ page, context, thirty }) => {
    await thirty.open();
    const other = await anotherTab(context);
    await other.type((await other.words()).slice(0, 8));
    await page.bringToFront();
    await thirty.type((await thirty.words()).slice(0, 5));
    await Promise.all([thirty.skipTime(30_000), other.skipTime(30_000)]);
    await expect.poll(() => countKept(page)).toBe(2);
  });
});

test('a tab that is closed right after the end of a round has left it for the next visit', async ({
  page,
  context,
  thirty,
}) => {
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 11));
  await thirty.skipTime(30_000);
  await thirty.expectState('finish');
  await page.close({ runBeforeUnload: false });
  const next = await anotherTab(context);
  await openRounds(next.page);
  await expect(rowsOf(next.page)).toHaveCount(1);
});

test('a round that was over before the app came is kept, and so is one that Restart has followed', async ({
  page,
  thirty,
}) => {
  const letThrough = await thirty.hold(/assets\/index.*\.js/);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(thirty.field).toBeFocused();
  await playUnkept(thirty, 4);
  await thirty.restart.click();
  await playUnkept(thirty, 5);
  letThrough();
  await expect.poll(() => countKept(page)).toBe(2);
});

test('the page set up anew keeps a round only once', async ({ page, thirty }) => {
  await thirty.open();
  await play(thirty, 5);
  await page.evaluate(() => document.querySelector('main')?.remove());
  await expect(page.getByText('Something has changed this page from outside')).toBeVisible();
  await openRounds(page);
  await expect(rowsOf(page)).toHaveCount(1);
});

test('fifty rounds that were never exported are worth a word, once', async ({ page, thirty }) => {
  await thirty.open();
  await openRounds(page);
  await importText(page, fileOf(Array.from({ length: 49 }, (_, seed) => plainRound({ seed }))));
  await dialogOf(page).getByRole('button', { name: 'Import 49 rounds' }).click();
  await expect(rowsOf(page)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  const told = page.getByText('Fifty rounds are on this device only');
  await playUnkept(thirty, 5);
  await expect(told).toBeVisible();
  await page.reload();
  await thirty.pictured();
  await playUnkept(thirty, 6);
  await expect.poll(() => countKept(page)).toBe(51);
  await expect(told).toHaveCount(0);
});
