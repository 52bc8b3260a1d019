import { countIn, MIN_EACH, MIN_SHARE } from '../../src/core/practice/wantedPairs';
import type { Thirty } from '../pages/Thirty';
import { findings } from '../support/axe';
import { listOf, strangers } from '../support/wordLists';
import { expect, LONG, test } from '../test';

const parts = ({ page }: Thirty) => ({
  practise: page.getByRole('button', { name: /^Practise / }),
  line: page.getByText(/^Practice:/),
  done: page.getByRole('button', { name: 'Done', exact: true }),
  table: page.getByRole('table', { name: 'Before and now' }),
});

/** Plays a round with slow and missed pairs, and practises them. Returns the pairs. */
async function practiseFromResult(thirty: Thirty): Promise<readonly string[]> {
  await thirty.insights.playUsualRound();
  const { practise, line } = parts(thirty);
  const name = (await practise.textContent()) ?? '';
  await practise.click();
  await expect(line).toBeVisible();
  return name
    .replace('Practise ', '')
    .split(', ')
    .map((pair) => pair.replace('␣', ' '));
}

test('what was slow or missed is practised from the result, until Done', async ({ page, thirty }) => {
  const pairs = await practiseFromResult(thirty);
  const { line, done } = parts(thirty);
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) {
    const spelled = Array.from(pair, (char) => (char === ' ' ? 'space' : char)).join(' ');
    await expect(line.getByRole('img', { name: spelled, exact: true })).toBeVisible();
  }
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
  // With rare pairs a quarter is out of reach, and the line says so.
  const isShort = ((await line.textContent()) ?? '').includes('few words have them');
  const seen = new Set<string>();
  for (const next of ['Restart', 'Escape', '']) {
    const words = await thirty.words();
    seen.add(words);
    for (const pair of pairs) expect(countIn(words, [pair])).toBeGreaterThanOrEqual(MIN_EACH);
    if (!isShort) expect(countIn(words, pairs)).toBeGreaterThanOrEqual((words.length - 1) * MIN_SHARE);
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
  async ({ thirty }) => {
    await thirty.insights.playUsualRound();
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
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    // Without smooth scrolling, so that the result is not still scrolling when the next round begins.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await practiseFromResult(thirty);
    await thirty.type(await thirty.words());
    await thirty.finish();
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

test('practice is no best and in no trend; it is kept, and can be taken along', async ({ page, thirty }) => {
  const pairs = await practiseFromResult(thirty);
  const best = await thirty.best().textContent();
  const saved = await thirty.stored('highestResult');
  await thirty.type(await thirty.words());
  await thirty.finish();
  // Once it is saved, a new best would have been shown.
  await thirty.rounds.expectSaved(2);
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
  await thirty.rounds.deleteAll(2);
  await thirty.rounds.import(rounds);
  await thirty.rounds.openTab('History');
  await expect(thirty.rounds.rows.filter({ hasText: label })).toHaveCount(1);
});

test('after a practice round a table tells before and now, but not while a round of other words is raced', async ({
  thirty,
}) => {
  const pairs = await practiseFromResult(thirty);
  const { table, line } = parts(thirty);
  await expect(table).toHaveCount(0);
  await thirty.type(await thirty.words());
  await thirty.finish();
  await expect(table.getByRole('columnheader')).toHaveText(['Pair', 'Before', 'Now', 'Since', 'Worth']);
  await expect(table.getByRole('row')).toHaveCount(pairs.length + 1);
  await expect(table.getByRole('row').nth(1)).toContainText(/not sure yet|faster|slower/);
  await thirty.rounds.expectSaved(2);
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
  'commands practise the slowest pairs, end practice and lead to the keys',
  LONG,
  async ({ page, thirty }) => {
    await thirty.insights.playUsualRound();
    const { line } = parts(thirty);
    await thirty.commands.perform('Practise the pairs that cost you most');
    await expect(line).toBeVisible();
    await thirty.commands.perform('Practice: done');
    await expect(line).toHaveCount(0);
    await thirty.commands.perform('Keys: choose what to practise');
    await expect(page.getByRole('tab', { name: 'Keys' })).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'what is practised steps back while keys come; practice left by closing the tab is over',
  LONG,
  async ({ thirty }) => {
    await practiseFromResult(thirty);
    const { done, line } = parts(thirty);
    await expect(done).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await thirty.typeUntilQuiet(await thirty.words());
    await expect(done).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await thirty.reload();
    await thirty.expectState('start');
    await expect(thirty.field).toBeFocused();
    await expect(line).toHaveCount(0);
  },
);

test('practice goes on with another time and other words', LONG, async ({ thirty }) => {
  const pairs = await practiseFromResult(thirty);
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
  async ({ thirty }) => {
    await practiseFromResult(thirty);
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

test('practice is accessible in either theme', LONG, async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await practiseFromResult(thirty);
  await thirty.chooseTheme('System');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await thirty.type(await thirty.words());
  await thirty.finish();
  await expect(parts(thirty).table).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await findings(page), colorScheme).toEqual([]);
  }
});
