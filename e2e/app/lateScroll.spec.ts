import { expect, LONG, test } from '../test';

test.use({ time: 'ownTimers' });

test(
  'a scroll that ends only after something was typed leaves the words in sight',
  LONG,
  async ({ page, thirty }) => {
    const HEIGHT = 180;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 500, height: HEIGHT });
    const words = await thirty.begin(1);
    await thirty.pauseTimers();
    const areWordsInSight = async () => {
      const bar = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
      const canvas = (await thirty.canvas.boundingBox()) ?? { y: Number.NaN };
      // Everything typed here is on the first line.
      return canvas.y >= bar.y + bar.height - 0.5 && canvas.y < HEIGHT - 40;
    };
    const isScrolledAway = () =>
      page.evaluate(() => {
        scrollTo(0, 5000);
        return document.querySelector('canvas')?.getBoundingClientRect().top ?? 0;
      });
    for (const at of [1, 2]) {
      await thirty.type(words.slice(at, at + 1));
      // A scroll as by the wheel or PageDown: the page learns of it only from scroll events.
      expect(await isScrolledAway()).toBeLessThan(0);
      await expect
        .poll(async () => {
          await thirty.runFor(100);
          return areWordsInSight();
        })
        .toBe(true);
    }
  },
);
