import { plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

test.describe('the database', () => {
  test('that is denied: play goes on, it is told, and the round waits', async ({
    page,
    thirty,
    anotherTab,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(IDBFactory.prototype, 'open', {
        value: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    );
    await thirty.open();
    await thirty.play(9);
    await expect(page.getByText('This round could not be saved yet')).toBeVisible();
    await thirty.rounds.open();
    await expect(thirty.rounds.dialog.getByRole('alert')).toContainText(
      'This browser does not let pages save rounds',
    );
    await page.close();
    // As after a change of the browser's settings: the database is there.
    const later = await anotherTab();
    await later.rounds.open();
    await expect(later.rounds.rows).toHaveCount(1);
  });

  test(
    'that is full in the middle of a write: nothing of it is half there, and the round waits',
    LONG,
    async ({ page, thirty, anotherTab }) => {
      await thirty.openAndPlay(5);
      await page.evaluate(() => {
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...given) {
          if (this.name !== 'listed') return put.apply(this, given);
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.keyboard.press('Escape');
      await thirty.expectState('start');
      await thirty.play(6);
      await expect(page.getByText('This round could not be saved yet')).toBeVisible();
      expect(await thirty.rounds.countSaved()).toBe(1);
      await thirty.rounds.open();
      await expect(thirty.rounds.dialog.getByRole('alert')).toContainText('There is no room left');
      await page.close();
      const later = await anotherTab();
      await later.rounds.open();
      await expect(later.rounds.rows).toHaveCount(2);
    },
  );

  test('of a newer version is left alone, and that is said', LONG, async ({ page, thirty }) => {
    await page.addInitScript(() => {
      const opening = indexedDB.open('thirty', 99);
      opening.onupgradeneeded = () => opening.result.createObjectStore('tomorrow').put('kept', 1);
      const made = new Promise<void>((resolve) => {
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
      Object.assign(globalThis, { made });
    });
    await thirty.open();
    await page.evaluate(() => (globalThis as unknown as { readonly made: Promise<void> }).made);
    await thirty.play(9);
    await thirty.rounds.open();
    await expect(thirty.rounds.dialog.getByRole('alert')).toContainText(
      'A newer version of Thirty has saved rounds here',
    );
    expect(await thirty.rounds.inStore('tomorrow')).toEqual(['kept']);
  });

  test('of a newer version is told of before a round, which is queued, and saved once that version is back', async ({
    page,
    thirty,
  }) => {
    const ELSEWHERE = './elsewhere';
    await page.route(/elsewhere$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto(ELSEWHERE);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('thirty', 99);
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    );
    await thirty.open();
    await expect(
      thirty.live(/^A newer version of Thirty has saved rounds here. What you play now/),
    ).toBeVisible();
    await thirty.expectState('start');
    await thirty.play(9);
    await page.goto(ELSEWHERE);
    const queued = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('waitingRound:')),
    );
    expect(queued).toHaveLength(1);
    // That version reads the queue as this one does, and what it has queued itself stays with it.
    await page.evaluate(() => {
      localStorage.setItem('waitingRound:2026-11-27T10:00:00.000Z.7', '{"version":2,"round":"of tomorrow"}');
      return new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('thirty').onsuccess = () => resolve();
      });
    });
    await thirty.open();
    await thirty.rounds.open();
    await expect(thirty.rounds.rows).toHaveCount(1);
    const left = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => /waitingRound/.test(key))
        .map((key) => localStorage.getItem(key)),
    );
    expect(left).toEqual(['{"version":2,"round":"of tomorrow"}']);
  });

  test(
    'of an older version is put aside unchanged, and what is damaged, which is said once',
    LONG,
    async ({ page, thirty }) => {
      const older = [plainRound(), { what: 'of long ago' }];
      await page.addInitScript((rounds) => {
        const opening = indexedDB.open('thirty', 3);
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore('rounds', { autoIncrement: true });
          for (const round of rounds) store.put(round);
        };
        opening.onsuccess = () => opening.result.close();
      }, older);
      const message = thirty.rounds.dialog.getByText('2 rounds could not be read, and were set aside');
      await thirty.openAndPlay(7);
      await thirty.rounds.open();
      await expect(message).toBeVisible();
      await expect(thirty.rounds.rows).toHaveCount(1);
      expect(await thirty.rounds.inStore('aside')).toEqual(older);

      await page.keyboard.press('Escape');
      await expect(thirty.rounds.dialog).toHaveCount(0);
      await thirty.rounds.open();
      await expect(thirty.rounds.rows).toHaveCount(1);
      await expect(message).toHaveCount(0);

      await page.keyboard.press('Escape');
      await expect(thirty.rounds.dialog).toHaveCount(0);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('thirty');
            opening.onsuccess = () => {
              const tx = opening.result.transaction(['rounds', 'listed'], 'readwrite');
              tx.objectStore('rounds').put({
                id: '2',
                playedAt: 'once',
                recording: new Uint8Array([0x54, 1, 2]),
              });
              tx.objectStore('rounds').put({ id: '3' });
              tx.objectStore('listed').put({ id: '4', summary: { version: 1 } });
              tx.oncomplete = resolve;
            };
          }),
      );
      await thirty.rounds.open();
      await expect(message).toBeVisible();
      await expect(thirty.rounds.rows).toHaveCount(1);
      expect(await thirty.rounds.countSaved()).toBe(1);
    },
  );

  test(
    'that another tab holds up: it is said, and the round waits until that tab is closed',
    LONG,
    async ({ page, thirty, anotherTab }) => {
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
      const tab = await anotherTab();
      await tab.play(9);
      await tab.rounds.open();
      await expect(tab.rounds.dialog.getByRole('alert')).toContainText('Another tab of this browser');
      await tab.page.keyboard.press('Escape');
      await expect(tab.rounds.dialog).toHaveCount(0);
      await thirty.page.close();
      await tab.rounds.open();
      await expect(tab.rounds.rows).toHaveCount(1);
    },
  );

  test(
    'that the browser closes for good: the dialog offers the reload, and the round is kept by it',
    LONG,
    async ({ page, thirty }) => {
      await thirty.openAndPlay(5);
      await thirty.rounds.expectSaved(1);
      await page.evaluate(() => {
        const gone = () => {
          throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
        };
        IDBDatabase.prototype.transaction = gone;
        IDBFactory.prototype.open = gone;
      });
      await page.keyboard.press('Escape');
      await thirty.expectState('start');
      await thirty.play(6);
      await expect(page.getByText('This round could not be saved yet')).toBeVisible();
      await thirty.rounds.open();
      await expect(thirty.rounds.dialog.getByRole('alert')).toContainText('Reload this page');
      await thirty.rounds.dialog.getByRole('button', { name: 'Reload' }).click();
      await expect(thirty.rounds.dialog).toHaveCount(0);
      await thirty.expectState('start');
      await thirty.rounds.open();
      await expect(thirty.rounds.rows).toHaveCount(2);
    },
  );

  test.describe(() => {
    // The browser reports on the console that it closes the connection, if it is in use just then.
    test.use({ toleratedPageError: /\bconnection is closing\b/i });

    test(
      'that is cleared, and so closed by the browser, while the page is open: the next round is kept',
      LONG,
      async ({ page, thirty }) => {
        await thirty.openAndPlay(7);
        await thirty.rounds.open();
        await expect(thirty.rounds.rows).toHaveCount(1);
        const session = await page.context().newCDPSession(page);
        await session.send('Storage.clearDataForOrigin', {
          origin: new URL(page.url()).origin,
          storageTypes: 'indexeddb,local_storage',
        });
        await thirty.rounds.press('Show');
        await expect(thirty.rounds.dialog.getByText('This round is not here any more')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(thirty.rounds.dialog).toHaveCount(0);
        await expect(thirty.field).toBeFocused();
        await page.keyboard.press('Escape');
        await thirty.expectState('start');
        await thirty.play(8);
        await thirty.rounds.expectSaved(1);
      },
    );
  });

  test(
    'that two tabs write to in the same moment has both rounds',
    LONG,
    async ({ page, thirty, anotherTab }) => {
      await thirty.open();
      const other = await anotherTab();
      await other.typeWords(8);
      await page.bringToFront();
      await thirty.typeWords(5);
      await Promise.all([thirty.skipTime(30_000), other.skipTime(30_000)]);
      await thirty.rounds.expectSaved(2);
    },
  );
});
