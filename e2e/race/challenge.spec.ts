import { foreignAndBack, typeRound, unevenGaps, withSlips } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

/** What the page has done in the race, in ms of its own clock. */
interface Seen {
  /** When the first key was pressed. */
  startedAt: number;
  /** Where the ghost has stood, from when on. */
  readonly moves: [ms: number, count: number][];
  /** When it began, and then when a timer of 20 ms has run. */
  readonly beats: number[];
}

test(
  'two players race each other by a link, and the ghost stands where the other stood',
  LONG,
  async ({ thirty, anotherPlayer }) => {
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
      const main = document.querySelector('main') as HTMLElement;
      // The page may stand still from the first key on, before a timer has run.
      const seen: Seen = { startedAt: 0, moves: [], beats: [performance.now()] };
      Object.assign(globalThis, { seen });
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          seen.startedAt ||= timeStamp;
        },
        true,
      );
      const noteMove = () => seen.moves.push([performance.now(), Number(main.dataset.ghost)]);
      new MutationObserver(noteMove).observe(main, { attributeFilter: ['data-ghost'] });
      setInterval(() => seen.beats.push(performance.now()), 20);
    });
    await other.type(texts[0]?.[0] ?? '');
    /** Moves and beats so far, in ms since the first key. */
    const seenSoFar = () =>
      other.page.evaluate(() => {
        const { startedAt, moves, beats } = (globalThis as unknown as { seen: Seen }).seen;
        return {
          moves: moves.map(([time, count]): [number, number] => [time - startedAt, count]),
          beats: beats.map((time) => time - startedAt),
        };
      });
    await expect
      .poll(async () => (await seenSoFar()).moves.at(-1)?.[0], { timeout: 40_000 })
      .toBeGreaterThanOrEqual(lastMs);

    // Where the sender's caret stood after each key, and when.
    let total = 0;
    const stood = events.map((event): [number, number] => {
      total += event.kind === 'typed' ? 1 : -1;
      return [event.at, total];
    });
    const { moves, beats } = await seenSoFar();
    const at = (list: readonly [number, number][], ms: number) =>
      list.findLast(([time]) => time <= ms)?.[1] ?? 0;
    // A ghost may be late, by no more than the page's timers are on this machine; never early.
    /** The longest gap between two beats that falls into a time. */
    const standstillMs = (from: number, to: number): number => {
      const gaps = beats.slice(1).map((end, index) => ({ start: beats[index] ?? 0, end }));
      const within = gaps.filter(({ start, end }) => start < to && end > from);
      return Math.max(0, ...within.map(({ start, end }) => end - start));
    };
    for (let ms = 100; ms <= lastMs + 100; ms += 100) {
      const from = ms - 200 - standstillMs(ms - 1000, ms);
      const allowed = stood.filter(([time]) => time > from && time <= ms).map(([, count]) => count);
      expect([at(stood, from), ...allowed], `at ${ms} ms`).toContain(at(moves, ms));
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
