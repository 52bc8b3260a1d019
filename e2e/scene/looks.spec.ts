import { PNG } from 'pngjs';
import { greatestDifference } from '../support/colours';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

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
      await thirty.expectWithinWindow();
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(10);
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
  // The insights are loaded after the canvas, so the canvas has had its chance.
  await thirty.play(2);
  await expect(thirty.insights.region).toBeVisible();
  await expect(thirty.canvas).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('font-comes')));
  await thirty.pictured();
});

test(
  'a font that an extension has declared takes no canvas away, delays nothing and is not asked for',
  LONG,
  async ({ page, thirty }) => {
    const asked: string[] = [];
    // The font never arrives.
    await page.route(/foreign\.woff2/, (route) => {
      asked.push(route.request().url());
    });
    await page.addInitScript(() => {
      const face = new FontFace('Foreign', 'url(./foreign.woff2)');
      document.fonts.add(face);
    });
    await thirty.begin(2);
    expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
    expect(asked).toEqual([]);
  },
);

const MORE_CONTRAST = { contrast: 'more', forcedColors: 'none' } as const;
const FORCED_COLOURS = { contrast: 'no-preference', forcedColors: 'active' } as const;

for (const [what, leavesWords, looks] of [
  ['errors, with more contrast and with forced colours', false, [MORE_CONTRAST, FORCED_COLOURS]],
  // With forced colours a gray letter may reach by a pixel into a wrong space, on one of them only.
  ['skipped characters, with more contrast', true, [MORE_CONTRAST]],
] as const) {
  test(`text and canvas underline, to the pixel, the same ${what}`, LONG, async ({ page, thirty }) => {
    const letThrough = await thirty.hold(/Board.*\.js/);
    if (leavesWords) {
      await page.addInitScript(() => localStorage.setItem('options', '{"version":1,"spaceEndsWord":true}'));
    }
    await page.goto('./');
    const words = await thirty.words();
    const [first = '', second = ''] = words.split(' ');
    // With a letter in place of the space. The caret is not over one of these letters, which might show through it.
    await thirty.type(
      leavesWords
        ? `${first.slice(0, 1)} ${second.slice(0, 1)} `
        : `${wrong(first[0])}${first.slice(1)}x${second.slice(0, -1)}${wrong(second.at(-1))}`,
    );
    const picturesOf = async () => {
      const pictures: PNG[] = [];
      for (const media of looks) {
        await page.emulateMedia({ reducedMotion: 'reduce', ...media });
        const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 200 };
        pictures.push(PNG.sync.read(await page.screenshot({ clip })));
      }
      return pictures;
    };
    const asText = await picturesOf();
    letThrough();
    await thirty.pictured();
    // A letter that reaches into its underline is blended with it in a different order.
    await expect
      .poll(async () => {
        const onCanvas = await picturesOf();
        return Math.max(...onCanvas.map((picture, i) => greatestDifference(picture, asText[i] ?? picture)));
      })
      .toBeLessThanOrEqual(1);
  });
}
