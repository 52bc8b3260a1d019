import type { Thirty } from '../pages/Thirty';
import { typeRound } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** Waits until the pairs of so many rounds are counted. */
async function expectCounted({ rounds }: Thirty, count: number): Promise<void> {
  const counted = async () => (await rounds.inStore('practice')).map((one) => usualRoundsIn(one));
  await expect.poll(counted).toContain(count);
}

function usualRoundsIn(record: unknown): number | undefined {
  return (record as { readonly stats?: { readonly usualRounds?: number } }).stats?.usualRounds;
}

/** Plays a round whose usual speed is to be shown. */
async function expectUsualSpeed(thirty: Thirty): Promise<void> {
  await thirty.play(40);
  await expect
    .poll(async () => (await thirty.insights.figures())['Usual on these words'])
    .toMatch(/^\d+ wpm$/);
}

test('what somebody usually types on just these words is said once there is enough to say it from', async ({
  thirty,
}, info) => {
  await thirty.open();
  await thirty.play(40);
  expect(Object.keys(await thirty.insights.figures())).not.toContain('Usual on these words');
  await thirty.rounds.open();
  await thirty.rounds.importMadeUp(20, info);
  await thirty.page.keyboard.press('Escape');
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await thirty.restart.click();
  await thirty.expectState('start');
  await expectUsualSpeed(thirty);
});

test(
  'it is said in the first round after an import, and in the first one of a visit',
  LONG,
  async ({ thirty }, info) => {
    await thirty.open();
    await thirty.rounds.open();
    await thirty.rounds.importMadeUp(20, info);
    await thirty.page.keyboard.press('Escape');
    await expect(thirty.rounds.dialog).toHaveCount(0);
    await expectCounted(thirty, 20);
    await expectUsualSpeed(thirty);
    await thirty.rounds.expectSaved(21);
    await thirty.reload();
    await expectUsualSpeed(thirty);
  },
);

test('all six figures beside a result stand apart', LONG, async ({ page, thirty }, info) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.dealsAlike();
  await thirty.open();
  await thirty.rounds.open();
  await thirty.rounds.importMadeUp(20, info);
  await thirty.rounds.openTab('Keys');
  await expect(thirty.rounds.dialog.getByRole('table', { name: 'Pairs' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thirty.rounds.dialog).toHaveCount(0);
  // Fast and even typing, so that all speeds have three digits.
  let leftMs = 30_000;
  const even = (words: string) =>
    Array.from(words, (key, index) => ({ key, gapMs: index % 2 === 0 ? 74 : 86 })).filter(({ gapMs }) => {
      leftMs -= gapMs;
      return leftMs > 0;
    });
  await typeRound(thirty, [even, even, even, even, even]);
  const figures = thirty.insights.region.getByRole('term').locator('..');
  await expect(figures).toHaveCount(6);
  expect((await thirty.insights.figures())['Likely range']).toMatch(/^1\d\d to 1\d\d wpm$/);
  const boxes = await figures.evaluateAll((all) =>
    all.map((one) => {
      // The width of the text, not of its box.
      const texts = Array.from(one.querySelectorAll('button, dd'), (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      });
      return {
        left: Math.min(...texts.map(({ left }) => left)),
        right: Math.max(...texts.map(({ right }) => right)),
      };
    }),
  );
  for (const [index, { left }] of boxes.entries()) {
    const before = boxes[index - 1];
    if (before && left > before.left) expect(left - before.right).toBeGreaterThanOrEqual(10);
  }
  await expect(thirty.insights.region.getByRole('img', { name: 'Speed over time' })).toBeInViewport({
    ratio: 1,
  });
});

test(
  'the trend has a second line, less the luck with words, once there are rounds enough',
  LONG,
  async ({ thirty }, info) => {
    const { rounds } = thirty;
    await thirty.open();
    await rounds.open();
    await rounds.importMadeUp(12, info);
    // Opening this tab has the pairs counted.
    await rounds.openTab('Keys');
    await expect(rounds.dialog.getByRole('table', { name: 'Pairs' })).toBeVisible();
    await rounds.openTab('History');
    await expect(rounds.dialog.getByText('on words of medium difficulty', { exact: true })).toBeVisible();
    await expect(
      rounds.dialog.getByText(
        /^ – Median of your last \d+ rounds: \d+ wpm, most .*; \d+ wpm on words of medium difficulty;/,
      ),
    ).toBeVisible();
  },
);
