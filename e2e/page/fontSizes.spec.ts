import type { Locator } from '@playwright/test';
import { outOfReach, setBrowserFont } from '../support/reach';
import { expect, LAYOUTS, test } from '../test';

const LARGE_PX = 32;

/** How much of an element's lines is empty above their letters, and as much below: half of what is not font, in px. */
function emptyAbove(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return (Number.parseFloat(lineHeight) - Number.parseFloat(fontSize)) / 2;
  });
}

test(
  'the line above the words is whole at any width and size of the font: in as many lines as it needs, over nothing else',
  LAYOUTS,
  async ({ page, thirty }) => {
    const options = {
      version: 1,
      seconds: 45,
      capitals: true,
      numbers: true,
      size: 80,
      caret: 'underline',
      gliding: true,
    };
    await thirty.hasStored('options', JSON.stringify(options));
    await thirty.open();
    const line = page.getByText('45 s · capitals · numbers · 80% · underline caret · smooth caret', {
      exact: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    /** In how many lines it stands; NaN while something of it is cut off, or it is over what is above or below it. */
    const lines = async (fontPx: number) => {
      const faults = await outOfReach(page, fontPx);
      const [above, box, below] = await Promise.all(
        [thirty.best(), line, thirty.canvas].map((part) => part.boundingBox()),
      );
      if (!above || !box || !below || faults.length > 0) return Number.NaN;
      // Of the two lines of text only what is empty above and below their letters may overlap.
      const mayOverlap = (await emptyAbove(thirty.best())) + (await emptyAbove(line));
      const isOver = box.y < above.y + above.height - mayOverlap || box.y + box.height > below.y + 1;
      const isCut = await line.evaluate(
        (element) =>
          getComputedStyle(element).textOverflow !== 'clip' || element.scrollWidth > element.clientWidth,
      );
      const lineHeight = await line.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      return isOver || isCut ? Number.NaN : Math.round(box.height / lineHeight);
    };
    await expect.poll(() => lines(16)).toBe(1);
    for (const [fontPx, width, least] of [
      [16, 390, 2],
      [16, 320, 2],
      [20, 390, 2],
      [24, 1280, 1],
      [24, 800, 1],
      [32, 800, 2],
      [32, 320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await setBrowserFont(session, fontPx);
      await expect.poll(() => lines(fontPx), `${fontPx} px, ${width}`).toBeGreaterThanOrEqual(least);
    }
  },
);

test(
  'a browser font of twice the size makes the words twice as large at once, and of a result on a phone nothing is cut off',
  LAYOUTS,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = await thirty.open();
    const letter = () =>
      thirty.canvas.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).getPropertyValue('--cell')),
      );
    const usual = await letter();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await setBrowserFont(session, LARGE_PX);
    await expect.poll(letter).toBeGreaterThan(1.9 * usual);
    expect(await letter()).toBeLessThan(2.1 * usual);
    await thirty.type(words.slice(0, 3));
    await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);

    await thirty.finish();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(thirty.insights.region).toBeVisible();
    await expect.poll(() => outOfReach(page, LARGE_PX)).toEqual([]);
  },
);
