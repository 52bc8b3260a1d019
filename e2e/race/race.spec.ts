import { EXAMPLE_FRAGMENT } from '../../src/testing/challenges';
import type { Thirty } from '../pages/Thirty';
import { findingsInBothThemes } from '../support/axe';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** Types `typed` right characters in a race and lets it end. */
async function race(thirty: Thirty, typed: number): Promise<void> {
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  await thirty.play(typed);
}

test('the result tells who is ahead, in words and in the chart, and the best is as it was', async ({
  page,
  thirty,
}) => {
  await thirty.openAndPlay(30);
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  const words = await thirty.words();
  await thirty.race.button.click();
  expect(await thirty.words()).toBe(words);
  await thirty.expectState('start');
  await race(thirty, 42);
  await expect(page.getByText('Ahead of the ghost by 12 characters (5 wpm)', { exact: true })).toBeVisible();
  await expect(page.getByText('net speed of the ghost')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Speed over time' }).getByRole('columnheader', { name: /ghost/i }),
  ).toHaveCount(1);
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  expect(await thirty.stored('highestResult')).toBe('30');
  await expect(page.getByText('New highest score')).toHaveCount(0);

  await page.getByRole('button', { name: 'Race them again' }).click();
  await race(thirty, 26);
  const outcome = page.getByText('Behind the ghost by 4 characters (2 wpm)', { exact: true });
  await expect(outcome).toBeVisible();
  await thirty.replay.watch();
  await expect(thirty.replay.region).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thirty.replay.region).toHaveCount(0);
  await expect(outcome).toBeVisible();
  await page.getByRole('button', { name: 'Race them again' }).click();
  await race(thirty, 30);
  await expect(page.getByText('Level with the ghost', { exact: true })).toBeVisible();

  await thirty.rounds.expectSaved(4);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows.filter({ hasText: '30 s, raced' })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await thirty.restart.click();
  await expect(thirty.main).not.toHaveAttribute('data-ghost');
  await expect(await thirty.wordsElement()).not.toHaveText(words);
});

test(
  "the ghost's caret is seen on the canvas in a race, and no longer (webgl)",
  LONG,
  async ({ page, thirty }) => {
    await thirty.hasGpu();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.openAndPlay(20);
    expect(await thirty.pixelsOf('ghost')).toBe(0);
    await thirty.race.button.click();
    // Not under the player's own caret, where only its flag shows.
    await thirty.type('x');
    await expect(thirty.main).toHaveAttribute('data-ghost', '20');
    // Polled: a move of the ghost is drawn with the player's next key, or a moment later.
    await expect.poll(() => thirty.pixelsOf('ghost')).toBeGreaterThan(60);
    await thirty.finish();
    await expect.poll(() => thirty.pixelsOf('ghost')).toBe(0);
  },
);

test(
  "the ghost's caret is seen on the canvas, drawn bit by bit as it would be anew, also as the caret passes it (2d)",
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = await thirty.openAndPlay(12);
    expect(await thirty.pixelsOf('ghost')).toBe(0);
    await thirty.race.button.click();
    await thirty.type(words.slice(0, 2));
    await expect(thirty.main).toHaveAttribute('data-ghost', '12');
    await expect.poll(() => thirty.pixelsOf('ghost')).toBeGreaterThan(60);
    await thirty.expectSameDrawnAnew();
    for (const typed of [words.slice(2, 11), words[11] ?? '', wrong(words[12]), words[13] ?? '']) {
      await thirty.type(typed);
      await thirty.expectSameDrawnAnew();
    }
    for (let deleted = 0; deleted < 4; deleted++) {
      await page.keyboard.press('Backspace');
      await thirty.expectSameDrawnAnew();
    }
    await thirty.expectState('run');
    expect(await thirty.pixelsOf('ghost')).toBeGreaterThan(60);
  },
);

test('a ghost in other words is told of at the edge', LONG, async ({ page, thirty }) => {
  const words = await thirty.open();
  await thirty.type(words);
  await expect(await thirty.wordsElement()).not.toHaveText(words);
  await thirty.finish();
  await thirty.race.button.click();
  await expect(await thirty.wordsElement()).toHaveText(words);
  await thirty.type(words[0] ?? '');
  await expect(page.getByText(`${words.length - 1} ▸`)).toBeVisible();
  await thirty.type(words[1] ?? '');
  await expect(page.getByText(`${words.length - 2} ▸`)).toBeVisible();
});

test(
  'a round is raced from the list, by way of a focus that a screen reader follows, and the fastest by a button of its own',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.playWhole(40);
    const fast = await thirty.words();
    await thirty.restart.click();
    const slow = await thirty.words();
    await thirty.play(11);
    await thirty.rounds.expectSaved(2);
    await thirty.rounds.open();
    await page.evaluate(() => {
      const focused: string[] = [];
      Object.assign(window, { focused });
      addEventListener('focusin', ({ target }) => {
        const { localName, textContent } = target as HTMLElement;
        focused.push(localName === 'button' ? (textContent ?? '') : localName);
      });
    });
    await thirty.rounds.press('Race');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(await thirty.wordsElement()).toHaveText(slow);
    await expect(thirty.field).toBeFocused();
    const focused = await page.evaluate(() => (window as unknown as { focused: string[] }).focused);
    // First the button that opened the dialog, then the page for a moment, then the field.
    expect(focused.slice(-3)).toEqual(['Rounds', 'main', 'input']);
    await thirty.rounds.open();
    await thirty.rounds.dialog.getByRole('button', { name: 'Race your best' }).click();
    await expect(await thirty.wordsElement()).toHaveText(fast);
    await race(thirty, 40);
    await expect(page.getByText('Level with the ghost', { exact: true })).toBeVisible();
  },
);

test.describe(() => {
  test.use({ bypassCSP: true });

  test('a challenge, a race and its result are accessible in both themes', LONG, async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    await thirty.chooseTheme('System');
    await expect(thirty.field).toBeFocused();
    await thirty.playSaved(20);
    await thirty.race.copyLink('Ana');
    expect(await findingsInBothThemes(page)).toEqual([]);
    await thirty.race.button.click();
    await expect(page.getByText(/^Racing your round/)).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await race(thirty, 12);
    await expect(page.getByText(/^Behind the ghost/)).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});

test(
  'Race races the round that it was pressed for, also while a challenge waits, and then no words wait',
  LONG,
  async ({ page, thirty }) => {
    const own = await thirty.begin(4);
    await thirty.race.follow(EXAMPLE_FRAGMENT);
    await thirty.finish();
    await expect(thirty.race.challenge).toContainText('in your next round');
    await thirty.race.button.click();
    const line = page.getByText(/^Racing your round/);
    await expect(await thirty.wordsElement()).toHaveText(own);
    await thirty.type('x');
    await thirty.expectState('run');
    await expect(line).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave the race' })).toHaveCount(0);
  },
);
