import { expect, LONG, test } from '../test';

/** A key that none of the words has. */
const WRONG = '#';

test('on a mistake a place waits for its right key: red until it comes, and the wrong keys count', async ({
  thirty,
}) => {
  const shown = await thirty.open();
  await thirty.options.chooseOnMistake('Wait for the right key');
  await expect(thirty.main.getByText('wait for the right key', { exact: true })).toBeVisible();
  expect(await thirty.words()).toBe(shown);

  const words = await thirty.wordsWith(/^[a-z]{4}/);
  await thirty.type(words.slice(0, 3));
  expect(await thirty.pixelsOf('mismatch')).toBe(0);
  await thirty.type(WRONG + WRONG);
  await expect.poll(() => thirty.pixelsOf('mismatch')).toBeGreaterThan(0);
  // By habit; it would take the right key before.
  await thirty.page.keyboard.press('Backspace');
  expect(await thirty.pixelsOf('mismatch')).toBeGreaterThan(0);
  await thirty.expectSameDrawnAnew();
  await thirty.type(words.slice(3, 10));
  await expect.poll(() => thirty.pixelsOf('mismatch')).toBe(0);
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 83%', 'Errors: 2', 'Characters Typed: 12']);
  await expect(thirty.best()).toHaveText('Highest Score: 10');
  expect(await thirty.stored('highestResult')).toBeNull();
  await expect(thirty.insights.region.getByRole('list', { name: 'Mistakes' })).toContainText(
    '1 other mistake',
  );

  await thirty.rounds.expectSaved(1);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows.first()).toContainText('30 s · wait for the right key');
});

test('with no way back Backspace and word delete do nothing, nor does an edit that deletes', async ({
  thirty,
}) => {
  const words = await thirty.open();
  await thirty.options.chooseOnMistake('No way back');
  await thirty.type(words.slice(0, 3) + WRONG);
  await thirty.page.keyboard.press('Backspace');
  await thirty.page.keyboard.press('Control+Backspace');
  await thirty.tell([
    { type: 'beforeinput', inputType: 'deleteContentBackward' },
    { type: 'beforeinput', inputType: 'deleteWordBackward' },
  ]);
  await thirty.type(words.slice(4, 8));
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 88%', 'Errors: 1', 'Characters Typed: 8']);
  expect(await thirty.stored('highestResult')).toBeNull();
});

test('the page alone plays by the rule for mistakes, before the app is there', async ({ thirty }) => {
  await thirty.open();
  await thirty.options.chooseOnMistake('Wait for the right key');
  const letAppCome = await thirty.openBeforeApp();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 2) + WRONG);
  const waits = thirty.page.locator('[data-mark="mismatch"], [data-mark="mistypedSpace"]');
  await expect(waits).toHaveCount(1);
  await thirty.type(words.slice(2, 5));
  await expect(waits).toHaveCount(0);
  letAppCome();
  await thirty.pictured();
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 83%', 'Errors: 1', 'Characters Typed: 6']);
});

test(
  'a round that waits is watched and raced by its rule, and so is its link, whatever is chosen there',
  LONG,
  async ({ thirty, anotherPlayer }) => {
    const words = await thirty.open();
    await thirty.options.chooseOnMistake('Wait for the right key');
    await thirty.type(words.slice(0, 4) + WRONG + words.slice(4, 8));
    await thirty.finish();
    const link = await thirty.race.copyLink('Ana');

    const other = await anotherPlayer();
    await other.open(link);
    await expect(other.main.getByText('wait for the right key', { exact: true })).toBeVisible();
    await other.type(WRONG + words.slice(0, 9));
    await other.finish();
    await other.expectResult(['Accuracy: 90%', 'Errors: 1', 'Characters Typed: 10']);
    await expect(other.main.getByText(/^Ahead of the ghost by 1 character/)).toBeVisible();
    // The next round is a usual one.
    await other.restart.click();
    await expect(other.main.getByText('wait for the right key', { exact: true })).toHaveCount(0);
  },
);

test('the rule for mistakes is a command, too', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.commands.perform('On a mistake: no way back');
  await expect(thirty.main.getByText('no way back', { exact: true })).toBeVisible();
});

test('after another rule the usual one is the usual one again: rounds are kept, and set the best', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.options.chooseOnMistake('Wait for the right key');
  await thirty.options.chooseOnMistake('Go on');
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('options') ?? '{}').onMistake ?? false),
  ).toBe(false);
  await thirty.playSaved(7);
  await expect(thirty.best()).toHaveText('Highest Score: 7');
});
