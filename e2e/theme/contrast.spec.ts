import { PNG } from 'pngjs';
import { longestRun } from '../support/colours';
import { wrong } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

test.describe('with less motion', () => {
  test.use({ time: 'ownTimers' });

  test('nothing blinks and nothing fades', LONG, async ({ page, thirty }) => {
    await thirty.hasGpu();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      let frames = 0;
      const draw = WebGL2RenderingContext.prototype.drawElements;
      WebGL2RenderingContext.prototype.drawElements = function (...args) {
        document.documentElement.dataset.frames = String(++frames);
        return draw.apply(this, args);
      };
    });
    await thirty.open();
    await thirty.pauseTimers();
    const CYCLE_MS = 2000;
    // Whatever opening the page has left to do happens in this first cycle.
    await thirty.runFor(CYCLE_MS);
    const frames = () => page.locator('html').getAttribute('data-frames');
    const before = await frames();
    expect(before).not.toBeNull();
    await thirty.runFor(CYCLE_MS);
    expect(await frames()).toBe(before);

    await thirty.type('x');
    await thirty.finish();
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Result' })).toHaveCSS('animation-name', 'none');
    await expect(thirty.insights.region).toHaveCSS('animation-name', 'none');
  });
});

for (const theme of ['Dark', 'Light'] as const) {
  test(
    `in ${theme} a wrong letter is underlined over the width of its cell, on the canvas and in the text before it`,
    longUnless(theme === 'Dark'),
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.openIn(theme);
      const words = await thirty.words();
      await thirty.type(`${words[0]}${wrong(words[1])}`);
      const cell = await thirty.canvas.evaluate((canvas) =>
        Number.parseFloat(getComputedStyle(canvas).getPropertyValue('--cell')),
      );
      const underline = async () =>
        longestRun(PNG.sync.read(await thirty.main.screenshot()), await thirty.colour('mismatch'));
      await expect.poll(underline).toBe(cell);
      await thirty.loseCanvas();
      expect(await underline()).toBe(cell);
    },
  );
}

test(
  'where colours are forced, the words to type take the system’s colour',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await thirty.begin(4);
    const text = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    expect(`rgb(${(await thirty.colour('untyped')).join(', ')})`).toBe(text);
    await expect.poll(() => thirty.pixelsOf('untyped')).toBeGreaterThan(20);
  },
);

test(
  'where colours are forced, what is chosen has a thicker edge, and nothing moves',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await thirty.open();
    await thirty.options.open();
    const choices = thirty.options.dialog
      .getByRole('radiogroup', { name: 'On a mistake', exact: true })
      .locator('label > span');
    const edges = () => choices.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
    const texts = () =>
      choices.evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().x;
        }),
      );
    expect(await edges()).toEqual(['3px', '1px', '1px']);
    const before = await texts();
    await choices.nth(2).click();
    await expect.poll(edges).toEqual(['1px', '1px', '3px']);
    expect(await texts()).toEqual(before);
  },
);
