import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { chooseTime, closeOptions, giveText, loseCanvas, openOptions, optionsOf } from './optionsPage';
import { copiedLink, seek, watchResult } from './racePage';
import { countKept, dialogOf, openRounds, playUnkept, rowsOf } from './roundsPage';
import { expect, Thirty, test } from './thirty';

/** A text of numbered words: where one is in it can be read off. */
function numbered(words: number): string {
  return Array.from({ length: words }, (_, i) => `w${i}`).join(' ');
}

async function isShown(thirty: Thirty): Promise<void> {
  await expect(thirty.main.getByText('Own text', { exact: true })).toBeVisible();
}

async function firstWord(thirty: Thirty): Promise<string> {
  return (await thirty.words()).split(' ', 1)[0] ?? '';
}

test('a text that is pasted is typed in its order, four lines at a time, and goes on where one stopped', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const text = numbered(20_000);
  expect(text.length).toBeGreaterThan(100_000);
  await giveText(page, text);
  await expect(optionsOf(page).getByText('20,000 words.')).toBeVisible();
  await closeOptions(page);
  await isShown(thirty);
  const first = await thirty.words();
  expect(text.startsWith(`${first} `)).toBe(true);
  expect(first.length).toBeGreaterThan(120);
  expect(first.length).toBeLessThanOrEqual(4 * 44);
  // The whole first batch and three words of the next.
  await thirty.type(first);
  const second = await thirty.words();
  expect(text.startsWith(`${first} ${second} `)).toBe(true);
  await thirty.type(second.split(' ').slice(0, 3).join(' ').concat(' ', 'w'));
  expect(await thirty.pixelsOf('mismatch')).toBe(0);
  await thirty.finish();
  await expect.poll(() => countKept(page)).toBe(1);
  const next = second.split(' ')[3];
  await thirty.restart.click();
  expect(await firstWord(thirty)).toBe(next);
  await page.reload();
  await thirty.pictured();
  expect(await firstWord(thirty)).toBe(next);
  // A round that is given up half-way has been typed as well.
  await thirty.type(`${next} `);
  await page.keyboard.press('Escape');
  expect(await firstWord(thirty)).toBe(second.split(' ')[4]);
  await openOptions(page);
  await optionsOf(page).getByRole('button', { name: 'Begin at its start' }).click();
  await closeOptions(page);
  expect(await thirty.words()).toBe(first);
});

test('a round over a text is watched, raced and sent with the text in it', async ({
  page,
  thirty,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await thirty.open();
  await giveText(page, numbered(300));
  await closeOptions(page);
  await isShown(thirty);
  const words = await thirty.words();
  await playUnkept(thirty, 20);
  await expect.poll(() => countKept(page)).toBe(1);
  await page.getByRole('button', { name: 'Copy challenge link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await giveText(page, 'another text altogether');
  await closeOptions(page);
  await openRounds(page);
  await expect(rowsOf(page).first()).toContainText('30 s · Own text');
  await rowsOf(page).first().getByRole('button', { name: /^Race/ }).click();
  await expect.poll(() => thirty.words()).toBe(words);
  const receiver = await browser.newPage();
  await receiver.goto(link);
  await expect(receiver.getByText('A challenge')).toBeVisible();
  expect(await new Thirty(receiver).words()).toBe(words);
  await receiver.close();
});

test('what cannot be typed is brought to what a keyboard gives, and that is said', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await giveText(page, '“Don’t”\tsay—“never”…\n\n日本 👍 naïve');
  await expect(optionsOf(page).getByText('3 words.')).toBeVisible();
  await expect(optionsOf(page).getByText('characters brought to what a keyboard gives.')).toBeVisible();
  await expect(optionsOf(page).getByText('3 characters that cannot be shown left out.')).toBeVisible();
  await closeOptions(page);
  await expect.poll(() => thirty.words()).toBe('"Don\'t" say-"never"... naïve');
  await thirty.type('"Don\'t" say-"never"... naïve');
  await thirty.expectState('run');
  expect(await thirty.words()).toBe('"Don\'t" say-"never"... naïve');
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 28']);
});

const TEXTS = {
  Vietnamese: 'Tiếng Việt được những ở nghĩa',
  'ancient Greek': 'ἐν ἀρχῇ ἦν ὁ λόγος ᾧ',
} as const;

for (const [language, text] of Object.entries(TEXTS)) {
  test(`a text in ${language} keeps its accents, on the canvas as in the page’s own text, and is typed with them`, async ({
    page,
    thirty,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    await giveText(page, text.normalize('NFD'));
    await expect(optionsOf(page).getByText(/^\d words\.$/)).toBeVisible();
    await closeOptions(page);
    await expect.poll(() => thirty.words()).toBe(text);
    // As a keyboard sends it that has its marks on keys of their own.
    for (const char of text.slice(0, 12).normalize('NFD')) await page.keyboard.insertText(char);
    expect(await thirty.pixelsOf('mismatch')).toBe(0);
    const clip = { x: 0, y: 220, width: 1280, height: 260 };
    const onCanvas = PNG.sync.read(await page.screenshot({ clip }));
    await loseCanvas(thirty);
    const asText = PNG.sync.read(await page.screenshot({ clip }));
    const differing = asText.data.filter(
      (value, at) => Math.abs(value - (onCanvas.data[at] ?? 0)) > 60,
    ).length;
    // A letter of another font may reach over the edge of its cell, by a pixel or two; to be gone, it would be by hundreds.
    expect(differing).toBeLessThan(100);
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 12']);
    await expect.poll(() => countKept(page)).toBe(1);
    await openRounds(page);
    await rowsOf(page).first().getByRole('button', { name: /^Race/ }).click();
    await expect.poll(() => thirty.words()).toBe(text);
  });
}

test('letters that no font of the page or the machine has lose their accents, and that is said', async ({
  page,
  thirty,
}) => {
  // A machine that has boxes for them.
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    prototype.fillText = function (letter, ...rest) {
      fillText.call(this, /[\u1e00-\u1fff]/.test(letter) ? '\u0378' : letter, ...rest);
    };
  });
  await thirty.open();
  await giveText(page, 'Việt ἀρχῇ');
  await expect(
    optionsOf(page).getByText(
      '2 words. 3 letters shown without accents: no font of this page or this machine has them.',
    ),
  ).toBeVisible();
  await closeOptions(page);
  await expect.poll(() => thirty.words()).toBe('Viet αρχη');
});

for (const [what, file, answer] of [
  ['more than 1 MB', { size: 1_000_001, fill: 'a' }, 'larger than 1 MB'],
  ['a picture', { size: 500, fill: '\0' }, 'not a plain text'],
  ['nothing', { size: 0, fill: '' }, 'no word in it'],
  ['signs that no font here has', { size: 30, fill: '漢' }, 'no word in it'],
] as const) {
  test(`a file of ${what} is refused with a sentence, and the words stay`, async ({ page, thirty }) => {
    await thirty.open();
    const words = await thirty.words();
    await openOptions(page);
    await optionsOf(page).getByRole('combobox', { name: 'Words' }).selectOption({ label: 'Own text' });
    await optionsOf(page)
      .getByLabel('File of text')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(file.size, file.fill) });
    await expect(optionsOf(page).getByText(answer)).toBeVisible();
    await closeOptions(page);
    expect(await thirty.words()).toBe(words);
  });
}

test('a file that is dropped is taken, in whatever encoding', async ({ page, thirty }) => {
  await thirty.open();
  await openOptions(page);
  await optionsOf(page).getByRole('combobox', { name: 'Words' }).selectOption({ label: 'Own text' });
  await optionsOf(page)
    // Beside the box, too.
    .getByRole('heading', { name: 'Options' })
    .evaluate((box) => {
      const dataTransfer = new DataTransfer();
      // Windows-1252.
      dataTransfer.items.add(new File([new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x20, 0x61])], 'a.txt'));
      box.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
  await expect(optionsOf(page).getByText('2 words.')).toBeVisible();
  await closeOptions(page);
  await expect.poll(() => thirty.words()).toBe('café a');
});

for (const [width, size] of [
  [320, 100],
  [390, 150],
  [768, 200],
] as const) {
  test(`a batch of a text takes four lines at ${width} px and ${size} %`, async ({ page, thirty }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((percent) => {
      localStorage.setItem('options', JSON.stringify({ version: 1, size: percent }));
    }, size);
    await thirty.open();
    await giveText(page, 'word some longer paragraphs tie together '.repeat(40));
    await closeOptions(page);
    await expect(thirty.main.getByText('Own text')).toBeVisible();
    await loseCanvas(thirty);
    await expect((await thirty.wordsElement()).locator('> span')).toHaveCount(4);
  });
}

test('a text that cannot be kept lasts as long as the page, and that is said', async ({ page, thirty }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await thirty.open();
  await giveText(page, 'only for today');
  await expect(optionsOf(page).getByText('It could not be kept')).toBeVisible();
  await closeOptions(page);
  await expect.poll(() => thirty.words()).toBe('only for today');
});

test('with a text chosen and none there any more the usual words come', async ({ page, thirty }) => {
  await page.addInitScript(() => localStorage.setItem('options', '{"version":1,"words":"own"}'));
  await thirty.open();
  expect(await thirty.words()).toMatch(/^[a-z ]+$/);
  await thirty.type((await thirty.words()).slice(0, 3));
  await thirty.expectState('run');
});

test('on a narrow phone a long word of the text leaves the options as wide as the page', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await thirty.open();
  await giveText(page, `${'x'.repeat(90)} and on`);
  await expect(optionsOf(page).getByText('not begun')).toBeVisible();
  const parts = optionsOf(page).locator('*');
  const [widest = 0, room = 0] = await parts.evaluateAll((found) => [
    Math.max(...found.map((part) => part.getBoundingClientRect().right)),
    document.documentElement.clientWidth,
  ]);
  expect(widest).toBeLessThanOrEqual(room);
});

test('on a narrow phone a long word leaves every state as wide as the page', async ({ page, thirty }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await thirty.open();
  await giveText(page, `${'x'.repeat(40)} and on`);
  await closeOptions(page);
  await expect(thirty.main.getByText('Own text')).toBeVisible();
  const overWidth = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  expect.soft(await overWidth(), 'at start').toBeLessThanOrEqual(0);
  await thirty.type('xy');
  expect.soft(await overWidth(), 'in a run').toBeLessThanOrEqual(0);
  await thirty.finish();
  await expect(page.getByRole('region', { name: 'What this round tells' })).toBeVisible();
  expect.soft(await overWidth(), 'at the result').toBeLessThanOrEqual(0);
  await copiedLink(page);
  expect.soft(await overWidth(), 'with a link').toBeLessThanOrEqual(0);
  await watchResult(page);
  await seek(page, 500);
  expect.soft(await overWidth(), 'watching').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Race', exact: true }).click();
  expect.soft(await overWidth(), 'before a race').toBeLessThanOrEqual(0);
  await thirty.type('x');
  expect.soft(await overWidth(), 'in a race').toBeLessThanOrEqual(0);
  await thirty.finish();
  expect.soft(await overWidth(), 'after a race').toBeLessThanOrEqual(0);
  await openRounds(page);
  await rowsOf(page).first().getByRole('button', { name: /^Show/ }).click();
  await expect(dialogOf(page).getByText('Characters Typed')).toBeVisible();
  expect(
    await dialogOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('a text is typed for as long as is chosen, and has a best of its own', async ({ page, thirty }) => {
  await thirty.open();
  await giveText(page, numbered(100));
  await closeOptions(page);
  await isShown(thirty);
  await chooseTime(page, '15 s');
  await thirty.type((await thirty.words()).slice(0, 7));
  await thirty.expectState('run');
  await thirty.skipTime(15_100);
  await thirty.expectState('finish');
  await expect(thirty.best()).toHaveText('Highest Score: 7');
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBeNull();
});

test.describe('a font that is slow to come', () => {
  test.use({ serviceWorkers: 'block' });

  test('keeps the words of a text from being seen before it', async ({ page, thirty }) => {
    const letThrough = await thirty.hold(/words-greek/);
    await thirty.open();
    await giveText(page, 'first a latin text');
    await expect(optionsOf(page).getByText('4 words.')).toBeVisible();
    await optionsOf(page).getByRole('textbox', { name: 'Own text' }).fill('λόγος και μύθος');
    const asked = page.waitForRequest(/words-greek/);
    await optionsOf(page).getByRole('button', { name: 'Use this text' }).click();
    await asked;
    await expect(page.locator('[data-part="words"]')).toHaveText('first a latin text');
    letThrough();
    await expect(optionsOf(page).getByText('3 words.')).toBeVisible();
    await closeOptions(page);
    expect(await thirty.words()).toBe('λόγος και μύθος');
  });
});

async function openOwnText(page: Page): Promise<Locator> {
  await openOptions(page);
  await optionsOf(page).getByRole('combobox', { name: 'Words' }).selectOption({ label: 'Own text' });
  return optionsOf(page).getByRole('textbox', { name: 'Own text' });
}

test('a text that is pasted is taken at once, and Undo brings the one before back', async ({
  page,
  thirty,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await thirty.open();
  await giveText(page, 'the text of before');
  await expect(optionsOf(page).getByText('4 words.')).toBeVisible();
  await closeOptions(page);
  await thirty.type('the text ');
  await page.keyboard.press('Escape');
  expect(await thirty.words()).toBe('of before');
  const box = await openOwnText(page);
  await page.evaluate(() => navigator.clipboard.writeText('quite another one'));
  await box.press('Control+V');
  await expect(optionsOf(page).getByText('3 words.')).toBeVisible();
  // It stays there to be changed.
  await expect(box).toHaveValue('quite another one');
  await closeOptions(page);
  expect(await thirty.words()).toBe('quite another one');
  await openOptions(page);
  await expect(box).toHaveValue('');
  await optionsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(optionsOf(page).getByText('“the text of before”: 4 words, typed up to word 2')).toBeVisible();
  await closeOptions(page);
  expect(await thirty.words()).toBe('of before');
  await page.reload();
  await thirty.pictured();
  expect(await thirty.words()).toBe('of before');
  await openOptions(page);
  await expect(optionsOf(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a text that is typed is taken when the dialog closes, and Undo brings the words before back', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const box = await openOwnText(page);
  await box.pressSequentially('typed by hand');
  await closeOptions(page);
  await expect.poll(() => thirty.words()).toBe('typed by hand');
  await openOptions(page);
  await expect(optionsOf(page).getByText('3 words.')).toBeVisible();
  await optionsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(optionsOf(page).getByRole('combobox', { name: 'Words' })).toHaveValue('english-1');
  await closeOptions(page);
  await expect.poll(() => thirty.words()).toMatch(/^([a-z]+ ){11}[a-z]+$/);
  // What was undone can be had again.
  await openOwnText(page);
  await optionsOf(page).getByRole('button', { name: 'Redo' }).click();
  await closeOptions(page);
  await expect.poll(() => thirty.words()).toBe('typed by hand');
});

test('a text that is typed waits while other words are looked at, and takes their place only when it is wanted', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const box = await openOwnText(page);
  await box.pressSequentially('typed by hand');
  const words = optionsOf(page).getByRole('combobox', { name: 'Words' });
  await words.selectOption({ label: 'Français' });
  await closeOptions(page);
  await expect(thirty.main.getByText('Français', { exact: true })).toBeVisible();
  await openOwnText(page);
  await expect(box).toHaveValue('typed by hand');
  await closeOptions(page);
  await expect.poll(() => thirty.words()).toBe('typed by hand');
});

test('what is typed as another time is taken when the dialog closes, by whatever means', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  for (const [typed, close] of [
    ['45', () => page.keyboard.press('Escape')],
    ['46', () => optionsOf(page).getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    await openOptions(page);
    await optionsOf(page).getByText('Other', { exact: true }).click();
    await optionsOf(page).getByRole('spinbutton', { name: 'Seconds' }).fill(typed);
    await close();
    await expect(thirty.time()).toHaveText(`Time: ${typed}`);
  }
});
