import type { Locator } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, longUnless, test } from '../test';

/** Everything of the result that is to be in a window, by how large the window is. */
function partsOf(told: Locator): Record<'figures' | 'time' | 'lists' | 'machine', Locator[]> {
  const named = (name: string): Locator => told.getByRole('list', { name });
  return {
    figures: [
      ...['Speed', 'Consistency'].map((name) => told.getByText(name, { exact: true })),
      curveOf(told),
    ],
    time: [named('Where the seconds went')],
    lists: [named('Mistakes'), named('Slow pairs')],
    machine: [told.getByText(/^On screen:/)],
  };
}

function curveOf(told: Locator): Locator {
  return told.getByRole('img', { name: 'Speed over time' });
}

/** Expects the result, and these parts of what is told of it, in the window as it opens. */
async function expectInWindow(
  { page, insights }: Thirty,
  shows: readonly (keyof ReturnType<typeof partsOf>)[],
) {
  const parts = partsOf(insights.region);
  const expected = [
    page.getByRole('heading', { name: 'Result' }),
    page.getByText(/^Accuracy:/),
    page.getByText(/^Characters Typed:/),
    page.getByRole('button', { name: 'Watch' }),
    page.getByRole('button', { name: 'Copy challenge link' }),
    ...shows.flatMap((which) => parts[which]),
  ];
  for (const part of expected) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

const STALLS = /^\d+ stalls?, longest \d+ ms; the score is unaffected$/;

for (const { width, height, shows } of [
  { width: 1280, height: 720, shows: ['figures'] },
  { width: 1366, height: 768, shows: ['figures', 'time'] },
  { width: 1920, height: 1080, shows: ['figures', 'time', 'lists', 'machine'] },
] as const) {
  test(
    `at ${width} × ${height} the result of a usual round and its ${shows.at(-1)} are in the window`,
    longUnless(height === 720),
    async ({ page, thirty }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.insights.playUsualRound();
      await expect(thirty.insights.partsOfTime).toHaveCount(6);
      await expect(thirty.insights.kindsOfMistakes).toHaveCount(3);
      await expect(page.getByText(STALLS)).toHaveCount(0);
      await expectInWindow(thirty, shows);
      if (width === 1280) {
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(960);
      }
    },
  );
}

test(
  'at 1366 × 768 a stall, one more line of the result, leaves where the seconds went in the window',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.insights.playRound({ stalls: true });
    await expect(page.getByText(STALLS)).toHaveCount(1);
    await expectInWindow(thirty, ['figures', 'time']);
  },
);

test(
  'the figures and the curve stand beside the result, the rest below both',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.insights.playRound();
    const boxOf = async (locator: Locator) =>
      (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
    const line = await boxOf(page.getByText(/^Errors:/));
    const curve = await boxOf(curveOf(thirty.insights.region));
    const [time] = partsOf(thirty.insights.region).time;
    const below = await boxOf(time as Locator);
    const button = await boxOf(page.getByRole('button', { name: 'Copy challenge link' }));
    expect(line.x + line.width).toBeLessThan(curve.x);
    expect(below.x).toBe(line.x);
    expect(below.y).toBeGreaterThan(Math.max(curve.y + curve.height, button.y + button.height));
    // One axis with the words: the middle of the page.
    const main = await boxOf(thirty.main);
    expect((line.x + curve.x + curve.width) / 2).toBeCloseTo(main.x + main.width / 2, 0);
  },
);

test('while keys come, what is not words, caret or time steps back; a pointer, a pause, Tab and the end bring it back', async ({
  page,
  thirty,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = await thirty.open();
  const options = page.getByRole('button', { name: 'Options' });
  const parts = [options, thirty.best(), thirty.restart, page.getByRole('contentinfo')];
  const colours = () =>
    Promise.all(parts.map((part) => part.evaluate((element) => getComputedStyle(element).color)));
  const timeColour = () => thirty.time().evaluate((element) => getComputedStyle(element).color);
  const before = await colours();
  const timeBefore = await timeColour();
  const expectBack = (isBack: boolean) =>
    expect
      .poll(async () => (await colours()).map((colour, index) => colour === before[index]))
      .toEqual(parts.map(() => isBack));

  const left = await thirty.typeUntilSteppedBack(words);
  await expectBack(false);
  expect(await timeColour()).toBe(timeBefore);
  expect(await thirty.restart.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );

  await page.mouse.move(100, 300);
  await page.mouse.move(110, 310);
  await expectBack(true);

  await thirty.type(left[0] ?? '');
  await expectBack(false);
  await expectBack(true);

  await thirty.type(left[1] ?? '');
  await expectBack(false);
  await page.keyboard.press('Tab');
  await expectBack(true);

  await thirty.field.focus();
  await thirty.type(left[2] ?? '');
  await expectBack(false);
  await thirty.finish();
  await expectBack(true);
});

for (const [what, media] of [
  ['with more contrast', { contrast: 'more' }],
  ['with forced colours', { forcedColors: 'active' }],
] as const) {
  test(`${what} nothing steps back`, LONG, async ({ page, thirty }) => {
    await page.emulateMedia(media);
    const words = await thirty.open();
    const looks = () =>
      thirty.restart.evaluate((element) => {
        const { color, borderTopColor, backgroundColor } = getComputedStyle(element);
        return { color, borderTopColor, backgroundColor };
      });
    const before = await looks();
    await thirty.typeUntilSteppedBack(words);
    expect(await looks()).toEqual(before);
  });
}

test(
  'it steps back at once, comes back within 0.2 s, and at once where less motion is asked for',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.open();
    /** The longest transition of anything in the page, in ms, with its delay. */
    const longestMs = () =>
      page.evaluate(() => {
        const ms = (list: string) => list.split(',').map((seconds) => 1000 * Number.parseFloat(seconds));
        const all = Array.from(document.querySelectorAll('body *'), (element) => {
          const { transitionDuration, transitionDelay } = getComputedStyle(element);
          return Math.max(...ms(transitionDuration)) + Math.max(...ms(transitionDelay));
        });
        return Math.max(...all);
      });
    await thirty.typeUntilSteppedBack(words);
    expect(await longestMs()).toBe(0);
    await page.mouse.move(100, 300);
    await page.mouse.move(110, 310);
    await expect(page.locator('html')).not.toHaveAttribute('data-typing');
    const back = await longestMs();
    expect(back).toBeGreaterThan(0);
    expect(back).toBeLessThanOrEqual(200);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await longestMs()).toBe(0);
  },
);
