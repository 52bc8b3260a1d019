import { PNG } from 'pngjs';
import { expect, LONG, test } from '../test';

const TEXTS = {
  Vietnamese: 'Tiếng Việt được những ở nghĩa',
  'ancient Greek': 'ἐν ἀρχῇ ἦν ὁ λόγος ᾧ',
} as const;

for (const [language, text] of Object.entries(TEXTS)) {
  test(
    `a text in ${language} keeps its accents, on the canvas as in the page’s own text, and is typed with them`,
    LONG,
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.open();
      await thirty.options.giveText(text.normalize('NFD'));
      await expect(thirty.options.dialog.getByText(/^\d words\.$/)).toBeVisible();
      await thirty.options.close();
      await expect.poll(() => thirty.words()).toBe(text);
      // As a keyboard sends it that has its marks on keys of their own, but with no key event that would bring the focus.
      await expect(thirty.field).toBeFocused();
      for (const char of text.slice(0, 12).normalize('NFD')) await page.keyboard.insertText(char);
      expect(await thirty.pixelsOf('mismatch')).toBe(0);
      const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 720 };
      const onCanvas = PNG.sync.read(await page.screenshot({ clip }));
      await thirty.loseCanvas();
      const asText = PNG.sync.read(await page.screenshot({ clip }));
      const differing = asText.data.filter(
        (value, at) => Math.abs(value - (onCanvas.data[at] ?? 0)) > 60,
      ).length;
      // A letter of another font may reach over the edge of its cell, by a pixel or two; to be gone, it would be by hundreds.
      expect(differing).toBeLessThan(100);
      await thirty.finishFlawless(12);
      await thirty.rounds.expectSaved(1);
      await thirty.rounds.open();
      await thirty.rounds.press('Race');
      await expect.poll(() => thirty.words()).toBe(text);
    },
  );
}

for (const [width, size] of [
  [320, 100],
  [390, 150],
  [768, 200],
] as const) {
  test(`a batch of a text takes four lines at ${width} px and ${size} %`, LONG, async ({ page, thirty }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((percent) => {
      localStorage.setItem('options', JSON.stringify({ version: 1, size: percent }));
    }, size);
    await thirty.open();
    await thirty.options.giveText('word some longer paragraphs tie together '.repeat(40));
    await thirty.options.close();
    await expect(thirty.main.getByText('Own text')).toBeVisible();
    await thirty.loseCanvas();
    await expect((await thirty.wordsElement()).locator('> span')).toHaveCount(4);
  });
}

test(
  'on a narrow phone a long word leaves every state as wide as the page',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await thirty.open();
    await thirty.options.giveText(`${'x'.repeat(40)} and on`);
    await thirty.options.close();
    await expect(thirty.main.getByText('Own text')).toBeVisible();
    expect.soft(await thirty.widthBeyondWindow(), 'at start').toBeLessThanOrEqual(0);
    await thirty.type('xy');
    expect.soft(await thirty.widthBeyondWindow(), 'in a run').toBeLessThanOrEqual(0);
    await thirty.finish();
    await expect(thirty.insights.region).toBeVisible();
    expect.soft(await thirty.widthBeyondWindow(), 'at the result').toBeLessThanOrEqual(0);
    await thirty.race.copyLink();
    expect.soft(await thirty.widthBeyondWindow(), 'with a link').toBeLessThanOrEqual(0);
    await thirty.replay.watchFromStart();
    await thirty.replay.seek(500);
    expect.soft(await thirty.widthBeyondWindow(), 'watching').toBeLessThanOrEqual(0);
    await thirty.race.button.click();
    expect.soft(await thirty.widthBeyondWindow(), 'before a race').toBeLessThanOrEqual(0);
    await thirty.type('x');
    expect.soft(await thirty.widthBeyondWindow(), 'in a race').toBeLessThanOrEqual(0);
    await thirty.finish();
    expect.soft(await thirty.widthBeyondWindow(), 'after a race').toBeLessThanOrEqual(0);
    await thirty.rounds.open();
    await thirty.rounds.press('Show');
    await expect(thirty.rounds.dialog.getByText('Characters Typed')).toBeVisible();
    expect(
      await thirty.rounds.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
    ).toBeLessThanOrEqual(0);
  },
);

test.describe('a font that is slow to come', () => {
  test('keeps the words of a text from being seen before it', LONG, async ({ page, thirty }) => {
    const letThrough = await thirty.hold(/words-greek/);
    await thirty.open();
    await thirty.options.giveText('first a latin text');
    await expect(thirty.options.dialog.getByText('4 words.')).toBeVisible();
    await thirty.options.dialog.getByRole('textbox', { name: 'Own text' }).fill('λόγος και μύθος');
    const asked = page.waitForRequest(/words-greek/);
    await thirty.options.dialog.getByRole('button', { name: 'Use this text' }).click();
    await asked;
    await expect(page.locator('[data-part="words"]')).toHaveText('first a latin text');
    letThrough();
    await expect(thirty.options.dialog.getByText('3 words.')).toBeVisible();
    await thirty.options.close();
    expect(await thirty.words()).toBe('λόγος και μύθος');
  });
});
