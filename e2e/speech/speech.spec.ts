import type { Page } from '@playwright/test';
import { installVoices, type Said, type StandInSpeech } from '../../src/testing/voices';
import { findings } from '../support/axe';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

const AMY = { name: 'Amy', lang: 'en-GB' };
const VOICES: StandInSpeech = { voices: [AMY, { name: 'Anaïs', lang: 'fr-FR' }], msPerCharacter: 10 };

/** Words are said from the first visit on. */
async function sayWords(page: Page, speech: StandInSpeech = VOICES, options: object = {}): Promise<void> {
  await page.addInitScript(installVoices, speech);
  await page.addInitScript(
    (value) => {
      if (!localStorage.getItem('options')) localStorage.setItem('options', value);
    },
    JSON.stringify({ version: 1, saysWords: true, ...options }),
  );
}

const saidIn = (page: Page) => page.evaluate(() => (window as unknown as { said: Said[] }).said);

async function expectSaid(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  await expect
    .poll(async () => (await saidIn(page)).map(({ text }) => text), { intervals: [20, 50, 100] })
    .toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));
}

test('words are said one ahead, then the result, and a screen reader is not told them as well', async ({
  page,
  thirty,
}) => {
  await sayWords(page);
  const [first = '', second = '', third = '', ...rest] = (await thirty.open()).split(' ');
  await expect(thirty.main.getByText('by ear', { exact: true })).toBeVisible();
  await expectSaid(page, [first, second]);
  await expect(thirty.field).not.toHaveAttribute('aria-describedby');
  const live = page.locator('[aria-live], [role="status"]').filter({ hasText: /./ });
  await thirty.type(`${first} `);
  await expectSaid(page, [first, second, third]);
  await expect(live).toHaveCount(0);
  await thirty.finishFlawless(first.length + 1);
  // On a slow machine the second has passed after which a word is said again: the result follows all the same.
  await expect
    .poll(async () => Array.from(new Set((await saidIn(page)).map(({ text }) => text))))
    .toEqual([
      first,
      second,
      third,
      expect.stringMatching(/^Time is up\. Result: accuracy 100 percent, errors 0,/),
    ]);
  expect(rest).toHaveLength(9);
  // Longer than a screen reader would wait with the result.
  await thirty.skipTime(2000);
  await expect(live).toHaveCount(0);
});

test('a round by ear is a kind of its own: in the list, with its own best, and not the highest score', async ({
  page,
  thirty,
}) => {
  await sayWords(page);
  await thirty.open();
  await thirty.typeWords(2);
  await thirty.finish();
  await expect(thirty.best()).not.toHaveText('Highest Score: 0');
  const best = await thirty.best().textContent();
  await thirty.rounds.expectSaved(1);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows).toHaveText([/30 s · by ear/]);
  await page.keyboard.press('Escape');
  await thirty.options.chooseStandard();
  await page.keyboard.press('Escape');
  await expect(thirty.best()).toHaveText('Highest Score: 0');
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBeNull();
  await thirty.options.open();
  await thirty.options.dialog.getByRole('switch', { name: 'Say the words' }).click();
  await thirty.options.close();
  await expect(thirty.best()).toHaveText(best ?? '');
});

test('a rest says the open word again and spells what is left; Arrow Up and Arrow Down do it at once', async ({
  page,
  thirty,
}) => {
  await sayWords(page);
  const [first = '', second = ''] = (await thirty.open()).split(' ');
  await expectSaid(page, [first, second]);
  await page.keyboard.press('ArrowUp');
  await expectSaid(page, [first, second, first]);
  await thirty.type(first.slice(0, 1));
  const left = Array.from(first.slice(1)).join(', ');
  await expectSaid(page, [first, second, first, first, left]);
  await page.keyboard.press('ArrowDown');
  await expectSaid(page, [first, second, first, first, left, left]);
});

test(
  'with no sound chosen, errors are heard all the same, and right keys are not',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page);
    await page.addInitScript(() => {
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when) {
        document.documentElement.dataset.sounds = `${Number(document.documentElement.dataset.sounds ?? 0) + 1}`;
        start.apply(this, when);
      };
    });
    const words = await thirty.open();
    await expect.poll(async () => (await saidIn(page)).length).toBe(2);
    await thirty.type(words.slice(0, 3));
    await expect(page.locator('html')).not.toHaveAttribute('data-sounds');
    await thirty.type(wrong(words[3]));
    await expect(page.locator('html')).toHaveAttribute('data-sounds', '1');
  },
);

const NO_VOICES: readonly [string, StandInSpeech][] = [
  ['there is no voice', { voices: [] }],
  ['the only voice would send the words away', { voices: [{ ...AMY, isLocal: false }] }],
  ['the service never answers', { voices: [AMY], manner: 'hangs' }],
];
for (const [name, speech] of NO_VOICES) {
  test(
    `where ${name}, that is told once, and the round is as without and no more by ear`,
    LONG,
    async ({ page, thirty }) => {
      await sayWords(page, speech);
      await thirty.open();
      // Before any key, a service that does not answer may only have refused.
      await page.keyboard.press('ArrowUp');
      const notice = page.getByText(/^The words cannot be said: this device has no voice for them/);
      // A voice that does not answer is waited for, in real time.
      await expect(notice).toBeVisible({ timeout: 30_000 });
      await expect(thirty.field).toHaveAttribute('aria-describedby');
      await expect(thirty.main.getByText('by ear', { exact: true })).toHaveCount(0);
      const [first = '', second = ''] = (await thirty.words()).split(' ');
      await thirty.type(`${first} `);
      await expect(page.locator('[data-part="spoken"]')).toHaveText(second);
      await thirty.finishFlawless(first.length + 1);
      await expect(page.getByRole('status').filter({ hasText: /^Time is up/ })).toHaveCount(1);
      expect(await saidIn(page)).toEqual([]);
    },
  );
}

test(
  'a round that began before it was known that nobody can say its words is a seen one, with its score',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page, { voices: [] });
    const words = await thirty.open();
    await thirty.type(words.slice(0, 8));
    await expect(thirty.main.getByText('by ear', { exact: true })).toBeVisible();
    await expect(page.getByText(/^The words cannot be said/)).toBeVisible({ timeout: 30_000 });
    await expect(thirty.main.getByText('by ear', { exact: true })).toHaveCount(0);
    await thirty.type(words.slice(8, 20));
    await thirty.finish();
    await expect(thirty.best()).toHaveText('Highest Score: 20');
    expect(await page.evaluate(() => localStorage.highestResult)).toBe('20');
    await thirty.restart.click();
    await expect(thirty.best()).toHaveText('Highest Score: 20');
  },
);

test(
  'where a page may not speak before a key is pressed, the first words follow it',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page, { ...VOICES, manner: 'refuses' });
    const [first = '', second = ''] = (await thirty.open()).split(' ');
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await saidIn(page)).map(({ text }) => text)).toContain(second);
    expect((await saidIn(page))[0]?.text).toBe(first);
  },
);

test(
  'a voice of the words’ language can be chosen, and its speed, and a sample is heard',
  LONG,
  async ({ page, thirty }) => {
    const voices = [AMY, { name: 'Cloud', lang: 'en-US', isLocal: false }, { name: 'Anaïs', lang: 'fr-FR' }];
    await page.addInitScript(installVoices, { ...VOICES, voices });
    const words = await thirty.open();
    expect(await saidIn(page)).toEqual([]);
    await thirty.options.open();
    const { dialog } = thirty.options;
    await dialog.getByRole('switch', { name: 'Say the words' }).click();
    const voice = dialog.getByRole('combobox', { name: 'Voice' });
    await expect(voice.getByRole('option')).toHaveText([
      'The best on this device',
      'Amy',
      'Cloud (sends the words to its maker)',
    ]);
    await voice.selectOption({ label: 'Cloud (sends the words to its maker)' });
    await dialog.getByRole('slider', { name: 'Speed of the voice' }).fill('150');
    await dialog.getByRole('button', { name: 'Hear a sample' }).click();
    await expect.poll(() => saidIn(page)).toMatchObject([{ voice: 'Cloud', rate: 1.5 }]);
    // Behind the dialog, nothing else is said.
    expect((await saidIn(page))[0]?.text.split(', ')).toHaveLength(4);
    await thirty.options.close();
    await expect.poll(async () => (await saidIn(page)).length).toBe(3);
    expect(await thirty.words()).not.toBe(words);
  },
);

test('words of another language are said by its voice', LONG, async ({ page, thirty }) => {
  await sayWords(page, VOICES, { words: 'french-1' });
  await thirty.open();
  await expect.poll(async () => (await saidIn(page)).map(({ voice }) => voice)).toEqual(['Anaïs', 'Anaïs']);
});

test(
  'a round that is watched cuts the result, and nothing is said meanwhile',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page, { ...VOICES, msPerCharacter: 1000 });
    await thirty.open();
    await thirty.typeWords(2);
    await thirty.finish();
    const last = async () => (await saidIn(page)).at(-1);
    await expect.poll(async () => (await last())?.text).toMatch(/^Time is up/);
    await page.getByRole('button', { name: 'Watch' }).click();
    await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
    await expect.poll(async () => (await last())?.wasCut).toBe(true);
    const before = (await saidIn(page)).length;
    await thirty.skipTime(10_000);
    expect(await saidIn(page)).toHaveLength(before);
  },
);

test(
  'an own text is by ear too, and raced by ear whatever is chosen by then',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page);
    await thirty.open();
    await thirty.options.giveText('Winter is near. The geese fly south.');
    await thirty.options.close();
    await expect(thirty.main.getByText('Own text · by ear', { exact: true })).toBeVisible();
    await thirty.typeWords(2);
    await thirty.finish();
    await thirty.rounds.expectSaved(1);
    await thirty.options.open();
    await thirty.options.dialog.getByRole('switch', { name: 'Say the words' }).click();
    await thirty.options.close();
    await thirty.restart.click();
    await expect(thirty.main.getByText(/by ear$/)).toHaveCount(0);
    const before = (await saidIn(page)).length;
    await thirty.rounds.open();
    await expect(thirty.rounds.rows).toHaveText([/by ear/]);
    await thirty.rounds.press('Race');
    await expect
      .poll(async () => (await saidIn(page)).slice(before).map(({ text }) => text))
      .toContain('capital Winter');
  },
);

test('words can be hidden until they are typed, on the canvas and as text; at the result all are shown', async ({
  page,
  thirty,
}) => {
  await sayWords(page, VOICES, { hidesWords: true });
  const [first = ''] = (await thirty.open()).split(' ');
  await expect.poll(() => thirty.pixelsOf('untyped')).toBe(0);
  await thirty.type(first);
  expect(await thirty.pixelsOf('match')).toBe(0);
  await thirty.type(' ');
  await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(50);
  expect(await thirty.pixelsOf('untyped')).toBe(0);
  await thirty.type(wrong('a').repeat(2));
  expect(await thirty.pixelsOf('mismatch')).toBe(0);
  await thirty.loseCanvas();
  const marked = async (mark: string) =>
    (await (await thirty.wordsElement()).locator(`[data-mark="${mark}"]`).allTextContents()).join('');
  expect(await marked('match')).toBe(`${first} `);
  expect((await marked('untyped')).trim()).toBe('');
  expect(await marked('hidden')).not.toBe('');
  await thirty.finish();
  expect(await marked('hidden')).toBe('');
});

test(
  'hidden words are hidden before the app is there, and shown where nobody can say them',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page, { ...VOICES, manner: 'hangs' }, { hidesWords: true });
    const letAppCome = await thirty.openBeforeApp();
    const hidden = (await thirty.wordsElement()).locator('[data-mark="hidden"]');
    await expect(hidden).not.toHaveCount(0);
    letAppCome();
    await thirty.pictured();
    expect(await thirty.pixelsOf('untyped')).toBe(0);
    await page.keyboard.press('ArrowUp');
    // A voice that does not answer is waited for, in real time.
    await expect(page.getByText(/^The words cannot be said/)).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => thirty.pixelsOf('untyped')).toBeGreaterThan(50);
  },
);

test('hidden words are shown at the result, before the app is there too', LONG, async ({ page, thirty }) => {
  await sayWords(page, VOICES, { hidesWords: true, wordLimit: 12 });
  const letAppCome = await thirty.openBeforeApp();
  const words = await thirty.words();
  await thirty.type(`${words.slice(0, -1)}${wrong(words.at(-1))}`);
  await page.keyboard.press('Space');
  await thirty.expectState('finish');
  await expect((await thirty.wordsElement()).locator('[data-mark="hidden"]')).toHaveCount(0);
  letAppCome();
  await thirty.pictured();
  expect(await thirty.pixelsOf('mismatch')).toBeGreaterThan(0);
});

test(
  'a screen reader is told once, with the first words, how to have them said',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(installVoices, VOICES);
    const words = await thirty.open();
    // The text of the words is theirs alone (contract.md); the field's description has the offer as well.
    const offer = 'Words can be said aloud: Control K, say.';
    await expect(thirty.field).toHaveAccessibleDescription(`${words} ${offer}`);
    await expect(page.getByText(offer)).toHaveCount(0);
    await thirty.type(words.slice(0, 1));
    await page.keyboard.press('Escape');
    await expect(thirty.field).toHaveAccessibleDescription(await thirty.words());
    await thirty.commands.open();
    await page.keyboard.type('say');
    await expect(page.getByRole('option').first()).toHaveText(/^Say the words: on/);
    await page.keyboard.press('Enter');
    await expect(thirty.main.getByText('by ear', { exact: true })).toBeVisible();
  },
);

test(
  'the offer of speech ends with a first key that comes before the app',
  LONG,
  async ({ page, thirty }) => {
    const letAppCome = await thirty.openBeforeApp();
    await thirty.type((await thirty.words()).slice(0, 1));
    await page.keyboard.press('Escape');
    await expect(thirty.field).toHaveAccessibleDescription(await thirty.words());
    letAppCome();
    await thirty.pictured();
    await expect(thirty.field).toHaveAccessibleDescription(await thirty.words());
  },
);

test(
  'where no voice answers a sample, the dialog says so, and focus is on the switch that is off now',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(installVoices, { voices: [] });
    await thirty.open();
    await thirty.options.open();
    const { dialog } = thirty.options;
    const speech = dialog.getByRole('switch', { name: 'Say the words' });
    await speech.focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Hear a sample' }).focus();
    await page.keyboard.press('Enter');
    await expect(speech).not.toBeChecked({ timeout: 10_000 });
    await expect(speech).toBeFocused();
    await expect(dialog.getByText(/^The words cannot be said/)).toBeVisible();
  },
);

test(
  'a sample that is asked for while the part that speaks loads is heard',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(installVoices, VOICES);
    const letThrough = await thirty.hold(/sayWords/);
    await thirty.open();
    await thirty.options.open();
    const { dialog } = thirty.options;
    const askedFor = page.waitForRequest(/sayWords/);
    await dialog.getByRole('switch', { name: 'Say the words' }).click();
    await dialog.getByRole('button', { name: 'Hear a sample' }).click();
    await askedFor;
    letThrough();
    await expect.poll(async () => (await saidIn(page)).length).toBe(1);
  },
);

test('a new best of rounds by ear without a limit is shown and said', LONG, async ({ page, thirty }) => {
  await sayWords(page, VOICES, { wordLimit: 12 });
  await thirty.open();
  await thirty.type(await thirty.words());
  await thirty.expectState('finish');
  await expect(thirty.main.getByText('New highest speed', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await saidIn(page)).at(-1)?.text)
    .toMatch(/^Done\. Result: .* New highest speed\.$/);
});

for (const theme of ['Light', 'Dark'] as const) {
  test(`the options of speech are accessible in ${theme}`, LONG, async ({ page, thirty }) => {
    await page.addInitScript(installVoices, VOICES);
    await thirty.openIn(theme);
    await thirty.options.open();
    await thirty.options.dialog.getByRole('switch', { name: 'Say the words' }).click();
    await expect(thirty.options.dialog.getByRole('combobox', { name: 'Voice' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test(
    `a round of hidden words by ear, with no limit, is accessible in ${theme}`,
    LONG,
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await sayWords(page, VOICES, { hidesWords: true, wordLimit: 12 });
      await thirty.openIn(theme);
      expect(await findings(page), 'start').toEqual([]);
      const words = await thirty.words();
      await thirty.type(`${words.slice(0, 5)}${wrong(words[5])}`);
      expect(await findings(page), 'run').toEqual([]);
      await page.keyboard.press('Backspace');
      await thirty.type(words.slice(5));
      await thirty.expectState('finish');
      await expect(thirty.insights.region).toBeVisible();
      expect(await findings(page), 'finish').toEqual([]);
      await thirty.rounds.expectSaved(1);
      await thirty.rounds.open();
      await expect(thirty.rounds.rows).toHaveCount(1);
      expect(await findings(page), 'rounds').toEqual([]);
    },
  );
}
