import type { Locator } from '@playwright/test';
import { LAUNCH } from '../playwright.config';
import { expect, Thirty, test } from './thirty';

/** With the scrollbars that most desktops show, which tests otherwise hide. */
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const NOTICE = 'This browser keeps nothing for this page';

/** Where the cursor's line is, on the page as it is seen, and what lies over it. */
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
  // All that is typed in these tests is on the first line.
  const top = canvas.y;
  return { top, bottom: top + canvas.height / lines, from: bar.y + bar.height, to: height };
}

async function expectCursorInSight(thirty: Thirty): Promise<void> {
  const { top, bottom, from, to } = await cursorLine(thirty);
  expect(top).toBeGreaterThanOrEqual(from - 0.5);
  expect(bottom).toBeLessThanOrEqual(to + 0.5);
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
}

for (const [width, height] of [
  [1280, 400],
  [683, 312],
  [911, 416],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} the cursor's line is in sight after Restart and whenever something is typed`, async ({
    page,
    thirty,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await thirty.open();
    const words = await thirty.words();
    await thirty.type(words.slice(0, 2));
    await expectCursorInSight(thirty);
    for (const y of [5000, 0]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await thirty.type(words.slice(2, 3));
      await expectCursorInSight(thirty);
    }
    await thirty.finish();
    // The end is seen: its result has come to sight.
    await expect(page.getByText(/^Accuracy:/)).toBeInViewport();
    await thirty.restart.click();
    await thirty.expectState('start');
    await expectCursorInSight(thirty);
    await thirty.type((await thirty.words()).slice(0, 1));
    await expectCursorInSight(thirty);
    await page.evaluate(() => scrollTo(0, 5000));
    await page.keyboard.press('Escape');
    await expectCursorInSight(thirty);
  });
}

for (const [width, height] of [
  [1280, 720],
  [1280, 400],
  [911, 416],
  [390, 844],
  [320, 568],
] as const) {
  test(`at ${width} × ${height} a message covers neither words nor Restart nor result`, async ({
    page,
    thirty,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await thirty.open();
    await thirty.type((await thirty.words()).slice(0, 4));
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
  });
}

test('with scrollbars shown nothing above the result moves when it comes, nor at Restart', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 4));
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
});

for (const [width, height] of [
  [1366, 625],
  [1280, 720],
] as const) {
  test(`at ${width} × ${height} the whole result comes to sight`, async ({ page, thirty }) => {
    await page.setViewportSize({ width, height });
    await thirty.open();
    await thirty.type((await thirty.words()).slice(0, 4));
    await thirty.finish();
    for (const part of ['Result', /^Accuracy:/, /^Errors:/, /^Characters Typed:/, 'New highest score']) {
      await expect(page.getByText(part, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 740],
  [320, 568],
] as const) {
  test(`on a phone of ${width} × ${height} nothing scrolls at the start, and the footer is whole`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: true,
      hasTouch: true,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    const thirty = new Thirty(page);
    await thirty.open();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
    await context.close();
  });
}

test('the block of words is centred by what is seen of it', async ({ page, thirty }) => {
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

test('the line of the cursor is the one that is brought to sight, to the last', async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 230 });
  await thirty.open();
  const words = await thirty.words();
  const seenTo = async () => {
    const { y, height } = await boxOf(thirty.canvas);
    return y + height;
  };
  await thirty.type(words.slice(0, 2));
  expect(await seenTo()).toBeGreaterThan(230);
  await thirty.type(words.slice(2, -2));
  expect(await seenTo()).toBeLessThanOrEqual(230.5);
});

test('with a page that is pinched larger, the cursor is looked for in what is seen', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await thirty.open();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2);
  await thirty.type((await thirty.words()).slice(0, 3));
  const { y } = await boxOf(thirty.canvas);
  const [from, to] = await page.evaluate(() => {
    const { offsetTop = 0, height = 0 } = visualViewport ?? {};
    return [offsetTop, offsetTop + height];
  });
  expect(y).toBeGreaterThanOrEqual(from as number);
  expect(y + 40).toBeLessThanOrEqual(to as number);
});

for (const [width, height, size] of [
  [390, 844, 32],
  [320, 640, 32],
  [320, 256, 16],
] as const) {
  test(`at ${width} × ${height} with a font of ${size} px nothing of result and messages is cut off or overlaps`, async ({
    page,
    thirty,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
    await thirty.open();
    await thirty.type((await thirty.words()).slice(0, 3));
    await thirty.finish();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const overlapping = await page.evaluate(() => {
      const lines = [...document.querySelectorAll('[data-line]')];
      return lines
        .map(
          ({ children: [name, figure] }) =>
            [...(name?.getClientRects() ?? [])].flatMap((one) =>
              [...(figure?.getClientRects() ?? [])].filter(
                (other) =>
                  other.left < one.right - 0.5 &&
                  other.right > one.left + 0.5 &&
                  other.top < one.bottom - 8 &&
                  other.bottom > one.top + 8,
              ),
            ).length,
        )
        .reduce((sum, count) => sum + count, 0);
    });
    expect(overlapping).toBe(0);
    for (const part of [page.getByRole('alert'), page.getByRole('button', { name: 'Dismiss' })]) {
      const { x, width: wide } = await boxOf(part);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
  });
}

test('text made larger while the page is open makes the words larger at once, by the same factor', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await thirty.open();
  const words = await thirty.words();
  const letter = () =>
    thirty.canvas.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--cell')),
    );
  const before = await letter();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
  });
  await expect.poll(letter).toBeGreaterThan(1.9 * before);
  expect(await letter()).toBeLessThan(2.1 * before);
  await thirty.type(words.slice(0, 3));
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(100);
});

test('with a browser font of twice the size the words are twice as large', async ({ page, thirty }) => {
  const letter = async () => {
    await thirty.open();
    return await thirty.canvas.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--cell')),
    );
  };
  const usual = await letter();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  expect((await letter()) / usual).toBeGreaterThan(1.9);
});
