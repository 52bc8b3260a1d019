import type { Page } from '@playwright/test';
import { lookAlike } from '../support/colours';
import { chooseLetters, expectLetters, LETTERS_NAMES, pictureOfWords } from '../support/letters';
import { expect, LONG, longUnless, test } from '../test';

/** What the page asks the host for, from now on. */
function fontsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.woff2|letterFonts/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('letters are worn at once, by the first frame of the next visit, and not changed by the standard round', async ({
  page,
  thirty,
  anotherTab,
}) => {
  await thirty.dealsAlike();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = fontsAskedBy(page);
  await thirty.open();
  const words = await thirty.words();
  const group = thirty.options.dialog.getByRole('radiogroup', { name: 'Letters' });
  await thirty.options.open();
  // The standard letters cost nothing, until samples of others are looked at.
  await expect(thirty.options.words).toBeVisible();
  expect(asked).toEqual([]);
  await thirty.options.show('Look');
  await expect(group.getByRole('radio')).toHaveCount(LETTERS_NAMES.length);
  await expect(group.getByRole('radio', { name: 'JetBrains' })).toBeChecked();
  await thirty.options.close();
  expect(await thirty.stored('letters')).toBeNull();

  const pictures = new Map<string, Buffer>();
  for (const name of LETTERS_NAMES) {
    await chooseLetters(thirty, name);
    await expect.poll(() => thirty.words()).toBe(words);
    pictures.set(name, await pictureOfWords(thirty));
  }
  expect(new Set([...pictures.values()].map((picture) => picture.toString('base64'))).size).toBe(5);

  const other = await anotherTab();
  await thirty.options.choose('Letters', 'Plex');
  await expectLetters(thirty, 'Plex');
  await expectLetters(other, 'Plex');
  await other.page.close();
  await page.bringToFront();
  await expect
    .poll(async () => (await pictureOfWords(thirty)).equals(pictures.get('Plex') as Buffer))
    .toBe(true);

  await thirty.options.chooseTime('15 s');
  await thirty.options.chooseStandard();
  await expectLetters(thirty, 'Plex');

  // The page alone, before the app is there: nothing is asked for.
  asked.length = 0;
  const letAppCome = await thirty.openBeforeApp();
  expect(lookAlike(await pictureOfWords(thirty), pictures.get('Plex') as Buffer)).toBe(true);
  expect(asked).toEqual([]);
  letAppCome();
  await thirty.pictured();
  expect((await pictureOfWords(thirty)).equals(pictures.get('Plex') as Buffer)).toBe(true);

  await chooseLetters(thirty, 'JetBrains');
  expect((await pictureOfWords(thirty)).equals(pictures.get('JetBrains') as Buffer)).toBe(true);
  expect(await thirty.stored('letters')).toBe('');
});

/** Words in a script that the letters have, or that comes from the next font: in cells as wide, or wider. */
const SCRIPTS = [
  ['Plex', 'Українська', 'their own'],
  ['Plex', 'Ελληνικά', 'the standard'],
  ['Source Code', 'Ελληνικά', 'their own'],
  ['Atkinson', 'Türkçe', 'their own'],
  ['Atkinson', 'Ελληνικά', 'the standard'],
  ['system', 'Čeština', 'their own'],
] as const;

for (const [name, label, whose] of SCRIPTS) {
  test(
    `${label} in the letters ${name} is drawn in ${whose} font, stands on the canvas as it does as text, whichever is chosen first, and after a reload`,
    longUnless(label === 'Українська'),
    async ({ page, thirty }) => {
      await thirty.dealsAlike();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.open();
      await thirty.options.chooseWords(label);
      const inStandard = await pictureOfWords(thirty);
      await chooseLetters(thirty, name);
      const onCanvas = await pictureOfWords(thirty);
      // Greek that Plex lacks is as wide as Plex. In Atkinson it is centred in a wider cell.
      expect(onCanvas.equals(inStandard)).toBe(whose === 'the standard' && name === 'Plex');
      await thirty.loseCanvas();
      expect(lookAlike(await pictureOfWords(thirty), onCanvas)).toBe(true);
      await thirty.reload();
      await expect.poll(async () => (await pictureOfWords(thirty)).equals(onCanvas)).toBe(true);
      const [word = ''] = (await thirty.words()).split(' ');
      await thirty.type(word);
      expect(await thirty.pixelsOf('mismatch')).toBe(0);
    },
  );
}

test.describe('where a font does not come', () => {
  // The browser reports what cannot be loaded.
  test.use({ expectsPageErrors: true });

  test('the letters stay as they are, which is told once, and the next round brings them', async ({
    page,
    thirty,
  }) => {
    const missing = page.getByText('A part of this page could not be loaded');
    await page.route(/ibm-plex.*\.woff2/, (route) => route.fulfill({ body: '<title>Sign in</title>' }));
    await thirty.open();
    await thirty.commands.perform('Letters: Plex');
    await expect(missing).toHaveCount(1);
    await expectLetters(thirty, 'JetBrains');
    expect(await thirty.stored('letters')).toBeNull();
    await thirty.play(3);
    await page.unroute(/ibm-plex.*\.woff2/);
    await thirty.restart.click();
    await expectLetters(thirty, 'Plex');
    await expect(missing).toHaveCount(0);
    await thirty.play(3);
  });

  for (const [what, letters] of [
    ['not a stylesheet', '{"version":2,"letters":["plex"]}'],
    [
      'without its font',
      ':root{--font-words:"Thirty Space","IBM Plex Mono","Thirty Mono",monospace;--advance:0.6}',
    ],
    [
      'with a damaged font and no measure',
      ':root{--font-words:"IBM Plex Mono","Thirty Mono",monospace;--advance:wide}@font-face{font-family:"IBM Plex Mono";src:url(data:font/woff2;base64,d09G',
    ],
  ] as const) {
    test(
      `a saved stylesheet that is ${what} does no harm: there are words to type, and the letters are made again`,
      LONG,
      async ({ page, thirty }) => {
        await thirty.dealsAlike();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await thirty.open();
        await chooseLetters(thirty, 'Plex');
        const whole = await thirty.stored('letters');
        const picture = await pictureOfWords(thirty);
        await page.evaluate((text) => localStorage.setItem('letters', text), letters);
        const letAppCome = await thirty.openBeforeApp();
        await expect((await thirty.wordsElement()).locator('[data-mark="untyped"]').first()).toBeVisible();
        letAppCome();
        await expect.poll(() => thirty.stored('letters')).toBe(whole);
        await thirty.pictured();
        await expect.poll(async () => (await pictureOfWords(thirty)).equals(picture)).toBe(true);
        await thirty.play(3);
      },
    );
  }
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('letters that were chosen once are there without a network, in every script that was typed in them', async ({
    page,
    thirty,
    offlinePage,
  }) => {
    await thirty.dealsAlike();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await offlinePage.visit();
    await chooseLetters(thirty, 'Source Code');
    await thirty.options.chooseWords('Ελληνικά');
    const picture = await pictureOfWords(thirty);
    await offlinePage.reloadWithoutServer();
    await expectLetters(thirty, 'Source Code');
    await expect.poll(async () => (await pictureOfWords(thirty)).equals(picture)).toBe(true);
  });
});
