import type { TestInfo } from '@playwright/test';
import { countIn, MIN_EACH } from '../../src/core/practice/wantedPairs';
import { IMPORTED_ROUNDS } from '../pages/InsightsPage';
import type { Thirty } from '../pages/Thirty';
import { findings } from '../support/axe';
import { typeRound } from '../support/typedRound';
import { listOf, strangers } from '../support/wordLists';
import { expect, LONG, test } from '../test';

const parts = ({ page }: Thirty) => ({
  practise: page.getByRole('button', { name: /^Practise / }),
  next: page.getByRole('button', { name: 'Next practice round' }),
  usual: page.getByRole('button', { name: 'Play a normal round to see the effect' }),
  line: page.getByText(/^Practice:/),
  done: page.getByRole('button', { name: 'Done', exact: true }),
  table: page.getByRole('table', { name: 'Before and now' }),
});

/** Plays a round with slow pairs, and practises them. Returns the pairs. */
async function practiseFromResult(thirty: Thirty, info: TestInfo): Promise<readonly string[]> {
  await thirty.insights.playWithSlowPairs(info);
  const { practise, line } = parts(thirty);
  const name = (await practise.textContent()) ?? '';
  await practise.click();
  await expect(line).toBeVisible();
  return name
    .replace('Practise ', '')
    .split(', ')
    .map((pair) => pair.replace('␣', ' '));
}

/** Types a round of practice, evenly and without mistakes, long enough to measure each pair. */
async function playPractice(thirty: Thirty): Promise<void> {
  const even = (words: string) => Array.from(words, (key) => ({ key, gapMs: 80 }));
  await typeRound(thirty, [even, even, even]);
}

test(
  'below 300 keys a result has no slow pairs and nothing to practise, but says when they come',
  LONG,
  async ({ page, thirty }) => {
    await thirty.insights.playUsualRound();
    const told = thirty.insights.region;
    await expect(told.getByText('One more round to see your slow pairs here')).toBeVisible();
    await expect(parts(thirty).practise).toHaveCount(0);
    await thirty.rounds.expectSaved(1);
    await thirty.insights.playUsualRound();
    await expect(parts(thirty).practise).toBeVisible();
    await expect(page.getByText(/to see your slow pairs here/)).toHaveCount(0);
    // The button takes the first three of the list.
    const listed = (await thirty.insights.items('Slow pairs')).map((text) => text.split(' ')[0]);
    expect(listed.length).toBeGreaterThan(0);
    await expect(parts(thirty).practise).toHaveText(`Practise ${listed.slice(0, 3).join(', ')}`);
  },
);

test('what was slow or missed is practised from the result, until Done', async ({ page, thirty }, info) => {
  const pairs = await practiseFromResult(thirty, info);
  const { line, done } = parts(thirty);
  expect(pairs.length).toBeGreaterThan(0);
  await expect(line).toContainText(
    `Practice: ${pairs.join(', ').replaceAll(' ', '␣').replaceAll(',␣', ', ')} ·`,
  );
  for (const pair of pairs) {
    const spelled = Array.from(pair, (char) => (char === ' ' ? 'space' : char)).join(' ');
    await expect(line.getByRole('img', { name: spelled, exact: true })).toBeVisible();
  }
  await thirty.expectState('start');
  // As high as the slot that it stands in: it moves no words.
  expect((await page.locator('[data-practice]').boundingBox())?.height).toBe(24);
  await expect(thirty.field).toBeFocused();
  // Many words have them.
  await expect(line).not.toContainText('few words contain them');
  const lengths = [...listOf('English common')].map((word) => word.length);
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const seen = new Set<string>();
  for (const next of ['Restart', 'Escape', '']) {
    const words = await thirty.words();
    seen.add(words);
    for (const pair of pairs) expect(countIn(words, [pair])).toBeGreaterThanOrEqual(MIN_EACH);
    const letters = words.replaceAll(' ', '').length;
    expect(Math.abs(letters / words.split(' ').length - usual)).toBeLessThanOrEqual(1);
    await thirty.type(words.slice(0, 3));
    await thirty.expectState('run');
    if (next === 'Restart') await thirty.restart.click();
    if (next === 'Escape') await page.keyboard.press('Escape');
    if (next !== '') await thirty.expectState('start');
    await expect(line).toBeVisible();
  }

  await done.click();
  await expect(line).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('start');
  expect(seen).not.toContain(await thirty.words());
});

test(
  'a double click on what begins or ends practice leaves the focus in the field',
  LONG,
  async ({ thirty }, info) => {
    await thirty.insights.playWithSlowPairs(info);
    const { practise, line, done } = parts(thirty);
    await practise.dblclick();
    await expect(line).toBeVisible();
    await expect(thirty.field).toBeFocused();
    await done.dblclick();
    await expect(line).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  },
);

test(
  'in a low window nothing moves with the first key after a round of practice',
  LONG,
  async ({ page, thirty }, info) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    // Without smooth scrolling, so that the result is not still scrolling when the next round begins.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await practiseFromResult(thirty, info);
    await playPractice(thirty);
    await expect(parts(thirty).table).toBeVisible();
    await thirty.skipTime(2000);
    await page.keyboard.press('Enter');
    await thirty.expectState('start');
    const top = () => thirty.canvas.evaluate((canvas) => canvas.getBoundingClientRect().top);
    const before = await top();
    await thirty.type((await thirty.words()).slice(0, 1));
    await thirty.expectState('run');
    await expect(parts(thirty).table).toHaveCount(0);
    expect(await top()).toBe(before);
  },
);

test(
  'practice is no best and in no trend; it is kept, and can be taken along',
  LONG,
  async ({ page, thirty }, info) => {
    const pairs = await practiseFromResult(thirty, info);
    const best = await thirty.best().textContent();
    const saved = await thirty.stored('highestResult');
    await thirty.type(await thirty.words());
    await thirty.finish();
    // Once it is saved, a new best would have been shown.
    await thirty.rounds.expectSaved(IMPORTED_ROUNDS + 2);
    await expect(thirty.best()).toHaveText(best ?? '');
    expect(await thirty.stored('highestResult')).toBe(saved);
    await expect(page.getByText('New highest score')).toHaveCount(0);

    await thirty.rounds.open();
    const label = `practice ${[...pairs].sort().join(', ').replaceAll(' ', '␣').replaceAll(',␣', ', ')}`;
    await expect(thirty.rounds.rows.first()).toContainText(label);
    await thirty.rounds.openTab('Export and import');
    const [, text] = await thirty.rounds.export();
    const { rounds } = JSON.parse(text) as { rounds: { practice?: string[]; wordList: string }[] };
    expect(rounds.map(({ practice, wordList }) => [practice, wordList])).toContainEqual([
      [...pairs].sort(),
      'english-1',
    ]);
    await thirty.rounds.deleteAll(IMPORTED_ROUNDS + 2);
    await thirty.rounds.import(rounds);
    await thirty.rounds.openTab('History');
    await expect(thirty.rounds.rows.filter({ hasText: label })).toHaveCount(1);
  },
);

test('after a practice round a table tells before and now, but not while a round of other words is raced', async ({
  thirty,
}, info) => {
  const pairs = await practiseFromResult(thirty, info);
  const { table, line } = parts(thirty);
  await expect(table).toHaveCount(0);
  await playPractice(thirty);
  await expect(table.getByRole('columnheader')).toHaveText(['Pair', 'Before', 'Now', 'Since', 'Gain']);
  await expect(table.getByRole('row')).toHaveCount(pairs.length + 1);
  // Practice itself is no reason to say faster or slower.
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveText([/^(\d+ ms|–)/, /^80 ms/, '–', 'not sure yet']);
  await thirty.rounds.expectSaved(IMPORTED_ROUNDS + 2);
  await thirty.rounds.open();
  await thirty.rounds.press('Race', thirty.rounds.rows.last());
  await thirty.expectState('start');
  await expect(table).toHaveCount(0);
  await thirty.restart.click();
  await expect(line).toBeVisible();
  await expect(table).toBeVisible();
  await thirty.typeWords(2);
  await expect(table).toHaveCount(0);
});

test(
  'practice goes on by Enter, in fives; Done sums it up and offers a usual round',
  LONG,
  async ({ page, thirty }, info) => {
    const pairs = await practiseFromResult(thirty, info);
    const { table, line, next, done, usual } = parts(thirty);
    await expect(line).toContainText('round 1 of 5');
    await playPractice(thirty);
    await expect(next).toBeVisible();
    await expect(done).toBeVisible();
    await expect(line).toContainText('round 1 of 5');
    await thirty.skipTime(2000);
    await page.keyboard.press('Enter');
    await thirty.expectState('start');
    await expect(line).toContainText('round 2 of 5');
    await playPractice(thirty);
    const top = () => thirty.canvas.evaluate((canvas) => canvas.getBoundingClientRect().top);
    const before = await top();
    await done.click();
    await expect(page.getByRole('region', { name: '2 rounds of practice' })).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(pairs.length + 1);
    await expect(next).toHaveCount(0);
    await expect(usual).toBeVisible();
    expect(await top()).toBe(before);
    await expect(thirty.field).toBeFocused();
    await thirty.skipTime(2000);
    await page.keyboard.press('Enter');
    await thirty.expectState('start');
    await expect(line).toHaveCount(0);
    await expect(table).toHaveCount(0);
    await thirty.typeWords(30);
    await thirty.finish();
    await expect(page.getByRole('paragraph').filter({ hasText: /^Since practice:/ })).toContainText(
      /\d of 8 times/,
    );
    await expect(table).toHaveCount(0);
  },
);

test('the fifth round of practice sums it up; five more can follow', LONG, async ({ thirty }, info) => {
  await practiseFromResult(thirty, info);
  const { line, next, usual } = parts(thirty);
  for (let round = 1; round <= 5; round++) {
    await expect(line).toContainText(`round ${round} of 5`);
    await playPractice(thirty);
    if (round < 5) await next.click();
  }
  await expect(thirty.main).toContainText(
    /80.* → .*80 ms.* in practice\. Play a normal round to see if it lasts\./,
  );
  await expect(usual).toBeVisible();
  await thirty.page.getByRole('button', { name: 'Five more rounds' }).click();
  await thirty.expectState('start');
  await expect(line).toContainText('round 1 of 5');
});

test(
  'commands practise the slowest pairs, end practice and lead to the keys',
  LONG,
  async ({ page, thirty }, info) => {
    await thirty.insights.playWithSlowPairs(info);
    const { line } = parts(thirty);
    await thirty.commands.perform('Practise the pairs that cost you most');
    await expect(line).toBeVisible();
    await thirty.commands.perform('End practice');
    await expect(line).toHaveCount(0);
    await thirty.commands.perform('Keys: choose what to practise');
    await expect(page.getByRole('tab', { name: 'Keys' })).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'what is practised steps back while keys come; practice left by closing the tab is over',
  LONG,
  async ({ thirty }, info) => {
    await practiseFromResult(thirty, info);
    const { done, line } = parts(thirty);
    const faint = `rgb(${(await thirty.colour('ink-faint')).join(', ')})`;
    await expect(done).not.toHaveCSS('color', faint);
    await thirty.typeUntilQuiet(await thirty.words());
    await expect(done).toHaveCSS('color', faint);
    await thirty.reload();
    await thirty.expectState('start');
    await expect(thirty.field).toBeFocused();
    await expect(line).toHaveCount(0);
  },
);

test('practice goes on with another time and other words', LONG, async ({ thirty }, info) => {
  const pairs = await practiseFromResult(thirty, info);
  await thirty.commands.perform('Time: 15 s');
  await expect(thirty.time()).toHaveText('Time: 15');
  await expect(parts(thirty).line).toBeVisible();
  await thirty.commands.perform('Words: Español');
  const spanish = listOf('Español');
  await expect.poll(async () => strangers(await thirty.words(), spanish)).toEqual([]);
  await expect(parts(thirty).line).toBeVisible();
  expect(countIn(await thirty.words(), pairs)).toBeGreaterThan(0);
});

test(
  'practice ends with the standard round, and says where it is of other words than chosen',
  LONG,
  async ({ thirty }, info) => {
    await practiseFromResult(thirty, info);
    const { line } = parts(thirty);
    await expect(line).not.toContainText('standard words');
    await thirty.options.giveText('one text of my own');
    await thirty.options.close();
    await expect(line).toContainText('in standard words');
    await thirty.options.chooseStandard();
    await expect(line).toHaveCount(0);
    await thirty.expectState('start');
  },
);

test.describe('words to practise with that could not be loaded', () => {
  test.use({ expectsPageErrors: true });

  test('are no longer told of once `Options` has loaded them', LONG, async ({ page, thirty }, info) => {
    const list = /assets\/more\/german/;
    await thirty.insights.playWithSlowPairs(info);
    await page.route(list, (route) => route.abort());
    await thirty.options.open();
    await thirty.options.words.selectOption({ label: 'Deutsch' });
    await expect(thirty.options.dialog.getByText('“Deutsch” could not be loaded.')).toBeVisible();
    await thirty.options.close();
    await parts(thirty).practise.click();
    const message = page.getByText('The words for practice could not be loaded.');
    await expect(message).toBeVisible();
    await page.unroute(list);
    await thirty.options.open();
    await expect(message).toHaveCount(0);
  });
});

test('practice is accessible in either theme', LONG, async ({ page, thirty }, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await practiseFromResult(thirty, info);
  await thirty.chooseTheme('System');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await playPractice(thirty);
  await expect(parts(thirty).table).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await findings(page), colorScheme).toEqual([]);
  }
  await parts(thirty).done.click();
  await expect(parts(thirty).usual).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
