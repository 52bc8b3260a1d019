import type { Locator } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

/** The parts of the result, by the size of the window that shows them. */
function partsOf(told: Locator): Record<'figures' | 'time' | 'lists' | 'machine', Locator[]> {
  const named = (name: string): Locator => told.getByRole('list', { name });
  return {
    figures: [
      ...['Speed', 'Raw accuracy'].map((name) => told.getByText(name, { exact: true })),
      curveOf(told),
    ],
    time: [named('Where the seconds went')],
    lists: [named('Mistakes'), told.getByRole('heading', { name: 'Slow pairs' })],
    machine: [told.getByText('About this measurement')],
  };
}

function curveOf(told: Locator): Locator {
  return told.getByRole('img', { name: 'Speed over time' });
}

/** Expects the result and these parts of its insights in the window without scrolling. */
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
    page.getByRole('button', { name: 'Copy link' }),
    ...shows.flatMap((which) => parts[which]),
  ];
  for (const part of expected) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

const STALLS = /^Your browser stalled .*; that may have slowed you down$/;

/** Of the standard list, where two lines are enough; in characters. */
const WIDEST_USUAL_LINE = 42;

test(
  'the result of a usual round is in the window, and the more of it, the larger that is',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await thirty.insights.playUsualRound();
    await expect(thirty.insights.partsOfTime).toHaveCount(6);
    await expect(thirty.insights.kindsOfMistakes).toHaveCount(3);
    await expect(page.getByText(STALLS)).toHaveCount(0);
    await expectInWindow(thirty, ['figures']);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(960);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expectInWindow(thirty, ['figures', 'time']);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expectInWindow(thirty, ['figures', 'time', 'lists', 'machine']);
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
  },
);

test(
  'the words grow with the window, and by the chosen size: 28 px at 1280, 38 px at 1920',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await thirty.open();
    /** The size of the letters, in whole px: one is 0.6 times as wide. */
    const size = () =>
      thirty.canvas.evaluate((canvas) => Math.round(Number.parseFloat(getComputedStyle(canvas).fontSize)));
    const top = async () => (await thirty.time().boundingBox())?.y ?? 0;
    expect(await size()).toBe(28);
    const lowTop = await top();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(size).toBe(38);
    expect(await top()).toBeGreaterThan(lowTop + 20);
    // A wide window that is low has smaller ones.
    await page.setViewportSize({ width: 1920, height: 900 });
    await expect.poll(size).toBe(32);
    await thirty.hasStored('options', '{"version":1,"size":125}');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await thirty.reload();
    expect(await size()).toBe(48);
  },
);

test('at the end Speed is the one large figure, Time as small as Highest Score, and nothing above has moved', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.begin(20);
  const places = () =>
    Promise.all(
      [thirty.best(), thirty.canvas, thirty.restart].map(async (part) => {
        const box = await part.boundingBox();
        return [box?.y, box?.height];
      }),
    );
  const before = await places();
  await thirty.finish();
  const told = thirty.insights.region;
  const looks = (part: Locator) =>
    part.evaluate((element) => {
      const { fontSize, color } = getComputedStyle(element);
      return { size: Number.parseFloat(fontSize), color };
    });
  await expect(told).toBeVisible();
  const [speed, ...others] = await Promise.all((await told.getByRole('definition').all()).map(looks));
  expect(speed?.size).toBeGreaterThanOrEqual(44);
  expect(speed?.size).toBeLessThanOrEqual(56);
  expect(speed?.color).toBe(`rgb(${(await thirty.colour('accent')).join(', ')})`);
  for (const { size } of others) expect(size).toBeLessThanOrEqual(15);
  const time = await looks(thirty.time().locator('span'));
  expect(time).toEqual(await looks(thirty.best().locator('span')));
  expect(await places()).toEqual(before);
});

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
  'the three lines, Speed in the middle and the figures stand side by side, the rest below, the buttons in one row',
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
    const button = await boxOf(page.getByRole('button', { name: 'Copy link' }));
    const speed = await boxOf(thirty.insights.region.getByText('Speed', { exact: true }));
    const raw = await boxOf(thirty.insights.region.getByText('Raw speed', { exact: true }));
    const restart = await boxOf(page.getByRole('button', { name: 'Restart' }));
    const watch = await boxOf(page.getByRole('button', { name: 'Watch' }));
    expect(line.x + line.width).toBeLessThan(speed.x);
    expect(speed.x + speed.width).toBeLessThan(raw.x);
    expect(speed.x + speed.width / 2).toBeCloseTo(restart.x + restart.width / 2, 0);
    expect(watch.y).toBe(button.y);
    expect(button.y + button.height).toBeLessThan(raw.y);
    expect([curve.x, below.x]).toEqual([line.x, line.x]);
    expect(below.y).toBeGreaterThan(curve.y + curve.height);
    // On one axis with the words: the middle of the page.
    const main = await boxOf(thirty.main);
    const middle = main.x + main.width / 2;
    expect(Math.abs((line.x + curve.x + curve.width) / 2 - middle)).toBeLessThan(0.5);
    const words = await boxOf(thirty.canvas);
    const cell = await thirty.canvas.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--cell')),
    );
    // Of the widest line that is usual, whatever these words are; and a pixel of rounding.
    expect(Math.abs(words.x + (WIDEST_USUAL_LINE * cell) / 2 - middle)).toBeLessThanOrEqual(1);
  },
);

test.describe('with the timers in the hand of the test', () => {
  test.use({ time: 'ownTimers' });

  test('while keys come, what is not words, caret or time steps back, hint and footer are gone; a pointer, a pause, Tab and the end bring it back', async ({
    page,
    thirty,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = await thirty.open();
    await thirty.pauseTimers();
    const options = page.getByRole('button', { name: 'Options' });
    const parts = [options, thirty.best(), thirty.restart];
    const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
    const before = await Promise.all(parts.map(colourOf));
    const timeBefore = await colourOf(thirty.time());
    const whichAreBack = async () =>
      (await Promise.all(parts.map(colourOf))).map((colour, index) => colour === before[index]);
    const gone = [page.getByRole('contentinfo'), page.locator('[data-part="hint"]')];
    const expectBack = async (isBack: boolean) => {
      await expect.poll(whichAreBack).toEqual(parts.map(() => isBack));
      if ((await thirty.main.getAttribute('data-state')) !== 'run') return;
      for (const part of gone) await expect(part).toHaveCSS('opacity', isBack ? '1' : '0');
    };
    /** No two keys have the same time stamp. */
    const typeNext = async (index: number) => {
      await thirty.runFor(1);
      await thirty.type(words[index] ?? '');
    };

    await typeNext(0);
    // The code that does it is loaded in an idle moment after the first key.
    const stepsBackSoon = async () => {
      await thirty.runFor(10);
      return await page.locator('html[data-typing]').count();
    };
    await expect.poll(stepsBackSoon).toBe(1);
    await expectBack(false);
    expect(await colourOf(thirty.time())).toBe(timeBefore);
    expect(await thirty.restart.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );

    await page.mouse.move(100, 300);
    await page.mouse.move(110, 310);
    await expectBack(true);

    await typeNext(1);
    await expectBack(false);
    await thirty.runFor(1900);
    await expectBack(false);
    await thirty.runFor(100);
    await expectBack(true);

    await typeNext(2);
    await expectBack(false);
    await page.keyboard.press('Tab');
    await expectBack(true);

    await thirty.field.focus();
    await typeNext(3);
    await expectBack(false);
    await thirty.finish();
    await expectBack(true);
  });
});

test(
  'it steps back at once, comes back within 0.2 s, at once where less motion is asked for, and not at all with more contrast or forced colours',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.open();
    const looks = () =>
      thirty.restart.evaluate((element) => {
        const { color, borderTopColor, backgroundColor } = getComputedStyle(element);
        return { color, borderTopColor, backgroundColor };
      });
    const USUAL = {
      contrast: 'no-preference',
      forcedColors: 'none',
      reducedMotion: 'no-preference',
    } as const;
    // Without motion, so that no colour is measured during a transition.
    const MORE = [
      { contrast: 'more', forcedColors: 'none', reducedMotion: 'reduce' },
      { contrast: 'no-preference', forcedColors: 'active', reducedMotion: 'reduce' },
    ] as const;
    const looksBefore: Awaited<ReturnType<typeof looks>>[] = [];
    for (const media of MORE) {
      await page.emulateMedia(media);
      looksBefore.push(await looks());
    }
    await page.emulateMedia(USUAL);

    /** The longest transition in the page's styles, its delay included, in ms. */
    const longestTransition = () =>
      page.evaluate(() => {
        const ms = (list: string) => list.split(',').map((seconds) => 1000 * Number.parseFloat(seconds));
        const all = Array.from(document.querySelectorAll('body *'), (element) => {
          const { transitionDuration, transitionDelay } = getComputedStyle(element);
          return Math.max(...ms(transitionDuration)) + Math.max(...ms(transitionDelay));
        });
        return Math.max(...all);
      });
    await thirty.typeUntilQuiet(words);
    expect(await longestTransition()).toBe(0);
    const quiet = await looks();
    for (const [index, media] of MORE.entries()) {
      await page.emulateMedia(media);
      await expect.poll(looks).toEqual(looksBefore[index]);
      await expect(page.locator('html')).toHaveAttribute('data-typing');
      expect(quiet).not.toEqual(looksBefore[index]);
    }
    await page.emulateMedia(USUAL);
    await page.mouse.move(100, 300);
    await page.mouse.move(110, 310);
    await expect(page.locator('html')).not.toHaveAttribute('data-typing');
    expect(await longestTransition()).toBe(150);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await longestTransition()).toBe(0);
  },
);
