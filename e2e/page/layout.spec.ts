import type { Locator } from '@playwright/test';
import { LAUNCH } from '../../playwright.config';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, longUnless, test } from '../test';

/** With the scrollbars that most desktops show, which tests otherwise hide. */
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const NOTICE = 'This browser saves nothing for this page';

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
}

for (const [width, height] of [
  [1280, 720],
  [1280, 400],
  [911, 416],
  [390, 844],
  [320, 568],
] as const) {
  test(
    `at ${width} × ${height} a message covers neither words nor Restart nor result`,
    longUnless(height === 720),
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await thirty.begin(4);
      await thirty.finish();
      await expect(page.getByText(NOTICE)).toBeVisible();
      const scrolledTo = await page.evaluate(() => [0, scrollY, document.documentElement.scrollHeight]);
      for (const y of scrolledTo) {
        await page.evaluate((to) => scrollTo(0, to), y);
        const messages = [page.getByText(NOTICE), ...(await page.getByRole('alert').all())];
        const parts = [
          thirty.canvas,
          thirty.restart,
          page.getByText(/^Accuracy:/),
          page.getByText(/^Characters Typed:/),
        ];
        for (const message of messages) {
          const over = await boxOf(message);
          for (const part of parts) {
            const under = await boxOf(part);
            const apart =
              over.x + over.width <= under.x ||
              under.x + under.width <= over.x ||
              over.y + over.height <= under.y ||
              under.y + under.height <= over.y;
            expect(apart, `${await message.textContent()} and ${await part.textContent()}`).toBe(true);
          }
        }
      }
    },
  );
}

test(
  'with scrollbars shown nothing above the result moves when it comes, nor at Restart',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.begin(4);
    const places = async () => {
      const scrolled = await page.evaluate(() => scrollY);
      const boxes = [];
      for (const part of [thirty.time(), thirty.best(), thirty.canvas, thirty.themeButton]) {
        const { x, width, y } = await boxOf(part);
        boxes.push({ x, width, ...(part !== thirty.themeButton && { y: y + scrolled }) });
      }
      return boxes;
    };
    // The heading's box is as wide as its text.
    await expect(thirty.time()).toHaveText('Time: 30');
    const before = await places();
    const hasScrollbar = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(await hasScrollbar()).toBe(false);
    await thirty.finish();
    await expect(page.getByText(/^Characters Typed/)).toBeVisible();
    expect(await hasScrollbar()).toBe(true);
    const [, , canvasBefore, buttonBefore] = before;
    const [, , canvasAfter, buttonAfter] = await places();
    expect(canvasAfter).toEqual(canvasBefore);
    expect(buttonAfter).toEqual(buttonBefore);
    await page.keyboard.press('Escape');
    await expect(thirty.time()).toHaveText('Time: 30');
    expect((await places())[3]).toEqual(buttonBefore);
  },
);

for (const [width, height] of [
  [1366, 625],
  [1280, 720],
] as const) {
  test(`at ${width} × ${height} the whole result comes to sight`, LONG, async ({ page, thirty }) => {
    await page.setViewportSize({ width, height });
    await thirty.begin(4);
    await thirty.finish();
    for (const part of ['Result', /^Accuracy:/, /^Errors:/, /^Characters Typed:/, 'New highest score']) {
      await expect(page.getByText(part, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

/** What this seed deals needs five lines where 22 to 24 letters fit in one, as on small phones; usual words need four. */
const FIVE_LINES_SEED = 388;

for (const [width, height, lines] of [
  [390, 844, 4],
  [360, 740, 5],
  [320, 568, 5],
] as const) {
  test(
    `on a phone of ${width} × ${height} nothing scrolls at the start, and the footer is whole, also with ${lines} lines of words`,
    longUnless(width === 320),
    async ({ anotherPlayer }) => {
      const thirty = await anotherPlayer({ viewport: { width, height }, isMobile: true, hasTouch: true });
      const { page } = thirty;
      await thirty.dealsAlike(FIVE_LINES_SEED);
      await thirty.open();
      expect(await linesOf(thirty)).toBe(lines);
      await expect(page.getByRole('alert')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
      ).toBeLessThanOrEqual(0);
      await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
    },
  );
}

/** In how many lines the words stand. */
function linesOf({ canvas }: Thirty): Promise<number> {
  return canvas.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );
}

test('the block of words is centred by what is seen of it', LONG, async ({ page, thirty }) => {
  for (const width of [390, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await thirty.open();
    const seen = await boxOf(thirty.canvas);
    const main = await boxOf(thirty.main);
    const middle = main.x + main.width / 2;
    const cell = await thirty.canvas.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--cell')),
    );
    // The last space of the longest line is not seen; half a cell of it at the most, and a pixel of rounding.
    const offBy = seen.x + seen.width / 2 - middle;
    expect(offBy, `${width} px`).toBeGreaterThanOrEqual(-1);
    expect(offBy, `${width} px`).toBeLessThanOrEqual(cell / 2 + 1);
  }
});
