import { recordingOf } from '../../src/core/history/recordingBytes';
import { aChallengeFragment, EXAMPLE_FRAGMENT } from '../../src/testing/challenges';
import { aFinishedRound } from '../../src/testing/playedRounds';
import { A_SETUP, typed } from '../../src/testing/rounds';
import { foreignAndBack, typeRound, unevenGaps, withSlips } from '../support/typedRound';
import { listOf } from '../support/wordLists';
import { expect, LONG, test } from '../test';

const ENGLISH = [...listOf('English common')];

/** A move of the ghost: when, on the page's clock, and to which position. */
type Move = [atMs: number, characters: number];

test.describe(() => {
  test.use({ time: 'ownTimers' });

  test('two players race each other by a link, and the ghost stands where the other stood', async ({
    thirty,
    anotherPlayer,
  }) => {
    const sender = await anotherPlayer();
    await sender.open();
    const gap = unevenGaps(3);
    const { texts, events } = await typeRound(sender, [
      (words) => withSlips(gap, [foreignAndBack])(words),
      (words) => withSlips(gap)(words.slice(0, 12)),
    ]);
    const link = await sender.race.copyLink('Ana');
    expect(link.length).toBeLessThan(700);

    await thirty.open(link);
    await expect(thirty.race.challenge).toContainText(
      /^Ana challenges you: \d+ wpm, \d+%\. Same words; the other caret is Ana\./,
    );
    await expect(await thirty.wordsElement()).toHaveText(texts[0] ?? '');
    await expect(thirty.main).toHaveAttribute('data-ghost', '0');

    await thirty.pauseTimers();
    const startedAt = await thirty.main.evaluate((main) => {
      const moves: Move[] = [];
      Object.assign(globalThis, { moves });
      const noteMove = () => moves.push([performance.now(), Number(main.dataset.ghost)]);
      new MutationObserver(noteMove).observe(main, { attributeFilter: ['data-ghost'] });
      return performance.now();
    });
    await thirty.type(texts[0]?.[0] ?? '');
    await thirty.runFor(Math.ceil(events.at(-1)?.at ?? 0));

    // The sender's caret after each key. Timers have only whole ms.
    const stood = new Map<number, number>();
    let total = 0;
    for (const { kind, at } of events) {
      total += kind === 'typed' ? 1 : -1;
      stood.set(Math.ceil(at), total);
    }
    const moves = await thirty.page.evaluate(() => (globalThis as unknown as { moves: Move[] }).moves);
    expect(moves.map(([atMs, characters]) => [atMs - startedAt, characters])).toEqual([...stood]);
  });
});

test(
  'nothing of a link is kept before it is played: Not now goes to a usual round, and a reload does too',
  LONG,
  async ({ thirty }) => {
    await thirty.open(`./${EXAMPLE_FRAGMENT}`);
    const words = await thirty.words();
    await expect(thirty.race.challenge).toContainText(/^Zoë challenges you: \d+ wpm, \d+%\./);
    expect(await thirty.rounds.countSaved()).toBe(0);
    expect(await thirty.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await thirty.page.getByRole('button', { name: 'Not now' }).click();
    await expect(thirty.race.challenge).toHaveCount(0);
    await expect(await thirty.wordsElement()).not.toHaveText(words);
    await expect(thirty.field).toBeFocused();
    await expect(thirty.main).not.toHaveAttribute('data-ghost');
    expect(thirty.page.url()).not.toContain('#');
    await thirty.play(5);
    await expect(thirty.best()).toHaveText('Highest Score: 5');
    await thirty.reload();
    await expect(thirty.race.challenge).toHaveCount(0);
  },
);

test(
  'a challenge that is not by ear is read to a screen reader, where words are said otherwise',
  LONG,
  async ({ thirty }) => {
    await thirty.hasStored('options', '{"version":1,"saysWords":true}');
    await thirty.open(`./${EXAMPLE_FRAGMENT}`);
    await expect(thirty.field).toHaveAccessibleDescription(new RegExp(`^${await thirty.words()}`));
  },
);

test(
  'no other words are shown before those of the link, nothing moves, and what is typed before the app counts',
  LONG,
  async ({ thirty, anotherPlayer }) => {
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
    const restartBefore = await other.restart.boundingBox();
    await other.type(words.slice(0, 3));
    letThrough();
    await other.pictured();
    await expect(other.race.challenge).toBeVisible();
    await other.expectState('run');
    expect((await other.restart.boundingBox())?.y).toBe(restartBefore?.y);
    await other.type(words.slice(3, 5));
    await other.finishFlawless(5);
    expect(
      await other.page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown]),
    ).toEqual([words]);
  },
);

test('a damaged link says so, nothing of it is kept, and a usual round follows', async ({ page, thirty }) => {
  await thirty.open('./#race=AAAA');
  const line = page.getByRole('status').filter({ hasText: /^This link is damaged/ });
  await expect(line).toBeVisible();
  expect(await thirty.rounds.countSaved()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await thirty.play(7);
  await expect(thirty.best()).toHaveText('Highest Score: 7');
  await expect(line).toHaveCount(0);
});

test(
  'whatever else stands in the place of a challenge is told to be damaged',
  LONG,
  async ({ page, thirty }) => {
    for (const fragment of [
      '#race=',
      '#race=%00%ff',
      `#race=${'A'.repeat(1_000_000)}`,
      '#race=<img src=x onerror=alert(1)>',
      `#race%3D${EXAMPLE_FRAGMENT.slice(6)}`,
      `#RACE=${EXAMPLE_FRAGMENT.slice(6)}`,
    ]) {
      await test.step(fragment.slice(0, 12), async () => {
        // A change of the fragment alone would not load the page again.
        await page.goto('about:blank');
        await thirty.open(`./${fragment}`);
        await expect(page.getByRole('status').filter({ hasText: /^This link is damaged/ })).toBeVisible();
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(page.getByText(/^This link is damaged/)).toHaveCount(0);
      });
    }
  },
);

test(
  'a link opens in an open page between rounds, never during one',
  LONG,
  async ({ thirty, anotherPlayer }) => {
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

    await expect(await other.wordsElement()).not.toHaveText(words);
    await expect(other.field).toBeFocused();
    const own = await other.words();
    await other.type(own.slice(0, 4));
    await follow();
    await other.type(own.slice(4, 9));
    await other.finishFlawless(9);
    await expect(other.race.challenge).toContainText('Same words, in your next round.');
    await other.restart.click();
    await expect(await other.wordsElement()).toHaveText(words);
    await expect(other.main).toHaveAttribute('data-ghost', '0');
  },
);

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'a name is text and nothing else, of twenty characters, which widen no page',
    LONG,
    async ({ page, thirty }) => {
      const recording = recordingOf(aFinishedRound({ ...A_SETUP, words: ENGLISH }, [typed('a')]));
      const linkFrom = (name: string) => aChallengeFragment(recording, ENGLISH, name);
      await thirty.open(`./${linkFrom('<b onclick=alert(1)>Anastasia</b>')}`);
      await expect(thirty.race.challenge).toContainText('<b onclick=alert(1)> challenges you: ');
      await thirty.race.follow(linkFrom('W'.repeat(20)));
      await expect(thirty.race.challenge).toContainText(`${'W'.repeat(20)} challenges you: `);
      expect(
        await page.evaluate(() => {
          scrollTo(500, 0);
          return scrollX;
        }),
      ).toBe(0);
    },
  );
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
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = page.getByRole('textbox', { name: 'Challenge link' });
    await expect(link).toHaveValue(/^http.*#race=[\w-]+$/);
    const words = await page.locator('[data-part="words"]').textContent();
    await page.goto(await link.inputValue());
    await page.reload();
    await expect(thirty.race.challenge).toBeVisible();
    await expect(page.locator('[data-part="words"]')).toHaveText(words ?? '');
  },
);
