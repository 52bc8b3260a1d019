import type { Page } from '@playwright/test';
import { installVoices, type Said, type StandInSpeech } from '../../src/testing/voices';
import type { Thirty } from '../pages/Thirty';
import { findings } from '../support/axe';
import { textInTree } from '../support/tree';
import { DURATION_MS, wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

const AMY = { name: 'Amy', lang: 'en-GB' };
const VOICES: StandInSpeech = { voices: [AMY, { name: 'Anaïs', lang: 'fr-FR' }], msPerCharacter: 10 };

/** Makes the page say words from the first visit on. */
async function sayWords(page: Page, speech: StandInSpeech = VOICES, options: object = {}): Promise<void> {
  await page.addInitScript(installVoices, speech);
  await page.addInitScript(
    (value) => {
      if (!localStorage.getItem('options')) localStorage.setItem('options', value);
    },
    JSON.stringify({ version: 1, saysWords: true, ...options }),
  );
}

/** Opens the page and gives its words, which are hidden: the page has them only before the app and the canvas are there. */
async function openHiddenWords(thirty: Thirty): Promise<string> {
  const letAppCome = await thirty.openBeforeApp();
  const words = await thirty.words();
  letAppCome();
  await thirty.pictured();
  return words;
}

const saidIn = (page: Page) => page.evaluate(() => (window as unknown as { said: Said[] }).said);

async function expectSaid(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  await expect
    .poll(async () => (await saidIn(page)).map(({ text }) => text), { intervals: [20, 50, 100] })
    .toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));
}

test.describe(() => {
  test.use({ time: 'ownTimers' });

  test('words are said one ahead, then the result, and a screen reader is not told them as well', async ({
    page,
    thirty,
  }) => {
    await sayWords(page);
    const [first = '', second = '', third = '', ...rest] = (await thirty.open()).split(' ');
    await expect(thirty.main.getByText('dictation', { exact: true })).toBeVisible();
    await expectSaid(page, [first, second]);
    await expect(thirty.field).not.toHaveAttribute('aria-describedby');
    const live = thirty.live(/./);
    await thirty.pauseTimers();
    await thirty.type(`${first} `);
    await thirty.runFor(900);
    await expectSaid(page, [first, second, third]);
    await expect(live).toHaveCount(0);
    await thirty.runFor(DURATION_MS);
    await thirty.expectState('finish');
    await thirty.expectFlawless(first.length + 1);
    await expectSaid(page, [
      ...[first, second, third],
      // After the two rests.
      ...[second, Array.from(second).join(', ')],
      /^Time is up\. Result: accuracy 100 percent, errors 0,/,
    ]);
    expect(rest).toHaveLength(9);
    // Longer than the announcement of the result would wait.
    await thirty.runFor(2000);
    await expect(live).toHaveCount(0);
  });

  test('a rest says the open word again and spells what is left of it; Arrow Up and Arrow Down do it at once', async ({
    page,
    thirty,
  }) => {
    await sayWords(page);
    const [first = '', second = ''] = (await thirty.open()).split(' ');
    const said = [first, second];
    await expectSaid(page, said);
    await thirty.pauseTimers();
    const expectAfter = async (ms: number, ...more: string[]) => {
      await thirty.runFor(ms);
      said.push(...more);
      await expectSaid(page, said);
    };
    await page.keyboard.press('ArrowUp');
    await expectAfter(500, first);
    await thirty.type(first.slice(0, 1));
    const left = Array.from(first.slice(1)).join(', ');
    await expectAfter(990);
    await expectAfter(20, first);
    await expectAfter(970);
    await expectAfter(40, left);
    await expectAfter(10_000);
    await page.keyboard.press('ArrowDown');
    await expectAfter(500, left);
  });

  test(
    'where no voice answers, that is told once, hidden words are shown, and the round is as without and no more by ear',
    LONG,
    async ({ page, thirty }) => {
      await sayWords(page, { voices: [AMY], manner: 'hangs' }, { hidesWords: true });
      await thirty.open();
      await thirty.pauseTimers();
      const notice = page.getByText(/^The words cannot be read aloud: this device has no voice for them/);
      await expect
        .poll(async () => {
          // Before any key, no answer may only mean a refusal.
          await page.keyboard.press('ArrowUp');
          await thirty.runFor(5000);
          return await notice.count();
        })
        .toBe(1);
      await expect(thirty.field).toHaveAttribute('aria-describedby');
      await expect(thirty.main.getByText('dictation', { exact: true })).toHaveCount(0);
      await expect.poll(() => thirty.pixelsOf('untyped')).toBeGreaterThan(50);
      const [first = '', second = ''] = (await thirty.words()).split(' ');
      await thirty.runFor(1000);
      await expect(thirty.field).toBeFocused();
      await thirty.type(`${first} `);
      await thirty.runFor(500);
      await expect(page.locator('[data-part="spoken"]')).toHaveText(second);
      await thirty.finishFlawless(first.length + 1);
      await thirty.runFor(1000);
      await expect(thirty.live(/^Time is up/)).toHaveCount(1);
      expect(await saidIn(page)).toEqual([]);
    },
  );

  test(
    'a round that is watched cuts the result, and nothing is said meanwhile',
    LONG,
    async ({ page, thirty }) => {
      await sayWords(page, { ...VOICES, msPerCharacter: 300 });
      await thirty.begin(2);
      await thirty.pauseTimers();
      await thirty.runFor(DURATION_MS + 1000);
      await thirty.expectState('finish');
      const last = async () => (await saidIn(page)).at(-1);
      expect(await last()).toMatchObject({ text: expect.stringMatching(/^Time is up/), wasCut: false });
      await thirty.replay.watch();
      await expect(thirty.replay.slider).toBeVisible();
      await expect.poll(async () => (await last())?.wasCut).toBe(true);
      const before = (await saidIn(page)).length;
      await thirty.runFor(DURATION_MS);
      expect(await saidIn(page)).toHaveLength(before);
    },
  );
});

/** Opens `Options` where no voice answers, and switches `Read the words aloud` on. */
async function sayWithoutAnswer(thirty: Thirty) {
  const speechless: StandInSpeech = { voices: [AMY], manner: 'hangs' };
  await thirty.page.addInitScript(installVoices, speechless);
  await thirty.open();
  await thirty.options.open('Sound and language');
  const { dialog } = thirty.options;
  const speech = dialog.getByRole('switch', { name: 'Read the words aloud' });
  await speech.focus();
  await thirty.page.keyboard.press('Space');
  return { dialog, speech, sample: dialog.getByRole('button', { name: 'Hear a sample' }) };
}

test(
  'where no voice answers a sample, the dialog says so, and focus is on the switch that is off now',
  LONG,
  async ({ page, thirty }) => {
    const { dialog, speech, sample } = await sayWithoutAnswer(thirty);
    await sample.focus();
    await page.keyboard.press('Enter');
    await expect(sample).toHaveCount(0);
    await expect(speech).not.toBeChecked();
    await expect(speech).toBeFocused();
    await expect(dialog.getByText(/^The words cannot be read aloud/)).toBeVisible();
  },
);

test(
  'where no voice answers while the focus is on what depends on the words being said, it stays there',
  LONG,
  async ({ thirty }) => {
    const { dialog, speech, sample } = await sayWithoutAnswer(thirty);
    const hiding = dialog.getByRole('switch', { name: 'Hide the words' });
    await sample.click();
    await hiding.focus();
    await expect(speech).not.toBeChecked();
    await expect(hiding).toBeFocused();
    await expect(hiding).toBeDisabled();
    await expect(hiding).toHaveAccessibleDescription(/^The words cannot be read aloud/);
  },
);

test(
  'without a voice for the words it is said before a round is lost: switch and sample are disabled, and keep their focus',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(installVoices, { voices: [AMY] });
    await thirty.open();
    await thirty.options.open('Sound and language');
    const { dialog } = thirty.options;
    const speech = dialog.getByRole('switch', { name: 'Read the words aloud' });
    const sample = dialog.getByRole('button', { name: 'Hear a sample' });
    const hiding = dialog.getByRole('switch', { name: 'Hide the words' });
    const reason = 'This device has no voice for these words.';
    await expect(hiding).toBeDisabled();
    await speech.focus();
    await page.keyboard.press('Space');
    await expect(speech).toBeChecked();
    await expect(hiding).toBeEnabled();
    await expect(sample).toBeEnabled();
    await thirty.options.show('Round');
    await thirty.options.words.selectOption({ label: 'Français' });
    await thirty.options.show('Sound and language');
    await expect(dialog.getByText(reason)).toBeVisible();
    await expect(sample).toBeDisabled();
    await expect(sample).toHaveAccessibleDescription(reason);
    // What is on can be switched off, and not on again.
    await speech.focus();
    await page.keyboard.press('Space');
    await expect(speech).not.toBeChecked();
    await expect(speech).toBeDisabled();
    await expect(speech).toHaveAccessibleDescription(reason);
    await expect(speech).toBeFocused();
    await page.keyboard.press('Space');
    await expect(speech).not.toBeChecked();
    expect(await findings(page)).toEqual([]);
    await thirty.options.show('Round');
    await thirty.options.words.selectOption({ label: 'English common' });
    await thirty.options.show('Sound and language');
    await expect(speech).toBeEnabled();
    await expect(dialog.getByText(reason)).toHaveCount(0);
  },
);

test(
  'a round by ear is a kind of its own: in the list, with its own best, and not the highest score',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page);
    await thirty.open();
    await thirty.typeWords(2);
    await thirty.finish();
    await expect(thirty.best()).not.toHaveText('Highest Score: 0');
    const best = await thirty.best().textContent();
    await thirty.rounds.expectSaved(1);
    await thirty.rounds.open();
    await expect(thirty.rounds.rows).toHaveText([/30 s · dictation/]);
    await page.keyboard.press('Escape');
    await expect(thirty.field).toBeFocused();
    await thirty.options.open('Sound and language');
    await thirty.options.reset('Sound and language').click();
    await thirty.options.close();
    await page.keyboard.press('Escape');
    await thirty.expectState('start');
    await expect(thirty.best()).toHaveText('Highest Score: 0');
    expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBeNull();
    await thirty.options.open('Sound and language');
    await thirty.options.dialog.getByRole('switch', { name: 'Read the words aloud' }).click();
    await thirty.options.close();
    await expect(thirty.best()).toHaveText(best ?? '');
  },
);

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
    const sounds = async () => Number(await page.locator('html').getAttribute('data-sounds'));
    let typed = 0;
    // Until the code that plays sounds has loaded.
    await expect
      .poll(async () => {
        await thirty.type(wrong(words[typed++]));
        return await sounds();
      })
      .toBeGreaterThan(0);
    const heard = await sounds();
    await thirty.type(words.slice(typed, typed + 3));
    expect(await sounds()).toBe(heard);
    await thirty.type(wrong(words[typed + 3]));
    expect(await sounds()).toBe(heard + 1);
  },
);

test(
  'where a page may not speak before a key is pressed, the first words follow it, by a voice of their language',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page, { ...VOICES, manner: 'refuses' }, { words: 'french-1' });
    const [first = '', second = ''] = (await thirty.open()).split(' ');
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await saidIn(page)).map(({ text }) => text)).toContain(second);
    const said = await saidIn(page);
    expect(said[0]?.text).toBe(first);
    expect(new Set(said.map(({ voice }) => voice))).toEqual(new Set(['Anaïs']));
  },
);

test(
  'a voice of the words’ language can be chosen, and its speed, and a sample is heard',
  LONG,
  async ({ page, thirty }) => {
    const voices = [AMY, { name: 'Cloud', lang: 'en-US', isLocal: false }, { name: 'Anaïs', lang: 'fr-FR' }];
    await page.addInitScript(installVoices, { ...VOICES, voices });
    const words = await thirty.open();
    await thirty.options.open('Sound and language');
    const { dialog } = thirty.options;
    await dialog.getByRole('switch', { name: 'Read the words aloud' }).click();
    const voice = dialog.getByRole('combobox', { name: 'Voice' });
    await expect(voice.getByRole('option')).toHaveText([
      'Automatic',
      'Amy (United Kingdom)',
      'Cloud (United States; sends the words to its provider)',
    ]);
    await expect(dialog.getByRole('button', { name: 'More voices' })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await voice.selectOption({ label: 'Cloud (United States; sends the words to its provider)' });
    await dialog.getByRole('slider', { name: 'Speed of the voice' }).fill('150');
    await dialog.getByRole('button', { name: 'Hear a sample' }).click();
    await expect.poll(() => saidIn(page)).toMatchObject([{ voice: 'Cloud', rate: 1.5 }]);
    // Behind the dialog, nothing but the sample is said.
    expect((await saidIn(page))[0]?.text.split(', ')).toHaveLength(4);
    await thirty.options.close();
    await expect.poll(async () => (await saidIn(page)).length).toBe(3);
    expect(await thirty.words()).not.toBe(words);
  },
);

test(
  'of the hundreds of voices of a desktop a dozen are offered until more are asked for, and a plain one is taken',
  LONG,
  async ({ page, thirty }) => {
    const regions = ['Scotland', 'America', 'Great Britain'];
    const variants = [...Array.from({ length: 100 }, (_, index) => `+Variant ${index + 1}`), ''];
    const voices = variants.flatMap((variant) =>
      regions.map((region) => ({ name: `English (${region})${variant}`, lang: 'en-us' })),
    );
    await page.addInitScript(installVoices, {
      ...VOICES,
      voices: [...voices, { name: 'Nora', lang: 'no-NO' }],
    });
    await thirty.open();
    await thirty.options.open('Sound and language');
    const { dialog } = thirty.options;
    await dialog.getByRole('switch', { name: 'Read the words aloud' }).click();
    const voice = dialog.getByRole('combobox', { name: 'Voice' });
    const offered = voice.getByRole('option');
    await expect(offered).toHaveCount(13);
    expect((await offered.allTextContents()).slice(1, 5)).toEqual([
      'English (America)',
      'English (Great Britain)',
      'English (Scotland)',
      'English (America)+Variant 1',
    ]);
    await dialog.getByRole('button', { name: 'Hear a sample' }).click();
    await expect.poll(() => saidIn(page)).toMatchObject([{ voice: 'English (America)' }]);
    await dialog.getByRole('button', { name: 'More voices' }).click();
    await expect(voice).toBeFocused();
    await expect(offered).toHaveCount(304);
    expect(await findings(page)).toEqual([]);
    // Another language's voice, however it is tagged.
    await thirty.options.show('Round');
    await thirty.options.words.selectOption({ label: 'Norsk' });
    await thirty.options.show('Sound and language');
    await expect(offered).toHaveText(['Automatic', 'Nora (Norway)']);
  },
);

test(
  'a custom text is by ear too, and raced by ear whatever is chosen by then',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page);
    await thirty.open();
    await thirty.options.giveText('Winter is near. The geese fly south.');
    await thirty.options.close();
    await expect(thirty.main.getByText('Own text · dictation', { exact: true })).toBeVisible();
    await thirty.typeWords(2);
    await thirty.finish();
    await thirty.rounds.expectSaved(1);
    await thirty.options.open('Sound and language');
    await thirty.options.dialog.getByRole('switch', { name: 'Read the words aloud' }).click();
    await thirty.options.close();
    await thirty.restart.click();
    await expect(thirty.main.getByText(/dictation$/)).toHaveCount(0);
    const before = (await saidIn(page)).length;
    await thirty.rounds.open();
    await expect(thirty.rounds.rows).toHaveText([/dictation/]);
    await thirty.rounds.press('Race');
    await expect
      .poll(async () => (await saidIn(page)).slice(before).map(({ text }) => text))
      .toContain('capital Winter');
  },
);

test(
  'words can be hidden until they are typed, on the canvas and as text; at the result all are shown',
  LONG,
  async ({ page, thirty }) => {
    await sayWords(page, VOICES, { hidesWords: true });
    const [first = ''] = (await openHiddenWords(thirty)).split(' ');
    await expect.poll(() => thirty.pixelsOf('untyped')).toBe(0);
    expect(await thirty.pixelsOf('ahead')).toBe(0);
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
    await expect(thirty.ahead).toBeEmpty();
    await thirty.finish();
    await expect.poll(() => marked('hidden')).toBe('');
    await expect(thirty.ahead).toBeEmpty();
  },
);

test('a hidden word is in no accessibility tree until its space is typed: before the app is there, with the canvas, without one', async ({
  page,
  thirty,
}) => {
  await sayWords(page, VOICES, { hidesWords: true });
  /** Without the offer to have words read, which is beside them until the app reads them. */
  const inTree = async () =>
    (await textInTree(page, '[data-part="words"]')).replace('Wordscanbereadaloud:ControlK,read.', '');
  const letAppCome = await thirty.openBeforeApp();
  await expect((await thirty.wordsElement()).locator('[data-mark="hidden"]')).not.toHaveCount(0);
  const words = (await thirty.words()).split(' ');
  const [first = '', second = ''] = words;
  await expect.poll(inTree).toBe('');
  letAppCome();
  await thirty.pictured();
  await expect.poll(inTree).toBe('');
  await thirty.type(first);
  await expect.poll(inTree).toBe('');
  await thirty.type(' ');
  await expect.poll(inTree).toBe(first);
  await thirty.type(second);
  await thirty.loseCanvas();
  await expect.poll(inTree).toBe(first);
  await thirty.type(' ');
  await expect.poll(inTree).toBe(first + second);
  await thirty.finish();
  await expect.poll(inTree).toBe(words.join(''));
});

test(
  'a screen reader is told once, with the first words, how to have them read; no more after a key',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(installVoices, VOICES);
    // The text of the element is just the words (contract.md); the field's description has the offer as well.
    const offer = 'Words can be read aloud: Control K, read.';
    const expectOffered = async () =>
      expect(thirty.field).toHaveAccessibleDescription(`${await thirty.words()} ${offer}`);
    const expectNotOffered = async () =>
      expect(thirty.field).toHaveAccessibleDescription(await thirty.words());
    const letAppCome = await thirty.openBeforeApp();
    await expectOffered();
    await thirty.typeWords(1);
    letAppCome();
    await thirty.pictured();
    await expectNotOffered();
    // On the next visit.
    await thirty.reload();
    await expectOffered();
    await expect(page.getByText(offer)).toHaveCount(0);
    await thirty.typeWords(1);
    await page.keyboard.press('Escape');
    await thirty.expectState('start');
    await expectNotOffered();
    await thirty.commands.open();
    await page.keyboard.type('read');
    await expect(page.getByRole('option').first()).toHaveText(/^Read the words aloud: on/);
    await page.keyboard.press('Enter');
    await expect(thirty.main.getByText('dictation', { exact: true })).toBeVisible();
  },
);

test(
  'a round of hidden words by ear, in word-count mode, is accessible, and its new best is shown and said',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sayWords(page, VOICES, { hidesWords: true, wordLimit: 12 });
    const words = await openHiddenWords(thirty);
    await thirty.chooseTheme('Dark');
    expect(await findings(page), 'start').toEqual([]);
    await expect(thirty.field).toBeFocused();
    await thirty.type(`${words.slice(0, 5)}${wrong(words[5])}`);
    expect(await findings(page), 'run').toEqual([]);
    await page.keyboard.press('Backspace');
    await thirty.skipTime(20_000);
    await thirty.type(words.slice(5));
    await thirty.expectState('finish');
    await expect(thirty.main.getByText(/^New highest speed: \d+ wpm$/)).toBeVisible();
    await expect
      .poll(async () => (await saidIn(page)).at(-1)?.text)
      .toMatch(/^Done\. Result: .* New highest speed\.$/);
    await expect(thirty.insights.region).toBeVisible();
    expect(await findings(page), 'finish').toEqual([]);
    await thirty.rounds.expectSaved(1);
    await thirty.rounds.open();
    await expect(thirty.rounds.rows).toHaveCount(1);
    expect(await findings(page), 'rounds').toEqual([]);
  },
);
