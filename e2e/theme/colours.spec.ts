import { PNG } from 'pngjs';
import type { Thirty } from '../pages/Thirty';
import { contrast, type Rgb } from '../support/colours';
import { wrong } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

/** The vision deficiencies that Chromium can emulate; the last one is sight without colour. */
const DEFICIENCIES = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

/** Colours as seen with an emulated deficiency, read from patches on the page. */
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
  // Not the window's corner: the room for a scrollbar is there.
  const clip = await page.locator('#patches').boundingBox();
  if (!clip) throw new Error('The patches are not on the page.');
  const png = PNG.sync.read(await page.screenshot({ clip }));
  return Object.fromEntries(
    tokens.map((name, i) => {
      const at = ((20 * i + 10) * png.width + 10) * 4;
      return [name, [png.data[at] ?? 0, png.data[at + 1] ?? 0, png.data[at + 2] ?? 0] as const];
    }),
  );
}

for (const theme of ['Light', 'Dark'] as const) {
  test(
    `right and wrong letters can be read in ${theme}, with each colour vision deficiency and with more contrast too`,
    longUnless(theme === 'Dark'),
    async ({ page, thirty }) => {
      await thirty.openIn(theme);
      const session = await page.context().newCDPSession(page);
      for (const [contrastWish, least] of [
        ['no-preference', 4.5],
        ['more', 7],
      ] as const) {
        await page.emulateMedia({ contrast: contrastWish });
        for (const type of DEFICIENCIES) {
          await session.send('Emulation.setEmulatedVisionDeficiency', { type });
          const colours = await seen(thirty, ['paper', 'match', 'mismatch', 'untyped', 'mistyped-space']);
          const between = (one: string, other: string) =>
            contrast(colours[one] as Rgb, colours[other] as Rgb);
          const how = `${type}, ${contrastWish}`;
          // In the light a red as dark as this needs would be a brown: there the underline tells them apart.
          if (theme === 'Dark') expect(between('match', 'mismatch'), how).toBeGreaterThanOrEqual(1.5);
          for (const text of ['match', 'mismatch', 'untyped']) {
            expect(between(text, 'paper'), `${text} on paper, ${how}`).toBeGreaterThanOrEqual(least);
          }
          expect(between('mistyped-space', 'paper'), `a mistyped space, ${how}`).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );
}

test('every text has at least 4.5:1 contrast in either theme', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.chooseTheme('System');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    const paper = await thirty.colour('paper');
    for (const token of ['untyped', 'match', 'mismatch', 'ink', 'ink-soft', 'ink-faint', 'accent']) {
      const name = `${token}, ${colorScheme}`;
      expect(contrast(await thirty.colour(token), paper), name).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(await thirty.colour('mistyped-space'), paper), colorScheme).toBeGreaterThanOrEqual(3);
    // Large letters, and fainter than the words.
    const ahead = contrast(await thirty.colour('ahead'), paper);
    expect(ahead, `ahead, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    expect(ahead, `ahead, ${colorScheme}`).toBeLessThan(contrast(await thirty.colour('untyped'), paper) - 1);
  }
});

test(
  'red is red: in the light a wrong letter has 5:1, and far more red than green and blue',
  LONG,
  async ({ thirty }) => {
    await thirty.openIn('Light');
    const [red, green, blue] = await thirty.colour('mismatch');
    expect(contrast([red, green, blue], await thirty.colour('paper'))).toBeGreaterThanOrEqual(5);
    expect(red).toBeGreaterThan(180);
    expect(Math.max(green, blue)).toBeLessThan(red / 4);
  },
);

test(
  'a contrast theme that changes from dark to light changes every colour of the canvas at once',
  LONG,
  async ({ page, thirty }) => {
    await thirty.hasGpu();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const words = await thirty.open();
    await thirty.type(words.slice(0, 3) + wrong(words[3]));
    const dark = await thirty.colour('match');
    await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(20);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    expect(await thirty.colour('match')).not.toEqual(dark);
    for (const token of ['match', 'mismatch', 'untyped']) {
      await expect.poll(() => thirty.pixelsOf(token)).toBeGreaterThan(10);
    }
    expect(await thirty.pixelsOf('paper')).toBeGreaterThan(1000);
  },
);
