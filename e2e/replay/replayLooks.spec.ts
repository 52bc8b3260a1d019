import {
  endTimedRound,
  foreignAndBack,
  swapped,
  timeKeys,
  typeRound,
  unevenGaps,
  withSlips,
} from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

test('a watched round is the played one to the pixel, at any time', LONG, async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.open();
  const gap = unevenGaps(11);
  const words = await thirty.words();
  const box = await thirty.canvas.boundingBox();
  if (!box) throw new Error('The canvas has no place.');
  const seen: [ms: number, picture: Buffer][] = [];
  const shoot = () => page.screenshot({ clip: box });
  const presses = withSlips(gap, [swapped, foreignAndBack])(words);
  let at = 0;
  const timesMs = presses.map(({ gapMs }, index) => {
    if (index > 0) at += gapMs;
    return at;
  });
  await timeKeys(thirty, timesMs);
  // Without the last key, which would bring the next words.
  for (const [index, { key }] of presses.slice(0, -1).entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    if (index % 9 === 4) seen.push([timesMs[index] as number, await shoot()]);
  }
  await endTimedRound(thirty);

  await thirty.replay.watchFromStart();
  for (const [ms, picture] of seen.toReversed()) {
    await thirty.replay.seek(Math.ceil(ms));
    await thirty.replay.expectMs(Math.ceil(ms));
    expect(picture.equals(await shoot()), `at ${ms} ms`).toBe(true);
  }
});

test('the strip has a mark for every key, in its colour, and gaps', LONG, async ({ thirty }) => {
  await thirty.open();
  // Thirty right keys, the last of them deleted, and a wrong one that is deleted.
  await typeRound(thirty, [
    (words) =>
      [...words.slice(0, 29), '=', 'Backspace', words.slice(29, 30), 'Backspace'].map((key) => ({
        key,
        gapMs: 300,
      })),
  ]);
  await thirty.replay.watchFromStart();
  await thirty.replay.seek(20_000);
  const columns = await thirty.replay.marksOf(await thirty.colour('match'));
  expect(columns).toHaveLength(29);
  expect(await thirty.replay.marksOf(await thirty.colour('mismatch'))).toHaveLength(1);
  // The line itself has this colour, so only what is above or below it counts as a mark.
  expect(await thirty.replay.marksOf(await thirty.colour('untyped'))).toHaveLength(3);
  const gaps = columns.slice(1).map((x, index) => x - (columns[index] ?? 0));
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2);
});

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const) {
  test(
    `while a round is watched the result stays where it is, Time runs, and strip and curve have one playhead (${width} × ${height})`,
    longUnless(height === 720),
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await thirty.open();
      await thirty.play(20);
      const result = page.getByRole('heading', { name: 'Result' });
      const curve = page.getByRole('img', { name: 'Speed over time' });
      await expect(curve).toBeVisible();
      const places = () => Promise.all([result, curve, thirty.restart].map((part) => part.boundingBox()));
      const before = await places();
      await thirty.replay.watchFromStart();
      await thirty.replay.seek(12_500);
      expect(await places()).toEqual(before);
      await expect(thirty.time()).toHaveText('Time: 18');
      const heads = page.locator('[data-part="playhead"]');
      await expect(heads).toHaveCount(2);
      const shares = await heads.evaluateAll((lines) =>
        lines.map((line) => {
          const { left, width } = line.getBoundingClientRect();
          const room = (line.parentElement as Element).getBoundingClientRect();
          return (left + width / 2 - room.left) / room.width;
        }),
      );
      for (const share of shares) expect(share).toBeCloseTo(12.5 / 30, 2);

      const strip = await thirty.replay.slider.boundingBox();
      const words = await thirty.canvas.boundingBox();
      expect(strip?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
      const isOver = before.some(
        (box) => box && strip && strip.y < box.y + box.height && box.y < strip.y + strip.height,
      );
      expect(isOver).toBe(false);
      // The canvas may end with a space that is not seen.
      expect(strip?.width).toBeLessThanOrEqual((words?.width ?? 0) + 1);
      expect(strip?.width).toBeGreaterThan(0.9 * (words?.width ?? 0));

      // A press on the curve leads the replay there.
      const plot = await curve.boundingBox();
      if (!plot) throw new Error('The curve has no place.');
      await page.mouse.click(plot.x + plot.width - 2, plot.y + 20);
      await expect.poll(() => thirty.replay.ms()).toBeGreaterThan(29_000);
      await page.keyboard.press('Escape');
      await expect(thirty.replay.region).toHaveCount(0);
      await expect(heads).toHaveCount(0);
      expect(await places()).toEqual(before);
      await expect(thirty.time()).toHaveText('Time: 0');
    },
  );
}

test.describe(() => {
  test.use({ expectsPageErrors: true });

  test(
    'without a canvas there is a slider all the same, and the words follow it',
    LONG,
    async ({ page, thirty }) => {
      await page.route(/Board/, (route) => route.abort());
      await page.goto('./');
      await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
      await thirty.words();
      await thirty.replay.watchKeys(10, 100);
      await thirty.replay.seek(500);
      await expect(page.locator('[data-mark="match"]')).toHaveCount(6);
      await thirty.replay.seek(100);
      await expect(page.locator('[data-mark="match"]')).toHaveCount(2);
    },
  );
});

test(
  'another theme and another width while a round is watched, and after it (webgl)',
  LONG,
  async ({ page, thirty }) => {
    await thirty.hasGpu();
    await thirty.replay.watchRoundOf(20);
    await thirty.replay.seek(3000);
    const look = async (): Promise<void> => {
      await thirty.chooseTheme('Light');
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
      await page.setViewportSize({ width: 900, height: 700 });
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
      await thirty.chooseTheme('Dark');
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
    };
    await look();
    await thirty.replay.region.getByRole('button', { name: 'Close' }).click();
    await look();
    await thirty.race.button.click();
    await thirty.typeWords(8);
    await look();
    await thirty.restart.click();
    await thirty.typeWords(8);
    await look();
  },
);
