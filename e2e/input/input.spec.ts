import { PNG } from 'pngjs';
import { insert, key } from '../../src/testing/fieldTraces';
import type { Thirty } from '../pages/Thirty';
import { boxOf, changedBox, type Rgb } from '../support/colours';
import { pictureOfWords } from '../support/letters';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** Ends the round and expects what it counted. */
async function expectCounted(thirty: Thirty, total: number, errors = 0): Promise<void> {
  await thirty.finish();
  await expect(thirty.page.getByText(`Characters Typed: ${total}`, { exact: true })).toBeVisible();
  await expect(thirty.page.getByText(`Errors: ${errors}`, { exact: true })).toBeVisible();
}

test('Backspace takes back a character and its error', async ({ page, thirty }) => {
  const words = await thirty.open();
  await thirty.type(words.slice(0, 1) + wrong(words[1]));
  await page.keyboard.press('Backspace');
  await thirty.type(words.slice(1, 3));
  await expectCounted(thirty, 3);
});

test('a space by reflex before later words changes nothing, and what follows is right; a second one counts', async ({
  page,
  thirty,
}) => {
  const first = await thirty.open();
  await thirty.type(first);
  const words = await thirty.wordsElement();
  await expect(words).not.toHaveText(first);
  const second = await thirty.words();
  await page.keyboard.press('Space');
  await thirty.expectSameDrawnAnew();
  expect(await thirty.pixelsOf('mismatch')).toBe(0);
  await thirty.type(second);
  await expect(words).not.toHaveText(second);
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expectCounted(thirty, first.length + second.length + 1, 1);
});

test('Control+Backspace and Alt+Backspace take back a word, Meta+Backspace all of them', async ({
  page,
  thirty,
}) => {
  const words = await thirty.open();
  const second = words.indexOf(' ') + 1;
  const third = words.indexOf(' ', second) + 1;
  await thirty.type(words.slice(0, second + 1) + wrong(words[second + 1]));
  await page.keyboard.press('Meta+Backspace');
  await thirty.type(words.slice(0, third + 1) + wrong(words[third + 1]));
  await page.keyboard.press('Control+Backspace');
  // At the start of a word, the word before is deleted.
  await page.keyboard.press('Alt+Backspace');
  await thirty.type(words.slice(second, second + 1));
  await expectCounted(thirty, second + 1);
});

test(
  'the field is append-only: caret keys, select-all, undo, redo and cut change nothing',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.begin(4);
    for (const chord of [
      'ArrowLeft',
      'Home',
      'Control+a',
      'Control+x',
      'Control+z',
      'Control+Shift+z',
      'Delete',
      'End',
    ]) {
      await page.keyboard.press(chord);
    }
    await thirty.type(words.slice(4, 6));
    await expectCounted(thirty, 6);
  },
);

test('of a paste the last character counts', async ({ page, context, thirty }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = await thirty.open();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `lots of text ${words[0]}`);
  await page.keyboard.press('Control+v');
  await thirty.expectState('run');
  await expectCounted(thirty, 1);
});

test('of a text that is set from outside the last character counts', LONG, async ({ thirty }) => {
  const words = await thirty.open();
  await thirty.field.fill(`abc${words[0]}`);
  await thirty.expectState('run');
  await thirty.type(words[1] ?? '');
  await expectCounted(thirty, 2);
});

test('a composition gives what it finally gives, once, and the next key follows it', async ({
  page,
  thirty,
}) => {
  const words = await thirty.open();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('´');
  await thirty.expectState('start');
  await compose(words[0] ?? '');
  await session.send('Input.insertText', { text: words[0] ?? '' });
  await thirty.expectState('run');
  await thirty.type(words.slice(1, 4));
  await expectCounted(thirty, 4);
});

test('what is composed is seen below the caret until it counts', async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.open();
  const words = await thirty.typeWords(3);
  const before = await pictureOfWords(thirty);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ㅎ하한', selectionStart: 3, selectionEnd: 3 });
  const [caret, composed] = [await thirty.colour('caret'), PNG.sync.read(await pictureOfWords(thirty))];
  const drawn = changedBox(PNG.sync.read(before), composed);
  const line = boxOf(composed, caret);
  // It begins at the caret, and reaches into the caret's line by little.
  expect(Math.abs(drawn.left - line.left)).toBeLessThan(6);
  expect(drawn.top).toBeGreaterThan(line.bottom - 12);
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await expect.poll(async () => (await pictureOfWords(thirty)).equals(before)).toBe(true);
  await thirty.type(words.slice(3, 5));
  await expectCounted(thirty, 5);
});

test('in words that are read from right to left it ends at the caret, and goes on to the left', async ({
  page,
  thirty,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.hasStored('options', '{"version":1,"words":"hebrew-common-1"}');
  await thirty.open();
  await expect(await thirty.wordsElement()).toHaveAttribute('dir', 'rtl');
  await thirty.typeWords(6);
  const before = PNG.sync.read(await pictureOfWords(thirty));
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'אבגד', selectionStart: 4, selectionEnd: 4 });
  const composed = PNG.sync.read(await pictureOfWords(thirty));
  const line = boxOf(composed, await thirty.colour('caret'));
  const drawn = changedBox(before, composed);
  expect(Math.abs(drawn.right - line.right)).toBeLessThan(6);
  expect(drawn.left).toBeLessThan(line.left - 12);
});

test('a composition that is cancelled gives nothing', LONG, async ({ page, thirty }) => {
  await thirty.open();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await thirty.expectState('start');
  await thirty.typeWords(2);
  await expectCounted(thirty, 2);
});

test('keys count after a composition that has told no end', async ({ thirty }) => {
  await thirty.open();
  await thirty.typeWords(1);
  await thirty.field.dispatchEvent('compositionstart');
  const words = await thirty.words();
  await thirty.type(words.slice(1, 4));
  await expectCounted(thirty, 4);
});

test(
  'keys that roll over one another count in the order in which they went down',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    const [a = '', b = '', c = ''] = await thirty.words();
    await page.keyboard.down(a);
    await page.keyboard.down(b);
    await page.keyboard.up(a);
    await page.keyboard.down(c);
    await page.keyboard.up(c);
    await page.keyboard.up(b);
    await expectCounted(thirty, 3);
  },
);

test('a held key types once, also a space, and a held Backspace goes on', async ({ page, thirty }) => {
  const words = await thirty.open();
  const space = words.indexOf(' ');
  await thirty.type(words.slice(0, space));
  await page.keyboard.up(words[space - 1] ?? '');
  for (let times = 0; times < 5; times++) await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  const first = words[space + 1] ?? '';
  for (let times = 0; times < 5; times++) await page.keyboard.down(first);
  await page.keyboard.up(first);
  for (let times = 0; times < 3; times++) await page.keyboard.down('Backspace');
  await page.keyboard.up('Backspace');
  await expectCounted(thirty, space - 1);
});

test('a key that is held while the page comes types once', LONG, async ({ page, thirty }) => {
  const letAppCome = await thirty.openBeforeApp();
  const [first = ''] = await thirty.words();
  for (let times = 0; times < 5; times++) await page.keyboard.down(first);
  letAppCome();
  await thirty.pictured();
  for (let times = 0; times < 5; times++) await page.keyboard.down(first);
  await page.keyboard.up(first);
  await expectCounted(thirty, 1);
});

for (const [browser, inputType] of [
  ['Chrome', 'insertText'],
  ['Safari', 'insertReplacementText'],
] as const) {
  test(
    `a letter chosen from the accent popup of macOS replaces its plain one (${browser})`,
    LONG,
    async ({ thirty }) => {
      await thirty.open();
      await thirty.options.chooseWords('Deutsch');
      const words = await thirty.wordsWith(/^[^äöü]{2,40}[äöü]../);
      const at = words.search(/[äöü]/);
      const letter = words[at] ?? '';
      const plain = letter.normalize('NFD').charAt(0);
      await thirty.type(words.slice(0, at));
      await thirty.tell([
        key(plain),
        insert(plain),
        key(plain, { repeat: true }),
        { type: 'keyup' },
        key('4', { keyCode: 229 }),
        insert(letter, inputType),
        { type: 'keyup' },
      ]);
      expect(await thirty.pixelsOf('mismatch')).toBe(0);
      await thirty.type(words.slice(at + 1, at + 3));
      await thirty.finishFlawless(at + 3);
    },
  );
}

test('the text of a composition begins below the caret that is drawn', LONG, async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = await thirty.open();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const picture = async (): Promise<PNG> => {
    const clip = await thirty.field.boundingBox();
    return PNG.sync.read(await page.screenshot(clip ? { clip } : {}));
  };
  const seen: Rgb = [255, 0, 255];
  /** How wide a composition is, as measured in the empty field. */
  let composedPx: number | undefined;
  /** Composes at the caret, and expects the field's text there. */
  const expectAtCaret = async (): Promise<void> => {
    const caret = boxOf(await picture(), await thirty.colour('caret'));
    await thirty.field.evaluate((field) => {
      Object.assign(field.style, { opacity: '1', color: 'rgb(255, 0, 255)', background: 'none' });
      Object.assign(field.style, { caretColor: 'transparent', outline: 'none' });
    });
    await compose('nn');
    const text = boxOf(await picture(), seen);
    // Text that is in the field already stands before it.
    composedPx ??= text.right - text.left;
    expect(Math.abs(text.right - composedPx - caret.left)).toBeLessThanOrEqual(3);
    expect(Math.abs(text.top - caret.bottom)).toBeLessThanOrEqual(12);
    await thirty.field.evaluate((field) => Object.assign(field.style, { opacity: '', color: '' }));
  };
  await expectAtCaret();
  await session.send('Input.insertText', { text: words[0] ?? '' });
  await thirty.expectState('run');
  // The field still has the text of the first.
  await expectAtCaret();
  await session.send('Input.insertText', { text: words[1] ?? '' });
  await thirty.type(words.slice(2, words.lastIndexOf(' ')));
  await expectAtCaret();
});

test.describe('focus', () => {
  test('a click elsewhere loses nothing, and the key that brings focus back counts, a Space too', async ({
    page,
    thirty,
  }) => {
    const words = await thirty.open();
    const space = words.indexOf(' ');
    await thirty.type(words.slice(0, space - 1));
    for (const key of words.slice(space - 1, space + 1)) {
      await page.mouse.click(5, 790);
      await expect(thirty.field).not.toBeFocused();
      await page.keyboard.press(key);
      await expect(thirty.field).toBeFocused();
    }
    await thirty.type(words.slice(space + 1, space + 3));
    await expectCounted(thirty, space + 3);
  });

  test(
    'comes back by a click on the words or on the hint, by Enter and by Space',
    LONG,
    async ({ page, thirty }) => {
      await thirty.open();
      const box = await thirty.canvas.boundingBox();
      const leave = () => page.mouse.click(5, 790);
      for (const comeBack of [
        () => page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20),
        () => page.getByText('Click here, or just type').click(),
        () => page.keyboard.press('Enter'),
        () => page.keyboard.press('Space'),
      ]) {
        await leave();
        await expect(thirty.field).not.toBeFocused();
        await comeBack();
        await expect(thirty.field).toBeFocused();
        await thirty.expectState('start');
      }
    },
  );
});
