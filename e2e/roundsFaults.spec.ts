import { chooseWords, closeOptions, openOptions, optionsOf } from './optionsPage';
import {
  anotherTab,
  countKept,
  dialogOf,
  exportText,
  fileOf,
  importText,
  openRounds,
  plainRound,
  play,
  playUnkept,
  rowsOf,
} from './roundsPage';
import { expect, test } from './thirty';

for (const [what, text, answer] of [
  ['no JSON', 'rounds, many of them', 'it is not JSON'],
  ['nothing', '', 'it is not JSON'],
  ['another JSON', '{"rounds":[1,2]}', 'This is not a file of rounds.'],
  ['a list', '[]', 'This is not a file of rounds.'],
  ['a file of tomorrow', '{"format":"thirty-rounds","version":2,"rounds":[]}', 'newer version of Thirty'],
  ['100 MB of something else', Buffer.alloc(100_000_000, 'x'), 'it is not JSON'],
] as const) {
  test(`a file with ${what} is refused with a sentence, and what is kept stays`, async ({ page, thirty }) => {
    await thirty.open();
    await play(thirty, 5);
    await openRounds(page);
    if (typeof text === 'string') await importText(page, text);
    else {
      await dialogOf(page)
        .getByLabel('File of rounds')
        .evaluate((input: HTMLInputElement, size) => {
          const files = new DataTransfer();
          files.items.add(new File(['x'.repeat(size)], 'large.json'));
          input.files = files.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
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

  test('that is denied for 190 rounds: that only 200 can wait is said before the oldest goes', async ({
    page,
    thirty,
  }) => {
    await page.addInitScript((round) => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      if (localStorage.length > 0) return;
      for (let number = 0; number < 189; number++)
        localStorage.setItem(`waitingRound:2026-01-01T00:00:00.000Z.${number}`, JSON.stringify(round));
    }, plainRound());
    await thirty.open();
    await playUnkept(thirty, 9);
    await expect(page.getByText('190 rounds or more wait to be kept. There is room for 200')).toBeVisible();
    const waiting = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('waiting')),
    );
    expect(waiting).toHaveLength(190);
  });

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

test.describe('a kept round whose list cannot be loaded now', () => {
  test.use({ expectsPageErrors: true, serviceWorkers: 'block' });

  test('is intact, and that is said of it: shown, watched, raced, exported and imported', async ({
    page,
    thirty,
  }) => {
    await thirty.open();
    await play(thirty, 7);
    await page.keyboard.press('Escape');
    await chooseWords(thirty, 'Français');
    await play(thirty, 5);
    await expect.poll(() => countKept(page)).toBe(2);
    await openOptions(page);
    await optionsOf(page).getByRole('button', { name: 'Standard round' }).click();
    await closeOptions(page);
    await openRounds(page);
    const [, file] = await exportText(page);
    await page.route(/assets\/more\/french/, (route) => route.abort());
    await page.reload();
    await thirty.pictured();

    await openRounds(page);
    const round = rowsOf(page).filter({ hasText: 'Français' });
    for (const what of [/^Show/, /^Watch/, /^Race/]) {
      await round.getByRole('button', { name: what }).click();
      await expect(dialogOf(page).getByText('The words of this round could not be loaded')).toBeVisible();
      await expect(dialogOf(page).getByText('not here any more')).toHaveCount(0);
      await dialogOf(page).getByRole('button', { name: 'Back to all rounds' }).click();
    }
    const [, partial] = await exportText(page);
    expect(JSON.parse(partial).rounds).toHaveLength(1);
    await expect(dialogOf(page).getByText(/1 round left out: its words could not be loaded/)).toBeVisible();
    await importText(page, fileOf(JSON.parse(file).rounds));
    await expect(dialogOf(page).getByText(/0 new, 1 already here, 1 cannot be read/)).toContainText(
      '1 whose words could not be loaded now',
    );

    await page.unroute(/assets\/more\/french/);
    await round.getByRole('button', { name: /^Show/ }).click();
    await expect(dialogOf(page).getByText('Characters Typed')).toBeVisible();
    expect(await countKept(page)).toBe(2);
  });

  test('waits on, where it was played before it could be kept', async ({ page, thirty }) => {
    await page.addInitScript(
      (round) => localStorage.setItem('waitingRound:1', round),
      JSON.stringify(plainRound({ wordList: 'french-1' })),
    );
    await page.route(/assets\/more\/french/, (route) => route.abort());
    await thirty.open();
    await openRounds(page);
    await expect(dialogOf(page).getByText('No rounds yet.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('waitingRound:1');
  });
});
