import type { Locator } from '@playwright/test';
import { LAUNCH } from '../../playwright.config';
import { expect, LONG, longUnless, test } from '../test';

/** With the scrollbars that most desktops show, which tests otherwise hide. */
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } });

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
}

for (const [width, height, size] of [
  [390, 844, 32],
  [320, 640, 32],
  [320, 256, 16],
] as const) {
  test(
    `at ${width} × ${height} with a font of ${size} px nothing of result and messages is cut off or overlaps`,
    longUnless(width === 390),
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
      await thirty.begin(3);
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
    },
  );
}

test(
  'text made larger while the page is open makes the words larger at once, by the same factor',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const words = await thirty.open();
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
  },
);

test('with a browser font of twice the size the words are twice as large', LONG, async ({ page, thirty }) => {
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
