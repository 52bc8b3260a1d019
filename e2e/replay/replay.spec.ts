import { findingsInBothThemes } from '../support/axe';
import { expect, LONG, test } from '../test';

/** The time between two frames of a paused clock, on any machine. */
const FRAME_MS = 16;

test.describe(() => {
  test.use({ time: 'ownTimers' });

  test('it plays by itself, at the speed that is chosen, and stops at the end', async ({ thirty }) => {
    await thirty.replay.watchPaused(20);
    const { region } = thirty.replay;
    const play = region.getByRole('button', { name: 'Play' });
    const pause = region.getByRole('button', { name: 'Pause' });
    const speeds = region.getByRole('radiogroup', { name: 'Speed' });
    await expect(speeds.getByRole('radio')).toHaveCount(4);
    await expect(speeds.getByRole('radio', { name: '1×' })).toBeChecked();
    await expect(pause).toBeVisible();
    await thirty.runFor(2 * FRAME_MS);
    const begunAtMs = await thirty.replay.ms();
    await thirty.runFor(50 * FRAME_MS);
    await thirty.replay.expectMs(begunAtMs + 50 * FRAME_MS);

    for (const [name, speed] of [
      ['4×', 4],
      ['0.5×', 0.5],
      ['1×', 1],
      ['2×', 2],
    ] as const) {
      await speeds.getByText(name, { exact: true }).click();
      await expect(speeds.getByRole('radio', { name, exact: true })).toBeChecked();
      await thirty.replay.seek(0);
      await play.click();
      await expect(pause).toBeVisible();
      // The first frame only starts the time.
      await thirty.runFor(51 * FRAME_MS);
      await thirty.replay.expectMs(50 * FRAME_MS * speed);
    }
    await thirty.replay.seek(29_500);
    await expect(play).toBeVisible();
    await thirty.runFor(10 * FRAME_MS);
    await thirty.replay.expectMs(29_500);
    await play.click();
    await expect(pause).toBeVisible();
    await thirty.runFor(40 * FRAME_MS);
    await thirty.replay.expectMs(30_000);
    await expect(play).toBeVisible();
    // At its end, it plays again from the beginning.
    await play.click();
    await expect(pause).toBeVisible();
    await thirty.runFor(51 * FRAME_MS);
    await thirty.replay.expectMs(50 * FRAME_MS * 2);
  });

  test(
    'a press on the curve while it plays leads there, and it stays there',
    LONG,
    async ({ page, thirty }) => {
      await thirty.replay.watchPaused(20);
      const { region } = thirty.replay;
      await thirty.runFor(10 * FRAME_MS);
      const curve = await page.getByRole('img', { name: 'Speed over time' }).boundingBox();
      if (!curve) throw new Error('The curve has no place.');
      await page.mouse.click(curve.x + curve.width / 2, curve.y + 20);
      const ms = await thirty.replay.ms();
      expect(Math.abs(ms - 15_000)).toBeLessThan(1000);
      await thirty.runFor(50 * FRAME_MS);
      await expect(region.getByRole('button', { name: 'Play' })).toBeVisible();
      await thirty.replay.expectMs(ms);
    },
  );

  test('a part is played again and again, until its loop is ended', LONG, async ({ page, thirty }) => {
    await thirty.replay.watchPaused(20);
    await thirty.replay.seek(2000);
    await page.getByRole('button', { name: 'Loop from here' }).click();
    await expect(page.getByRole('button', { name: 'Loop to here' })).toBeVisible();
    await thirty.replay.seek(2400);
    await page.getByRole('button', { name: 'Loop to here' }).click();
    const endLoop = page.getByRole('button', { name: 'End the loop' });
    await expect(endLoop).toBeVisible();
    await thirty.replay.seek(2304);
    await thirty.main.evaluate((main) => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      const note = () => seen.push(Number(main.dataset.replayMs));
      new MutationObserver(note).observe(main, { attributeFilter: ['data-replay-ms'] });
    });
    await thirty.replay.region.getByRole('button', { name: 'Play' }).click();
    await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeVisible();
    await thirty.runFor(61 * FRAME_MS);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
    const fromTo = (from: number, to: number): number[] =>
      Array.from({ length: (to - from) / FRAME_MS + 1 }, (_, frame) => from + frame * FRAME_MS);
    const part = fromTo(2000, 2384);
    expect(seen.filter((ms, index) => ms !== (seen[index - 1] ?? 2304))).toEqual(
      [...fromTo(2320, 2384), ...part, ...part, ...part].slice(0, 60),
    );
    const loopedTo = seen.at(-1) ?? 0;
    await endLoop.click();
    await expect(page.getByRole('button', { name: 'Loop from here' })).toBeVisible();
    await thirty.runFor(41 * FRAME_MS);
    await thirty.replay.expectMs(loopedTo + 40 * FRAME_MS);
  });
});

test('the slider says where it is: time, speed so far and word', LONG, async ({ thirty }) => {
  const words = await thirty.open();
  await thirty.replay.watchKeys(12, 200);
  const slider = thirty.replay.slider;
  await expect(slider).toHaveAttribute('min', '0');
  await expect(slider).toHaveAttribute('max', '30000');
  await thirty.replay.seek(1000);
  // Six characters in a second are 72 words a minute.
  const word = words.slice(words.lastIndexOf(' ', 5) + 1).split(' ')[0];
  await expect(slider).toHaveAttribute('aria-valuetext', `1.0 s, 72 wpm, word ${word}`);
  await thirty.replay.expectMs(1000);
  await expect(await thirty.wordsElement()).toHaveText(words);
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
  await expect(await thirty.wordsElement()).not.toHaveText(played);
  await expect(thirty.field).toBeFocused();
  await thirty.type('x');
  await thirty.expectState('run');
});

test(
  'another round that is watched, from the list, begins anew and has the focus',
  LONG,
  async ({ page, thirty }) => {
    await thirty.openAndPlay(15);
    await thirty.replay.watchFromStart();
    await thirty.replay.seek(25_000);
    await page.getByRole('button', { name: 'Loop from here' }).click();
    // Replays differ by the time at which they began.
    await thirty.skipTime(1000);
    await thirty.rounds.open();
    await thirty.rounds.press('Watch');
    await expect(thirty.rounds.dialog).toHaveCount(0);
    await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Loop from here' })).toBeVisible();
    await thirty.replay.region.getByRole('button', { name: 'Pause' }).click();
    expect(await thirty.replay.ms()).toBeLessThan(25_000);
  },
);

test.describe(() => {
  test.use({ bypassCSP: true });

  test('watching is accessible in both themes, at 320 px too', LONG, async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    await thirty.chooseTheme('System');
    await expect(thirty.field).toBeFocused();
    await thirty.play(12);
    await thirty.replay.watchFromStart();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await thirty.expectWithinWindow();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
