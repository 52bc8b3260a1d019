import { expect, LONG, test } from '../test';

/** Words of which the first two can be left in the middle. */
const TWO_LONG_WORDS = /^[a-z]{4,} [a-z]{4,} /;

test('a Space leaves a broken word, a Backspace goes back to it, and what was skipped is not typed', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.options.chooseSpace('Ends the word');
  await expect(thirty.main.getByText('Space ends the word', { exact: true })).toBeVisible();
  const words = await thirty.wordsWith(TWO_LONG_WORDS);
  const [first = '', second = ''] = words.split(' ');

  // At the beginning of a word it changes nothing: the clock has not started.
  await thirty.type(' ');
  await thirty.expectState('start');
  await thirty.type(`${first.slice(0, 2)} `);
  expect(await thirty.pixelsOf('mismatch')).toBe(0);
  await expect.poll(() => thirty.pixelsOf('mistyped-space')).toBeGreaterThan(0);
  await thirty.expectSameDrawnAnew('a word was left');
  await page.keyboard.press('Backspace');
  await expect.poll(() => thirty.pixelsOf('mistyped-space')).toBe(0);
  await thirty.expectSameDrawnAnew('back in the word');
  await thirty.type(`${first.slice(2)} ${second.slice(0, 1)}  `);
  await thirty.expectSameDrawnAnew('the next word was left');
  // Where a space is due, what else is typed stays there.
  const [third = ''] = words.split(' ').slice(2);
  await thirty.type(`${third}##`);
  await page.keyboard.press('Backspace');
  await thirty.expectSameDrawnAnew('one character too many');
  await thirty.type(' ');

  const typed = first.length + 1 + 2 + third.length + 2;
  await thirty.finish();
  await thirty.expectResult([
    `Accuracy: ${Math.round((100 * (typed - 2)) / typed)}%`,
    'Errors: 2',
    `Characters Typed: ${typed}`,
  ]);
  expect(await thirty.stored('highestResult')).toBeNull();
  await expect(thirty.insights.region.getByRole('list', { name: 'Mistakes' })).toContainText('2 skipped');

  await thirty.replay.watchFromStart();
  await thirty.replay.seek(30_000);
  await expect.poll(() => thirty.pixelsOf('mistyped-space')).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await thirty.rounds.expectSaved(1);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows.first()).toContainText('30 s · Space ends the word');
});

test('in the last word of a batch a Space goes on at the next one, for good, and in the last of all it ends the round', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.options.chooseSpace('Ends the word');
  await thirty.commands.perform('Time: 24 words');
  const first = await thirty.wordsWith(/ [a-z]{3,}$/);
  await thirty.type(`${first.slice(0, -2)} `);
  const next = await thirty.words();
  expect(next).not.toBe(first);
  await page.keyboard.press('Backspace');
  await thirty.type(' ');
  expect(await thirty.words()).toBe(next);
  await thirty.type(`${next.slice(0, -1)} `);
  await thirty.expectState('finish');
  const typed = first.length - 1 + next.length;
  await thirty.expectResult([
    `Accuracy: ${Math.round((100 * (typed - 2)) / typed)}%`,
    'Errors: 2',
    `Characters Typed: ${typed}`,
  ]);
});

test(
  'a round in which words were left is raced by its rule, by a link, too; its ghost stands by characters passed',
  LONG,
  async ({ thirty, anotherPlayer }) => {
    await thirty.open();
    await thirty.options.chooseSpace('Ends the word');
    const words = await thirty.wordsWith(TWO_LONG_WORDS);
    const passed = words.indexOf(' ') + 1;
    await thirty.type(`${words.slice(0, 2)} ${words.slice(passed, passed + 1)}`);
    await thirty.finish();
    const link = await thirty.race.copyLink('Ana');

    const other = await anotherPlayer();
    await other.open(link);
    await expect(other.main.getByText('Space ends the word', { exact: true })).toBeVisible();
    await other.type(`${words.slice(0, 3)} ${words.slice(passed, passed + 3)}`);
    await other.finish();
    await expect(other.main.getByText(/^Ahead of the ghost by 2 characters/)).toBeVisible();
    await other.restart.click();
    await expect(other.main.getByText('Space ends the word', { exact: true })).toHaveCount(0);
  },
);

test('the page alone lets a Space end the word, before the app is there', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.options.chooseSpace('Ends the word');
  const letAppCome = await thirty.openBeforeApp();
  const words = await thirty.words();
  const [first = ''] = words.split(' ');
  await thirty.type(` ${first.slice(0, 1)} `);
  const marked = (mark: string) => thirty.page.locator(`[data-mark="${mark}"]`);
  await expect(marked('skipped')).toHaveCount(first.length - 1);
  await expect(marked('mistypedSpace')).toHaveCount(first.length === 1 ? 0 : 1);
  letAppCome();
  await thirty.pictured();
  await thirty.type(words.slice(first.length + 1, first.length + 2));
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 67%', 'Errors: 1', 'Characters Typed: 3']);
});

test(
  'it is a command, too, and has no effect where a place waits for its right key',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.commands.perform('Space: ends the word');
    const line = thirty.main.getByText(/Space ends the word$/);
    await expect(line).toBeVisible();
    await thirty.options.chooseOnMistake('Wait for the right key');
    await expect(line).toHaveCount(0);
    await thirty.options.chooseOnMistake('No way back');
    await expect(line).toBeVisible();
  },
);
