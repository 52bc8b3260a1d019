import type { Thirty } from '../pages/Thirty';
import { wrong } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

/** Ends the round and gives what it counted. */
async function counted(thirty: Thirty): Promise<{ total: number; errors: number }> {
  await thirty.finish();
  const number = async (label: string) =>
    Number((await thirty.page.getByText(new RegExp(`^${label}: \\d+$`)).textContent())?.match(/\d+/)?.[0]);
  return { total: await number('Characters Typed'), errors: await number('Errors') };
}

test('Backspace takes back a character and its error', async ({ page, thirty }) => {
  const words = await thirty.open();
  await thirty.type(words.slice(0, 1) + wrong(words[1]));
  await page.keyboard.press('Backspace');
  await thirty.type(words.slice(1, 3));
  expect(await counted(thirty)).toEqual({ total: 3, errors: 0 });
});

for (const [chord, what] of [
  ['Control+Backspace', 'word'],
  ['Alt+Backspace', 'word'],
  ['Meta+Backspace', 'line'],
] as const) {
  test(`${chord} takes back the ${what}`, longUnless(chord !== 'Alt+Backspace'), async ({ page, thirty }) => {
    const words = await thirty.open();
    const first = words.indexOf(' ') + 1;
    await thirty.type(words.slice(0, first + 2));
    await page.keyboard.press(chord);
    expect((await counted(thirty)).total).toBe(what === 'word' ? first : 0);
  });
}

test('word delete at the start of a word takes back the word before', LONG, async ({ page, thirty }) => {
  const words = await thirty.open();
  const second = words.indexOf(' ') + 1;
  const third = words.indexOf(' ', second) + 1;
  await thirty.type(words.slice(0, third));
  await page.keyboard.press('Control+Backspace');
  expect((await counted(thirty)).total).toBe(second);
});

test('the field is append-only: caret keys, select-all, undo, redo and cut change nothing', async ({
  page,
  thirty,
}) => {
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
  expect(await counted(thirty)).toEqual({ total: 6, errors: 0 });
});

test('of a paste the last character counts', async ({ page, context, thirty }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = await thirty.open();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `lots of text ${words[0]}`);
  await page.keyboard.press('Control+v');
  await thirty.expectState('run');
  expect(await counted(thirty)).toEqual({ total: 1, errors: 0 });
});

test('of a text that is set from outside the last character counts', LONG, async ({ thirty }) => {
  const words = await thirty.open();
  await thirty.field.fill(`abc${words[0]}`);
  await thirty.expectState('run');
  await thirty.type(words[1] ?? '');
  expect(await counted(thirty)).toEqual({ total: 2, errors: 0 });
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
  expect(await counted(thirty)).toEqual({ total: 4, errors: 0 });
});

test('a composition that is cancelled gives nothing', LONG, async ({ page, thirty }) => {
  await thirty.open();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await thirty.expectState('start');
  await thirty.typeWords(2);
  expect(await counted(thirty)).toEqual({ total: 2, errors: 0 });
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
    expect(await counted(thirty)).toEqual({ total: 3, errors: 0 });
  },
);

test(
  'nothing helps with the words: no correction, capitals, spelling or passwords',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    for (const [name, value] of [
      ['autocomplete', 'off'],
      ['autocorrect', 'off'],
      ['autocapitalize', 'none'],
      ['spellcheck', 'false'],
      ['data-1p-ignore', ''],
      ['data-lpignore', 'true'],
      ['data-bwignore', ''],
    ] as const) {
      await expect(thirty.field).toHaveAttribute(name, value);
    }
  },
);

test.describe('focus', () => {
  test('a click elsewhere loses nothing, and the key that brings focus back counts', async ({
    page,
    thirty,
  }) => {
    const words = await thirty.begin(2);
    await page.mouse.click(5, 790);
    await expect(thirty.field).not.toBeFocused();
    await thirty.type(words.slice(2, 4));
    await expect(thirty.field).toBeFocused();
    expect(await counted(thirty)).toEqual({ total: 4, errors: 0 });
  });

  test('comes back by a click on the words, by Enter and by Space', async ({ page, thirty }) => {
    await thirty.open();
    const box = await thirty.canvas.boundingBox();
    const leave = () => page.mouse.click(5, 790);
    for (const comeBack of [
      () => page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
    ]) {
      await leave();
      await expect(thirty.field).not.toBeFocused();
      await comeBack();
      await expect(thirty.field).toBeFocused();
      await thirty.expectState('start');
    }
  });

  test('a Space that brings focus back in a run counts', LONG, async ({ page, thirty }) => {
    const words = await thirty.open();
    await thirty.type(words.slice(0, words.indexOf(' ')));
    await page.mouse.click(5, 790);
    await page.keyboard.press('Space');
    await thirty.type(words.slice(words.indexOf(' ') + 1, words.indexOf(' ') + 3));
    expect(await counted(thirty)).toEqual({ total: words.indexOf(' ') + 3, errors: 0 });
  });

  test('the theme menu loses no run and gives focus back when it closes', LONG, async ({ page, thirty }) => {
    const words = await thirty.begin(3);
    await thirty.chooseTheme('Light');
    await expect(thirty.field).toBeFocused();
    await thirty.type(words.slice(3, 5));
    await thirty.themeButton.click();
    await page.keyboard.press('Escape');
    await expect(thirty.field).toBeFocused();
    await thirty.type(words.slice(5, 6));
    expect(await counted(thirty)).toEqual({ total: 6, errors: 0 });
  });
});
