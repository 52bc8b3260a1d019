import { PNG } from 'pngjs';
import { findOnPath } from '../../tools/machine.mjs';
import { type Engine, launchWithPuppeteer } from '../support/engines';
import { expectAlike, LISTS, lacksFont } from '../support/scripts';
import { expect, LONG, test } from '../test';

const firefox = findOnPath(['firefox-esr', 'firefox']);

for (const [label, lang, , list] of LISTS)
  for (const ratio of [1, 2]) {
    test(
      `in Firefox, ${ratio} px a CSS px, ${label} stands on the canvas as it does as text: untyped, right, wrong`,
      LONG,
      async ({ baseURL }) => {
        test.skip(lacksFont(lang) !== '', lacksFont(lang));
        test.skip(firefox === undefined, 'Firefox is not on this machine; npm run test:engines installs it');
        const engine = await launchWithPuppeteer({
          browser: 'firefox',
          executablePath: firefox as string,
          extraPrefsFirefox: { 'layout.css.devPixelsPerPx': `${ratio}` },
        });
        try {
          await engine.open(baseURL as string);
          await engine.evaluate((options) => localStorage.setItem('options', options), optionsWith(list));
          await engine.open(baseURL as string);
          await expect.poll(() => isDrawnIn(engine, lang)).toBe(true);
          const words = await engine.evaluate(wordsOf, undefined);
          await engine.type(`${words.slice(0, 2)}#${words.slice(3, 5)}`);
          await expect
            .poll(() => engine.evaluate(() => document.querySelector('main')?.dataset.state, undefined))
            .toBe('run');
          const onCanvas = await pictureOf(engine, ratio);
          await engine.evaluate(() => {
            const lost = new Event('contextlost', { cancelable: true });
            document.querySelector('canvas')?.dispatchEvent(lost);
          }, undefined);
          await expect.poll(() => isDrawnIn(engine, lang)).toBe(false);
          // Firefox rounds the ascent of some fonts in CSS px: their text stands half of one away from where a canvas has it.
          expectAlike(await pictureOf(engine, ratio), onCanvas, ratio - 1);
        } finally {
          await engine.close();
        }
      },
    );
  }

function optionsWith(words: string): string {
  return JSON.stringify({ version: 1, words, caret: 'block' });
}

/** Whether words of a language are seen on the canvas. */
function isDrawnIn(engine: Engine, lang: string): Promise<boolean> {
  return engine.evaluate((wanted) => {
    const canvas = document.querySelector('canvas');
    const words = document.querySelector<HTMLElement>('[data-part="words"]');
    return words?.lang === wanted && !!canvas && getComputedStyle(canvas).visibility === 'visible';
  }, lang);
}

function wordsOf(): string {
  return document.querySelector('[data-part="words"]')?.textContent ?? '';
}

/** A picture of the words alone. */
async function pictureOf(engine: Engine, ratio: number): Promise<Buffer> {
  const { x, y, width, height } = await engine.evaluate((px) => {
    if (devicePixelRatio !== px) throw new Error(`A CSS px has ${devicePixelRatio} px here.`);
    const box = document.querySelector('[data-part="field"]')?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: Math.ceil(px * box.x),
      y: Math.ceil(px * box.y),
      width: Math.floor(px * box.width),
      height: Math.floor(px * box.height),
    };
  }, ratio);
  const part = new PNG({ width, height });
  PNG.bitblt(PNG.sync.read(await engine.screenshot()), part, x, y, width, height, 0, 0);
  return PNG.sync.write(part);
}
