import { PNG } from 'pngjs';
import { countNear } from '../support/colours';
import { countImagesDrawn } from '../support/pretence';
import { expect, LONG, test } from '../test';

test(
  'the caret is there while keys come, and blinks with a cycle of 0.8 s',
  LONG,
  async ({ page, thirty }) => {
    await thirty.hasGpu();
    await page.addInitScript(recordFrames);
    await thirty.open();
    const frames = () => page.evaluate(() => (globalThis as unknown as Recorded).frames);
    await page.keyboard.press('Shift');
    const before = (await frames()).length;
    await expect.poll(async () => (await frames()).length, { timeout: 10_000 }).toBeGreaterThan(before + 6);
    const blinking = (await frames()).slice(before);
    // Two frames a cycle and none between them; a busy machine may hold up a frame, and none before it is time.
    const gaps = blinking.map(({ atMs }, i, all) => atMs - (all[i - 1]?.atMs ?? atMs));
    for (const gap of gaps.slice(2)) expect(gap).toBeGreaterThan(300);
    const shows = blinking.map(({ caret }) => caret > 40);
    for (const [i, isShown] of shows.slice(1).entries()) expect(isShown, `frame ${i + 1}`).toBe(!shows[i]);

    const typed = (await frames()).length;
    await thirty.typeWords(1);
    const ofKey = async () => (await frames()).slice(typed).find(({ match }) => match > 10);
    await expect.poll(ofKey).toBeDefined();
    expect((await ofKey())?.caret).toBeGreaterThan(40);
  },
);

interface Recorded {
  readonly frames: { readonly atMs: number; readonly caret: number; readonly match: number }[];
}

/** Counts the pixels of caret and right letters in each frame that is drawn: a picture taken later may show the next. */
function recordFrames(): void {
  const frames: { atMs: number; caret: number; match: number }[] = [];
  Object.assign(globalThis, { frames });
  const colourOf = (token: string): number[] => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${token})`;
    document.body.append(probe);
    const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
    probe.remove();
    return parts.slice(0, 3).map(Number);
  };
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    const atMs = performance.now();
    draw.apply(this, args);
    const { drawingBufferWidth: width, drawingBufferHeight: height } = this;
    const pixels = new Uint8Array(4 * width * height);
    this.readPixels(0, 0, width, height, this.RGBA, this.UNSIGNED_BYTE, pixels);
    const count = (token: string): number => {
      const colour = colourOf(token);
      let found = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if (colour.every((value, i) => Math.abs(value - (pixels[at + i] ?? 0)) <= 12)) found++;
      return found;
    };
    frames.push({ atMs, caret: count('caret'), match: count('match') });
  };
}

for (const isPictured of [true, false]) {
  test(
    `the caret is hollow while typing does not reach the field, ${isPictured ? 'on the canvas' : 'in the text'}`,
    LONG,
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (!isPictured) await page.route(/Board.*\.js/, () => {});
      await page.goto('./');
      if (isPictured) await thirty.pictured();
      await expect(thirty.field).toBeFocused();
      await thirty.typeWords(1);
      const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 200 };
      const caretPixels = async () =>
        countNear(PNG.sync.read(await page.screenshot({ clip })), await thirty.colour('caret'));
      const solid = await caretPixels();
      expect(solid).toBeGreaterThan(60);
      await thirty.field.evaluate((field) => field.blur());
      // A frame around a cell: more of its colour than a stroke has, and not a filled cell.
      await expect.poll(caretPixels).toBeGreaterThan(solid + 20);
      expect(await caretPixels()).toBeLessThan(4 * solid);
      await thirty.field.focus();
      await expect.poll(caretPixels).toBe(solid);
    },
  );
}

test('text and canvas show the same hollow caret, to the pixel', LONG, async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letThrough = await thirty.hold(/Board.*\.js/);
  await page.goto('./');
  await thirty.typeWords(3);
  await thirty.field.evaluate((field) => field.blur());
  await expect(page.getByText('Click the words or press Enter to type')).toBeVisible();
  const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 200 };
  const asText = await page.screenshot({ clip });
  letThrough();
  await thirty.pictured();
  expect((await page.screenshot({ clip })).equals(asText)).toBe(true);
});

test(
  'a caret that nobody moves blinks twelve times, then rests, shown; a key starts it anew',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      // A timer a hundredth as long: what is told is how often it turns, not when.
      const later = window.setTimeout;
      window.setTimeout = ((act: () => void, ms = 0) =>
        later(act, ms === 400 ? 4 : ms)) as unknown as typeof window.setTimeout;
    });
    await page.addInitScript(countImagesDrawn);
    await thirty.open();
    const draws = async () => Number(await page.locator('html').getAttribute('data-draws'));
    const rested = async () => {
      let before = -1;
      await expect
        .poll(
          async () => {
            const same = before === (await draws());
            before = await draws();
            return same;
          },
          { intervals: [200] },
        )
        .toBe(true);
      return before;
    };
    const atRest = await rested();
    expect(await thirty.pixelsOf('caret')).toBeGreaterThan(40);
    await thirty.typeWords(1);
    // Two cells and the caret for the key; in each cycle the bare cell, and the cell with the caret on it.
    expect((await rested()) - atRest).toBe(3 + 12 * (1 + 2));
    expect(await thirty.pixelsOf('caret')).toBeGreaterThan(40);
  },
);
