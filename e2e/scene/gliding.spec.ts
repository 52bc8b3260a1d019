import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, longUnless, test } from '../test';

/** Counts requested frames in `data-frames` of the root. Must run before the page's own scripts. */
function countFrames(): void {
  const ask = window.requestAnimationFrame;
  let frames = 0;
  window.requestAnimationFrame = (onFrame) => {
    document.documentElement.dataset.frames = String(++frames);
    return ask.call(window, onFrame);
  };
}

const framesAsked = async (page: Page) => Number(await page.locator('html').getAttribute('data-frames'));

/** From a key to the frame after it: that is requested 8 ms later, and takes 16 ms. */
const TO_NEXT_FRAME_MS = 24;
/** Longer than a glide, and shorter than half a blink, in ms. */
const GLIDE_MS = 150;

interface Chosen {
  readonly caret?: string;
  /** The size of the words, in per cent of the usual one. */
  readonly size?: number;
}

/** Opens the page with a gliding caret, which moves only with `runFor`. */
async function open(thirty: Thirty, { caret = 'line', size = 100 }: Chosen): Promise<string> {
  await thirty.page.addInitScript(countFrames);
  await thirty.hasStored('options', JSON.stringify({ version: 1, gliding: true, caret, size }));
  const words = await thirty.open();
  await expect(thirty.field).toBeFocused();
  await thirty.pauseTimers();
  return words;
}

/** The first column of the canvas, in CSS px, that has the caret's colour. */
async function caretLeft(thirty: Thirty): Promise<number> {
  const [red, green, blue] = await thirty.colour('caret');
  const { width, height, data } = PNG.sync.read(await thirty.canvas.screenshot());
  for (let x = 0; x < width; x++) {
    let found = 0;
    for (let y = 0; y < height; y++) {
      const i = 4 * (y * width + x);
      if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) found++;
    }
    if (found > 1) return x;
  }
  return -1;
}

test.describe(() => {
  test.use({ time: 'ownTimers' });

  for (const isGpu of [false, true]) {
    test(
      `the caret is between its places on its way, and then where it jumps to with less motion (${isGpu ? 'webgl' : '2d'})`,
      longUnless(!isGpu),
      async ({ page, thirty }) => {
        if (isGpu) await thirty.hasGpu();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // Large words, so that there are places between the first step and the last.
        const words = await open(thirty, { size: 140 });
        await thirty.type(words.charAt(0));
        await expect(page.getByText('140% · smooth caret', { exact: true })).toBeVisible();
        const from = await caretLeft(thirty);
        await thirty.type(words.charAt(1));
        const jumped = await thirty.canvas.screenshot();
        const to = await caretLeft(thirty);
        expect(to).toBeGreaterThan(from + 10);
        await thirty.runFor(GLIDE_MS);
        expect((await thirty.canvas.screenshot()).equals(jumped)).toBe(true);

        // With motion again, it glides from the next key but one.
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.keyboard.press('Backspace');
        expect(await caretLeft(thirty)).toBe(from);
        await thirty.runFor(GLIDE_MS);
        const untyped = await thirty.pixelsOf('match');
        await thirty.type(words.charAt(1));
        const withKey = await caretLeft(thirty);
        expect(withKey).toBeGreaterThan(from);
        expect(withKey).toBeLessThan(to);
        // The letter is coloured with the key, not with the caret.
        expect(await thirty.pixelsOf('match')).toBeGreaterThan(untyped);
        await thirty.runFor(TO_NEXT_FRAME_MS);
        const after = await caretLeft(thirty);
        expect(after).toBeGreaterThan(withKey);
        expect(after).toBeLessThan(to);
        // Keys and frames have drawn what a full redraw gives.
        await thirty.expectSameDrawnAnew();
        await thirty.runFor(GLIDE_MS);
        expect((await thirty.canvas.screenshot()).equals(jumped)).toBe(true);
        const frames = await framesAsked(page);
        await thirty.runFor(GLIDE_MS);
        expect(await framesAsked(page)).toBe(frames);
      },
    );
  }

  for (const caret of ['line', 'block', 'underline']) {
    test(`nothing is left behind on the way: ${caret}`, LONG, async ({ page, thirty }) => {
      await thirty.dealsAlike();
      const words = await open(thirty, { caret });
      // Right and wrong keys, past spaces, back by letters and by a word, and past the end of the line.
      const steps = [
        ...`${words.slice(0, 6)}zz`,
        'Backspace',
        'Backspace',
        'Control+Backspace',
        ...words.slice(0, 50),
      ];
      for (const [i, key] of steps.entries()) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        if (i % 3 > 0) await thirty.runFor(20);
        if (i % 4 > 0) continue;
        await thirty.runFor(11);
        await thirty.expectSameDrawnAnew(`after key ${i}, ${key}`);
      }
      await thirty.runFor(GLIDE_MS);
      await thirty.expectSameDrawnAnew('at its place');
    });
  }
});

test('it is chosen by a switch, also with the keyboard, and kept', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.options.open('Look');
  const gliding = thirty.options.dialog.getByRole('switch', { name: 'Smooth caret' });
  await expect(gliding).not.toBeChecked();
  await gliding.focus();
  await page.keyboard.press('Space');
  await expect(gliding).toBeChecked();
  await thirty.options.close();
  await expect(page.getByText('smooth caret', { exact: true })).toBeVisible();
  await thirty.reload();
  await expect(page.getByText('smooth caret', { exact: true })).toBeVisible();
  await thirty.options.open('Look');
  await expect(gliding).toBeChecked();
});
