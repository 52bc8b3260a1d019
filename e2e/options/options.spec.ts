import { plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

test('a round of 15 s ends after 15 s, and is kept as one', async ({ page, thirty }) => {
  const words = await thirty.open();
  await thirty.options.chooseTime('15 s');
  await expect(thirty.field).toBeFocused();
  await expect(thirty.time()).toHaveText('Time: 15');
  expect(await thirty.words()).toBe(words);
  await expect(page.getByText('15 s', { exact: true })).toBeVisible();
  await thirty.type(words.slice(0, 8));
  await thirty.skipTime(10_000);
  await thirty.type(words.slice(8, 9));
  await thirty.expectState('run');
  await thirty.finishAfter(5000);
  await thirty.expectFlawless(9);
  await thirty.rounds.expectSaved(1);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows.first()).toContainText('15 s');
});

test('the highest score is of the standard round; other rounds have a best of their own', async ({
  page,
  thirty,
}) => {
  await thirty.openAndPlay(30);
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  await thirty.options.chooseTime('60 s');
  // The result and its best stay; the choice applies to the next round.
  await thirty.expectState('finish');
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  await thirty.restart.click();
  await expect(thirty.time()).toHaveText('Time: 60');
  await expect(thirty.best()).toHaveText('Highest Score: 0');
  await thirty.typeWords(45);
  await thirty.finishAfter(60_000);
  await expect(thirty.best()).toHaveText('Highest Score: 45');
  expect(await thirty.stored('highestResult')).toBe('30');
  await thirty.rounds.expectSaved(2);

  await thirty.reload();
  await expect(thirty.time()).toHaveText('Time: 60');
  await expect(thirty.best()).toHaveText('Highest Score: 45');
  await thirty.options.chooseStandard();
  await expect(thirty.time()).toHaveText('Time: 30');
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  await expect(page.getByText('60 s', { exact: true })).toHaveCount(0);
});

test(
  'bests and trend are of rounds as they are chosen, and that is said where there are others',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.rounds.open();
    const minute = (seed: number, typed: number) =>
      plainRound({
        durationMs: 60_000,
        seed,
        events: Array.from({ length: typed }, (_, i) => [i * 7500, '#']),
      });
    await thirty.rounds.import([plainRound(), minute(3, 5), minute(4, 9)]);
    await expect(thirty.rounds.rows).toHaveCount(3);
    const kind = thirty.rounds.dialog.getByRole('combobox', { name: 'Kind' });
    await kind.selectOption('30 s');
    await expect(page.getByText('1 of 3 rounds')).toBeVisible();
    await expect(page.getByText('Two more rounds to see your trend here')).toBeVisible();
    await kind.selectOption('60 s');
    await expect(thirty.rounds.rows).toHaveCount(2);
    await expect(thirty.rounds.table).toHaveAttribute('aria-rowcount', '3');
    await expect(page.getByText('One more round to see your trend here')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(thirty.rounds.rows).toHaveCount(3);
  },
);

test(
  'the wheel over the field or the slider that has the focus changes nothing, and scrolls',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await thirty.open();
    await thirty.options.typeTime('45');
    const { dialog } = thirty.options;
    const seconds = dialog.getByRole('spinbutton', { name: 'Seconds' });
    const size = dialog.getByRole('slider', { name: 'Text size' });
    for (const [field, value, deltaY] of [
      [seconds, '45', 50],
      [size, '100', -50],
    ] as const) {
      const top = async () => (await field.boundingBox())?.y ?? 0;
      await thirty.options.show(field === size ? 'Look' : 'Round');
      await field.focus();
      await field.hover();
      const before = await top();
      await page.mouse.wheel(0, deltaY);
      await expect.poll(async () => Math.sign(before - (await top()))).toBe(Math.sign(deltaY));
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(value);
    }
    await thirty.options.close();
    await expect(thirty.time()).toHaveText('Time: 45');
  },
);

test(
  'each tab has a button that brings back what is in it, and says what that is; nothing else moves or changes',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.options.open();
    const { dialog } = thirty.options;
    const boxes = async () =>
      Promise.all(
        [dialog, dialog.getByRole('tablist'), dialog.getByRole('button', { name: /^Reset/ })].map(
          async (one) => {
            const box = await one.boundingBox();
            return [box?.x, box?.y, box?.height];
          },
        ),
      );
    const before = await boxes();
    await expect(dialog.getByText('This round counts for Highest Score')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Numbers' }).click();
    await expect(dialog.getByText('This round has its own best')).toBeVisible();
    const round = thirty.options.reset('Round');
    await expect(round).toHaveAccessibleDescription(/^Time: 30 s · Words: English common · Numbers: off · /);
    await thirty.options.show('Look');
    expect(await boxes()).toEqual(before);
    const size = dialog.getByRole('slider', { name: 'Text size' });
    await size.fill('150');
    await dialog.getByRole('radiogroup', { name: 'Colours' }).getByText('Moss', { exact: true }).click();
    await thirty.options.show('Sound and language');
    expect(await boxes()).toEqual(before);
    await dialog.getByRole('combobox', { name: 'Layout' }).selectOption('AZERTY');
    await expect(thirty.options.reset('Sound and language')).toHaveAccessibleDescription(
      /Layout: Automatic$/,
    );
    await thirty.options.reset('Sound and language').press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'Layout' })).toHaveValue('');
    await thirty.options.show('Look');
    await expect(size).toHaveValue('150');
    await thirty.options.reset('Look').press('Enter');
    await expect(size).toHaveValue('100');
    await expect(dialog.getByRole('radio', { name: 'Slate' })).toBeChecked();
    await thirty.options.show('Round');
    await expect(dialog.getByRole('switch', { name: 'Numbers' })).toBeChecked();
    await round.press('Enter');
    await expect(dialog.getByRole('switch', { name: 'Numbers' })).not.toBeChecked();
    await expect(round).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(thirty.field).toBeFocused();
  },
);

test(
  'any whole number of seconds from 5 to 600 may be chosen, and nothing else',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.options.open();
    const dialog = thirty.options.dialog;
    await dialog.getByRole('radiogroup', { name: 'Time' }).getByText('Other', { exact: true }).click();
    const seconds = dialog.getByRole('spinbutton', { name: 'Seconds' });
    for (const refused of ['4', '601', '7.5', '-30', '']) {
      await seconds.fill(refused);
      await seconds.press('Enter');
      await expect(dialog.locator('[aria-live]').getByText('A whole number from 5 to 600.')).toBeAttached();
      await expect(thirty.time()).toHaveText('Time: 30');
    }
    await seconds.fill('7');
    await seconds.press('Enter');
    await expect(
      dialog.getByRole('radiogroup', { name: 'Time' }).getByRole('radio', { name: 'Other' }),
    ).toBeChecked();
    await expect(seconds).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(thirty.time()).toHaveText('Time: 7');
    expect(JSON.parse((await thirty.stored('options')) ?? '')).toMatchObject({
      version: 1,
      seconds: 7,
      size: 100,
    });
  },
);

test(
  'a round that runs is played to its end as it began, under its own line and best, whatever is chosen meanwhile',
  LONG,
  async ({ page, thirty }) => {
    await thirty.openAndPlay(8);
    await thirty.restart.click();
    await thirty.expectState('start');
    const words = await thirty.typeWords(3);
    await thirty.options.open();
    await thirty.options.words.selectOption({ label: 'Français' });
    await thirty.options.dialog.getByText('120 s', { exact: true }).click();
    await thirty.options.close();
    await thirty.expectState('run');
    await thirty.type(words.slice(3, 9));
    await thirty.finishFlawless(9);
    await expect(thirty.best()).toHaveText('Highest Score: 9');
    await expect(page.getByText('New highest score: 9 (+1)', { exact: true })).toBeVisible();
    await expect(thirty.main.getByText('Français')).toHaveCount(0);
    await thirty.restart.click();
    await expect(thirty.time()).toHaveText('Time: 120');
    await expect(thirty.main.getByText('120 s · Français', { exact: true })).toBeVisible();
    await expect(thirty.best()).toHaveText('Highest Score: 0');
  },
);

test(
  'a duration that is typed is taken when the dialog closes, by whatever means, and words are typed again',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.options.typeTime('46');
    await thirty.options.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(thirty.time()).toHaveText('Time: 46');
    await thirty.options.typeTime('45');
    await thirty.options.close();
    await expect(thirty.time()).toHaveText('Time: 45');
    await thirty.typeWords(3);
    await thirty.finishAfter(45_000);
    await thirty.expectFlawless(3);
  },
);

test('deleted rounds are no best any more, and imported ones may be', LONG, async ({ page, thirty }) => {
  await thirty.hasStored('options', '{"version":1,"seconds":60}');
  await thirty.open();
  await thirty.rounds.open();
  await thirty.rounds.import([plainRound({ durationMs: 60_000, seed: 3, events: [[0, '#']] })]);
  await expect(thirty.rounds.rows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
  await expect(thirty.best()).toHaveText('Highest Score: 0');
  await thirty.typeWords(3);
  await thirty.finishAfter(60_000);
  await thirty.rounds.expectSaved(2);
  await thirty.reload();
  await expect(thirty.best()).toHaveText('Highest Score: 3');
  await thirty.rounds.open();
  await thirty.rounds.press('Delete');
  await expect(thirty.rounds.rows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(thirty.best()).toHaveText('Highest Score: 0');
});

test('lists of words are found by their language: Enter takes the first, a click any of them', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.options.open();
  const { dialog } = thirty.options;
  const words = dialog.getByRole('combobox', { name: 'Words' });
  const search = dialog.getByRole('searchbox', { name: 'Find words' });
  await search.pressSequentially('spanish');
  await expect(dialog.getByRole('button', { name: /^Español/ })).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(words.getByRole('option', { selected: true })).toHaveText('Español');
  await expect(words).toBeFocused();
  await expect(search).toHaveValue('');
  await search.fill('deut 200');
  await dialog.getByRole('button', { name: 'Deutsch, 200 most used' }).click();
  await expect(words.getByRole('option', { selected: true })).toHaveText('Deutsch, 200 most used');
  await search.fill('klingon');
  await expect(dialog.getByText('No words found.')).toBeVisible();
});
