import type { Locator, Page } from '@playwright/test';
import { LAUNCH } from '../../playwright.config';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, longUnless, test } from '../test';

/** With the scrollbars that most desktops show and Playwright hides. */
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Where the cursor's line is in the visible page, and what lies over it. */
async function cursorLine(
  thirty: Thirty,
): Promise<{ top: number; bottom: number; from: number; to: number }> {
  const bar = (await thirty.page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
  const canvas = (await thirty.canvas.boundingBox()) ?? { y: 0, height: 0 };
  const lines = await thirty.canvas.evaluate((element) => {
    const line = Number.parseFloat(getComputedStyle(element.parentElement as Element).lineHeight);
    return element.getBoundingClientRect().height / line;
  });
  const { height } = thirty.page.viewportSize() ?? { height: 0 };
  // Everything typed in these tests is on the first line.
  const top = canvas.y;
  return { top, bottom: top + canvas.height / lines, from: bar.y + bar.height, to: height };
}

/** Waits for three frames: observers report the last key's layout in the next one, and scrolling follows. */
function framesPass(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      ),
  );
}

async function expectCursorInSight(thirty: Thirty): Promise<void> {
  await expect
    .poll(async () => {
      const { top, bottom, from, to } = await cursorLine(thirty);
      return top >= from - 0.5 && bottom <= to + 0.5 ? 'in sight' : { top, bottom, from, to };
    })
    .toBe('in sight');
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
}

for (const [width, height] of [
  [1280, 400],
  [320, 256],
] as const) {
  test(
    `at ${width} × ${height} the cursor's line is in sight after Restart and whenever something is typed`,
    longUnless(height === 400),
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const words = await thirty.begin(2);
      await expectCursorInSight(thirty);
      for (const y of [5000, 0]) {
        await page.evaluate((to) => scrollTo(0, to), y);
        await thirty.type(words.slice(2, 3));
        await expectCursorInSight(thirty);
      }
      await thirty.finish();
      // The round's end has been handled once the result is in view.
      await expect(page.getByText(/^Accuracy:/)).toBeInViewport();
      await thirty.restart.click();
      await thirty.expectState('start');
      await expectCursorInSight(thirty);
      await thirty.typeWords(1);
      await expectCursorInSight(thirty);
      await page.evaluate(() => scrollTo(0, 5000));
      await page.keyboard.press('Escape');
      await expectCursorInSight(thirty);
    },
  );
}

test(
  'a wrong key that waits for the right one brings the line of the cursor into sight, too',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 256 });
    await thirty.open();
    await thirty.options.chooseOnMistake('Wait for the right key');
    await thirty.typeWords(1);
    await page.mouse.move(640, 200);
    // By the wheel: what scrolls the page without an input is taken back for two seconds after a key.
    await page.mouse.wheel(0, 2000);
    const isInSight = async () => {
      const { top, from } = await cursorLine(thirty);
      return top >= from;
    };
    await expect.poll(isInSight).toBe(false);
    await framesPass(page);
    await thirty.type('#');
    await expectCursorInSight(thirty);
  },
);

test(
  'a page that was scrolled before the app is there stays where it is, with words typed before that',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const letThrough = await thirty.openBeforeApp();
    await thirty.type((await thirty.words()).slice(0, 3));
    const scrolled = () => page.evaluate(() => scrollY);
    await page.mouse.move(160, 128);
    await page.mouse.wheel(0, 2000);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(scrolled).toBe(end);
    letThrough();
    await thirty.pictured();
    await framesPass(page);
    expect(await scrolled()).toBe(end);
  },
);

test(
  'the line of the cursor is the one that is scrolled into view, to the last, also of larger words that were typed before the app is there',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 230 });
    const seenTo = async () => {
      const { y, height } = await boxOf(thirty.canvas);
      return y + height;
    };
    const first = await thirty.begin(2);
    await framesPass(page);
    expect(await seenTo()).toBeGreaterThan(230);
    await thirty.type(first.slice(2, -2));
    await expect.poll(seenTo).toBeLessThanOrEqual(230.5);

    await thirty.commands.perform('Text size: 150%');
    await expect(thirty.commands.dialog).toHaveCount(0);
    const letThrough = await thirty.openBeforeApp();
    const words = await thirty.words();
    await thirty.type(words.slice(0, -2));
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(scrolled).toBeGreaterThan(100);
    const before = await scrolled();
    letThrough();
    await thirty.pictured();
    await framesPass(page);
    expect(await seenTo()).toBeLessThanOrEqual(230.5);
    expect(await scrolled()).toBe(before);
  },
);

test(
  'with a page that is pinched larger, the cursor is looked for in what is seen',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await thirty.open();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2);
    await thirty.typeWords(3);
    const isSeen = async () => {
      const { y } = await boxOf(thirty.canvas);
      const { from, to } = await page.evaluate(() => {
        const { offsetTop = 0, height = 0 } = visualViewport ?? {};
        return { from: offsetTop, to: offsetTop + height };
      });
      return y >= from && y + 40 <= to;
    };
    await expect.poll(isSeen).toBe(true);
  },
);
