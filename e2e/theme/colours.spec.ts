import { PNG } from 'pngjs';
import type { Thirty } from '../pages/Thirty';
import { contrast, type Rgb } from '../support/colours';
import { wrong } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

/** As a browser can show the page to its maker; the last is sight without any colour. */
const DEFICIENCIES = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

/** The colours as they are seen: patches of them on the page, through the browser's own emulation. */
async function seen(thirty: Thirty, tokens: readonly string[]): Promise<Record<string, Rgb>> {
  const { page } = thirty;
  await page.evaluate((names) => {
    document.getElementById('patches')?.remove();
    const patches = document.createElement('div');
    patches.id = 'patches';
    patches.style.cssText = 'position:fixed;top:0;left:0;z-index:9';
    for (const name of names) {
      const patch = document.createElement('div');
      patch.style.cssText = `width:20px;height:20px;background:var(--${name})`;
      patches.append(patch);
    }
    document.body.append(patches);
  }, tokens);
  const png = PNG.sync.read(
    await page.screenshot({ clip: { x: 0, y: 0, width: 20, height: 20 * tokens.length } }),
  );
  return Object.fromEntries(
    tokens.map((name, i) => {
      const at = ((20 * i + 10) * png.width + 10) * 4;
      return [name, [png.data[at] ?? 0, png.data[at + 1] ?? 0, png.data[at + 2] ?? 0] as const];
    }),
  );
}

for (const theme of ['Light', 'Dark'] as const) {
  for (const more of [false, true]) {
    test(
      `right and wrong are told apart without hue in ${theme}${more ? ', with more contrast too' : ''}`,
      longUnless(theme === 'Dark' && !more),
      async ({ page, thirty }) => {
        if (more) await page.emulateMedia({ contrast: 'more' });
        await thirty.openIn(theme);
        const session = await page.context().newCDPSession(page);
        for (const type of DEFICIENCIES) {
          await session.send('Emulation.setEmulatedVisionDeficiency', { type });
          const colours = await seen(thirty, ['paper', 'match', 'mismatch', 'untyped', 'mistyped-space']);
          const between = (one: string, other: string) =>
            contrast(colours[one] as Rgb, colours[other] as Rgb);
          expect(between('match', 'mismatch'), `right and wrong, ${type}`).toBeGreaterThanOrEqual(1.5);
          const least = more ? 7 : 4.5;
          for (const text of ['match', 'mismatch', 'untyped']) {
            expect(between(text, 'paper'), `${text} on paper, ${type}`).toBeGreaterThanOrEqual(least);
          }
          expect(between('mistyped-space', 'paper'), `a mistyped space, ${type}`).toBeGreaterThanOrEqual(3);
        }
      },
    );
  }
}

for (const gpu of [true, false]) {
  test(
    `a contrast theme that changes from dark to light changes every colour of the ${gpu ? 'WebGL' : '2D'} canvas at once`,
    LONG,
    async ({ page, thirty }) => {
      if (gpu) await thirty.hasGpu();
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      const words = await thirty.open();
      await thirty.type(words.slice(0, 3) + wrong(words[3]));
      const dark = await thirty.colour('match');
      expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
      expect(await thirty.colour('match')).not.toEqual(dark);
      for (const token of ['match', 'mismatch', 'untyped']) {
        await expect.poll(() => thirty.pixelsOf(token)).toBeGreaterThan(10);
      }
      expect(await thirty.pixelsOf('paper')).toBeGreaterThan(1000);
    },
  );
}

for (const theme of ['Light', 'Dark'] as const) {
  test(
    `every text has at least 4.5:1 contrast in ${theme}`,
    longUnless(theme === 'Dark'),
    async ({ thirty }) => {
      await thirty.openIn(theme);
      const paper = await thirty.colour('paper');
      for (const token of ['untyped', 'match', 'mismatch', 'ink', 'ink-soft', 'ink-faint', 'accent']) {
        expect(contrast(await thirty.colour(token), paper), token).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(await thirty.colour('mistyped-space'), paper)).toBeGreaterThanOrEqual(3);
    },
  );
}
