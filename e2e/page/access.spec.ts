import type { Locator } from '@playwright/test';
import { installVoices } from '../../src/testing/voices';
import { findings } from '../support/axe';
import { outOfReach } from '../support/reach';
import { liveRegionFaults } from '../support/tree';
import { wrong } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

test.use({ bypassCSP: true });

for (const theme of ['Light', 'Dark'] as const) {
  test(
    `axe-core finds nothing in any state in ${theme}`,
    longUnless(theme === 'Dark'),
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.openIn(theme);
      expect(await findings(page), 'start').toEqual([]);

      const words = await thirty.words();
      await thirty.type(words.slice(0, 2) + wrong(words[2]));
      expect(await findings(page), 'run').toEqual([]);

      await thirty.themeButton.click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await findings(page), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(thirty.field).toBeFocused();

      await thirty.finish();
      await expect(thirty.insights.region).toBeVisible();
      expect(await findings(page), 'finish').toEqual([]);

      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await findings(page), 'phone').toEqual([]);

      await thirty.commands.open();
      expect(await findings(page), 'commands').toEqual([]);
      await thirty.commands.search.fill('xyzzy');
      await expect(thirty.commands.dialog.getByRole('option')).toHaveCount(0);
      expect(await findings(page), 'no command').toEqual([]);
      await thirty.commands.search.fill('shortcuts');
      await expect(thirty.commands.option('Keyboard shortcuts')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(thirty.commands.dialog.getByRole('table')).toBeVisible();
      expect(await findings(page), 'shortcuts').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(thirty.commands.dialog).toHaveCount(0);

      await thirty.loseCanvas();
      await expect(await thirty.wordsElement()).toBeVisible();
      expect(await findings(page), 'words in place of the canvas').toEqual([]);
    },
  );
}

test('everything is played by keyboard alone: a round, another, the theme; and focus is seen wherever it is', async ({
  page,
  thirty,
}) => {
  const expectFocusSeen = async (button: Locator) => {
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('outline-style', 'solid');
  };
  await thirty.open();
  const first = await thirty.words();
  await thirty.type(first.slice(0, 4));
  await thirty.finishFlawless(4);

  await page.keyboard.press('Tab');
  await expectFocusSeen(thirty.restart);
  await page.keyboard.press('Enter');
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
  await expect(await thirty.wordsElement()).not.toHaveText(first);

  await page.keyboard.press('Shift+Tab');
  await expectFocusSeen(thirty.themeButton);
  // The field shows focus by the caret; when focus is elsewhere, the hint says how to come back.
  await expect(page.getByText('Click here, or just type')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Theme' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  // The menu moves its focus in a later task.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass('light');
  await expect(thirty.field).toBeFocused();
  await thirty.typeWords(3);
  await thirty.expectState('run');
});

test('what a screen reader needs: landmarks, names, a described field, one announcement, no ticking', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Thirty' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(thirty.field).toHaveAccessibleName('Type the words');
  await expect(thirty.field).toHaveAccessibleDescription(new RegExp(`^${await thirty.words()} `));
  const inLiveRegion = await thirty
    .time()
    .evaluate((element) => element.closest('[aria-live], [role="status"], [role="alert"], [role="timer"]'));
  expect(inLiveRegion).toBeNull();
  // In browse mode an empty status would be a stop without content.
  await expect(page.getByRole('status')).toHaveCount(0);
});

test(
  'no live region is within another, none without text is a stop, and none changes its role, in any state and any dialog',
  LONG,
  async ({ page, thirty }) => {
    const expectSound = async (state: string) => expect(await liveRegionFaults(page), state).toEqual([]);
    await page.addInitScript(installVoices, { voices: [{ name: 'Amy', lang: 'en-GB' }] });
    await thirty.open();
    // For Firefox, an element whose role changes is a new one, added with its text.
    await page.evaluate(() => {
      const changed: string[] = [];
      const note = (records: readonly MutationRecord[]) => {
        for (const { target } of records) changed.push((target as Element).outerHTML.slice(0, 80));
      };
      new MutationObserver(note).observe(document, { attributeFilter: ['role'], subtree: true });
      Object.assign(globalThis, { changed });
    });
    await expectSound('start');
    await thirty.typeWords(5);
    await expectSound('run');
    await thirty.finish();
    await expect(thirty.insights.region).toBeVisible();
    await expect(thirty.live(/^Time is up/)).toHaveCount(1);
    await expectSound('finish');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await expectSound('sent');
    await page.keyboard.press('Escape');
    await expect(thirty.field).toBeFocused();

    await thirty.rounds.open();
    for (const tab of ['History', 'Keys', 'Learn', 'Export and import'] as const) {
      await thirty.rounds.openTab(tab);
      await expectSound(tab);
    }
    await thirty.rounds.press('Delete');
    await expect(thirty.live(/^Deleted/)).toHaveCount(1);
    await expectSound('a deleted round');
    await thirty.rounds.dialog.getByRole('button', { name: /^Bring back/ }).click();
    await thirty.rounds.press('Show');
    await expectSound('a saved round');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await thirty.commands.open();
    await expectSound('Commands');
    await thirty.commands.search.fill('theme');
    await expect(thirty.live(/^Theme ›, 1 of/)).toHaveCount(1);
    await expectSound('commands that are found');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await thirty.options.openCustomText();
    await expectSound('Options');
    await thirty.options.show('Sound and language');
    await thirty.options.dialog.getByRole('switch', { name: 'Read the words aloud' }).check();
    await expectSound('options of sound');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await thirty.race.button.click();
    await expect(page.getByRole('status').filter({ hasText: /^Racing your round/ })).toBeVisible();
    await expectSound('race');
    expect(await page.evaluate(() => (globalThis as unknown as { changed: string[] }).changed)).toEqual([]);
  },
);

test(
  'a dialog has the focus itself when it opens, so that its name is said first; the theme menu opens on the theme that is chosen',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    for (const name of ['Options', 'Rounds'] as const) {
      await thirty.barButton(name).click();
      await expect(page.getByRole('dialog', { name })).toBeFocused();
      // The text beside a slider is not announced as well.
      await expect(page.locator('dialog output')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(thirty.field).toBeFocused();
    }
    await thirty.chooseTheme('System');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await thirty.themeButton.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Theme' })).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
  },
);

test('at 400 % zoom everything can be reached by scrolling down only', LONG, async ({ page, thirty }) => {
  // A window of 1280 × 1024 at 400 % is one of 320 × 256 CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  await thirty.open();
  await thirty.expectWithinWindow();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(thirty.field).toBeFocused();
  await thirty.type('x');
  await thirty.finish();
  for (const part of [page.getByText('Characters Typed: 1'), thirty.restart, thirty.time()]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
  }
});

/** A user's own style sheets, the size of the root's font with them, in px, and by what is seen that they are in force. */
const USER_STYLES = [
  // Criterion 1.4.12.
  [
    'the spacing of letters, words, lines and paragraphs that WCAG names',
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
    16,
    ['letter-spacing', '1.92px'],
  ],
  ['text of twice the size by the root', ':root { font-size: 200% !important; }', 32, ['font-size', '32px']],
] as const;

for (const [what, content, fontPx, sign] of USER_STYLES) {
  test(`with ${what}, nothing is cut`, LONG, async ({ page, thirty }) => {
    // From the start, as by an extension: Chromium keeps what `rem` was when it first asked for the width of a container.
    await page.addInitScript((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, content);
    const words = await thirty.open();
    await expect(page.locator('html')).toHaveCSS(sign[0], sign[1]);
    const expectAllSeen = () => expect.poll(() => outOfReach(page, fontPx), { intervals: [50] }).toEqual([]);
    await expectAllSeen();
    await thirty.type(`${words.slice(0, 20)}${wrong(words[20])}`);
    await thirty.finish();
    await expect(thirty.insights.region).toBeVisible();
    await expectAllSeen();
    await thirty.replay.watchFromStart();
    await expectAllSeen();
    await page.keyboard.press('Escape');
    await expect(thirty.replay.region).toHaveCount(0);
    for (const name of ['Rounds', 'Options', 'Commands'] as const) {
      await thirty.barButton(name).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAllSeen();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
