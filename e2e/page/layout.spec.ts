import type { Locator, Page } from '@playwright/test';
import { LAUNCH } from '../../playwright.config';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

/** With the scrollbars that most desktops show and Playwright hides. */
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const NOTICE = 'This browser saves nothing for this page';

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
}

/** Which messages cover the words, Restart or the result, however the page is scrolled. */
function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate((notice) => {
    const seen = [...document.querySelectorAll('main *, [role="alert"]')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const withText = (pattern: RegExp): Element | undefined =>
      seen.findLast((element) => pattern.test(element.textContent ?? ''));
    const message = [...document.querySelectorAll('body *')].findLast((element) =>
      element.textContent?.startsWith(notice),
    );
    const messages = [message, ...document.querySelectorAll('[role="alert"]')];
    const parts = [
      document.querySelector('canvas'),
      seen.find((element) => element.matches('button') && element.textContent?.startsWith('Restart')),
      withText(/^Accuracy:/),
      withText(/^Characters Typed:/),
    ];
    if ([...messages, ...parts].includes(undefined)) return ['Something is not there.'];
    const found: string[] = [];
    const { scrollHeight } = document.documentElement;
    for (const y of [0, (scrollHeight - innerHeight) / 2, scrollHeight]) {
      scrollTo(0, y);
      for (const over of messages) {
        for (const under of parts) {
          const one = over?.getBoundingClientRect();
          const other = under?.getBoundingClientRect();
          if (!one || !other) return ['Something is not there.'];
          const isApart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          if (!isApart) found.push(`${over?.textContent} and ${under?.textContent}`);
        }
      }
    }
    return found;
  }, NOTICE);
}

test(
  'a message covers neither words nor Restart nor result, in windows of any size',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await thirty.begin(4);
    await thirty.finish();
    await expect(page.getByText(NOTICE)).toBeVisible();
    for (const [width, height] of [
      [1280, 720],
      [1280, 400],
      [911, 416],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('alert')).toHaveCount(width > 767 ? 0 : 1);
      await expect.poll(() => coveredParts(page), { message: `${width} × ${height}` }).toEqual([]);
    }
  },
);

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

test(
  'the hint is under Restart, and all that is centred is in the middle of the window',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    const hint = page.getByText('The clock starts with your first key');
    const restart = await boxOf(thirty.restart);
    expect((await boxOf(hint)).y).toBeGreaterThanOrEqual(restart.y + restart.height);
    /** Where the middle of an element's visible text is. */
    const middleOf = (part: Locator) =>
      part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
      });
    const middle = await page.evaluate(() => innerWidth / 2);
    for (const part of [thirty.time(), thirty.best(), hint, page.getByRole('contentinfo')]) {
      expect(Math.abs((await middleOf(part)) - middle)).toBeLessThanOrEqual(1);
    }
    expect(Math.abs(restart.x + restart.width / 2 - middle)).toBeLessThanOrEqual(1);
  },
);

test('in a low window the whole result is shown', LONG, async ({ page, thirty }) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await thirty.begin(4);
  await thirty.finish();
  for (const part of ['Result', /^Accuracy:/, /^Errors:/, /^Characters Typed:/, 'New highest score: 4']) {
    await expect(page.getByText(part, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

/** This seed's words need five lines of 22 to 24 letters, as on small phones; usual words need four. */
const FIVE_LINES_SEED = 388;

test('on a small phone nothing scrolls at the start, and the footer is whole, also with five lines of words', async ({
  anotherPlayer,
}) => {
  const thirty = await anotherPlayer({
    viewport: { width: 320, height: 568 },
    isMobile: true,
    hasTouch: true,
  });
  const { page } = thirty;
  await thirty.dealsAlike(FIVE_LINES_SEED);
  await thirty.open();
  expect(await linesOf(thirty)).toBe(5);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
});

/** The number of lines of the words. */
function linesOf({ canvas }: Thirty): Promise<number> {
  return canvas.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );
}
