import { countImagesDrawn } from '../support/pretence';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

test.describe(() => {
  test.use({ time: 'ownTimers' });

  test(
    'a page out of sight draws nothing, and its caret is back with the page',
    LONG,
    async ({ page, thirty }) => {
      await page.addInitScript(countImagesDrawn);
      await thirty.begin(1);
      await thirty.pauseTimers();
      const comeToSight = (state: 'hidden' | 'visible') =>
        page.evaluate((now) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      const draws = async () => Number(await page.locator('html').getAttribute('data-draws'));
      await comeToSight('hidden');
      const before = await draws();
      await thirty.runFor(20_000);
      expect(await draws()).toBe(before);
      await comeToSight('visible');
      await expect.poll(draws).toBeGreaterThan(before);
      expect(await thirty.pixelsOf('caret')).toBeGreaterThan(40);
    },
  );
});

test('a machine without a GPU draws on a 2D canvas, one with a GPU by WebGL', async ({ thirty }) => {
  const kind = () =>
    thirty.canvas.evaluate((canvas: HTMLCanvasElement) => (canvas.getContext('2d') ? '2d' : 'webgl'));
  await thirty.begin(3);
  expect(await kind()).toBe('2d');
  await thirty.hasGpu();
  await thirty.reload();
  expect(await kind()).toBe('webgl');
});

test('a key is one draw call, within its own event', async ({ page, thirty }) => {
  await thirty.hasGpu();
  await page.addInitScript(() => {
    const draw = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      const log = JSON.parse(document.documentElement.dataset.draws ?? '[]');
      document.documentElement.dataset.draws = JSON.stringify([...log, window.event?.type ?? 'none']);
      return draw.apply(this, args);
    };
  });
  const words = await thirty.open();
  const reset = () => page.evaluate(() => delete document.documentElement.dataset.draws);
  const draws = async (): Promise<string[]> =>
    JSON.parse((await page.locator('html').getAttribute('data-draws')) ?? '[]');
  await thirty.type(words.slice(0, 1));
  await reset();
  await thirty.type(words.slice(1, 2));
  expect((await draws()).filter((event) => event !== 'none')).toEqual(['beforeinput']);
  await reset();
  await page.keyboard.press('Backspace');
  expect((await draws()).filter((event) => event !== 'none')).toEqual(['keydown']);
});

test('on a 2D canvas a key draws what it changes: two cells and the caret', async ({ page, thirty }) => {
  await page.addInitScript(() => {
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
      const { dataset } = document.documentElement;
      if (window.event) dataset.draws = String(1 + Number(dataset.draws ?? 0));
      return (draw as (...all: unknown[]) => void).apply(this, args);
    };
  });
  const words = await thirty.begin(1);
  await page.evaluate(() => delete document.documentElement.dataset.draws);
  await thirty.type(words.slice(1, 2));
  await expect(page.locator('html')).toHaveAttribute('data-draws', '3');
  await page.keyboard.press('Backspace');
  await expect(page.locator('html')).toHaveAttribute('data-draws', '6');
});

test(
  'what keys have drawn, cell by cell, is the picture that a whole drawing gives',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = await thirty.open();
    const space = words.indexOf(' ');
    await thirty.type(`${words.slice(0, space)}x${wrong(words[space + 1])}`);
    await thirty.expectSameDrawnAnew();
    for (const key of ['Backspace', 'Backspace', 'Space']) await page.keyboard.press(key);
    await thirty.expectSameDrawnAnew();
    // Past the end of a line, back by a word, and again.
    await thirty.type(words.slice(space + 1, 60));
    await page.keyboard.press('Control+Backspace');
    await page.keyboard.press('Control+Backspace');
    await thirty.expectSameDrawnAnew();
    await page.keyboard.press('Meta+Backspace');
    await thirty.expectSameDrawnAnew();
    await thirty.type(words);
    await thirty.expectSameDrawnAnew();
  },
);
