import { findings } from './axe';
import { makeKeysTimeable } from './pretence';
import { anotherPlayer, challengeOf, copiedLink, replayOf } from './racePage';
import { countKept, dialogOf, openRounds, play, playUnkept, rowsOf } from './roundsPage';
import { expect, type Thirty, test } from './thirty';
import { foreignAndBack, typeRound, unevenGaps, withSlips } from './timedRound';

const RACE = { name: 'Race', exact: true } as const;

/** Types `typed` right characters in a race and lets it end. */
async function race(thirty: Thirty, typed: number): Promise<void> {
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  await playUnkept(thirty, typed);
}

test('two players race each other by a link, and the ghost stands where the other stood', async ({
  page,
  thirty,
  browser,
  baseURL,
}) => {
  await page.addInitScript(makeKeysTimeable);
  await thirty.open();
  const gap = unevenGaps(3);
  const { texts, events } = await typeRound(thirty, [
    (words) => withSlips(gap, [foreignAndBack])(words),
    (words) => withSlips(gap)(words.slice(0, 12)),
  ]);
  const link = await copiedLink(page, 'Ana');
  expect(link.length).toBeLessThan(700);

  const [other, context] = await anotherPlayer(browser, { baseURL });
  await other.open(link);
  await expect(challengeOf(other.page)).toContainText(
    /^A challenge by Ana: \d+ wpm, \d+ %\. The same words are waiting\./,
  );
  expect(await other.words()).toBe(texts[0]);
  await expect(other.main).toHaveAttribute('data-ghost', '0');

  const lastMs = events.at(-1)?.at ?? 0;
  await other.page.evaluate(() => {
    const moves: [number, number][] = [];
    Object.assign(globalThis, { moves });
    const main = document.querySelector('main') as HTMLElement;
    let startedAt = 0;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        startedAt ||= timeStamp;
      },
      true,
    );
    new MutationObserver(() =>
      moves.push([performance.now() - startedAt, Number(main.dataset.ghost)]),
    ).observe(main, { attributeFilter: ['data-ghost'] });
  });
  await other.type(texts[0]?.[0] ?? '');
  const moves = () =>
    other.page.evaluate(() => (globalThis as unknown as { moves: [number, number][] }).moves);
  await expect
    .poll(async () => (await moves()).at(-1)?.[0], { timeout: 40_000 })
    .toBeGreaterThanOrEqual(lastMs);

  // Where the sender's caret stood after each key, and when.
  let total = 0;
  const stood = events.map((event): [number, number] => {
    total += event.kind === 'typed' ? 1 : -1;
    return [event.at, total];
  });
  const seen = await moves();
  const at = (list: readonly [number, number][], ms: number) =>
    list.findLast(([time]) => time <= ms)?.[1] ?? 0;
  // The timers of a busy machine may come late, never early.
  const LATE_MS = 200;
  for (let ms = 100; ms <= lastMs + 100; ms += 100) {
    const allowed = stood.filter(([time]) => time > ms - LATE_MS && time <= ms).map(([, count]) => count);
    expect([at(stood, ms - LATE_MS), ...allowed], `at ${ms} ms`).toContain(at(seen, ms));
  }
  await context.close();
});

test('the result tells who is ahead, in words and in the chart, and the best is as it was', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await play(thirty, 30);
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  const words = await thirty.words();
  await page.getByRole('button', RACE).click();
  expect(await thirty.words()).toBe(words);
  await thirty.expectState('start');
  await race(thirty, 42);
  await expect(page.getByText('Ahead of the ghost by 12 characters', { exact: true })).toBeVisible();
  await expect(page.getByText('net speed of the ghost')).toBeVisible();
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBe('30');
  await expect(page.getByText('New highest score')).toHaveCount(0);

  await page.getByRole('button', { name: 'Same ghost again' }).click();
  await race(thirty, 26);
  await expect(page.getByText('Behind the ghost by 4 characters', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Same ghost again' }).click();
  await race(thirty, 30);
  await expect(page.getByText('Level with the ghost', { exact: true })).toBeVisible();

  await expect.poll(() => countKept(page)).toBe(4);
  await openRounds(page);
  await expect(rowsOf(page).filter({ hasText: '30 s, raced' })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await thirty.restart.click();
  await expect(thirty.main).not.toHaveAttribute('data-ghost');
  expect(await thirty.words()).not.toBe(words);
});

for (const gpu of [false, true]) {
  test(`the ghost's caret is seen on the canvas as its keys come (${gpu ? 'webgl' : '2d'})`, async ({
    page,
    thirty,
  }) => {
    if (gpu) await thirty.hasGpu();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    await play(thirty, 20);
    expect(await thirty.pixelsOf('ghost')).toBe(0);
    await page.getByRole('button', RACE).click();
    // Under the player's own caret only its flag is to be seen.
    await thirty.type('x');
    await expect(thirty.main).toHaveAttribute('data-ghost', /^[1-9]/);
    await expect(thirty.main).toHaveAttribute('data-ghost', '20');
    // It waits a moment for the player's next key.
    await expect.poll(() => thirty.pixelsOf('ghost')).toBeGreaterThan(60);
    await thirty.finish();
    await expect.poll(() => thirty.pixelsOf('ghost')).toBe(0);
  });
}

test('a ghost in other words is told of at the edge', async ({ page, thirty }) => {
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(words);
  await expect(await thirty.wordsElement()).not.toHaveText(words);
  await thirty.finish();
  await page.getByRole('button', RACE).click();
  await expect(await thirty.wordsElement()).toHaveText(words);
  await thirty.type(words[0] ?? '');
  await expect(page.getByText(`${words.length - 1} ▸`)).toBeVisible();
  await thirty.type(words[1] ?? '');
  await expect(page.getByText(`${words.length - 2} ▸`)).toBeVisible();
});

test('a round is raced from the list, and the fastest by a button of its own', async ({ page, thirty }) => {
  await thirty.open();
  await play(thirty, 40);
  const fast = await thirty.words();
  await thirty.restart.click();
  const slow = await thirty.words();
  await playUnkept(thirty, 11);
  await expect.poll(() => countKept(page)).toBe(2);
  await openRounds(page);
  await rowsOf(page).first().getByRole('button', { name: /^Race/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(await thirty.wordsElement()).toHaveText(slow);
  await expect(thirty.field).toBeFocused();
  await openRounds(page);
  await dialogOf(page).getByRole('button', { name: 'Race your best' }).click();
  await expect(await thirty.wordsElement()).toHaveText(fast);
  await race(thirty, 40);
  await expect(page.getByText('Level with the ghost', { exact: true })).toBeVisible();
});

test('Not now goes to a usual round, and a reload does too', async ({ page, thirty, browser, baseURL }) => {
  await thirty.open();
  await playUnkept(thirty, 25);
  const link = await copiedLink(page);
  const [other, context] = await anotherPlayer(browser, { baseURL });
  await other.open(link);
  const words = await other.words();
  await expect(challengeOf(other.page)).toContainText(/^A challenge: \d+ wpm, 100 %\./);
  expect(await countKept(other.page)).toBe(0);
  expect(await other.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await other.page.getByRole('button', { name: 'Not now' }).click();
  await expect(challengeOf(other.page)).toHaveCount(0);
  expect(await other.words()).not.toBe(words);
  await expect(other.field).toBeFocused();
  await expect(other.main).not.toHaveAttribute('data-ghost');
  expect(other.page.url()).not.toContain('#');
  await other.type((await other.words()).slice(0, 5));
  await other.finish();
  await expect(other.best()).toHaveText('Highest Score: 5');
  await other.page.reload();
  await other.pictured();
  await expect(challengeOf(other.page)).toHaveCount(0);
  await context.close();
});

test('no other words are shown before those of the link, and what is typed before the app counts', async ({
  page,
  thirty,
  browser,
  baseURL,
}) => {
  await thirty.open();
  await playUnkept(thirty, 25);
  const words = await thirty.words();
  const link = await copiedLink(page);
  const [other, context] = await anotherPlayer(browser, { baseURL });
  await other.page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const text = document.querySelector('[data-part="words"]')?.textContent ?? '';
      if (text !== '') shown.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const letThrough = await other.hold(/assets\/index-.*\.js/);
  await other.page.goto(link, { waitUntil: 'commit' });
  await expect(other.field).toBeFocused();
  await other.type(words.slice(0, 3));
  letThrough();
  await other.pictured();
  await expect(challengeOf(other.page)).toBeVisible();
  await other.expectState('run');
  await other.type(words.slice(3, 5));
  await other.finish();
  await other.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 5']);
  expect(
    await other.page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown]),
  ).toEqual([words]);
  await context.close();
});

for (const fragment of [
  '#race=',
  '#race=AAAA',
  '#race=%00%ff',
  `#race=${'A'.repeat(1_000_000)}`,
  '#race=<img src=x onerror=alert(1)>',
]) {
  test(`a link that cannot be read says so: ${fragment.slice(0, 20)}`, async ({ page, thirty }) => {
    await page.goto(`./${fragment}`);
    await thirty.pictured();
    await expect(page.getByRole('status').filter({ hasText: /^This link cannot be read/ })).toBeVisible();
    await thirty.type((await thirty.words()).slice(0, 7));
    await thirty.finish();
    await expect(thirty.best()).toHaveText('Highest Score: 7');
    await expect(page.getByText('This link cannot be read')).toHaveCount(0);
  });
}

test('a link that was cut says so, and nothing of it is kept', async ({ page, thirty, browser, baseURL }) => {
  await thirty.open();
  await playUnkept(thirty, 25);
  const link = await copiedLink(page);
  const [other, context] = await anotherPlayer(browser, { baseURL });
  await other.open(link.slice(0, -1));
  await expect(other.page.getByText(/^This link cannot be read/)).toBeVisible();
  await other.page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(other.page.getByText(/^This link cannot be read/)).toHaveCount(0);
  expect(await countKept(other.page)).toBe(0);
  expect(await other.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await context.close();
});

test('a link opens in an open page between rounds, never during one', async ({
  page,
  thirty,
  browser,
  baseURL,
}) => {
  await thirty.open();
  await playUnkept(thirty, 25);
  const link = await copiedLink(page);
  const words = await thirty.words();
  const { hash } = new URL(link);
  const [other, context] = await anotherPlayer(browser, { baseURL });
  await other.open();
  const follow = () =>
    other.page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
  await follow();
  await expect(await other.wordsElement()).toHaveText(words);
  await expect(challengeOf(other.page)).toBeVisible();
  await other.page.getByRole('button', { name: 'Not now' }).click();

  const own = await other.words();
  await other.type(own.slice(0, 4));
  await follow();
  await other.type(own.slice(4, 9));
  await other.finish();
  await other.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 9']);
  await expect(challengeOf(other.page)).toContainText('The same words come with the next round.');
  await other.restart.click();
  await expect(await other.wordsElement()).toHaveText(words);
  await expect(other.main).toHaveAttribute('data-ghost', '0');
  await context.close();
});

test('a name is text and nothing else, of twenty characters', async ({ page, thirty, browser, baseURL }) => {
  await thirty.open();
  await playUnkept(thirty, 25);
  const link = await copiedLink(page, '<b onclick=alert(1)>Anastasia</b>');
  const [other, context] = await anotherPlayer(browser, { baseURL });
  await other.open(link);
  await expect(challengeOf(other.page)).toContainText('A challenge by <b onclick=alert(1)>: ');
  await context.close();
});

test('where the browser lets nothing be copied, the link is there to be copied by hand', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await thirty.open();
  await playUnkept(thirty, 25);
  await page.getByRole('button', { name: 'Copy challenge link' }).click();
  const link = page.getByRole('textbox', { name: 'Challenge link' });
  await expect(link).toHaveValue(/^http.*#race=[\w-]+$/);
  const words = await page.locator('[data-part="words"]').textContent();
  await page.goto(await link.inputValue());
  await page.reload();
  await expect(challengeOf(page)).toBeVisible();
  await expect(page.locator('[data-part="words"]')).toHaveText(words ?? '');
});

test('a race can be watched like any round', async ({ page, thirty }) => {
  await thirty.open();
  await play(thirty, 30);
  await page.getByRole('button', RACE).click();
  await race(thirty, 12);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(replayOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Behind the ghost by 18 characters', { exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({ bypassCSP: true });

  for (const theme of ['Light', 'Dark'] as const) {
    test(`a challenge, a race and its result are accessible in ${theme}`, async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.open();
      await thirty.choose(theme);
      await play(thirty, 20);
      await copiedLink(page, 'Ana');
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', RACE).click();
      await expect(page.getByText(/^A race against a round of yours/)).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await race(thirty, 12);
      await expect(page.getByText(/^Behind the ghost/)).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  }
});

test('to race from the list, the focus leaves the dialog before it is gone, so that a screen reader follows', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await play(thirty, 5);
  await openRounds(page);
  await page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(window, { focused });
    addEventListener('focusin', ({ target }) => focused.push((target as HTMLElement).textContent ?? ''));
  });
  await rowsOf(page).first().getByRole('button', { name: /^Race/ }).click();
  await expect(thirty.field).toBeFocused();
  const focused = await page.evaluate(() => (window as unknown as { focused: string[] }).focused);
  // The button, that which has opened the dialog, and then the field.
  expect(focused.slice(-2)).toEqual(['Rounds', '']);
});
