import type { Locator } from '@playwright/test';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** Has the region write down what it says, in `data-said`. */
function recordSaid(said: Locator): Promise<void> {
  return said.evaluate((region) => {
    new MutationObserver(() => {
      region.setAttribute('data-said', `${region.getAttribute('data-said') ?? ''}[${region.textContent}]`);
    }).observe(region, { childList: true });
  });
}

test('the result is announced as one text, after keys that go on past the end; no line or hint is in a live region', async ({
  page,
  thirty,
}) => {
  const words = await thirty.open();
  await thirty.type(words.slice(0, 9) + wrong(words[9]));
  await thirty.finish();
  const said = page.getByRole('status').filter({ hasText: /^Time is up/ });
  // More than 700 ms in all, and never that long without one.
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('x', { delay: 200 });
    await expect(said).toHaveCount(0, { timeout: 1 });
  }
  await expect(said).toHaveText(
    'Time is up. Result: accuracy 90 percent, errors 1, characters typed 10, speed 4 words per minute. New highest score.',
  );
  // The status, and the region that it came into.
  const live = page.locator('[aria-live], [role="status"], [role="alert"], output').filter({ hasText: /./ });
  for (const text of await live.allTextContents()) expect(text).toMatch(/^Time is up/);
  await expect(page.getByRole('status')).toHaveCount(1);
  await thirty.restart.click();
  await expect(live).toHaveCount(0);
});

test('the last word of a batch is said as such; a word is said again after a wrong key and a second of rest', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const words = (await thirty.words()).split(' ');
  const said = page.locator('[data-part="spoken"]');
  await thirty.type(`${words.slice(0, -1).join(' ')} `);
  await expect(said).toHaveText(`last: ${words.at(-1)}`);
  await thirty.type(words.at(-1) ?? '');
  const [next = ''] = (await thirty.words()).split(' ');
  await expect(said).toHaveText(next);
  await recordSaid(said);
  await thirty.type(wrong(next[0]));
  await expect(said).toHaveAttribute('data-said', `[][${next}\u00a0]`);
});

test(
  'a wrong key is followed by the word again wherever it comes: first of all, in place of a space, at the end of a batch',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    const words = (await thirty.words()).split(' ');
    const said = page.locator('[data-part="spoken"]');
    await recordSaid(said);
    const forget = () => said.evaluate((region) => region.removeAttribute('data-said'));
    const [first = '', second = ''] = words;
    await thirty.type(wrong(first[0]));
    await expect(said).toHaveAttribute('data-said', `[${first}][][${first}\u00a0]`);

    await forget();
    await thirty.type(`${first.slice(1)}x`);
    await expect(said).toHaveAttribute('data-said', `[${second}][][${second}\u00a0]`);

    const rest = words.slice(1).join(' ');
    await thirty.type(rest.slice(0, -1));
    await expect(said).toHaveText(`last: ${words.at(-1)}`);
    await forget();
    await thirty.type(wrong(rest.at(-1)));
    const [next = ''] = (await thirty.words()).split(' ');
    await expect(said).toHaveAttribute('data-said', `[${next}][][${next}\u00a0]`);
  },
);

test(
  'by a key for the next round the field is left and come back to, so that the new words are said',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.type('x');
    await thirty.field.evaluate((field) => {
      for (const type of ['blur', 'focus']) {
        field.addEventListener(type, () =>
          field.setAttribute('data-seen', `${field.dataset.seen ?? ''}${type} `),
        );
      }
    });
    await page.keyboard.press('Escape');
    await thirty.typeWords(2);
    await expect(thirty.field).toHaveAttribute('data-seen', 'blur focus ');
    await thirty.finishFlawless(2);
  },
);

test('a screen reader hears the word to type after each space, and no clock', async ({ page, thirty }) => {
  await thirty.open();
  const [first = '', second = '', third = ''] = (await thirty.words()).split(' ');
  const said = page.locator('[data-part="spoken"]');
  await expect(said).toHaveText('');
  await said.evaluate((region) => {
    const heard: string[] = [];
    new MutationObserver(() => {
      heard.push(region.textContent ?? '');
      document.documentElement.dataset.heard = JSON.stringify(heard);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await thirty.type(first);
  await expect(said).toHaveText(first);
  await thirty.type(` ${second}`);
  await expect(said).toHaveText(second);
  await thirty.type(' ');
  await expect(said).toHaveText(third);
  await thirty.skipTime(3000);
  await expect(thirty.time()).toHaveText(/Time: 2[0-7]/);
  await thirty.finish();
  await expect(page.locator('html')).toHaveAttribute(
    'data-heard',
    JSON.stringify([first, second, third, '']),
  );
});
