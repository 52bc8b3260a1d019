import { chromium } from '@playwright/test';
import { LAUNCH } from '../../playwright.config';
import { Thirty } from '../pages/Thirty';
import { lookAlike } from '../support/colours';
import { chooseLetters, expectLetters, LETTERS_NAMES, pictureOfWords } from '../support/letters';
import { wrong } from '../support/typedRound';
import { expect, LAYOUTS, test } from '../test';

const BOARD = /Board.*\.js/;

/** Runs in the page: how far from a whole pixel of the device the farthest letter begins, in such pixels. */
function farthestOffGrid(): number {
  const letters = document.querySelectorAll('[data-part="words"] > span > span > span');
  const lefts = Array.from(letters, (letter) => letter.getBoundingClientRect().left * devicePixelRatio);
  return Math.max(...lefts.map((left) => Math.abs(left - Math.round(left))));
}

// Of the screen itself: an emulated one has another way to round.
for (const ratio of [1, 1.25, 1.5, 2]) {
  test(
    `on a screen of ${ratio} device pixels, whatever letters are chosen stand on the grid, and nothing moves, not by a pixel, when the app takes over and then the canvas`,
    ratio === 1 ? {} : LAYOUTS,
    async ({ baseURL }) => {
      const args = [...LAUNCH.args, `--force-device-scale-factor=${ratio}`, '--window-size=1280,900'];
      const browser = await chromium.launch({ ...LAUNCH, args });
      try {
        const context = await browser.newContext({
          viewport: null,
          ...(baseURL && { baseURL }),
          colorScheme: 'light',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const thirty = new Thirty(await context.newPage());
        const { page } = thirty;
        await thirty.standStill();
        await thirty.open();
        expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio);
        for (const name of LETTERS_NAMES) {
          await chooseLetters(thirty, name);
          const letBoardThrough = await thirty.hold(BOARD);
          const letAppThrough = await thirty.openBeforeApp();
          await expectLetters(thirty, name);
          const words = await thirty.words();
          const space = words.indexOf(' ');
          // A wrong letter, which is underlined, and a wrong space.
          await thirty.type(`${words.slice(0, space - 1)}${wrong(words[space - 1])}x`);
          expect(await page.evaluate(farthestOffGrid), name).toBeLessThan(0.001);
          const ofPageAlone = await pictureOfWords(thirty);
          const boardAskedFor = page.waitForRequest(BOARD);
          letAppThrough();
          await boardAskedFor;
          const ofApp = await pictureOfWords(thirty);
          letBoardThrough();
          await thirty.pictured();
          expect(ofApp.equals(ofPageAlone), name).toBe(true);
          expect(lookAlike(ofApp, await pictureOfWords(thirty)), name).toBe(true);
          await page.unrouteAll();
        }
      } finally {
        await browser.close();
      }
    },
  );
}
