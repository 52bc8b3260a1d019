import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { expect, LONG, test } from '../test';

test(
  'it plays by itself, at the speed that is chosen, and stops at the end',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.play(20);
    await thirty.replay.watch();
    const speeds = thirty.replay.region.getByRole('radiogroup', { name: 'Speed' });
    await expect(speeds.getByRole('radio')).toHaveCount(4);
    await expect(speeds.getByRole('radio', { name: '1×' })).toBeChecked();
    await expect.poll(() => thirty.replay.ms()).toBeGreaterThan(100);
    for (const [name, speed] of [
      ['4×', 4],
      ['0.5×', 0.5],
      ['1×', 1],
      ['2×', 2],
    ] as const) {
      await speeds.getByText(name, { exact: true }).click();
      await expect(speeds.getByRole('radio', { name, exact: true })).toBeChecked();
      await thirty.replay.seek(0);
      await thirty.replay.region.getByRole('button', { name: 'Play' }).click();
      expect(await speedSeen(page)).toBeCloseTo(speed, 0.4);
    }
    await thirty.replay.seek(29_500);
    await expect(thirty.replay.region.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(await thirty.replay.ms()).toBe(29_500);
    await thirty.replay.region.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => thirty.replay.ms()).toBe(30_000);
    await expect(thirty.replay.region.getByRole('button', { name: 'Play' })).toBeVisible();
    // From its beginning.
    await thirty.replay.region.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => thirty.replay.ms()).toBeLessThan(20_000);
  },
);

/**
 * How many ms of the round pass in a ms, over half a second. Frames that a busy machine holds up are left out, and those
 * right after them: in these the round waits.
 */
function speedSeen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const HELD_UP_MS = 60;
        const main = document.querySelector('main') as HTMLElement;
        let [passed, moved, skips] = [0, 0, 0];
        let last: [at: number, ms: number] | null = null;
        const look = (at: number): void => {
          const ms = Number(main.dataset.replayMs);
          const [lastAt, lastMs] = last ?? [at, ms];
          if (at - lastAt > HELD_UP_MS) skips = 2;
          if (skips > 0) skips--;
          else {
            passed += at - lastAt;
            moved += ms - lastMs;
          }
          last = [at, ms];
          if (passed < 500) requestAnimationFrame(look);
          else resolve(moved / passed);
        };
        requestAnimationFrame(look);
      }),
  );
}

test('the slider says where it is: time, speed so far and word', LONG, async ({ thirty }) => {
  const words = await thirty.open();
  await thirty.replay.watchKeys(12, 200);
  const slider = thirty.replay.slider;
  await expect(slider).toHaveAttribute('min', '0');
  await expect(slider).toHaveAttribute('max', '30000');
  await thirty.replay.seek(1000);
  // Six characters in a second: 72 words a minute.
  const word = words.slice(words.lastIndexOf(' ', 5) + 1).split(' ')[0];
  await expect(slider).toHaveAttribute('aria-valuetext', `1.0 s, 72 wpm, word ${word}`);
  await expect(await thirty.wordsElement()).toHaveText(words);
});

test('a part is played again and again', LONG, async ({ page, thirty }) => {
  await thirty.replay.watchRoundOf(20);
  await thirty.replay.seek(2000);
  await page.getByRole('button', { name: 'Loop from here' }).click();
  await thirty.replay.seek(2400);
  await page.getByRole('button', { name: 'Loop to here' }).click();
  await thirty.replay.seek(2300);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const main = document.querySelector('main') as HTMLElement;
    new MutationObserver(() => seen.push(Number(main.dataset.replayMs))).observe(main, { attributes: true });
  });
  await thirty.replay.region.getByRole('button', { name: 'Play' }).click();
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  await expect
    .poll(async () => (await seen()).filter((ms, i, all) => ms < (all[i - 1] ?? 0)).length)
    .toBeGreaterThan(1);
  const times = await seen();
  expect(Math.min(...times)).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...times)).toBeLessThanOrEqual(2400);
  await page.getByRole('button', { name: 'End the loop' }).click();
  await expect.poll(() => thirty.replay.ms()).toBeGreaterThan(2400);
});

test('a kept round is watched from the list, and the words that wait are there again after it', async ({
  page,
  thirty,
}) => {
  await thirty.openAndPlay(15);
  const watched = await thirty.words();
  await thirty.restart.click();
  const waiting = await thirty.words();
  await thirty.rounds.open();
  await thirty.rounds.press('Watch');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(await thirty.wordsElement()).toHaveText(watched);
  await thirty.expectState('start');
  await thirty.type('x');
  await thirty.expectState('start');
  await thirty.replay.region.getByRole('button', { name: 'Close' }).click();
  await expect(await thirty.wordsElement()).toHaveText(waiting);
  await expect(thirty.field).toBeFocused();
  await thirty.type('x');
  await thirty.expectState('run');
});

test('Restart leaves it for new words', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.play(9);
  const played = await thirty.words();
  await thirty.replay.watchFromStart();
  await thirty.restart.click();
  await expect(thirty.replay.region).toHaveCount(0);
  await thirty.expectState('start');
  expect(await thirty.words()).not.toBe(played);
  await thirty.type('x');
  await thirty.expectState('run');
});

test.describe(() => {
  test.use({ expectsPageErrors: true });

  test(
    'where what leads it cannot be loaded, the words stay as they are, and it is told',
    LONG,
    async ({ page, thirty }) => {
      await page.route(/assets\/replayAndRace-/, (route) => route.abort());
      await thirty.openAndPlay(15);
      await expect(page.getByText('A part of this page could not be loaded')).toHaveCount(0);
      await thirty.restart.click();
      const waiting = await thirty.words();
      await thirty.rounds.open();
      await thirty.rounds.press('Watch');
      await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
      await expect(await thirty.wordsElement()).toHaveText(waiting);
      await thirty.type('x');
      await thirty.expectState('run');
    },
  );
});

test('another round that is watched begins anew', LONG, async ({ page, thirty }) => {
  await thirty.openAndPlay(15);
  await thirty.replay.watchFromStart();
  await thirty.replay.seek(25_000);
  await page.getByRole('button', { name: 'Loop from here' }).click();
  await thirty.rounds.open();
  await thirty.rounds.press('Watch');
  await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Loop from here' })).toBeVisible();
  expect(await thirty.replay.ms()).toBeLessThan(25_000);
});

test.describe(() => {
  test.use({ bypassCSP: true });

  for (const theme of ['Light', 'Dark'] as const) {
    test(`watching is accessible in ${theme}, at 320 px too`, LONG, async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.openIn(theme);
      await thirty.play(12);
      await thirty.replay.watchFromStart();
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findings(page)).toEqual([]);
      await thirty.expectWithinWindow();
    });
  }
});
