import { PNG } from 'pngjs';
import { installVoices } from '../../src/testing/voices';
import { hasFontFor } from '../../tools/machine.mjs';
import type { Thirty } from '../pages/Thirty';
import type { Rgb } from '../support/colours';
import { pictureOfWords } from '../support/letters';
import { expectAlike, LISTS, lacksFont, MOST, mostChanged } from '../support/scripts';
import { textInTree } from '../support/tree';
import { expect, LONG, longUnless, test } from '../test';

for (const [label, lang, dir, list] of LISTS) {
  test.describe(label, () => {
    test.skip(lacksFont(lang) !== '', lacksFont(lang));
    for (const [renderer, ratio] of [
      ['2d', 1],
      ['webgl', 1],
      ['2d', 2],
    ] as const) {
      test.describe(`${label} (${renderer}, ${ratio} px a CSS px)`, () => {
        test.use({ deviceScaleFactor: ratio });

        test(
          'stands on the canvas as it does as text: untyped, right, wrong, with a wrong space, without focus',
          longUnless(renderer === '2d' && ratio === 1 && lang === 'he'),
          async ({ page, thirty }) => {
            if (renderer === 'webgl') await thirty.hasGpu();
            await page.emulateMedia({ reducedMotion: 'reduce' });
            await thirty.dealsAlike();
            await thirty.open();
            await thirty.options.chooseWords(label);
            await expect(await thirty.wordsElement()).toHaveAttribute('dir', dir);
            await expect(await thirty.wordsElement()).toHaveAttribute('lang', lang);
            const words = await thirty.words();
            const space = words.indexOf(' ');
            await thirty.type(`${words.slice(0, space - 1)}##${words.slice(space + 1, space + 3)}`);
            const onCanvas = await pictureOfWords(thirty);
            await page.getByRole('button', { name: 'Restart' }).focus();
            const unfocused = await pictureOfWords(thirty);
            expect(unfocused.equals(onCanvas)).toBe(false);
            await thirty.loseCanvas();
            expectAlike(await pictureOfWords(thirty), unfocused);
            await thirty.field.focus();
            expectAlike(await pictureOfWords(thirty), onCanvas);
            // What is read is the words, once.
            expect(await thirty.words()).toBe(words);
          },
        );
      });
    }

    for (const caret of ['block', 'underline'] as const) {
      test(
        `the caret ${caret} of ${label} is the same on the canvas and in the text`,
        LONG,
        async ({ page, thirty }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await thirty.dealsAlike();
          await thirty.hasStored('options', JSON.stringify({ version: 1, caret, words: list }));
          await thirty.open();
          await expect(await thirty.wordsElement()).toHaveAttribute('dir', dir);
          const words = await thirty.words();
          await thirty.type(words.slice(0, 2));
          const onCanvas = await pictureOfWords(thirty);
          await thirty.loseCanvas();
          expectAlike(await pictureOfWords(thirty), onCanvas);
        },
      );
    }

    test(`a letter of ${label} that is missing is seen by this`, LONG, async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.dealsAlike();
      await thirty.hasStored('options', JSON.stringify({ version: 1, words: list }));
      await thirty.open();
      await expect(await thirty.wordsElement()).toHaveAttribute('lang', lang);
      await thirty.loseCanvas();
      const units = page.locator('[data-part="words"] [data-mark] i');
      await expect(units.first()).toBeVisible();
      const whole = PNG.sync.read(await pictureOfWords(thirty));
      const changes: number[] = [];
      for (let i = 0; i < 12; i++) {
        const show = (visibility: string) =>
          units.nth(i).evaluate((unit, value) => unit.style.setProperty('visibility', value), visibility);
        await show('hidden');
        changes.push(mostChanged(PNG.sync.read(await pictureOfWords(thirty)), whole));
        await show('');
      }
      expect(changes.filter((change) => change > MOST).length).toBeGreaterThanOrEqual(6);
    });

    test(`words of ${label} are typed key by key over several batches without an error, and deleted one by one`, async ({
      thirty,
    }) => {
      await thirty.open();
      await thirty.options.chooseWords(label);
      let typed = 0;
      for (let batch = 0; batch < 2; batch++) {
        const words = await thirty.words();
        await thirty.type(words);
        typed += words.length;
        await expect.poll(() => thirty.words()).not.toBe(words);
      }
      const words = await thirty.words();
      await thirty.type(words.slice(0, 6));
      for (let i = 0; i < 2; i++) await thirty.field.press('Backspace');
      await thirty.type(words.slice(4, 6));
      await thirty.finishFlawless(typed + 6);
    });
  });
}

test(
  'العربية with an element a letter would not stand as it does on the canvas: its letters would not join',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.dealsAlike();
    await thirty.hasStored('options', '{"version":1,"words":"arabic-common-1"}');
    await thirty.open();
    await expect(await thirty.wordsElement()).toHaveAttribute('dir', 'rtl');
    const onCanvas = PNG.sync.read(await pictureOfWords(thirty));
    await thirty.loseCanvas();
    expectAlike(await pictureOfWords(thirty), PNG.sync.write(onCanvas));
    await page.locator('[data-part="words"]').evaluate((words) => {
      for (const copy of words.querySelectorAll<HTMLElement>('i')) {
        const unit = copy.parentElement as HTMLElement;
        const units = Array.from(unit.parentElement?.children ?? []);
        const letter = copy.dataset.word?.[units.indexOf(unit)] ?? '';
        copy.replaceWith(
          Object.assign(document.createElement('b'), {
            textContent: letter,
            style: 'color: var(--untyped); font-weight: 400',
          }),
        );
      }
    });
    const torn = PNG.sync.read(await pictureOfWords(thirty));
    expect(mostChanged(torn, onCanvas)).toBeGreaterThan(2 * MOST);
  },
);

test('of हिन्दी a letter is wrong with all of its marks, and right again once its parts are', async ({
  page,
  thirty,
}) => {
  await thirty.hasStored('options', '{"version":1,"words":"hindi-common-1"}');
  await thirty.open();
  await expect(await thirty.wordsElement()).toHaveAttribute('lang', 'hi');
  // A vowel sign: the mark U+094D would join the next letter to the first.
  const words = await thirty.wordsWith(/^\p{L}(?!\u094d)\p{M}\p{L}/u);
  await thirty.loseCanvas();
  const marks = () =>
    page
      .locator('[data-part="words"] [data-mark]')
      .evaluateAll((units) => units.slice(0, 3).map((unit) => (unit as HTMLElement).dataset.mark));
  await thirty.type(words.charAt(0));
  await expect.poll(marks).toEqual(['match', 'untyped', 'untyped']);
  await thirty.type('#');
  await expect.poll(marks).toEqual(['mismatch', 'mismatch', 'untyped']);
  await thirty.field.press('Backspace');
  await expect.poll(marks).toEqual(['match', 'untyped', 'untyped']);
  await thirty.type(words.slice(1, 3));
  await expect.poll(marks).toEqual(['match', 'match', 'match']);
  await thirty.finishFlawless(3);
});

test('an own text in Thai without spaces is typed in parts, and one in both directions is said to be', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const text = 'วันนี้อากาศดีมากเราจึงไปเดินเล่นที่สวนสาธารณะใกล้บ้านด้วยกัน';
  await thirty.options.giveText(text);
  await thirty.options.close();
  await expect.poll(async () => (await thirty.words()).replaceAll(' ', '')).toBe(text);
  const words = await thirty.words();
  await thirty.type(words.slice(0, 20));
  await thirty.finishFlawless(20);
  await thirty.options.giveText('שלום world');
  await expect(page.getByText('both directions')).toBeVisible();
});

test('an own text that is being written has its font', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.options.open();
  await thirty.options.dialog.getByRole('button', { name: 'Own text' }).click();
  const font = page.waitForResponse(/words-devanagari/);
  await thirty.options.dialog.getByRole('textbox', { name: 'Own text' }).pressSequentially('आज');
  await font;
  const ranges = () =>
    page.evaluate(() => Array.from(document.fonts, ({ unicodeRange }) => unicodeRange).join());
  await expect.poll(ranges).toContain('U+901-94D');
});

test('a number in a line from right to left has its caret at the left of the digit to type', async ({
  page,
  thirty,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.hasStored('options', '{"version":1,"words":"hebrew-common-1","numbers":true}');
  await thirty.open();
  const words = await thirty.wordsWith(/^[^0-9]*\d{2}/);
  const digit = words.search(/\d/);
  await thirty.type(words.slice(0, digit));
  const caret = await thirty.colour('caret');
  const edge = async () => columnsOf(PNG.sync.read(await pictureOfWords(thirty)), caret)[0] ?? 0;
  const before = await edge();
  await thirty.type(words.charAt(digit));
  expect(await edge()).toBeGreaterThan(before);
});

test(
  'words of עברית that are hidden are not in the text without a canvas, either',
  LONG,
  async ({ page, thirty }) => {
    await hideHebrewWords(thirty);
    await thirty.loseCanvas();
    await expect.poll(() => textInTree(page, '[data-part="words"]')).toBe('');
  },
);

test('lines of עברית begin at one edge at the right, where the caret stands, which moves to the left', async ({
  page,
  thirty,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.dealsAlike();
  await thirty.open();
  await thirty.options.chooseWords('עברית');
  const picture = PNG.sync.read(await pictureOfWords(thirty));
  const caret = await thirty.colour('caret');
  const [atStart = 0] = columnsOf(picture, caret);
  // Letters have some room beside them, and each line its own first one.
  const untyped = await thirty.colour('untyped');
  const linePx = Math.round(
    await (await thirty.wordsElement()).evaluate((words) =>
      Number.parseFloat(getComputedStyle(words).lineHeight),
    ),
  );
  for (const line of [0, 1]) {
    const edge = columnsOf(lineOf(picture, line, linePx), untyped).at(-1) ?? 0;
    expect(Math.abs(atStart - edge)).toBeLessThan(8);
  }
  const words = await thirty.words();
  let before = atStart;
  for (const char of words.slice(0, 6)) {
    await thirty.type(char);
    const [now = 0] = columnsOf(PNG.sync.read(await pictureOfWords(thirty)), caret);
    expect(now).toBeLessThan(before);
    before = now;
  }
});

test('a round in עברית is watched as it was, while English words are chosen, and these come back', async ({
  thirty,
}) => {
  await thirty.open();
  await thirty.options.chooseWords('עברית');
  const words = await thirty.words();
  await thirty.type(words.slice(0, 8));
  await thirty.finish();
  await thirty.rounds.expectSaved(1);
  await thirty.options.chooseStandard();
  await thirty.restart.click();
  await expect.poll(() => thirty.words()).toMatch(/^[a-z ]+$/);
  await expect(await thirty.wordsElement()).not.toHaveAttribute('dir', 'rtl');
  await thirty.rounds.open();
  await thirty.rounds.press('Watch');
  await expect.poll(() => thirty.words()).toBe(words);
  await expect(await thirty.wordsElement()).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
  await thirty.page.keyboard.press('Escape');
  await expect.poll(() => thirty.words()).toMatch(/^[a-z ]+$/);
  await expect.poll(() => thirty.pixelsOf('match')).toBe(0);
  const english = await thirty.words();
  await thirty.type(english.slice(0, 4));
  await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(50);
});

test('an own text in Hebrew is typed from right to left, without its points', async ({ thirty }) => {
  await thirty.open();
  await thirty.options.giveText('שָׁלוֹם לכולם, אנחנו מקלידים עכשיו');
  await thirty.options.close();
  await expect.poll(() => thirty.words()).toBe('שלום לכולם, אנחנו מקלידים עכשיו');
  await expect(await thirty.wordsElement()).toHaveAttribute('dir', 'rtl');
  const words = await thirty.words();
  await thirty.type(words.slice(0, 12));
  await thirty.finishFlawless(12);
});

test.describe('where the font of עברית does not come', () => {
  // The browser reports what cannot be loaded.
  test.use({ expectsPageErrors: true });

  const FONT = /words-hebrew/;
  const isOfList = (words: string) => /^[\u05d0-\u05ea ]+$/.test(words);

  test.beforeEach(async ({ thirty }) => {
    test.skip(!hasFontFor('he'), 'no Hebrew font is on this machine');
    await thirty.hasStored('options', '{"version":1,"words":"hebrew-common-1"}');
  });

  test('its words come in the font of the system, and are typed', async ({ page, thirty }) => {
    await page.route(FONT, (route) => route.abort());
    await page.goto('./');
    await expect.poll(async () => isOfList(await thirty.words())).toBe(true);
    await thirty.pictured();
    const words = await thirty.words();
    await thirty.type(words.slice(0, 5));
    await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(50);
    await thirty.finishFlawless(5);
  });

  test.describe('in time', () => {
    test.use({ time: 'ownTimers' });

    test('so they do where it is late, and nothing moves when it comes', LONG, async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let asks = 0;
      await page.route(FONT, async (route) => {
        asks++;
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest(FONT);
      await page.goto('./');
      await asked;
      await expect(async () => {
        await thirty.skipTime(500);
        expect(isOfList(await thirty.words())).toBe(true);
      }).toPass();
      await thirty.pictured();
      const words = await thirty.words();
      await thirty.type(words.slice(0, 3));
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(50);
      const before = await pictureOfWords(thirty);
      const came = page.waitForResponse(FONT);
      release();
      await (await came).finished();
      await thirty.skipTime(100);
      expect((await pictureOfWords(thirty)).equals(before)).toBe(true);
      expect(
        await page.evaluate(() => Array.from(document.fonts, ({ unicodeRange }) => unicodeRange)),
      ).not.toContain('U+5D0-5EA');
      expect(asks).toBe(1);
      // The next round has it.
      await thirty.restart.click();
      await thirty.expectState('start');
      await expect
        .poll(() => page.evaluate(() => Array.from(document.fonts, ({ unicodeRange }) => unicodeRange)))
        .toContain('U+5D0-5EA');
      await thirty.expectSameDrawnAnew();
      expect(asks).toBe(1);
    });
  });
});

test.describe('where what writes words of עברית as text does not come', () => {
  // The browser reports what cannot be loaded.
  test.use({ expectsPageErrors: true });

  test(
    'they are coloured word by word and are typed; the next round asks for it again',
    LONG,
    async ({ page, thirty }) => {
      const right = page.locator('[data-part="words"] [data-mark="match"]');
      await page.route(/shapedLines-/, (route) => route.fulfill({ status: 404 }));
      await thirty.hasStored('options', '{"version":1,"words":"hebrew-common-1"}');
      await thirty.open();
      await expect(await thirty.wordsElement()).toHaveAttribute('dir', 'rtl');
      await thirty.loseCanvas();
      const [word = ''] = (await thirty.words()).split(' ');
      await thirty.type(word);
      await expect(right).toHaveText([word]);
      await page.unroute(/shapedLines-/);
      await thirty.restart.click();
      await thirty.expectState('start');
      await expect(page.locator('[data-part="words"] [data-caret]')).toHaveCount(1);
      const next = await thirty.words();
      await thirty.type(next.slice(0, 3));
      await expect(right).toHaveCount(3);
    },
  );

  test('hidden ones are not seen', LONG, async ({ page, thirty }) => {
    await page.route(/shapedLines-/, (route) => route.fulfill({ status: 404 }));
    await hideHebrewWords(thirty);
    await thirty.loseCanvas();
    await expect.poll(() => textInTree(page, '[data-part="words"]')).toBe('');
    expect((await page.locator('[data-part="words"]').innerText()).trim()).toBe('');
  });
});

/** Opens the page with Hebrew words that are read aloud and hidden. */
async function hideHebrewWords(thirty: Thirty): Promise<void> {
  const voices = [{ name: 'Noa', lang: 'he-IL' }];
  await thirty.page.addInitScript(installVoices, { voices, msPerCharacter: 10 });
  const options = { version: 1, words: 'hebrew-common-1', saysWords: true, hidesWords: true };
  await thirty.hasStored('options', JSON.stringify(options));
  await thirty.open();
  await expect(thirty.page.locator('[data-part="words"]')).toHaveAttribute('dir', 'rtl');
}

function lineOf(picture: PNG, line: number, linePx: number): PNG {
  const png = new PNG({ width: picture.width, height: linePx });
  PNG.bitblt(picture, png, 0, line * linePx, picture.width, linePx, 0, 0);
  return png;
}

/** The columns in which a picture has a colour. */
function columnsOf(png: PNG, [red, green, blue]: Rgb): number[] {
  return Array.from({ length: png.width }, (_, x) => x).filter((x) =>
    Array.from({ length: png.height }, (_, y) => 4 * (y * png.width + x)).some(
      (at) => png.data[at] === red && png.data[at + 1] === green && png.data[at + 2] === blue,
    ),
  );
}
