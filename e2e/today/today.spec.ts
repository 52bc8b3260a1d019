import { findings } from '../support/axe';
import { expect, LONG, test } from '../test';

test.use({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });

test('everybody has the same words on a day, and others on the next', async ({ thirty, anotherPlayer }) => {
  await thirty.setDate('2026-11-26T12:00Z');
  const usual = await thirty.open();
  const words = await thirty.today.begin();
  await expect(thirty.today.line).toHaveText('Today: 26 Nov 2026');
  expect(words).not.toBe(usual);

  const other = await anotherPlayer({ timezoneId: 'Pacific/Kiritimati', locale: 'fr-FR' });
  await other.setDate('2026-11-26T00:30+14:00');
  await other.open();
  expect(await other.today.begin()).toBe(words);
  await other.setDate('2026-11-27T00:30+14:00');
  await other.restart.click();
  expect(await other.today.begin()).not.toBe(words);
});

test('the first attempt of a day is a standard round and sets the highest score, a later one does not', async ({
  page,
  thirty,
}) => {
  await thirty.setDate('2026-11-26T12:00Z');
  await thirty.open();
  await thirty.options.chooseTime('60 s');
  await page.keyboard.press('Escape');
  const words = await thirty.today.begin();
  await expect(thirty.time()).toHaveText('Time: 30');
  await thirty.type(words.slice(0, 5));
  await expect(thirty.today.button).toHaveCount(0);
  await thirty.finishFlawless(5);
  await expect(thirty.best()).toHaveText('Highest Score: 5');
  await expect(thirty.today.line).toHaveText('Today: 26 Nov 2026');
  await expect(thirty.live(/^Time is up\. .* New highest score\. Today: 26 Nov 2026\.$/)).toHaveCount(1);

  // What is chosen comes back.
  await page.keyboard.press('Escape');
  await expect(thirty.time()).toHaveText('Time: 60');
  await expect(thirty.today.line).toHaveCount(0);
  await thirty.commands.perform("Today's words");
  await expect(thirty.today.line).toHaveText('Today: 26 Nov 2026 · again');
  expect(await thirty.words()).toBe(words);
  await thirty.type(words.slice(0, 8));
  await thirty.finishFlawless(8);
  await expect(page.getByText('Only your first try each day can set the highest score')).toBeVisible();
  await expect(thirty.best()).toHaveText('Highest Score: 5');

  await thirty.rounds.open();
  await expect(thirty.rounds.rows.nth(0)).toContainText("30 s, Today's words, again");
  await expect(thirty.rounds.rows.nth(1)).toContainText("30 s, Today's words");
  await expect(thirty.rounds.rows.nth(1)).not.toContainText('again');
});

test('an attempt that the page is left in was the first; one without a key was none; where other words are chosen, the line says which these are', async ({
  thirty,
}) => {
  await thirty.setDate('2026-11-26T12:00Z');
  await thirty.hasStored('options', JSON.stringify({ version: 1, words: 'german-2' }));
  await thirty.open();
  await thirty.today.begin();
  await thirty.reload();
  await thirty.today.begin();
  await expect(thirty.today.line).toHaveText('Today: 26 Nov 2026 · English common');
  await thirty.typeWords(3);
  await expect.poll(() => thirty.stored('today')).toBe('{"version":1,"days":["2026-11-26"]}');
  await thirty.reload();
  await thirty.today.begin();
  await expect(thirty.today.line).toHaveText('Today: 26 Nov 2026 · again · English common');
});

test('a line about the result is copied, with the day and ten bars and no address', async ({
  page,
  context,
  thirty,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await thirty.setDate('2026-11-26T12:00Z');
  await thirty.open();
  const words = await thirty.today.begin();
  await thirty.type(words.slice(0, 6));
  await thirty.skipTime(15_000);
  await thirty.type(words.slice(6, 12));
  await thirty.finishAfter(15_000);
  await thirty.today.copyText.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(thirty.live(/^The text is on the clipboard$/)).toHaveCount(1);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe('Thirty · 26 Nov 2026 · 5 wpm · 100% · █▁▁▁▁█▁▁▁▁');
  await expect(thirty.today.copyText).toBeVisible();

  await thirty.restart.click();
  await expect(page.getByText('5 wpm today')).toBeVisible();
  await thirty.today.begin();
  await thirty.typeWords(3);
  await thirty.finish();
  await thirty.commands.perform('Copy text');
  await expect.poll(copied).toBe('Thirty · 26 Nov 2026 · again · 1 wpm · 100% · █▁▁▁▁▁▁▁▁▁');
  // Of other rounds there is none.
  await thirty.restart.click();
  await thirty.play(3);
  await expect(page.getByRole('button', { name: 'Copy picture' })).toBeVisible();
  await expect(thirty.today.copyText).toHaveCount(0);
});

test('a saved round with the words of a day has such a line, too', async ({ page, context, thirty }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await thirty.setDate('2026-11-26T12:00Z');
  await thirty.open();
  for (const again of [false, true]) {
    if (again) await thirty.restart.click();
    await thirty.today.begin();
    await thirty.playSaved(3);
    await thirty.rounds.open();
    await thirty.rounds.press('Show');
    await thirty.rounds.dialog.getByRole('button', { name: 'Copy text' }).click();
    await expect(thirty.rounds.dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `Thirty · 26 Nov 2026 · ${again ? 'again · ' : ''}1 wpm · 100% · █▁▁▁▁▁▁▁▁▁`,
    );
    await page.keyboard.press('Escape');
  }
});

test(
  'where the browser lets nothing be copied the line stands in a field',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await thirty.setDate('2026-11-26T12:00Z');
    await thirty.open();
    await thirty.today.begin();
    await thirty.play(3);
    await thirty.today.copyText.click();
    const field = page.getByRole('dialog', { name: 'Copy text' }).getByRole('textbox', { name: 'Text' });
    await expect(field).toHaveValue('Thirty · 26 Nov 2026 · 1 wpm · 100% · █▁▁▁▁▁▁▁▁▁');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await thirty.expectState('finish');
    await page.keyboard.press('Escape');
    await thirty.expectState('start');
  },
);

test('`Rounds` counts the days in a row, from two on', async ({ page, thirty }) => {
  const line = thirty.rounds.dialog.getByText(/in a row/);
  for (const [day, said] of [
    ['2026-11-25', null],
    ['2026-11-26', "Today's words: 2 days in a row"],
    ['2026-11-27', "Today's words: 3 days in a row"],
  ] as const) {
    await thirty.setDate(`${day}T12:00Z`);
    await thirty.open();
    await thirty.today.begin();
    await thirty.playSaved(3);
    await thirty.rounds.open();
    await expect(thirty.rounds.rows.first()).toBeVisible();
    if (said) await expect(line).toHaveText(said);
    else await expect(line).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('a link to a round of a day is a challenge as any other', async ({ thirty, anotherPlayer }) => {
  await thirty.setDate('2026-11-26T12:00Z');
  await thirty.open();
  const words = await thirty.today.begin();
  await thirty.play(6);
  const link = await thirty.race.copyLink('Ana');
  const rival = await anotherPlayer();
  await rival.setDate('2026-11-26T12:00Z');
  await rival.open(link);
  await expect(rival.race.challenge).toContainText('Ana challenges you');
  expect(await rival.words()).toBe(words);
  await expect(rival.today.line).toHaveCount(0);
  await expect(rival.today.button).toHaveCount(0);
});

test('in German the day, the mark and the line are German', async ({ page, context, thirty }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await thirty.hasStored('options', JSON.stringify({ version: 1, language: 'de' }));
  await thirty.setDate('2026-11-26T12:00Z');
  await thirty.open();
  await page.getByRole('button', { name: 'Wörter des Tages' }).click();
  await expect(page.getByText(/^Heute: /)).toHaveText('Heute: 26.11.2026');
  await thirty.typeWords(3);
  await thirty.finish();
  await page.getByRole('button', { name: 'Text kopieren' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Thirty · 26.11.2026 · 1 WPM · 100\u00a0% · █▁▁▁▁▁▁▁▁▁');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('today’s words are there as others are', LONG, async ({ offlinePage, thirty }) => {
    await thirty.setDate('2026-11-26T12:00Z');
    await offlinePage.visit();
    await offlinePage.reloadWithoutServer();
    await thirty.today.begin();
    await thirty.play(3);
    await expect(thirty.today.copyText).toBeVisible();
  });
});

test('the button moves nothing as it comes and goes, nor does the line move the words', async ({
  page,
  thirty,
}) => {
  const tops = () =>
    page.evaluate(() =>
      ['[data-part="restart"]', '[data-part="hint"]', 'footer'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top,
      ),
    );
  const topOfWords = () =>
    thirty.main.evaluate((main) => {
      const top = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;
      return top(main.querySelector('[data-part="display"]')) - top(main);
    });
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [1280, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const letAppCome = await thirty.openBeforeApp();
    const before = await tops();
    const wordsBefore = await topOfWords();
    letAppCome();
    await expect(thirty.today.button).toBeVisible();
    expect(await tops()).toEqual(before);
    await thirty.typeWords(1);
    await expect(thirty.today.button).toHaveCount(0);
    expect(await tops()).toEqual(before);
    await page.keyboard.press('Escape');
    await thirty.today.begin();
    expect(await topOfWords()).toBe(wordsBefore);
  }
});

test.describe('axe', () => {
  test.use({ bypassCSP: true });

  test('finds nothing in a round with today’s words', LONG, async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.setDate('2026-11-26T12:00Z');
    await thirty.open();
    await expect(thirty.today.button).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await thirty.today.begin();
    expect(await findings(page)).toEqual([]);
    await thirty.play(12);
    await expect(thirty.today.copyText).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
