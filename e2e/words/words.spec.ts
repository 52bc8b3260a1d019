import type { Page } from '@playwright/test';
import { CUSTOM_TEXT, STANDARD_WORD_LIST } from '../../src/core/round/rules';
import { isShortList, WORDS_CHOICES } from '../../src/core/words/wordChoices';
import { FIELD_TRACES } from '../../src/testing/fieldTraces';
import { listName } from '../../src/ui/options/languageNames';
import type { Thirty } from '../pages/Thirty';
import { lookAlike } from '../support/colours';
import { listOf, strangers } from '../support/wordLists';
import { expect, LONG, longUnless, test } from '../test';

/** The events of one browser; traces.spec has the others. */
const DEAD_KEY = FIELD_TRACES.find(({ outcome }) => outcome === 'é')?.steps ?? [];

const LANGUAGES = WORDS_CHOICES.map(({ name }) => name)
  .filter((name) => name !== CUSTOM_TEXT && name !== STANDARD_WORD_LIST && !isShortList(name))
  .map(listName);

test(
  'words of each language come when they are chosen, and are typed like any others',
  LONG,
  async ({ thirty }) => {
    // All lists and their fonts.
    test.slow();
    await thirty.open();
    for (const label of [...LANGUAGES, 'Deutsch, 200 most used']) {
      await thirty.options.chooseWords(label);
      const list = listOf(label);
      await expect.poll(async () => strangers(await thirty.words(), list)).toEqual([]);
      const words = await thirty.words();
      await thirty.type(words.slice(0, 12));
      await thirty.expectState('run');
      expect(await thirty.pixelsOf('mismatch'), label).toBe(0);
      await thirty.page.keyboard.press('Escape');
      await thirty.expectState('start');
    }
  },
);

/** One language for each font, and one with WebGL, which draws all letters in the same way. */
const DRAWN = [
  ['Français', '2d'],
  ['Čeština', '2d'],
  ['Ελληνικά', '2d'],
  ['Українська', '2d'],
  ['Ελληνικά', 'webgl'],
] as const;

for (const [label, renderer] of DRAWN) {
  test(
    `${label} stands on the canvas as it does as text, pixel by pixel (${renderer})`,
    longUnless(label === 'Français'),
    async ({ page, thirty }) => {
      if (renderer === 'webgl') await thirty.hasGpu();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.open();
      await thirty.options.chooseWords(label);
      const words = await thirty.wordsWith(/[^a-z ]/);
      await thirty.type(`${words.slice(0, 5)}#`);
      const onCanvas = await shotOfWords(thirty);
      await thirty.loseCanvas();
      expect(lookAlike(await shotOfWords(thirty), onCanvas)).toBe(true);
    },
  );
}

/** A picture of the words alone. */
async function shotOfWords(thirty: Thirty): Promise<Buffer> {
  const clip = await thirty.field.boundingBox();
  if (!clip) throw new Error('The words are not on the page.');
  return thirty.page.screenshot({ clip });
}

/** What shows that a language sets its own marks. */
const OWN_MARKS = [
  ['Español', /^¿|[.?!] [¿¡]/],
  ['Français', / [;:!?]/],
  ['Ελληνικά', /;/],
] as const;

for (const [label, marks] of OWN_MARKS) {
  test(
    `${label} with capitals and punctuation has the marks of its language, and they are typed`,
    LONG,
    async ({ thirty }) => {
      await thirty.open();
      await thirty.options.chooseWords(label);
      await thirty.options.open();
      await thirty.options.dialog.getByRole('switch', { name: 'Capitals and punctuation' }).click();
      await thirty.options.close();
      const words = await thirty.wordsWith(marks);
      await thirty.type(words);
      await expect(await thirty.wordsElement()).not.toHaveText(words);
      await thirty.finishFlawless(words.length);
    },
  );
}

test('an accented letter by a dead key turns green and counts once', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.options.chooseWords('Français');
  const words = await thirty.wordsWith(/^[^é]{1,40}é/);
  const at = words.indexOf('é');
  await thirty.type(words.slice(0, at));
  const before = await thirty.pixelsOf('match');
  await thirty.tell(DEAD_KEY);
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(before + 20);
  expect(await thirty.pixelsOf('mismatch')).toBe(0);
  await thirty.finishFlawless(at + 1);
});

test(
  'a letter and its mark as two events are one letter, which nothing tells of as a mistake',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.options.chooseWords('Français');
    const words = await thirty.wordsWith(/^[^é]{2,40}é\w* \w/);
    const shown = words.slice(0, words.indexOf('é') + 4);
    for (const char of shown.normalize('NFD')) await page.keyboard.insertText(char);
    expect(await thirty.pixelsOf('mismatch')).toBe(0);
    await thirty.finishFlawless(shown.length);
    const told = thirty.insights.region;
    await expect(told.getByText('Raw accuracy').locator('xpath=following::dd[1]')).toHaveText('100%');
    await expect(told.getByRole('list', { name: 'Mistakes' })).toHaveCount(0);
    await expect(told.getByRole('listitem').filter({ hasText: /Wrong keys|Corrections/ })).toHaveCount(0);
  },
);

test('a page that is opened shows the chosen words and no others first, and counts what was typed before', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('options', '{"version":1,"words":"french-1"}');
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('[data-part="words"]')?.textContent;
      if (text) seen.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const letThrough = await thirty.hold(/assets\/more\/french/);
  await page.goto('./');
  await expect(thirty.field).toBeFocused();
  await thirty.type('xy');
  letThrough();
  await thirty.pictured();
  await thirty.expectState('run');
  const seen = await page.evaluate(() => Array.from((window as unknown as { seen: Set<string> }).seen));
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBe(await thirty.words());
  const list = listOf('Français');
  expect(seen[0]?.split(' ').filter((word) => !list.has(word))).toEqual([]);
  // So that a screen reader pronounces them right.
  await expect(await thirty.wordsElement()).toHaveAttribute('lang', 'fr');
  await thirty.finish();
  await expect(page.getByText('Characters Typed: 2', { exact: true })).toBeVisible();
});

test(
  'a round that was over before its words came has a result, and Enter begins the next',
  LONG,
  async ({ page, thirty }) => {
    await thirty.hasStored('options', '{"version":1,"seconds":5,"words":"french-1"}');
    const letThrough = await thirty.hold(/assets\/more\/french/);
    await page.goto('./');
    await expect(thirty.field).toBeFocused();
    await thirty.type('x');
    await thirty.skipTime(6000);
    await thirty.type('y');
    letThrough();
    await thirty.expectState('finish');
    await expect(page.getByText('Characters Typed: 1', { exact: true })).toBeVisible();
    await thirty.skipTime(700);
    await page.keyboard.press('Enter');
    await thirty.expectState('start');
  },
);

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the standard round asks for no list and no other font', async ({ page, thirty }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    await thirty.openAndPlay(10);
    await thirty.rounds.expectSaved(1);
    expect(asked.filter((url) => url.includes('assets/more/'))).toEqual([]);
  });
});

test.describe('words that cannot be had', () => {
  test.use({ expectsPageErrors: true });

  test.describe('because nothing is heard of them', () => {
    test.use({ time: 'ownTimers' });

    test(
      'a list that nothing is heard of keeps nobody from typing, nor from other words',
      LONG,
      async ({ page, thirty }) => {
        const LATE_MS = 10_000;
        await thirty.hasStored('options', '{"version":1,"words":"french-1"}');
        const LIST = /assets\/more\/french/;
        await page.route(LIST, () => {});
        const asked = page.waitForRequest(LIST);
        await page.goto('./');
        await asked;
        const late = page.getByText('the words “Français”');
        await thirty.skipTime(LATE_MS);
        await expect(late).toBeVisible();
        await thirty.pictured();
        await thirty.pauseTimers();
        await thirty.typeWords(3);
        await thirty.finishFlawless(3);
        await page.clock.resume();
        await thirty.options.chooseStandard();
        await expect(page.getByText('Français', { exact: true })).toHaveCount(0);
      },
    );
  });

  test('leave the usual ones, and that is told; they come when they can', LONG, async ({ page, thirty }) => {
    await page.route(/assets\/more\/polish/, (route) => route.abort());
    const words = await thirty.open();
    await thirty.options.open();
    await thirty.options.words.selectOption({ label: 'Polski' });
    await expect(thirty.options.dialog.getByText('The words “Polski” could not be loaded.')).toBeVisible();
    await thirty.options.close();
    expect(await thirty.words()).toBe(words);
    await thirty.reload();
    await expect(page.getByText('The words “Polski” could not be loaded.')).toBeVisible();
    await thirty.typeWords(3);
    await thirty.finishFlawless(3);
    await page.unroute(/assets\/more\/polish/);
    await thirty.reload();
    const list = listOf('Polski');
    await expect.poll(async () => strangers(await thirty.words(), list)).toEqual([]);
  });
});

test.describe('words that could not be had for a while', () => {
  test.use({ expectsPageErrors: true });

  const LIST = /assets\/more\/german/;
  const fail = async ({ page, thirty }: { readonly page: Page; readonly thirty: Thirty }) => {
    await page.route(LIST, (route) => route.abort());
    await thirty.open();
    await thirty.options.open();
    await thirty.options.words.selectOption({ label: 'Deutsch' });
    const message = 'The words “Deutsch” could not be loaded.';
    await expect(thirty.options.dialog.getByText(message)).toBeVisible();
    await thirty.options.close();
    const notice = page.getByText(message);
    await expect(notice).toBeVisible();
    return notice;
  };
  const expectGerman = async (thirty: Thirty) => {
    const list = listOf('Deutsch');
    await expect.poll(async () => strangers(await thirty.words(), list)).toEqual([]);
  };

  test('are asked for by the next round, and the message goes with them', LONG, async ({ page, thirty }) => {
    const notice = await fail({ page, thirty });
    await thirty.restart.click();
    await expect(notice).toBeVisible();
    await page.unroute(LIST);
    await thirty.restart.click();
    await expectGerman(thirty);
    await expect(notice).toHaveCount(0);
    await thirty.typeWords(2);
    await thirty.finishFlawless(2);
  });

  test('are asked for by “Try again”, which leads back to the field', LONG, async ({ page, thirty }) => {
    const notice = await fail({ page, thirty });
    await page.unroute(LIST);
    const letThrough = await thirty.hold(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Loading the words “Deutsch”…')).toBeVisible();
    await expect(thirty.field).toBeFocused();
    letThrough();
    await expectGerman(thirty);
    await expect(notice).toHaveCount(0);
    await expect(page.getByText('Loading the words')).toHaveCount(0);
  });

  test('are asked for as `Options` opens, and by “Try again” there', LONG, async ({ page, thirty }) => {
    await fail({ page, thirty });
    const asked = page.waitForRequest(LIST);
    await thirty.options.open();
    await asked;
    const { dialog } = thirty.options;
    const again = dialog.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(LIST);
    await again.click();
    await expect(thirty.options.words).toBeFocused();
    await expect(dialog.getByText('Deutsch” could not')).toHaveCount(0);
    await expect(again).toHaveCount(0);
    await thirty.options.close();
    await expectGerman(thirty);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });
});

test(
  'capitals, punctuation and numbers come with the words, each on its own, and stay with the round',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.options.open();
    const capitals = thirty.options.dialog.getByRole('switch', { name: 'Capitals and punctuation' });
    await capitals.click();
    await expect(capitals).toBeChecked();
    await thirty.options.close();
    await expect(page.getByText('capitals', { exact: true })).toBeVisible();
    await expect(await thirty.wordsElement()).toHaveText(/^["(]?[A-Z]\D*[.?!][")]?$/);
    await thirty.options.open();
    await capitals.click();
    await thirty.options.dialog.getByRole('switch', { name: 'Numbers' }).click();
    await thirty.options.close();
    await expect(page.getByText('numbers', { exact: true })).toBeVisible();
    const words = await thirty.wordsWith(/^[a-z ]{1,30}\d/);
    expect(words).toMatch(/^[a-z0-9 ]+$/);
    await thirty.type(words.slice(0, 40));
    expect(await thirty.pixelsOf('mismatch')).toBe(0);
    await thirty.finish();
    await expect(thirty.best()).toHaveText('Highest Score: 40');
    expect(await thirty.stored('highestResult')).toBeNull();
    await thirty.rounds.expectSaved(1);
    await thirty.reload();
    await expect(thirty.best()).toHaveText('Highest Score: 40');
    await thirty.rounds.open();
    await expect(thirty.rounds.rows.first()).toContainText('30 s · numbers');
    await thirty.rounds.press('Race');
    await expect.poll(() => thirty.words()).toBe(words);
  },
);
