import type { Page } from '@playwright/test';
import { installVoices, type Said } from '../../src/testing/voices';
import { findingsInBothThemes } from '../support/axe';
import { wrong } from '../support/typedRound';
import { listOf, strangers } from '../support/wordLists';
import { expect, longUnless, test } from '../test';

/** A key every so many ms: a beginner of 20 wpm, and whoever can type. */
const SLOW_MS = 600;
const QUICK_MS = 150;

const lettersIn = (words: string): string[] => [...new Set(words.replaceAll(' ', ''))].sort();

test('a lesson has words of the first letters only, and Done brings back what was chosen', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.options.chooseTime('15 s');
  const words = await thirty.learn.begin();
  const letters = await thirty.learn.lettersInLine();
  expect(letters).toHaveLength(8);
  expect(lettersIn(words).filter((letter) => !letters.includes(letter))).toEqual([]);
  await expect(thirty.time()).toHaveText('Time: 30');
  // The options of usual rounds hold for these alone.
  await expect(page.getByText('15 s', { exact: true })).toHaveCount(0);
  await thirty.restart.click();
  await expect(thirty.learn.line).toBeVisible();
  await thirty.learn.done.click();
  await expect(thirty.learn.line).toHaveCount(0);
  await expect(thirty.time()).toHaveText('Time: 15');
  await expect(thirty.field).toBeFocused();
});

test('in a lesson the keyboard is drawn and a mistake waits; in no other round, and not where the tab Learn says so', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const room = page.locator('[data-part="keyboard"]');
  const words = await thirty.learn.begin();
  await expect(room).toHaveCount(1);
  await expect(page.getByText(/^Rest your fingers on the framed keys\. f and j have a ridge/)).toBeVisible();
  await thirty.type(`${wrong(words[0])}${words.slice(0, 3)}`);
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 75%', 'Errors: 1', 'Characters Typed: 4']);
  await thirty.rounds.expectSomeSaved();
  await thirty.rounds.open();
  await thirty.rounds.openTab('Learn');
  await page.getByRole('switch', { name: 'Keyboard with fingers' }).click();
  await page.getByRole('switch', { name: 'Wait for the right key' }).click();
  await page.keyboard.press('Escape');
  await thirty.restart.click();
  await expect(thirty.learn.line).toBeVisible();
  await expect(room).toHaveCount(0);
  const next = await thirty.words();
  await thirty.type(`${wrong(next[0])}${next.slice(1, 3)}`);
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 67%', 'Errors: 1', 'Characters Typed: 3']);
  await thirty.learn.done.click();
  await expect(room).toHaveCount(0);
});

test('after a lesson one sentence says what is next, letters have their times, and Enter begins the next lesson', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const words = await thirty.learn.begin();
  await thirty.learn.play(SLOW_MS);
  const first = /^[a-z]: 600 ms, next letter from 750; 0 of \d+ missed$/;
  const texts = await thirty.learn.letters.locator('.visuallyHidden').allTextContents();
  expect(texts.map((text) => text[0]).sort()).toEqual(lettersIn(words));
  for (const text of texts) expect(text).toMatch(first);
  await expect(thirty.learn.lesson.getByText(/^More of [a-z]: typed \d+ of 20 times$/)).toBeVisible();
  await expect(thirty.main.getByText(/^1 minute today, \d+ wpm in this lesson$/)).toBeVisible();
  await expect(thirty.learn.next).toBeVisible();
  await thirty.skipTime(1000);
  await page.keyboard.press('Enter');
  await thirty.expectState('start');
  await expect(thirty.learn.line).toBeVisible();
});

test('letters pass by the learner’s own pace, and the next one comes', async ({ thirty }) => {
  await thirty.open();
  await thirty.learn.begin();
  const before = await thirty.learn.lettersInLine();
  for (let lesson = 0; lesson < 12; lesson++) {
    await thirty.learn.play(QUICK_MS);
    await thirty.learn.next.click();
    await thirty.expectState('start');
    if ((await thirty.learn.lettersInLine()).length > before.length) break;
  }
  const after = await thirty.learn.lettersInLine();
  expect(after).toHaveLength(before.length + 1);
  const fresh = after.at(-1) ?? '';
  await expect(thirty.learn.line).toContainText(`new: ${fresh}`);
  // The new letter is in half of the words.
  const words = (await thirty.words()).split(' ');
  expect(words.filter((word) => word.includes(fresh)).length).toBeGreaterThanOrEqual(6);
});

test('who can type already begins where they are; a deletion takes that back', async ({
  page,
  thirty,
}, info) => {
  await thirty.open();
  await thirty.rounds.open();
  await thirty.rounds.importMadeUp(60, info);
  await page.keyboard.press('Escape');
  await thirty.learn.begin();
  expect((await thirty.learn.lettersInLine()).length).toBeGreaterThan(20);
  await thirty.rounds.open();
  await thirty.rounds.deleteAll(60);
  await page.keyboard.press('Escape');
  await thirty.restart.click();
  await expect.poll(async () => (await thirty.learn.lettersInLine()).length).toBe(8);
});

test('three slow rounds bring the offer, once', async ({ page, thirty }) => {
  const offer = page.getByRole('group', { name: 'Learn to type with all fingers?' });
  await thirty.open();
  for (let round = 1; round <= 3; round++) {
    await expect(offer).toHaveCount(0);
    await thirty.playWhole(20);
    await thirty.rounds.expectSaved(round);
    await thirty.restart.click();
  }
  await expect(offer.getByRole('button')).toHaveText(['Learn', 'No']);
  await offer.getByRole('button', { name: 'No' }).click();
  await expect(offer).toHaveCount(0);
  await thirty.reload();
  await thirty.playWhole(20);
  await thirty.rounds.expectSaved(4);
  await thirty.restart.click();
  await expect(thirty.learn.door).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('the offer leads to the first lesson', async ({ page, thirty }) => {
  await thirty.open();
  for (let round = 1; round <= 3; round++) {
    await thirty.playWhole(20);
    await thirty.rounds.expectSaved(round);
    await thirty.restart.click();
  }
  await page
    .getByRole('group', { name: 'Learn to type with all fingers?' })
    .getByRole('button', { name: 'Learn' })
    .click();
  await expect(thirty.learn.line).toBeVisible();
});

test('for a text of one’s own there is no course, which is said', async ({ thirty }) => {
  await thirty.open();
  await thirty.options.giveText('the quick brown fox jumps over the lazy dog');
  await thirty.options.close();
  await thirty.learn.door.click();
  await expect(thirty.live(/^There are no lessons for these words/)).toBeVisible();
  await expect(thirty.learn.line).toHaveCount(0);
  await thirty.expectState('start');
});

test('where the keyboard has no room lessons work without it, which is said once', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 1000, height: 480 });
  await thirty.open();
  await thirty.learn.begin();
  const told = thirty.live(/^This window is too small for the drawn keyboard/);
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await thirty.typeWords(3);
  await thirty.finish();
  await thirty.learn.next.click();
  await expect(thirty.learn.line).toBeVisible();
  await expect(told).toHaveCount(0);
});

for (const [list, alphabet] of [
  ['Deutsch', /^[a-zäöüß ]+$/],
  ['Ελληνικά', /^[α-ωάέήίόύώϊϋΐΰ ]+$/],
  ['Українська', /^[а-щьюяєіїґ' ]+$/],
] as const) {
  test(`${list} is learned from its own words, written small, on its own keyboard`, async ({
    page,
    thirty,
  }) => {
    await thirty.open();
    await thirty.options.chooseWords(list);
    const words = await thirty.learn.begin();
    const letters = await thirty.learn.lettersInLine();
    expect(letters).toHaveLength(8);
    expect(words).toMatch(alphabet);
    expect(lettersIn(words).filter((letter) => !letters.includes(letter))).toEqual([]);
    const own = new Set([...listOf(list)].map((word) => word.toLowerCase()));
    expect(strangers(words, own)).toEqual([]);
    await expect(page.locator('[data-part="keyboard"]')).toHaveCount(1);
    // Not left early: a lesson that is says nothing of letters.
    await thirty.typeWords(8);
    await thirty.skipTime(20_000);
    await thirty.type(words.slice(8, 12));
    await thirty.finishAfter(10_000);
    await expect(thirty.learn.letters.first()).toBeVisible();
    await thirty.learn.next.click();
    await expect(thirty.learn.line).toBeVisible();
  });
}

test('by keyboard alone: the command, a lesson, the next one, and the end', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.commands.perform('Learn to type');
  await expect(thirty.learn.line).toBeVisible();
  await expect(thirty.field).toBeFocused();
  await thirty.typeWords(4);
  await thirty.finish();
  await thirty.skipTime(1000);
  await page.keyboard.press('Enter');
  await thirty.expectState('start');
  await thirty.commands.perform('End lessons');
  await expect(thirty.learn.line).toHaveCount(0);
});

test('by dictation the new letters and their fingers are said before the first word', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(installVoices, { voices: [{ name: 'Amy', lang: 'en-GB' }], msPerCharacter: 1 });
  await thirty.hasStored('options', JSON.stringify({ version: 1, saysWords: true }));
  await thirty.open();
  await thirty.learn.door.click();
  await expect(thirty.learn.line).toBeVisible();
  const said = async (): Promise<string> => (await saidIn(page)).map(({ text }) => text).join('\n');
  await expect.poll(said).toMatch(/(^|; )e, middle finger, left hand(;|\.)/m);
  await expect.poll(said).toMatch(/(^|; )a, little finger, left hand(;|\.)/m);
});

const saidIn = (page: Page) => page.evaluate(() => (window as unknown as { said: Said[] }).said);

for (const width of [1280, 390]) {
  test.describe(() => {
    test.use({ viewport: { width, height: 844 }, bypassCSP: true });

    test(
      `a lesson, its end and the tab Learn have no accessibility violations and fit in ${width} px`,
      longUnless(width === 390),
      async ({ page, thirty }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await thirty.open();
        await thirty.chooseTheme('System');
        await thirty.learn.begin();
        expect(await findingsInBothThemes(page)).toEqual([]);
        await thirty.expectWithinWindow();
        await thirty.learn.play(SLOW_MS / 2);
        expect(await findingsInBothThemes(page)).toEqual([]);
        await thirty.expectWithinWindow();
        await thirty.rounds.open();
        await thirty.rounds.openTab('Learn');
        await expect(thirty.learn.table).toBeAttached();
        expect(await findingsInBothThemes(page)).toEqual([]);
        await thirty.expectWithinWindow();
      },
    );
  });
}

test('a lesson is kept, listed as one, and sets no best', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.learn.begin();
  await thirty.learn.play(QUICK_MS);
  await thirty.rounds.expectSaved(1);
  await expect(thirty.best()).toHaveText('Highest Score: 0');
  await expect(page.getByText('new best')).toHaveCount(0);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows.first()).toContainText('lesson');
  await expect(page.getByText('Lessons do not count towards bests and trend.')).toBeVisible();
  await thirty.rounds.press('Watch');
  await expect(thirty.learn.line).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
});

test('the goal is chosen in the tab Learn, and kept', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.rounds.open();
  await thirty.rounds.openTab('Learn');
  const goal = page.getByRole('radiogroup', { name: 'Goal' });
  await expect(goal.getByRole('radio', { name: '40 wpm' })).toBeChecked();
  await goal.getByText('60 wpm').click();
  await page.keyboard.press('Escape');
  await thirty.learn.begin();
  await thirty.learn.play(QUICK_MS);
  await expect(thirty.learn.lesson.getByText(/your goal of 60 wpm$/)).toBeVisible();
  await thirty.reload();
  await thirty.rounds.open();
  await thirty.rounds.openTab('Learn');
  await expect(goal.getByRole('radio', { name: '60 wpm' })).toBeChecked();
});

test.describe(() => {
  test.use({ expectsPageErrors: true });

  test('without its code the door says that something is missing, and rounds go on', async ({
    thirty,
    server,
  }) => {
    server.instead = (file) => (/\/Learn-.*\.js$/.test(file) ? { status: 404 } : undefined);
    await thirty.open(server.url);
    await thirty.learn.door.click();
    await expect(thirty.live(/^A part of this page could not be loaded/)).toBeVisible();
    await thirty.play(6);
    await thirty.expectFlawless(6);
  });
});

test('where no round can be saved, the lessons of a visit make its course', async ({ page, thirty }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await thirty.open();
  await thirty.learn.begin();
  await thirty.learn.play(SLOW_MS / 2);
  await expect(thirty.main.getByText(/^1 minute today, /)).toBeVisible();
  await thirty.learn.next.click();
  await thirty.learn.play(SLOW_MS / 2);
  await expect(
    thirty.learn.lesson.getByText(/typed \d+ of 20 times|next letter from|is in\.|got quicker/).first(),
  ).toBeVisible();
});

test('a round that is raced is no lesson, although it was one', async ({ thirty }) => {
  await thirty.open();
  await thirty.learn.begin();
  await thirty.learn.play(QUICK_MS);
  await thirty.rounds.expectSaved(1);
  await thirty.rounds.open();
  await thirty.rounds.press('Race');
  await expect(thirty.learn.line).toHaveCount(0);
  await thirty.typeWords(5);
  await thirty.finish();
  await expect(thirty.insights.region).toBeVisible();
  await expect(thirty.learn.lesson).toHaveCount(0);
  await thirty.restart.click();
  await expect(thirty.learn.line).toBeVisible();
});

test('a window that grows has the keyboard, and so has one in which a message has been', async ({
  page,
  thirty,
}) => {
  const room = page.locator('[data-part="keyboard"]');
  const told = thirty.live(/^This window is too small for the drawn keyboard/);
  await page.setViewportSize({ width: 900, height: 560 });
  await thirty.open();
  await thirty.learn.begin();
  await expect(told).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(room).toHaveCount(1);
  await expect(told).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = 'race=zzz';
  });
  await thirty
    .live(/^This link is damaged/)
    .getByRole('button', { name: 'Dismiss' })
    .click();
  await expect(room).toHaveCount(1);
  await expect(told).toHaveCount(0);
});
