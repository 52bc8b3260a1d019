import { makeKeysTimeable } from '../support/pretence';
import { foreignAndBack, typeRound, unevenGaps, withSlips } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

test(
  'two players race each other by a link, and the ghost stands where the other stood',
  LONG,
  async ({ page, thirty, anotherPlayer }) => {
    await page.addInitScript(makeKeysTimeable);
    await thirty.open();
    const gap = unevenGaps(3);
    const { texts, events } = await typeRound(thirty, [
      (words) => withSlips(gap, [foreignAndBack])(words),
      (words) => withSlips(gap)(words.slice(0, 12)),
    ]);
    const link = await thirty.race.copyLink('Ana');
    expect(link.length).toBeLessThan(700);

    const other = await anotherPlayer();
    await other.open(link);
    await expect(other.race.challenge).toContainText(
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
  },
);

test('Not now goes to a usual round, and a reload does too', LONG, async ({ thirty, anotherPlayer }) => {
  const link = await thirty.race.linkOfRound(25);
  const other = await anotherPlayer();
  await other.open(link);
  const words = await other.words();
  await expect(other.race.challenge).toContainText(/^A challenge: \d+ wpm, 100 %\./);
  expect(await other.rounds.countSaved()).toBe(0);
  expect(await other.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await other.page.getByRole('button', { name: 'Not now' }).click();
  await expect(other.race.challenge).toHaveCount(0);
  expect(await other.words()).not.toBe(words);
  await expect(other.field).toBeFocused();
  await expect(other.main).not.toHaveAttribute('data-ghost');
  expect(other.page.url()).not.toContain('#');
  await other.typeWords(5);
  await other.finish();
  await expect(other.best()).toHaveText('Highest Score: 5');
  await other.reload();
  await expect(other.race.challenge).toHaveCount(0);
});

test(
  'a challenge that is not by ear is read to a screen reader, where words are said otherwise',
  LONG,
  async ({ thirty, anotherPlayer }) => {
    const link = await thirty.race.linkOfRound(25);
    const other = await anotherPlayer();
    await other.page.addInitScript(() => localStorage.setItem('options', '{"version":1,"saysWords":true}'));
    await other.open(link);
    await expect(other.field).toHaveAccessibleDescription(new RegExp(`^${await other.words()}`));
  },
);

test('no other words are shown before those of the link, and what is typed before the app counts', async ({
  thirty,
  anotherPlayer,
}) => {
  const link = await thirty.race.linkOfRound(25);
  const words = await thirty.words();
  const other = await anotherPlayer();
  await other.page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const text = document.querySelector('[data-part="words"]')?.textContent ?? '';
      if (text !== '') shown.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const letThrough = await other.openLinkBeforeApp(link);
  await expect(other.field).toBeFocused();
  await other.type(words.slice(0, 3));
  letThrough();
  await other.pictured();
  await expect(other.race.challenge).toBeVisible();
  await other.expectState('run');
  await other.type(words.slice(3, 5));
  await other.finishFlawless(5);
  expect(
    await other.page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown]),
  ).toEqual([words]);
});

for (const fragment of [
  '#race=',
  '#race=AAAA',
  '#race=%00%ff',
  `#race=${'A'.repeat(1_000_000)}`,
  '#race=<img src=x onerror=alert(1)>',
]) {
  test(
    `a link that cannot be read says so: ${fragment.slice(0, 20)}`,
    longUnless(fragment === '#race=AAAA'),
    async ({ page, thirty }) => {
      await page.goto(`./${fragment}`);
      await thirty.pictured();
      await expect(page.getByRole('status').filter({ hasText: /^This link cannot be read/ })).toBeVisible();
      await thirty.play(7);
      await expect(thirty.best()).toHaveText('Highest Score: 7');
      await expect(page.getByText('This link cannot be read')).toHaveCount(0);
    },
  );
}

test('a link that was cut says so, and nothing of it is kept', LONG, async ({ thirty, anotherPlayer }) => {
  const link = await thirty.race.linkOfRound(25);
  const other = await anotherPlayer();
  await other.open(link.slice(0, -1));
  await expect(other.page.getByText(/^This link cannot be read/)).toBeVisible();
  await other.page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(other.page.getByText(/^This link cannot be read/)).toHaveCount(0);
  expect(await other.rounds.countSaved()).toBe(0);
  expect(await other.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a link opens in an open page between rounds, never during one', async ({ thirty, anotherPlayer }) => {
  const link = await thirty.race.linkOfRound(25);
  const words = await thirty.words();
  const { hash } = new URL(link);
  const other = await anotherPlayer();
  await other.open();
  const follow = () =>
    other.page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
  await follow();
  await expect(await other.wordsElement()).toHaveText(words);
  await expect(other.race.challenge).toBeVisible();
  await other.page.getByRole('button', { name: 'Not now' }).click();

  const own = await other.words();
  await other.type(own.slice(0, 4));
  await follow();
  await other.type(own.slice(4, 9));
  await other.finishFlawless(9);
  await expect(other.race.challenge).toContainText('The same words come with the next round.');
  await other.restart.click();
  await expect(await other.wordsElement()).toHaveText(words);
  await expect(other.main).toHaveAttribute('data-ghost', '0');
});

test('a name is text and nothing else, of twenty characters', LONG, async ({ thirty, anotherPlayer }) => {
  const link = await thirty.race.linkOfRound(25, '<b onclick=alert(1)>Anastasia</b>');
  const other = await anotherPlayer();
  await other.open(link);
  await expect(other.race.challenge).toContainText('A challenge by <b onclick=alert(1)>: ');
});

test(
  'where the browser lets nothing be copied, the link is there to be copied by hand',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await thirty.open();
    await thirty.play(25);
    await page.getByRole('button', { name: 'Copy challenge link' }).click();
    const link = page.getByRole('textbox', { name: 'Challenge link' });
    await expect(link).toHaveValue(/^http.*#race=[\w-]+$/);
    const words = await page.locator('[data-part="words"]').textContent();
    await page.goto(await link.inputValue());
    await page.reload();
    await expect(thirty.race.challenge).toBeVisible();
    await expect(page.locator('[data-part="words"]')).toHaveText(words ?? '');
  },
);
