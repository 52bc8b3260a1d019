import { PNG } from 'pngjs';
import { countNear } from '../support/colours';
import { countImagesDrawn } from '../support/pretence';
import { expect, LONG, test } from '../test';

test.describe(() => {
  test.use({ time: 'ownTimers' });

  test('the caret is there while keys come, then blinks twelve times with a cycle of 0.8 s, and rests, shown', async ({
    page,
    thirty,
  }) => {
    const HALF_CYCLE_MS = 400;
    const TOGGLES = 24;
    await page.addInitScript(countImagesDrawn);
    const words = await thirty.open();
    await thirty.pauseTimers();
    // Until a caret that is already blinking rests.
    await thirty.runFor((TOGGLES + 2) * HALF_CYCLE_MS);
    const draws = async () => Number(await page.locator('html').getAttribute('data-draws'));
    let before = await draws();
    const drawnSince = async () => {
      const drawn = (await draws()) - before;
      before += drawn;
      return drawn;
    };
    for (const char of words.slice(0, 5)) {
      await thirty.type(char);
      await thirty.runFor(300);
      // Drawn are two cells and the caret.
      expect(await drawnSince()).toBe(3);
      expect(await thirty.pixelsOf('caret')).toBeGreaterThan(40);
    }
    // The last key came within a half cycle, for which the caret stays.
    await thirty.runFor(HALF_CYCLE_MS);
    expect(await drawnSince()).toBe(0);
    for (let i = 0; i < TOGGLES; i++) {
      const isShown = i % 2 === 1;
      await thirty.runFor(HALF_CYCLE_MS);
      // Drawn is the bare cell, or the cell and the caret on it.
      expect(await drawnSince(), `half cycle ${i}`).toBe(isShown ? 2 : 1);
      if (i < 2) expect((await thirty.pixelsOf('caret')) > 40).toBe(isShown);
    }
    await thirty.runFor(10 * HALF_CYCLE_MS);
    expect(await drawnSince()).toBe(0);
    expect(await thirty.pixelsOf('caret')).toBeGreaterThan(40);
  });
});

test(
  'the caret is hollow while typing does not reach the field, in the text and, the same to the pixel, on the canvas',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letThrough = await thirty.hold(/Board.*\.js/);
    await page.goto('./');
    await expect(thirty.field).toBeFocused();
    await thirty.typeWords(1);
    const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 200 };
    const caretPixels = async () =>
      countNear(PNG.sync.read(await page.screenshot({ clip })), await thirty.colour('caret'));
    const solid = await caretPixels();
    expect(solid).toBeGreaterThan(60);
    const leaveField = async () => {
      await thirty.field.evaluate((field) => field.blur());
      await expect(page.getByText('Click here, or just type')).toBeVisible();
      // A frame around a cell has more of the colour than a stroke, and less than a filled cell.
      await expect.poll(caretPixels).toBeGreaterThan(solid + 20);
      expect(await caretPixels()).toBeLessThan(4 * solid);
    };
    await leaveField();
    await thirty.field.focus();
    await expect.poll(caretPixels).toBe(solid);
    await leaveField();
    const asText = await page.screenshot({ clip });
    letThrough();
    await thirty.pictured();
    expect((await page.screenshot({ clip })).equals(asText)).toBe(true);
    await thirty.field.focus();
    await expect.poll(caretPixels).toBe(solid);
    await leaveField();
  },
);
