import type { Locator } from '@playwright/test';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** Records what the region says, in its `data-said`. */
function recordSaid(said: Locator): Promise<void> {
  return said.evaluate((region) => {
    new MutationObserver(() => {
      region.setAttribute('data-said', `${region.getAttribute('data-said') ?? ''}[${region.textContent}]`);
    }).observe(region, { childList: true });
  });
}

test.describe('with the timers in the hand of the test', () => {
  test.use({ time: 'ownTimers' });

  test('the result is announced as one text, after keys that go on past the end; no line or hint is in a live region', async ({
    page,
    thirty,
  }) => {
    const words = await thirty.open();
    await thirty.pauseTimers();
    await thirty.type(words.slice(0, 9) + wrong(words[9]));
    await thirty.finish();
    const said = thirty.live(/^Time is up/);
    // Keys for more than 700 ms in all, never 700 ms apart.
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('x');
      await thirty.runFor(600);
      await expect(said).toHaveCount(0);
    }
    await thirty.runFor(100);
    await expect(said).toHaveText(
      'Time is up. Result: accuracy 90 percent, errors 1, characters typed 10, speed 4 words per minute. New highest score.',
    );
    const live = thirty.live(/./);
    await expect(live).toHaveText([/^Time is up/]);
    await thirty.restart.click();
    await expect(live).toHaveCount(0);
  });

  test(
    'a wrong key and a second of rest are followed by the word again wherever that key comes: first of all, in place of a space, at the end of a batch',
    LONG,
    async ({ page, thirty }) => {
      await thirty.open();
      await thirty.pauseTimers();
      const words = (await thirty.words()).split(' ');
      const said = page.locator('[data-part="spoken"]');
      await recordSaid(said);
      /** Expects a word in the frame after its key, and again a second later. */
      const expectSaidTwice = async (word: string) => {
        const heard = async () => {
          await thirty.runFor(10);
          return await said.getAttribute('data-said');
        };
        await expect.poll(heard).toBe(`[${word}]`);
        await thirty.runFor(900);
        await expect(said).toHaveAttribute('data-said', `[${word}]`);
        await thirty.runFor(150);
        await expect(said).toHaveAttribute('data-said', `[${word}][][${word}\u00a0]`);
        await said.evaluate((region) => region.removeAttribute('data-said'));
      };
      const [first = '', second = ''] = words;
      await thirty.type(wrong(first[0]));
      await expectSaidTwice(first);

      await thirty.type(`${first.slice(1)}x`);
      await expectSaidTwice(second);

      const rest = words.slice(1).join(' ');
      await thirty.type(rest.slice(0, -1));
      await thirty.runFor(100);
      await expect(said).toHaveText(`last: ${words.at(-1)}`);
      await said.evaluate((region) => region.removeAttribute('data-said'));
      await thirty.type(wrong(rest.at(-1)));
      await expect(await thirty.wordsElement()).not.toHaveText(words.join(' '));
      const [next = ''] = (await thirty.words()).split(' ');
      await expectSaidTwice(next);
    },
  );
});

test(
  'by a key for the next round the field is left and come back to, so that the new words are said',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.begin(1);
    await thirty.field.evaluate((field) => {
      for (const type of ['blur', 'focus']) {
        field.addEventListener(type, () =>
          field.setAttribute('data-seen', `${field.dataset.seen ?? ''}${type} `),
        );
      }
    });
    await page.keyboard.press('Escape');
    await expect(await thirty.wordsElement()).not.toHaveText(words);
    await thirty.typeWords(2);
    await expect(thirty.field).toHaveAttribute('data-seen', 'blur focus ');
    await thirty.finishFlawless(2);
  },
);

test('a screen reader hears the word to type after each space, the last of a batch as such, and no clock', async ({
  page,
  thirty,
}) => {
  const text = await thirty.open();
  const words = text.split(' ');
  const [first = '', second = '', third = ''] = words;
  const said = page.locator('[data-part="spoken"]');
  await expect(said).toHaveText('');
  await said.evaluate((region) => {
    const heard: string[] = [];
    new MutationObserver(() => {
      heard.push(region.textContent ?? '');
      document.documentElement.dataset.heard = JSON.stringify(heard);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const heard = async () =>
    JSON.parse((await page.locator('html').getAttribute('data-heard')) ?? '[]') as string[];
  await thirty.type(first);
  await expect(said).toHaveText(first);
  await thirty.type(` ${second}`);
  await expect(said).toHaveText(second);
  await thirty.type(' ');
  await expect(said).toHaveText(third);
  await thirty.skipTime(3000);
  await expect(thirty.time()).toHaveText('Time: 27');
  expect(await heard()).toEqual([first, second, third]);

  const last = words.at(-1) ?? '';
  await thirty.type(text.slice(`${first} ${second} `.length, -last.length));
  await expect(said).toHaveText(`last: ${last}`);
  await thirty.type(last);
  await expect(await thirty.wordsElement()).not.toHaveText(text);
  const [next = ''] = (await thirty.words()).split(' ');
  await expect(said).toHaveText(next);
  await thirty.finish();
  await expect(said).toHaveText('');
  // Keys come without a frame in between, so not every word is said; but nothing else is.
  const expected = [...words.slice(0, -1), `last: ${last}`, next, ''];
  expect((await heard()).filter((word) => !expected.includes(word))).toEqual([]);
});
