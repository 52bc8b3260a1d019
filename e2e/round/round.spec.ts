import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

test('the page opens ready to type: twelve words, 30 seconds, focus in the field', async ({ thirty }) => {
  await thirty.open();
  expect((await thirty.words()).split(' ')).toHaveLength(12);
  expect(await thirty.words()).toMatch(/^[a-z]{2,10}( [a-z]{2,10}){11}$/);
  await expect(thirty.time()).toHaveText('Time: 30');
  await expect(thirty.best()).toHaveText('Highest Score: 0');
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('start');
  await expect(thirty.page.getByRole('heading', { name: 'Result' })).toHaveCount(0);
});

test('the first character starts the round, a space too; other keys do not', async ({ thirty }) => {
  await thirty.open();
  for (const key of ['Backspace', 'Enter', 'ArrowLeft', 'Shift', 'Escape'])
    await thirty.page.keyboard.press(key);
  await thirty.expectState('start');
  await thirty.type('x');
  await thirty.expectState('run');
  await thirty.restart.click();
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
  await thirty.page.keyboard.press('Space');
  await thirty.expectState('run');
});

test('colours tell match, mismatch, mistyped space and untyped', async ({ thirty }) => {
  const words = await thirty.open();
  const space = words.indexOf(' ');
  const expectPixels = (token: string) => expect.poll(() => thirty.pixelsOf(token));
  await expectPixels('untyped').toBeGreaterThan(300);
  await expectPixels('match').toBe(0);

  await thirty.type(words.slice(0, 1));
  await expectPixels('match').toBeGreaterThan(10);
  await expectPixels('mismatch').toBe(0);

  await thirty.type(Array.from(words.slice(1, space), wrong).join(''));
  await expectPixels('mismatch').toBeGreaterThan(5);
  await expectPixels('mistyped-space').toBe(0);

  await thirty.type('x');
  await expectPixels('mistyped-space').toBeGreaterThan(300);

  await thirty.page.keyboard.press('Backspace');
  await expectPixels('mistyped-space').toBe(0);
});

test('typing all twelve words brings twelve others, and their errors are added', async ({ thirty }) => {
  await thirty.open();
  const first = await thirty.words();
  await thirty.type(wrong(first[0]) + first.slice(1));
  await expect.poll(() => thirty.words()).not.toBe(first);
  const second = await thirty.words();
  expect(second.split(' ')).toHaveLength(12);
  expect(second.split(' ').filter((word) => first.split(' ').includes(word))).toEqual([]);
  await expect.poll(() => thirty.pixelsOf('match')).toBe(0);

  // A finished batch cannot be changed.
  await thirty.page.keyboard.press('Backspace');
  await thirty.type(wrong(second[0]) + (second[1] ?? ''));
  await thirty.finish();
  const total = first.length + 2;
  await thirty.expectResult([
    `Accuracy: ${Math.round(((total - 2) / total) * 100)}%`,
    'Errors: 2',
    `Characters Typed: ${total}`,
  ]);
  await expect(thirty.best()).toHaveText(`Highest Score: ${total - 2}`);
});

test.describe(() => {
  test.use({ time: 'ownTimers' });

  test('the countdown goes down by one a second, and ends the round', async ({ thirty }) => {
    await thirty.open();
    await thirty.pauseTimers();
    await thirty.type('x');
    await thirty.runFor(500);
    for (const seconds of [30, 29, 28, 27]) {
      await expect(thirty.time()).toHaveText(`Time: ${seconds}`);
      await thirty.runFor(1000);
    }
    await thirty.runFor(25_000);
    await expect(thirty.time()).toHaveText('Time: 1');
    await thirty.expectState('run');
    await thirty.runFor(1000);
    await expect(thirty.time()).toHaveText('Time: 0');
    await thirty.expectState('finish');
  });
});

test('nothing that is typed after the end counts', async ({ thirty }) => {
  const words = await thirty.begin(3);
  await thirty.finish();
  await thirty.type(words.slice(3, 9));
  await thirty.page.keyboard.press('Backspace');
  await thirty.expectFlawless(3);
});

test('Restart gives new words and a full clock in every state, and focus to the field', async ({
  thirty,
}) => {
  await thirty.open();
  let words = await thirty.words();
  const restartNow = async () => {
    await thirty.restart.click();
    await thirty.expectState('start');
    await expect(thirty.time()).toHaveText('Time: 30');
    await expect(thirty.field).toBeFocused();
    await expect(thirty.page.getByRole('heading', { name: 'Result' })).toHaveCount(0);
    await expect.poll(() => thirty.words()).not.toBe(words);
    words = await thirty.words();
    await expect.poll(() => thirty.pixelsOf('match')).toBe(0);
  };
  await restartNow();
  await thirty.type(words.slice(0, 4));
  await restartNow();
  await thirty.type(words.slice(0, 4));
  await thirty.finish();
  await restartNow();
});

test('the result fades in, each part over 0.3 s, after 0, 0.5, 1 and 1.4 s', async ({ thirty }) => {
  await thirty.open();
  await thirty.type('x');
  await thirty.finish();
  const parts = thirty.page.getByRole('heading', { name: 'Result' }).locator('xpath=../*');
  const timing = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return [style.animationDelay, style.animationDuration];
    }),
  );
  expect(timing.slice(0, 4)).toEqual([
    ['0s', '0.3s'],
    ['0.5s', '0.3s'],
    ['1s', '0.3s'],
    ['1.4s', '0.3s'],
  ]);
});

test.describe(() => {
  // The one round in real time: in all others the test sets the clock.
  test.use({ time: 'real' });

  test('a round really lasts 30 seconds', LONG, async ({ page, thirty }) => {
    await thirty.open();
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const main = document.querySelector('main') as HTMLElement;
      const note = ({ timeStamp }: Event) => {
        dataset.startedMs = String(timeStamp);
      };
      document.addEventListener('keydown', note, { capture: true, once: true });
      new MutationObserver(() => {
        if (main.dataset.state === 'finish') dataset.endedMs = String(performance.now());
      }).observe(main, { attributeFilter: ['data-state'] });
    });
    await thirty.typeWords(3);
    await thirty.expectState('run');
    // Both patterns, once they match, match until the end.
    for (const shown of [/^Time: 1?\d$/, /^Time: \d$/]) await expect(thirty.time()).toHaveText(shown);
    await thirty.expectState('finish');
    await thirty.expectFlawless(3);
    await expect(thirty.time()).toHaveText('Time: 0');
    // How late the end is noticed depends on the machine, but it is never early.
    const at = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(Number(at.endedMs)).toBeGreaterThanOrEqual(Number(at.startedMs) + 30_000);
  });
});
