import type { Page } from '@playwright/test';
import { PAGE_LANGUAGES } from '../../src/core/language/pageLanguages';
import type { Thirty } from '../pages/Thirty';
import { pictureOfWords } from '../support/letters';
import { wrong } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

const BOARD = /Board.*\.js/;

/** Marks the elements that a composition or the focus could be lost with. */
async function markElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-part]'))
      Object.assign(element, { isOfPage: true });
  });
}

/** The parts of the page that are other elements than before: React has thrown the page away. */
async function newElements(page: Page): Promise<string[]> {
  return page.locator('[data-part]').evaluateAll((elements) =>
    elements
      .filter((element) =>
        ['field', 'words', 'display', 'main', 'time'].includes(String(element.getAttribute('data-part'))),
      )
      .filter((element) => !('isOfPage' in element))
      .map((element) => String(element.getAttribute('data-part'))),
  );
}

/**
 * Opens the page without its app, types with a mistake, and lets the app come: the page is to stay as it is, in its
 * elements and pixels, until the canvas comes. (An error of React fails any test: see e2e/test.ts. Letters and colours have
 * their tests in e2e/scene/letters and e2e/theme.)
 */
async function expectHydrated(thirty: Thirty): Promise<void> {
  const { page } = thirty;
  const letBoardThrough = await thirty.hold(BOARD);
  const letAppCome = await thirty.openBeforeApp();
  const words = await thirty.words();
  await thirty.type(`${words.slice(0, 3)}${wrong(words[3])}`);
  await page.evaluate(() => document.fonts.ready);
  await markElements(page);
  const before = await pictureOfWords(thirty);
  const boardAskedFor = page.waitForRequest(BOARD);
  letAppCome();
  await boardAskedFor;
  expect((await pictureOfWords(thirty)).equals(before)).toBe(true);
  letBoardThrough();
  await thirty.pictured();
  expect(await newElements(page)).toEqual([]);
  expect(await thirty.words()).toBe(words);
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('run');
  await page.unrouteAll();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of PAGE_LANGUAGES) {
  test(
    `the app takes the page over as it stands in ${language}`,
    longUnless(language === 'de'),
    async ({ thirty }) => {
      await thirty.hasStored('options', JSON.stringify({ version: 1, language }));
      await expectHydrated(thirty);
    },
  );
}

for (const options of [
  { seconds: 60, caret: 'block', size: 125, gliding: true },
  { onMistake: 'wait', caret: 'underline', whileTyping: 'speed', keyboardView: 'fingers' },
  { wordLimit: 25, capitals: true, numbers: true, caret: 'off', whileTyping: 'nothing' },
  { saysWords: true, sound: 'errors', language: 'fr', size: 75 },
]) {
  test(
    `the app takes the page over as it stands with ${JSON.stringify(options)}`,
    LONG,
    async ({ thirty }) => {
      await thirty.hasStored('options', JSON.stringify({ version: 1, ...options }));
      await thirty.hasStored('highestResult', '1234');
      await expectHydrated(thirty);
    },
  );
}

test('keys and Backspaces that are pressed all the while the app comes count, each once', async ({
  page,
  thirty,
}) => {
  const letAppCome = await thirty.openBeforeApp();
  const words = await thirty.words();
  const isThere = page.waitForRequest(BOARD);
  letAppCome();
  let typed = 0;
  let hasCome = false;
  void isThere.then(() => {
    hasCome = true;
  });
  // The app begins to load its canvas once it has taken over.
  while (!hasCome && typed < words.length - 2) {
    await page.keyboard.press(words[typed] === ' ' ? 'Space' : (words[typed] as string));
    await page.keyboard.press('x');
    await page.keyboard.press('Backspace');
    typed++;
  }
  await isThere;
  await thirty.type(words[typed] as string);
  await thirty.finishFlawless(typed + 1);
});

test(
  'focus on Restart, and on a button of the bar, stays there when the app comes',
  LONG,
  async ({ page, thirty }) => {
    for (const name of ['Restart', 'Options']) {
      const letAppCome = await thirty.openBeforeApp();
      const button = page.getByRole('button', { name });
      await button.focus();
      letAppCome();
      await thirty.pictured();
      await expect(button).toBeFocused();
      await page.unrouteAll();
    }
  },
);

test('what the opening has written by options that are not in force gives way: those of a race are', async ({
  thirty,
  anotherPlayer,
}) => {
  const link = await thirty.race.linkOfRound(20);
  const other = await anotherPlayer();
  await other.hasStored('options', JSON.stringify({ version: 1, seconds: 60, language: 'de' }));
  await other.open(link);
  await expect(other.page.getByRole('status').filter({ hasText: /Herausforderung|fordert/ })).toBeVisible();
  await expect(other.page.locator('[data-part="chosen"]')).toHaveText('');
});

test(
  'of a start in German all is in German, and back in English with the title of before',
  LONG,
  async ({ page, thirty }) => {
    const usual = 'Thirty: a typing test';
    await page.goto('./');
    await expect(page).toHaveTitle(usual);
    await page.evaluate(() => localStorage.setItem('options', '{"version":1,"language":"de"}'));
    await thirty.open();
    await expect(page).not.toHaveTitle(usual);
    await expect(thirty.field).toHaveAccessibleDescription(/Wörter können/);
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('tab', { name: 'Ton und Sprache' }).click();
    await page.getByRole('combobox', { name: 'Sprache', exact: true }).selectOption('en');
    await expect(page).toHaveTitle(usual);
  },
);

test(
  'where words have to be loaded first, the field stays the same element: own texts, challenges, a pace',
  LONG,
  async ({ page, thirty, anotherPlayer }) => {
    const link = await thirty.race.linkOfRound(20);
    const other = await anotherPlayer();
    const letChallengeCome = await other.openLinkBeforeApp(link);
    await expect(other.field).toBeFocused();
    await markElements(other.page);
    letChallengeCome();
    await other.pictured();
    await expect(other.race.challenge).toBeVisible();
    expect(await newElements(other.page)).toEqual([]);

    await page.keyboard.press('Escape');
    await thirty.options.choose('Pace', 'Your best');
    await thirty.options.giveText('To be, or not to be, that is the question.');
    await thirty.options.close();
    const letAppCome = await thirty.openLinkBeforeApp('./');
    await expect(thirty.field).toBeFocused();
    await markElements(page);
    // Typed before it is seen.
    await page.keyboard.type('To');
    letAppCome();
    await thirty.pictured();
    await expect(await thirty.wordsElement()).toHaveText('To be, or not to be, that is the question.');
    expect(await newElements(page)).toEqual([]);
    await thirty.type(' be');
    await thirty.finishFlawless(5);
  },
);
