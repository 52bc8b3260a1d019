import { PNG } from 'pngjs';
import { countNear, greatestDifference } from '../support/colours';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

for (const dpr of [1, 1.25, 1.5, 2, 3]) {
  test(
    `at ${dpr} device pixels per pixel the canvas has just as many, and whole colours`,
    LONG,
    async ({ anotherPlayer }) => {
      const thirty = await anotherPlayer({ deviceScaleFactor: dpr });
      await thirty.open();
      const size = await thirty.canvas.evaluate((canvas: HTMLCanvasElement) => ({
        across: canvas.width / canvas.getBoundingClientRect().width,
        down: canvas.height / canvas.getBoundingClientRect().height,
      }));
      expect(size.across).toBeCloseTo(dpr, 2);
      expect(size.down).toBeCloseTo(dpr, 2);

      // The canvas's own pixels, before the browser puts them on the page: a sharp stem reaches the full colour.
      await thirty.type(await thirty.words().then((words) => words.slice(0, 4)));
      const png = PNG.sync.read(await thirty.canvas.screenshot());
      expect(countNear(png, await thirty.colour('match'), 24)).toBeGreaterThan(15 * dpr);
    },
  );
}

test(
  'words are never broken or cut off, from 320 px to 4K, and are laid out anew mid-round',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const words = await thirty.begin(3);
    for (const width of [320, 375, 768, 1024, 1280, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => {
          const box = await thirty.canvas.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= width;
        })
        .toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await thirty.pixelsOf('match')).toBeGreaterThan(10);
    }
    await thirty.expectState('run');
    expect(await thirty.words()).toBe(words);
  },
);

test('the canvas is never drawn from a fallback font', LONG, async ({ page, thirty }) => {
  await page.addInitScript(() => {
    const { load } = FontFaceSet.prototype;
    FontFaceSet.prototype.load = async function (...what) {
      await new Promise((resolve) => addEventListener('font-comes', resolve));
      return load.apply(this, what);
    };
  });
  const boardIsThere = page.waitForResponse(/Board.*\.js/);
  await thirty.openToWords();
  await boardIsThere;
  await thirty.typeWords(2);
  await expect(thirty.canvas).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('font-comes')));
  await thirty.pictured();
});

for (const way of ['comes', 'cannot be had', 'never answers'] as const) {
  test(
    `a font that an extension has declared, and that ${way}, takes no canvas away, delays nothing and is not asked for`,
    LONG,
    async ({ page, thirty }) => {
      const asked: string[] = [];
      await page.route(/foreign\.woff2/, async (route) => {
        asked.push(route.request().url());
        if (way === 'comes') await route.fulfill({ path: 'assets/fonts/words.woff2' });
        if (way === 'cannot be had') await route.abort();
      });
      await page.addInitScript(() => {
        const face = new FontFace('Foreign', 'url(./foreign.woff2)');
        document.fonts.add(face);
      });
      await page.goto('./');
      await thirty.pictured();
      await thirty.typeWords(2);
      expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
      expect(asked).toEqual([]);
    },
  );
}

for (const [name, media] of [
  ['more contrast', { contrast: 'more' }],
  ['forced colours', { forcedColors: 'active' }],
] as const) {
  test(
    `text and canvas underline the same errors, to the pixel, with ${name}`,
    LONG,
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      const letThrough = await thirty.hold(/Board.*\.js/);
      await page.goto('./');
      const words = await thirty.words();
      const [first = '', second = ''] = words.split(' ');
      // A letter for the space too. The caret is on the next one: where it lies over a letter, it may be seen through.
      await thirty.type(`${wrong(first[0])}${first.slice(1)}x${second.slice(0, -1)}${wrong(second.at(-1))}`);
      const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 200 };
      const asText = PNG.sync.read(await page.screenshot({ clip }));
      letThrough();
      await thirty.pictured();
      const onCanvas = PNG.sync.read(await page.screenshot({ clip }));
      // Where a letter reaches into its line, the two are blended in another order.
      expect(greatestDifference(onCanvas, asText)).toBeLessThanOrEqual(1);
    },
  );
}
