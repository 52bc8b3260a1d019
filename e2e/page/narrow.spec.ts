import type { Page } from '@playwright/test';
import { LAUNCH } from '../../playwright.config';
import { EXAMPLE_FRAGMENT } from '../../src/testing/challenges';
import type { Thirty } from '../pages/Thirty';
import { expectAllWithinReach, setBrowserFont } from '../support/reach';
import {
  capital,
  foreign,
  foreignAndBack,
  rightAndBack,
  swapped,
  typeRound,
  unevenGaps,
  withSlips,
} from '../support/typedRound';
import { expect, LAYOUTS, LONG, test } from '../test';

/** With the scrollbars that most desktops show and Playwright hides: they take 15 px. */
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The browser's font size and the window, in px. The last but one has room for the fewest letters. */
const WINDOWS = [
  [16, 320, 400],
  [20, 390, 844],
  [24, 320, 800],
  [24, 390, 400],
  [32, 800, 800],
  [32, 480, 400],
  [32, 320, 800],
  [32, 1280, 400],
] as const;

/** By how many pixels the bar's buttons exceed its end or cover its logo. */
function barOverlap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const buttons = Array.from(document.querySelectorAll('header button'), (button) =>
      button.getBoundingClientRect(),
    );
    const right = Math.max(...buttons.map((button) => button.right));
    const left = Math.min(...buttons.map((button) => button.left));
    return Math.max(right - (boxOf('header')?.right ?? 0), (boxOf('header img')?.right ?? 0) - left);
  });
}

/** Plays a round whose result has everything that a result can have. */
async function playRichRound(thirty: Thirty): Promise<void> {
  const gap = unevenGaps(3);
  await typeRound(thirty, [
    (words) => withSlips(gap, [foreignAndBack, swapped, capital, rightAndBack, foreign])(words),
    (words) => withSlips(gap)(words.slice(0, 30)),
  ]);
  await expect(thirty.page.getByRole('list', { name: 'Wrong words' })).toBeVisible();
}

test(
  'in narrow windows with large text all of a page that is played is within reach',
  LAYOUTS,
  async ({ page, thirty }) => {
    await thirty.open();
    // On both sides of the widths at which the bar's buttons lose their labels.
    for (const width of [320, 360, 390, 448, 449, 480]) {
      await page.setViewportSize({ width, height: 480 });
      await expect.poll(() => barOverlap(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
    await expectAllWithinReach(page, 'start', WINDOWS);
    await thirty.typeWords(4);
    await expectAllWithinReach(page, 'run', WINDOWS);
  },
);

test('where the bar wraps it scrolls with the page, and covers nothing', LONG, async ({ page, thirty }) => {
  await thirty.open();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await page.setViewportSize({ width: 320, height: 400 });
  const bar = page.getByRole('banner');
  for (const [font, wraps] of [
    [16, false],
    [32, true],
  ] as const) {
    await setBrowserFont(session, font);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${font}px`);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    if (wraps) await expect(bar).not.toBeInViewport();
    else await expect(bar).toBeInViewport({ ratio: 1 });
  }
});

test(
  'in narrow windows with large text all of a result, a replay and a race is within reach',
  LAYOUTS,
  async ({ page, thirty }) => {
    test.slow();
    await thirty.open();
    await playRichRound(thirty);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.press('Escape');
    await thirty.insights.region.getByText('About this measurement').click();
    await expectAllWithinReach(page, 'result', WINDOWS);
    await thirty.replay.watch();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('button', { name: 'Loop from here' }).click();
    await expectAllWithinReach(page, 'replay', WINDOWS);
    await page.keyboard.press('Escape');
    await expect(thirty.replay.region).toHaveCount(0);
    await thirty.race.button.click();
    await expect(page.getByText(/^Racing your round/)).toBeVisible();
    await expectAllWithinReach(page, 'race', WINDOWS);
  },
);

test.describe(() => {
  // The browser reports a blocked request on the console.
  test.use({ expectsPageErrors: true });

  test(
    'in narrow windows with large text all of challenges and messages is within reach',
    LAYOUTS,
    async ({ page }) => {
      // The canvas does not load, so the words are text and there is a message.
      await page.route(/Board.*\.js/, (route) => route.abort());
      await page.goto(`./${EXAMPLE_FRAGMENT}`);
      await expect(page.getByText(/ challenges you: /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expectAllWithinReach(page, 'challenge and message', WINDOWS);
      await page.evaluate(() => {
        location.hash = '#race=AAAA';
      });
      await expect(page.getByText(/^This link is damaged/)).toBeVisible();
      await expectAllWithinReach(page, 'damaged link', WINDOWS);
    },
  );
});

test(
  'in narrow windows with large text all of dialogs and menu is within reach',
  LAYOUTS,
  async ({ page, thirty }) => {
    test.slow();
    await thirty.open();
    await thirty.options.giveText(`${'x'.repeat(90)} and on`);
    const time = thirty.options.dialog.getByRole('radiogroup', { name: 'Time' });
    await time.getByText('Other', { exact: true }).click();
    await thirty.options.dialog.getByLabel('Seconds').fill('9999');
    await expectAllWithinReach(page, 'Options', WINDOWS);
    await page.keyboard.press('Escape');
    await thirty.commands.open();
    await expectAllWithinReach(page, 'Commands', WINDOWS);
    await thirty.commands.search.fill('shortcuts');
    await expect(thirty.commands.option('Keyboard shortcuts')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAllWithinReach(page, 'shortcuts', WINDOWS);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await thirty.themeButton.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAllWithinReach(page, 'menu', WINDOWS);
  },
);

test(
  'in narrow windows with large text words of twice their size leave the page its width',
  LAYOUTS,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      const options = {
        version: 1,
        seconds: 45,
        words: 'finnish-common-1',
        capitals: true,
        size: 200,
        sound: 'errors',
      };
      localStorage.setItem('options', JSON.stringify(options));
    });
    await thirty.open();
    await expectAllWithinReach(page, 'Finnish', WINDOWS);
  },
);
