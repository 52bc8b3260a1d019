import type { Page } from '@playwright/test';
import { findings } from './axe';
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

/** Opens the rounds, and brings two from a file. */
async function openWithTwo(page: Page): Promise<void> {
  await openRounds(page);
  await importText(page, fileOf([plainRound(), plainRound({ seed: 8 })]));
  await dialogOf(page).getByRole('button', { name: 'Import 2 rounds' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
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
  await expect(dialogOf(tomorrow.page).getByText('One round of this kind so far: 16 wpm.')).toBeVisible();

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
    const letThrough = await thirty.hold(/dialogs-.*\.js/);
    await thirty.open();
    await page.getByRole('button', { name: 'Rounds' }).click();
    await thirty.type((await thirty.words()).slice(0, 6));
    const come = page.waitForResponse(/dialogs-.*\.js/);
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
  await openWithTwo(page);

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

test('a raced round is marked in list and exports, and sets no best', async ({ page, thirty }) => {
  await thirty.open();
  await openRounds(page);
  // Its words begin with these.
  const words = 'blow girl century';
  const typed = (text: string) => Array.from(text, (char, index) => [index * 100, char]);
  const usual = plainRound({ seed: 30, playedAt: '2026-11-20T11:00:00.000Z', events: typed('blow girl ') });
  const raced = plainRound({ seed: 30, events: typed(words), wasRaced: true });
  const notCounted = dialogOf(page).getByText('Raced rounds, whose words were known, are not counted');
  const bestOfAll = dialogOf(page)
    .getByText('Best of all', { exact: true })
    .locator('xpath=following::dd[1]');

  await importText(page, fileOf([raced]));
  await dialogOf(page).getByRole('button', { name: 'Import 1 round' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(bestOfAll).toHaveText('–');
  await expect(dialogOf(page).getByRole('img', { name: 'Speed over rounds' })).toHaveCount(0);
  await expect(notCounted).toBeVisible();
  await expect(thirty.best()).toHaveText('Highest Score: 0');

  await importText(page, fileOf([raced, usual]));
  await expect(dialogOf(page).getByText('1 new, 1 already here, 0 cannot be read')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Import 1 round' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).nth(0).getByRole('cell')).toContainText([
    '30 s',
    '4 wpm',
    '100%',
    '0',
    '10',
    '10',
  ]);
  await expect(rowsOf(page).nth(0)).not.toContainText('raced');
  await expect(rowsOf(page).nth(1).getByRole('cell')).toContainText([
    '30 s, raced',
    '7 wpm',
    '100%',
    '0',
    '17',
    '17',
  ]);
  await expect(bestOfAll).toHaveText('4 wpm');
  await expect(dialogOf(page).getByText('One round of this kind so far: 4 wpm.')).toBeVisible();
  await expect(notCounted).toBeVisible();
  await expect(thirty.best()).toHaveText('Highest Score: 10');
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBe('10');

  const [, text] = await exportText(page);
  expect(JSON.parse(text).rounds).toEqual([raced, usual]);
  const [, table] = await exportText(page, 'Export as CSV');
  expect(table.trimEnd().split('\r\n')).toEqual([
    expect.stringMatching(/,Raced,Capitals,Numbers$/),
    expect.stringMatching(/,10,10,0,no,no,no,no$/),
    expect.stringMatching(/,17,17,0,no,yes,no,no$/),
  ]);

  await rowsOf(page).nth(1).getByRole('button', { name: /^Show/ }).click();
  await expect(dialogOf(page).getByRole('heading', { name: /30 s, raced$/ })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Back to all rounds' }).click();
  await rowsOf(page)
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(notCounted).toHaveCount(0);
});

test('one round or two have no chart and no spread, but a sentence; the trend begins with the third', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await openRounds(page);
  const trend = dialogOf(page).getByRole('img', { name: 'Speed over rounds' });
  const rounds: unknown[] = [];
  for (const [count, told] of [
    [1, 'One round of this kind so far: 0 wpm. The trend begins with the third.'],
    [2, 'Two rounds of this kind so far: 0 wpm, then 0 wpm. The trend begins with the third.'],
    [3, 'Median of your last 3 rounds: 0 wpm, most at 0; accuracy 0%'],
  ] as const) {
    rounds.push(plainRound({ seed: count }));
    await importText(page, fileOf(rounds));
    await dialogOf(page).getByRole('button', { name: 'Import 1 round' }).click();
    await expect(dialogOf(page).getByText(told)).toBeVisible();
    await expect(trend).toHaveCount(count < 3 ? 0 : 1);
  }
});

test('a round dated in the future is marked, and counts only for the best of all', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await openRounds(page);
  // Its words begin with these.
  const events = Array.from('blow girl ', (char, index) => [index * 100, char]);
  const playedAt = new Date(Date.now() + 60_000).toISOString();
  await importText(page, fileOf([plainRound({ seed: 30, playedAt, events }), plainRound()]));
  await dialogOf(page).getByRole('button', { name: 'Import 2 rounds' }).click();
  await expect(rowsOf(page).nth(0)).toContainText('30 s, dated in the future');
  await expect(rowsOf(page).nth(1)).not.toContainText('future');
  const figure = (term: string) =>
    dialogOf(page).getByText(term, { exact: true }).locator('xpath=following::dd[1]');
  await expect(figure('Best today')).toHaveText('–');
  await expect(figure('Best this week')).toHaveText(/^(–|0 wpm)$/);
  await expect(figure('Best of all')).toHaveText('4 wpm');
  await expect(dialogOf(page).getByText('One round of this kind so far: 0 wpm.')).toBeVisible();
  await expect(dialogOf(page).getByText('Rounds dated in the future count only')).toBeVisible();
  // What was played last is the other one.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  await page.keyboard.type('watch your last');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  expect(await thirty.words()).not.toMatch(/^blow girl/);
});

test('a best that is higher than all that is imported stays', async ({ page, thirty }) => {
  await page.addInitScript(() => localStorage.setItem('highestResult', '77'));
  await thirty.open();
  await openRounds(page);
  await importText(page, fileOf([plainRound()]).replace('"rounds"', '"best":9999,"rounds"'));
  await dialogOf(page).getByRole('button', { name: 'Import 1 round' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(thirty.best()).toHaveText('Highest Score: 77');
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBe('77');
});

test('a table for spreadsheets has a line a round', async ({ page, thirty }) => {
  await thirty.open();
  await openWithTwo(page);
  const [name, text] = await exportText(page, 'Export as CSV');
  expect(name).toMatch(/\.csv$/);
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  expect(text).toContain('2026-11-20T10:00:00.000Z,30,english-1,0,0,2,2,0,0,no,no');
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
  await play(thirty, 5);
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
  await playUnkept(thirty, 5);
  await expect(told).toBeVisible();
  await page.reload();
  await thirty.pictured();
  await playUnkept(thirty, 6);
  await expect.poll(() => countKept(page)).toBe(3);
  await expect(told).toHaveCount(0);
});

test('what another tab does to the rounds is seen in the open dialog; “Delete all” deletes what it has counted', async ({
  page,
  context,
  thirty,
}) => {
  await thirty.open();
  await openWithTwo(page);
  const other = await anotherTab(context);
  await playUnkept(other, 5);
  await expect.poll(() => countKept(page)).toBe(3);
  await page.bringToFront();
  await expect(rowsOf(page)).toHaveCount(3);
  await dialogOf(page).getByRole('button', { name: 'Delete all' }).click();
  await dialogOf(page).getByRole('button', { name: 'Yes, delete 3 rounds' }).click();
  await expect(dialogOf(page).getByText('No rounds yet')).toBeVisible();
  expect(await countKept(page)).toBe(0);
});

test('a round that ends behind the open dialog is in its list', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 5));
  await openRounds(page);
  await thirty.skipTime(31_000);
  await thirty.expectState('finish');
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a page that is left after the deadline, before it has noticed, loses neither round nor best', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 10));
  await thirty.expectState('run');
  await page.evaluate(() => dispatchEvent(new CustomEvent('skiptime', { detail: 31_000 })));
  await page.goto('about:blank');
  await thirty.open();
  await expect(thirty.best()).toHaveText('Highest Score: 10');
  await openRounds(page);
  await expect(rowsOf(page)).toHaveCount(1);
});

test('focus stays in the dialog, beside what was pressed', async ({ page, thirty }) => {
  await thirty.open();
  await openRounds(page);
  await importText(page, fileOf([plainRound(), plainRound({ seed: 8 }), plainRound({ seed: 9 })]));
  await dialogOf(page).getByRole('button', { name: 'Import 3 rounds' }).press('Enter');
  await expect(dialogOf(page).getByText('3 rounds added.')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Import', exact: true })).toBeFocused();
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(
    rowsOf(page)
      .first()
      .getByRole('button', { name: /^Delete/ }),
  ).toBeFocused();
  await dialogOf(page)
    .getByRole('button', { name: /^Bring back/ })
    .press('Enter');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(dialogOf(page)).toBeFocused();
  await dialogOf(page).getByRole('button', { name: 'Delete all' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('button', { name: 'Delete all' })).toBeFocused();
});

test.describe('to a screen reader', () => {
  test.use({ bypassCSP: true });

  for (const theme of ['Light', 'Dark'] as const) {
    test(`axe finds nothing in the dialog, nor in a round that is shown, in the ${theme.toLowerCase()} theme`, async ({
      page,
      thirty,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.open();
      await thirty.choose(theme);
      await play(thirty, 20);
      await openRounds(page);
      await importText(page, fileOf([plainRound(), plainRound({ seed: 8 })]));
      await dialogOf(page).getByRole('button', { name: 'Import 2 rounds' }).click();
      await rowsOf(page)
        .last()
        .getByRole('button', { name: /^Delete/ })
        .click();
      await dialogOf(page).getByRole('button', { name: 'Delete all' }).click();
      expect(await findings(page)).toEqual([]);
      await rowsOf(page).first().getByRole('button', { name: /^Show/ }).click();
      await expect(dialogOf(page).getByRole('region', { name: 'What this round tells' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  }
});

test.describe('in a tab that hears of no other', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));
  });

  test('“Delete all” leaves a round that it has not counted, though there are as many as it has', async ({
    page,
    context,
    thirty,
  }) => {
    await thirty.open();
    await openWithTwo(page);
    const other = await anotherTab(context);
    await playUnkept(other, 5);
    await expect.poll(() => countKept(page)).toBe(3);
    await openRounds(other.page);
    await rowsOf(other.page)
      .last()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect.poll(() => countKept(page)).toBe(2);
    await page.bringToFront();
    await dialogOf(page).getByRole('button', { name: 'Delete all' }).click();
    await dialogOf(page).getByRole('button', { name: 'Yes, delete 2 rounds' }).click();
    await expect.poll(() => countKept(page)).toBe(1);
    await page.reload();
    await thirty.pictured();
    await openRounds(page);
    await expect(rowsOf(page).getByRole('cell')).toContainText(['30 s', '2 wpm']);
  });

  test('a round that another tab has deleted takes no other one with it', async ({
    page,
    context,
    thirty,
  }) => {
    await thirty.open();
    await openWithTwo(page);
    const other = await anotherTab(context);
    await openRounds(other.page);
    for (const tab of [other.page, page]) {
      await tab.bringToFront();
      await rowsOf(tab)
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expect(rowsOf(tab)).toHaveCount(1);
    }
    expect(await countKept(page)).toBe(1);
  });
});

test('back from a round, the list is where it was left', async ({ page, thirty }) => {
  await thirty.open();
  await openRounds(page);
  await importText(page, fileOf(Array.from({ length: 200 }, (_, seed) => plainRound({ seed }))));
  await dialogOf(page).getByRole('button', { name: 'Import 200 rounds' }).click();
  await expect(rowsOf(page)).not.toHaveCount(0);
  const scrolled = () =>
    page.evaluate(
      () =>
        Array.from(document.querySelectorAll('dialog > *'), ({ scrollTop }) => scrollTop).find(
          (top) => top > 0,
        ) ?? 0,
    );
  await dialogOf(page).getByRole('img', { name: 'Speed over rounds' }).hover();
  const from = await scrolled();
  await page.mouse.wheel(0, 3000 - from);
  await expect.poll(scrolled).toBe(3000);
  // Not by the pointer, for which the row would be scrolled to sight.
  const show = rowsOf(page).nth(15).getByRole('button', { name: /^Show/ });
  await show.evaluate((button: HTMLElement) => button.click());
  await expect(dialogOf(page).getByRole('region', { name: 'What this round tells' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Back to all rounds' }).click();
  await expect(rowsOf(page)).not.toHaveCount(0);
  expect(await scrolled()).toBe(3000);
});

test('a dialog that a foreign script takes away opens again', async ({ page, thirty }) => {
  await thirty.open();
  await openRounds(page);
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  await openRounds(page);
});

test('another file that is chosen while one is being added is the one that is told', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await openRounds(page);
  await importText(page, fileOf(Array.from({ length: 3000 }, (_, seed) => plainRound({ seed }))));
  await dialogOf(page).getByRole('button', { name: 'Import 3,000 rounds' }).click();
  await importText(page, fileOf([plainRound({ seed: 9999 })]));
  await expect(dialogOf(page).getByText('1 new, 0 already here, 0 cannot be read')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Import 1 round', exact: true }).click();
  await expect(dialogOf(page).getByText('1 round added.')).toBeVisible();
});
