import type { CDPSession, Page } from '@playwright/test';
import { lettersOfSyllable } from '../../src/core/keyboard/syllableLetters';
import type { Thirty } from '../pages/Thirty';
import { lacksFont } from '../support/scripts';
import { expect, LONG, test } from '../test';

const KOREAN = '{"version":1,"words":"korean-common-1","seconds":15,"keyboardView":"keys"}';

/** Types as an input method does: each syllable is composed letter by letter, and committed as the next key comes. */
class Composer {
  readonly #session: CDPSession;
  #open = '';

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Composer> {
    return new Composer(await page.context().newCDPSession(page));
  }

  async compose(text: string): Promise<void> {
    const [at, session] = [text.length, this.#session];
    await session.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at });
    this.#open = text;
  }

  async commit(): Promise<void> {
    if (this.#open !== '') await this.#session.send('Input.insertText', { text: this.#open });
    this.#open = '';
  }

  async type(text: string): Promise<void> {
    for (const character of text) {
      await this.commit();
      const [first = character] = lettersOfSyllable(character);
      await this.compose(first);
      await this.compose(character);
      if (character === ' ') await this.commit();
    }
  }
}

test.describe('words in 한국어', () => {
  test.skip(lacksFont('ko') !== '', lacksFont('ko'));

  async function open(thirty: Thirty): Promise<string> {
    await thirty.hasStored('options', KOREAN);
    await thirty.open();
    await expect(await thirty.wordsElement()).toHaveAttribute('lang', 'ko');
    return thirty.words();
  }

  test('are typed by an input method, a syllable counts once it is committed, and speeds are in strokes', async ({
    page,
    thirty,
  }) => {
    await open(thirty);
    const words = await thirty.wordsWith(/^.{5}[가-힣]/);
    const composer = await Composer.on(page);
    await composer.type(words.slice(0, 6));
    await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
    // The last one is open still, and ends with the time.
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 5']);
    const speed = page.getByRole('definition').first();
    await expect(speed).toHaveText(/^\d+ strokes\/min$/);
    // 5 characters of 2.06 strokes each in 15 s.
    await expect(speed).toHaveText('41 strokes/min');
    await expect(page.getByText('Consistency')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Slow pairs' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await thirty.expectState('start');
    await thirty.rounds.open();
    await expect(page.getByRole('cell', { name: '41 strokes/min' })).toBeVisible();
  });

  test('a cancelled composition leaves the start, and Backspace takes a syllable', async ({
    page,
    thirty,
  }) => {
    const words = await open(thirty);
    const composer = await Composer.on(page);
    await composer.compose('ㅎ');
    await composer.compose('');
    await thirty.expectState('start');
    await composer.type(words.slice(0, 1));
    await thirty.expectState('start');
    await composer.commit();
    await thirty.expectState('run');
    await composer.type('뷁');
    await composer.commit();
    await thirty.field.press('Backspace');
    await composer.type(words.slice(1, 4));
    await composer.commit();
    await thirty.finishFlawless(4);
  });

  test(
    'have their keyboard, which goes on letter by letter while a syllable is composed',
    LONG,
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(thirty);
      const words = await thirty.wordsWith(/^[가-힣]/);
      const composer = await Composer.on(page);
      await thirty.pictured();
      const lit = async () => (await thirty.keyboard.filled()).map(({ left }) => left).join();
      const [letter = ''] = lettersOfSyllable(words.charAt(0));
      const first = await lit();
      expect(first).not.toBe('');
      await composer.compose(letter);
      await expect.poll(lit).not.toBe(first);
      const vowel = await lit();
      await composer.compose(letter === 'ㅋ' ? 'ㅌ' : 'ㅋ');
      await expect.poll(lit).toBe(first);
      await composer.compose(letter);
      await expect.poll(lit).toBe(vowel);
      // Next comes a consonant or the space.
      await composer.compose(words.charAt(0));
      await expect.poll(lit).not.toBe(vowel);
    },
  );

  test('have no lessons', LONG, async ({ page, thirty }) => {
    await open(thirty);
    await page.getByRole('button', { name: 'Learn to type' }).click();
    await expect(page.getByText('There are no lessons for these words.')).toBeVisible();
  });

  test('own texts are typed, too', LONG, async ({ page, thirty }) => {
    await thirty.open();
    await thirty.options.giveText('값이 얼마예요? 안녕하세요');
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe('값이 얼마예요? 안녕하세요');
    const composer = await Composer.on(page);
    await composer.type('값이 얼마예요?');
    await composer.commit();
    await thirty.finishFlawless(8);
  });
});

test('where no font has them, words in 한국어 are said to be without', async ({ page, thirty }) => {
  // On a machine whose fonts show boxes for them.
  await page.addInitScript(() => {
    const { measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      return /[가-힣]/.test(text) ? ({ width: 99 } as TextMetrics) : measureText.call(this, text);
    };
  });
  await thirty.open();
  await thirty.options.chooseWords('한국어');
  await expect(page.getByText('This device has no font for the words “한국어”')).toBeVisible();
  await thirty.options.chooseStandard();
  await expect(page.getByText('This device has no font')).toHaveCount(0);
});
