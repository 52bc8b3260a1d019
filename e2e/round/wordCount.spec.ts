import type { Thirty } from '../pages/Thirty';
import { timeKeys } from '../support/typedRound';
import { expect, LONG, test } from '../test';

const KEY_GAP_MS = 150;

/** The seconds and the speed of a flawless round of these words, with a key every so many ms. */
function figuresOf(words: string, gapMs = KEY_GAP_MS) {
  const tookMs = (words.length - 1) * gapMs;
  return { wpm: Math.round((words.length * 12_000) / tookMs), tookMs };
}

/** Types words to the end of the round, a key every so many ms. */
async function typeToTheEnd(thirty: Thirty, words: string, gapMs = KEY_GAP_MS): Promise<void> {
  await timeKeys(
    thirty,
    Array.from(words, (_, index) => index * gapMs),
  );
  await thirty.type(words.slice(0, -1));
  await thirty.expectState('run');
  await thirty.type(words.slice(-1));
  await thirty.expectState('finish');
  await thirty.page.evaluate(
    (detail) => dispatchEvent(new CustomEvent('settime', { detail })),
    words.length * gapMs,
  );
}

test('a round of 12 words counts up, ends with the last of them, and has its own speed and best', async ({
  page,
  thirty,
}) => {
  const words = await thirty.open();
  await thirty.options.chooseTime('12 words');
  await expect(thirty.field).toBeFocused();
  await expect(thirty.time()).toHaveText('Time: 0');
  await expect(page.getByText('12 words', { exact: true })).toBeVisible();
  expect(await thirty.words()).toBe(words);
  await typeToTheEnd(thirty, words);
  // The typed words stay, without a caret.
  await thirty.expectSameDrawnAnew();
  expect(await thirty.words()).toBe(words);
  const { wpm, tookMs } = figuresOf(words);
  await expect(thirty.time()).toHaveText(`Time: ${Math.floor(tookMs / 1000)}`);
  await thirty.expectFlawless(words.length);
  await expect(thirty.insights.region).toBeVisible();
  await expect.poll(() => thirty.insights.figures()).toMatchObject({ Speed: `${wpm} wpm` });
  await expect(thirty.best()).toHaveText(`Highest Score: ${wpm}`);
  expect(await thirty.stored('highestResult')).toBeNull();
  await expect(thirty.live(/^Done\. Result: accuracy 100 percent/)).toHaveCount(1);

  await thirty.rounds.expectSaved(1);
  await thirty.reload();
  await expect(thirty.time()).toHaveText('Time: 0');
  await expect(thirty.best()).toHaveText(`Highest Score: ${wpm}`);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows.first()).toContainText('12 words');
  await expect(thirty.rounds.rows.first()).toContainText(`${wpm}`);
});

test(
  'a word-count race is won by whoever needs less time, and a link brings it',
  LONG,
  async ({ thirty, anotherPlayer }) => {
    await thirty.open();
    await thirty.options.chooseTime('12 words');
    const words = await thirty.words();
    await typeToTheEnd(thirty, words);
    const link = await thirty.race.copyLink('Ana');

    const other = await anotherPlayer();
    await other.open(link);
    const { wpm } = figuresOf(words);
    await expect(other.race.challenge).toContainText(`Ana challenges you: ${wpm} wpm, 100%.`);
    await expect(other.time()).toHaveText('Time: 0');
    expect(await other.words()).toBe(words);
    // A multiple of 40 ms is never halfway between two tenths of a second, whatever the words.
    await typeToTheEnd(other, words, KEY_GAP_MS - 40);
    const fasterBy = figuresOf(words, KEY_GAP_MS - 40).wpm - wpm;
    const aheadSeconds = (((words.length - 1) * 40) / 1000).toFixed(1);
    await expect(
      other.main.getByText(`Ahead of the ghost by ${aheadSeconds} seconds (${fasterBy} wpm)`, {
        exact: true,
      }),
    ).toBeVisible();
  },
);

test(
  'the seconds that are left end no round of 24 words, and wrong keys end it too',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.options.chooseTime('24 words');
    const words = await thirty.words();
    await thirty.type(words.slice(0, 3));
    await thirty.skipTime(95_000);
    await thirty.expectState('run');
    await expect(thirty.time()).toHaveText('Time: 95');
    await thirty.type(words.slice(3));
    await expect.poll(() => thirty.words()).not.toBe(words);
    const second = await thirty.words();
    await thirty.type('#'.repeat(second.length - 1));
    await thirty.expectState('run');
    await thirty.type('#');
    await thirty.expectState('finish');
  },
);

test(
  'the opening plays such a round before the app is there, and Restart begins another',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.options.chooseTime('12 words');
    const letAppCome = await thirty.openBeforeApp();
    await expect(thirty.time()).toHaveText('Time: 0');
    const words = await thirty.words();
    await thirty.type(words);
    await thirty.expectState('finish');
    letAppCome();
    await thirty.pictured();
    await thirty.expectFlawless(words.length);
    await thirty.rounds.expectSaved(1);
    await thirty.restart.click();
    await thirty.expectState('start');
    await expect(thirty.time()).toHaveText('Time: 0');
    await expect.poll(() => thirty.words()).not.toBe(words);
  },
);

test(
  'a command chooses a number of words; a custom text has none, and Options say so',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.commands.perform('Time: 48 words');
    await expect(thirty.time()).toHaveText('Time: 0');
    await thirty.options.giveText('To be, or not to be.');
    await expect(
      thirty.options.dialog.getByText('Rounds with your own text are timed: 30 s each.'),
    ).toBeVisible();
    await thirty.options.close();
    await expect(thirty.time()).toHaveText('Time: 30');
    await expect(page.getByText('48 words', { exact: true })).toHaveCount(0);
    const letAppCome = await thirty.openLinkBeforeApp('./');
    await expect(thirty.time()).toHaveText('Time: 30');
    await expect(page.getByText('48 words', { exact: true })).toHaveCount(0);
    letAppCome();
    await thirty.pictured();
    await thirty.options.chooseStandard();
    await expect(thirty.time()).toHaveText('Time: 30');
  },
);

test('its replay and its files last as long as the round took', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.options.chooseTime('12 words');
  const words = await thirty.words();
  await typeToTheEnd(thirty, words);
  const { tookMs } = figuresOf(words);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('max', String(tookMs));
  await page.keyboard.press('Escape');

  await thirty.rounds.expectSaved(1);
  await thirty.rounds.open();
  const [, csv] = await thirty.rounds.export('Export as CSV');
  expect(csv).toContain(`,${tookMs / 1000},"english-1, 12 words",`);
  const [, json] = await thirty.rounds.export();
  const [round] = JSON.parse(json).rounds;
  expect(round).toMatchObject({ wordLimit: 12, wordList: 'english-1', durationMs: 3_600_000 });
});
