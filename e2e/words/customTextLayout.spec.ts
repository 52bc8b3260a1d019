import { PNG } from 'pngjs';
import { expect, LONG, test } from '../test';

const TEXT = 'Tiếng Việt được nghĩa ἐν ἀρχῇ ἦν ὁ λόγος ᾧ';

test(
  'a text in Vietnamese and ancient Greek keeps its accents, on the canvas as in the page’s own text, and is typed with them',
  LONG,
  async ({ page, thirty }) => {
    // Past the first Greek words.
    const TYPED = TEXT.indexOf('ἦν');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    await thirty.options.giveText(TEXT.normalize('NFD'));
    await expect(thirty.options.dialog.getByText('10 words.')).toBeVisible();
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe(TEXT);
    // As from a keyboard with marks on keys of their own, but without key events, so the field must have focus already.
    await expect(thirty.field).toBeFocused();
    for (const char of TEXT.slice(0, TYPED).normalize('NFD')) await page.keyboard.insertText(char);
    expect(await thirty.pixelsOf('mismatch')).toBe(0);
    const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 720 };
    const onCanvas = PNG.sync.read(await page.screenshot({ clip }));
    await thirty.loseCanvas();
    const asText = PNG.sync.read(await page.screenshot({ clip }));
    const differing = asText.data.filter(
      (value, at) => Math.abs(value - (onCanvas.data[at] ?? 0)) > 60,
    ).length;
    // A letter of another font may differ by a pixel or two at the edge of its cell; a missing one would by hundreds.
    expect(differing).toBeLessThan(100);
    await thirty.finishFlawless(TYPED);
    await thirty.rounds.expectSaved(1);
    await thirty.rounds.open();
    await thirty.rounds.press('Race');
    await expect.poll(() => thirty.words()).toBe(TEXT);
  },
);

test(
  'a batch of a text takes four lines in a narrow window with large words',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await thirty.hasStored('options', '{"version":1,"size":150}');
    await thirty.open();
    await thirty.options.giveText('word some longer paragraphs tie together '.repeat(40));
    await thirty.options.close();
    await expect(thirty.main.getByText('Own text')).toBeVisible();
    await thirty.loseCanvas();
    await expect((await thirty.wordsElement()).locator('> span')).toHaveCount(4);
  },
);

test(
  'on a narrow phone a long word leaves the options and every state as wide as the page',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await thirty.open();
    await thirty.options.giveText(`${'x'.repeat(90)} and on`);
    await expect(thirty.options.dialog.getByText('not started')).toBeVisible();
    const [widest = 0, room = 0] = await thirty.options.dialog
      .locator('*')
      .evaluateAll((parts) => [
        Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
        document.documentElement.clientWidth,
      ]);
    const expectWithinWindow = (when: string) =>
      expect.poll(() => thirty.widthBeyondWindow(), when).toBeLessThanOrEqual(0);
    expect.soft(widest, 'in the options').toBeLessThanOrEqual(room);
    await thirty.options.close();
    await expect(thirty.main.getByText('Own text')).toBeVisible();
    await expectWithinWindow('at start');
    await thirty.type('xy');
    await expectWithinWindow('in a run');
    await thirty.finish();
    await expect(thirty.insights.region).toBeVisible();
    await expectWithinWindow('at the result');
    await thirty.race.copyLink();
    await expectWithinWindow('with a link');
    await thirty.replay.watchFromStart();
    await thirty.replay.seek(500);
    await expectWithinWindow('watching');
    await thirty.race.press('Race yourself');
    await expectWithinWindow('before a race');
    await thirty.type('x');
    await expectWithinWindow('in a race');
    await thirty.finish();
    await expectWithinWindow('after a race');
    await thirty.rounds.open();
    await thirty.rounds.press('Show');
    await expect(thirty.rounds.dialog.getByText('Characters Typed')).toBeVisible();
    expect(
      await thirty.rounds.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
    ).toBeLessThanOrEqual(0);
  },
);
