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

test('the first character starts the round; other keys do not', async ({ thirty }) => {
  await thirty.open();
  for (const key of ['Backspace', 'Enter', 'ArrowLeft', 'Shift', 'Escape'])
    await thirty.page.keyboard.press(key);
  await thirty.expectState('start');
  await thirty.type('x');
  await thirty.expectState('run');
});

test('a space starts the round too', async ({ thirty }) => {
  await thirty.open();
  await thirty.page.keyboard.press('Space');
  await thirty.expectState('run');
});

test('colours tell match, mismatch, mistyped space and untyped', async ({ thirty }) => {
  const words = await thirty.open();
  const space = words.indexOf(' ');
  expect(await thirty.pixelsOf('untyped')).toBeGreaterThan(300);
  expect(await thirty.pixelsOf('match')).toBe(0);

  await thirty.type(words.slice(0, 1));
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(10);
  expect(await thirty.pixelsOf('mismatch')).toBe(0);

  await thirty.type(Array.from(words.slice(1, space), wrong).join(''));
  expect(await thirty.pixelsOf('mismatch')).toBeGreaterThan(5);
  expect(await thirty.pixelsOf('mistyped-space')).toBe(0);

  await thirty.type('x');
  expect(await thirty.pixelsOf('mistyped-space')).toBeGreaterThan(300);

  await thirty.page.keyboard.press('Backspace');
  expect(await thirty.pixelsOf('mistyped-space')).toBe(0);
});

test('typing all twelve words brings twelve others, and their errors are added', async ({ thirty }) => {
  await thirty.open();
  const first = await thirty.words();
  await thirty.type(wrong(first[0]) + first.slice(1));
  await expect.poll(() => thirty.words()).not.toBe(first);
  const second = await thirty.words();
  expect(second.split(' ')).toHaveLength(12);
  expect(second.split(' ').filter((word) => first.split(' ').includes(word))).toEqual([]);
  expect(await thirty.pixelsOf('match')).toBe(0);

  // A finished batch is closed.
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

test('the countdown goes down by one a second', async ({ thirty }) => {
  await thirty.begin(1);
  await thirty.time().evaluate((heading) => {
    const seen: [string, number][] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const text = heading.textContent ?? '';
      if (text !== seen.at(-1)?.[0]) seen.push([text, performance.now()]);
    }).observe(heading, { subtree: true, childList: true, characterData: true });
  });
  await thirty.skipTime(10_000);
  const sinceTwenty = async () => {
    const all = await thirty.page.evaluate(
      () => (globalThis as unknown as { seen: [string, number][] }).seen,
    );
    return all.slice(all.findIndex(([text]) => text === 'Time: 20'));
  };
  await expect.poll(async () => (await sinceTwenty()).length).toBeGreaterThanOrEqual(4);
  const seen = (await sinceTwenty()).slice(0, 4);
  expect(seen.map(([text]) => text)).toEqual(['Time: 20', 'Time: 19', 'Time: 18', 'Time: 17']);
  const [, nineteenAt = 0, , seventeenAt = 0] = seen.map(([, at]) => at);
  // A busy machine may show one of them late.
  expect(Math.abs(seventeenAt - nineteenAt - 2000)).toBeLessThan(1000);
});

test('nothing that is typed after the end counts', async ({ thirty }) => {
  const words = await thirty.begin(3);
  await thirty.finish();
  await thirty.type(words.slice(3, 9));
  await thirty.page.keyboard.press('Backspace');
  await thirty.expectFlawless(3);
});

test('a round of no standing character is 0%', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.type('x');
  await thirty.page.keyboard.press('Backspace');
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 0%', 'Errors: 0', 'Characters Typed: 0']);
  await expect(thirty.best()).toHaveText('Highest Score: 0');
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
    expect(await thirty.words()).not.toBe(words);
    words = await thirty.words();
    expect(await thirty.pixelsOf('match')).toBe(0);
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

test('a round really lasts 30 seconds', LONG, async ({ page, thirty }) => {
  test.setTimeout(90_000);
  const words = await thirty.open();
  const begun = Date.now();
  await page.keyboard.press(words[0] ?? '');
  for (const char of words.slice(1, 20)) {
    await page.keyboard.press(char === ' ' ? 'Space' : char);
    await page.waitForTimeout(250);
  }
  await expect(thirty.time()).toHaveText('Time: 1', { timeout: 40_000 });
  await thirty.expectState('run');
  await expect(thirty.main).toHaveAttribute('data-state', 'finish', { timeout: 5000 });
  const lasted = Date.now() - begun;
  expect(lasted).toBeGreaterThanOrEqual(29_900);
  expect(lasted).toBeLessThan(32_000);
  await thirty.expectFlawless(20);
  await expect(thirty.time()).toHaveText('Time: 0');
});
