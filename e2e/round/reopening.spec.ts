import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

test('a wrong last character of the words is corrected by the very next key, and what follows stands where it belongs', async ({
  page,
  thirty,
}) => {
  const first = await thirty.open();
  await thirty.type(first.slice(0, -1) + wrong(first.at(-1) ?? ''));
  const next = await thirty.words();
  expect(next).not.toBe(first);

  await page.keyboard.press('Backspace');
  expect(await thirty.words()).toBe(first);
  await expect.poll(() => thirty.pixelsOf('mismatch')).toBe(0);
  await thirty.expectSameDrawnAnew('open again');

  await thirty.type(first.slice(-1));
  expect(await thirty.words()).toBe(next);
  await thirty.type(next.slice(0, 5));
  await thirty.finishFlawless(first.length + 5);

  // The replay shows the words again, too, and lands where the player has.
  await thirty.replay.watchFromStart();
  await thirty.replay.seek(30_000);
  expect(await thirty.words()).toBe(next);
});

test(
  'before the app is there a Backspace does the same, and the round is kept as it was',
  LONG,
  async ({ page, thirty }) => {
    const letAppCome = await thirty.openBeforeApp();
    const first = await thirty.words();
    await thirty.type(first.slice(0, -1) + wrong(first.at(-1) ?? ''));
    await page.keyboard.press('Backspace');
    expect(await thirty.words()).toBe(first);
    await thirty.type(first.slice(-1));
    const next = await thirty.words();
    letAppCome();
    await thirty.pictured();
    expect(await thirty.words()).toBe(next);
    await thirty.type(next.slice(0, 3));
    await thirty.finishFlawless(first.length + 3);
    await thirty.rounds.expectSomeSaved();
  },
);
