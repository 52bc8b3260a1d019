import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Thirty } from '../pages/Thirty';
import { type AnotherPlayer, expect, LONG, longUnless, test } from '../test';

/** Frames that the page has asked for; while they are held they come when they are told to. */
interface Frames {
  asked: number;
  /** How often a caret has set off. */
  begun: number;
  isHeld: boolean;
  waiting: Map<number, FrameRequestCallback>;
}

/** Must come before the page's own scripts. The caret does not blink either: pictures would differ by chance. */
function holdFrames(): void {
  const frames: Frames = { asked: 0, begun: 0, isHeld: false, waiting: new Map() };
  Object.assign(window, { heldFrames: frames });
  const ask = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (onFrame) => {
    frames.asked++;
    if (!frames.isHeld) return ask(onFrame);
    frames.waiting.set(-frames.asked, onFrame);
    return -frames.asked;
  };
  window.cancelAnimationFrame = (asked) => {
    if (!frames.waiting.delete(asked)) cancel(asked);
  };
  const wait = window.setTimeout.bind(window);
  const HALF_CYCLE_MS = 400;
  const NEXT_FRAME_AFTER_MS = 8;
  Object.assign(window, {
    setTimeout: (act: () => void, ms?: number, ...args: unknown[]) => {
      if (ms === HALF_CYCLE_MS) return 0;
      if (ms === NEXT_FRAME_AFTER_MS) frames.begun++;
      if (ms !== NEXT_FRAME_AFTER_MS || !frames.isHeld) return wait(act, ms, ...args);
      act();
      return 0;
    },
  });
}

const asked = (page: Page) =>
  page.evaluate(() => (window as unknown as { heldFrames: Frames }).heldFrames.asked);

const begun = (page: Page) =>
  page.evaluate(() => (window as unknown as { heldFrames: Frames }).heldFrames.begun);

const hold = (page: Page, isHeld: boolean) =>
  page.evaluate((value) => {
    (window as unknown as { heldFrames: Frames }).heldFrames.isHeld = value;
  }, isHeld);

/** Lets the frames come that are waited for, at a time in ms. Gives how many are waited for after. */
const frameAt = (page: Page, atMs: number) =>
  page.evaluate((at) => {
    const { waiting } = (window as unknown as { heldFrames: Frames }).heldFrames;
    const due = [...waiting.values()];
    waiting.clear();
    for (const onFrame of due) onFrame(at);
    return waiting.size;
  }, atMs);

interface Chosen {
  readonly gliding: boolean;
  readonly caret?: string;
  /** Of the words, in per cent of the usual one. */
  readonly size?: number;
  readonly isGpu?: boolean;
}

async function open(
  thirty: Thirty,
  { gliding, caret = 'line', size = 100, isGpu = false }: Chosen,
): Promise<void> {
  const { page } = thirty;
  if (isGpu) await thirty.hasGpu();
  await thirty.dealsAlike();
  await page.addInitScript(holdFrames);
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('options')) localStorage.setItem('options', text);
    },
    JSON.stringify({ version: 1, gliding, caret, size }),
  );
  await thirty.open();
  await expect(thirty.field).toBeFocused();
}

/** The same page with a caret that jumps, where nothing is kept. */
async function openJumping(anotherPlayer: AnotherPlayer, chosen: Omit<Chosen, 'gliding'>): Promise<Thirty> {
  const thirty = await anotherPlayer({ colorScheme: 'light' });
  await open(thirty, { ...chosen, gliding: false });
  return thirty;
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

for (const isGpu of [false, true]) {
  const where = isGpu ? 'webgl' : '2d';

  test(
    `the caret is between its places on its way, and then where one that jumps is (${where})`,
    longUnless(!isGpu),
    async ({ anotherPlayer, thirty }) => {
      // Large, so that there is a place between the first step and the last.
      await open(thirty, { gliding: true, size: 140, isGpu });
      const { page } = thirty;
      const words = await thirty.words();
      await thirty.type(words.slice(0, 1));
      await expect(page.getByText('140 % · gliding caret', { exact: true })).toBeVisible();
      const jumping = await openJumping(anotherPlayer, { size: 140, isGpu });
      await jumping.type(words.slice(0, 1));
      const from = await caretLeft(jumping);
      await expect.poll(() => caretLeft(thirty)).toBe(from);
      await jumping.type(words.slice(1, 2));
      const to = await caretLeft(jumping);
      expect(to).toBeGreaterThan(from + 10);

      await hold(page, true);
      await thirty.type(words.slice(1, 2));
      const withKey = await caretLeft(thirty);
      expect(withKey).toBeGreaterThan(from);
      expect(withKey).toBeLessThan(to);
      // The letter has its colour with the key.
      expect(await thirty.pixelsOf('match')).toBeGreaterThan((await jumping.pixelsOf('match')) / 2);
      await frameAt(page, 10_000);
      const after = await caretLeft(thirty);
      expect(after).toBeGreaterThan(withKey);
      expect(after).toBeLessThan(to);
      // What keys and frames draw is what a whole drawing would be.
      const midway = await thirty.canvas.screenshot();
      await thirty.drawAll();
      expect((await thirty.canvas.screenshot()).equals(midway)).toBe(true);
      expect(await frameAt(page, 10_100)).toBe(0);
      const frames = await asked(page);
      expect((await thirty.canvas.screenshot()).equals(await jumping.canvas.screenshot())).toBe(true);
      await page.waitForTimeout(200);
      expect(await asked(page)).toBe(frames);
      await jumping.page.context().close();
    },
  );

  for (const caret of isGpu ? ['block'] : ['line', 'block', 'underline', 'off']) {
    test(
      `nothing is left behind on the way: ${caret} (${where})`,
      LONG,
      async ({ anotherPlayer, thirty }) => {
        await open(thirty, { gliding: true, caret, isGpu });
        const { page } = thirty;
        const words = await thirty.words();
        const jumping = await openJumping(anotherPlayer, { caret, isGpu });
        await hold(page, true);
        // Right and wrong ones, over spaces, back by letters and by a word, and over the end of the line.
        const steps = [
          ...`${words.slice(0, 6)}zz`,
          'Backspace',
          'Backspace',
          'Control+Backspace',
          ...words.slice(0, 50),
        ];
        let atMs = 10_000;
        const frameAfter = (ms: number): Promise<number> => {
          atMs += ms;
          return frameAt(page, atMs);
        };
        for (const [i, key] of steps.entries()) {
          for (const one of [thirty, jumping]) await one.page.keyboard.press(key === ' ' ? 'Space' : key);
          if (i % 3 > 0) await frameAfter(20);
          if (i % 4 > 0) continue;
          await frameAfter(11);
          await thirty.expectSameDrawnAnew(`after key ${i}, ${key}`);
        }
        for (let i = 0; i < 3; i++) await frameAfter(100);
        expect((await thirty.canvas.screenshot()).equals(await jumping.canvas.screenshot())).toBe(true);
        await jumping.page.context().close();
      },
    );
  }
}

test(
  'where less motion is asked for it jumps, and no frame is asked for',
  LONG,
  async ({ page, anotherPlayer, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(thirty, { gliding: true });
    const jumping = await openJumping(anotherPlayer, {});
    const words = await thirty.words();
    await hold(page, true);
    for (const one of [thirty, jumping]) await one.type(words.slice(0, 3));
    expect((await thirty.canvas.screenshot()).equals(await jumping.canvas.screenshot())).toBe(true);
    for (const one of [thirty, jumping]) expect(await begun(one.page)).toBe(0);
    // Where motion is welcome again it glides, from the next key but one.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await thirty.type(words.slice(3, 5));
    expect(await begun(page)).toBe(1);
    await jumping.page.context().close();
  },
);

test('it is chosen by a switch, also with the keyboard, and kept', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.options.open();
  const gliding = page
    .getByRole('dialog', { name: 'Options' })
    .getByRole('switch', { name: 'Gliding caret' });
  await expect(gliding).not.toBeChecked();
  await gliding.focus();
  await page.keyboard.press('Space');
  await expect(gliding).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
  await expect(page.getByText('gliding caret', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('gliding caret', { exact: true })).toBeVisible();
  await thirty.options.open();
  await page.getByText('Gliding caret', { exact: true }).last().click();
  await expect(gliding).not.toBeChecked();
});
