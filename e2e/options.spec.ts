import { findings } from './axe';
import { chooseTime, closeOptions, openOptions, optionsOf } from './optionsPage';
import {
  anotherTab,
  countKept,
  fileOf,
  importText,
  openRounds,
  plainRound,
  play,
  playUnkept,
  rowsOf,
} from './roundsPage';
import { expect, type Thirty, test } from './thirty';

async function finishAfter(thirty: Thirty, ms: number): Promise<void> {
  await thirty.expectState('run');
  await thirty.skipTime(ms);
  await thirty.expectState('finish');
}

test('a round of 15 s ends after 15 s, and is kept as one', async ({ page, thirty }) => {
  await thirty.open();
  const words = await thirty.words();
  await chooseTime(page, '15 s');
  await expect(thirty.field).toBeFocused();
  await expect(thirty.time()).toHaveText('Time: 15');
  expect(await thirty.words()).toBe(words);
  await expect(page.getByText('15 s', { exact: true })).toBeVisible();
  await thirty.type(words.slice(0, 8));
  await thirty.skipTime(10_000);
  await thirty.type(words.slice(8, 9));
  await thirty.expectState('run');
  await finishAfter(thirty, 5000);
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 9']);
  await expect.poll(() => countKept(page)).toBe(1);
  await openRounds(page);
  await expect(rowsOf(page).first()).toContainText('15 s');
});

test('the highest score is of the standard round; other rounds have a best of their own', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await play(thirty, 30);
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  await chooseTime(page, '60 s');
  // The result is left on show with its best; the next round is the other one.
  await thirty.expectState('finish');
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  await thirty.restart.click();
  await expect(thirty.time()).toHaveText('Time: 60');
  await expect(thirty.best()).toHaveText('Highest Score: 0');
  await thirty.type((await thirty.words()).slice(0, 45));
  await finishAfter(thirty, 60_000);
  await expect(thirty.best()).toHaveText('Highest Score: 45');
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBe('30');
  await expect.poll(() => countKept(page)).toBe(2);

  await page.reload();
  await thirty.pictured();
  await expect(thirty.time()).toHaveText('Time: 60');
  await expect(thirty.best()).toHaveText('Highest Score: 45');
  await openOptions(page);
  await optionsOf(page).getByRole('button', { name: 'Standard round' }).click();
  await page.keyboard.press('Escape');
  await expect(thirty.time()).toHaveText('Time: 30');
  await expect(thirty.best()).toHaveText('Highest Score: 30');
  await expect(page.getByText('60 s', { exact: true })).toHaveCount(0);
});

test('bests and trend are of rounds as they are chosen, and that is said where there are others', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await openRounds(page);
  const minute = (seed: number, typed: number) =>
    plainRound({ durationMs: 60_000, seed, events: Array.from({ length: typed }, (_, i) => [i * 9, '#']) });
  await importText(page, fileOf([plainRound(), minute(3, 5), minute(4, 9)]));
  await page.getByRole('button', { name: 'Import 3 rounds' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByText('rounds as they are chosen now: 30 s.')).toBeVisible();
  await expect(page.getByText('One round of this kind so far')).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseTime(page, '60 s');
  await openRounds(page);
  await expect(page.getByText('rounds as they are chosen now: 60 s.')).toBeVisible();
  await expect(page.getByText('Two rounds of this kind so far')).toBeVisible();
});

test('any whole number of seconds from 5 to 600 may be chosen, and nothing else', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await openOptions(page);
  const dialog = optionsOf(page);
  await dialog.getByText('Other', { exact: true }).click();
  const seconds = dialog.getByRole('spinbutton', { name: 'Seconds' });
  for (const refused of ['4', '601', '7.5', '-30', '']) {
    await seconds.fill(refused);
    await seconds.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('A whole number from 5 to 600.');
    await expect(thirty.time()).toHaveText('Time: 30');
  }
  await seconds.fill('7');
  await seconds.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Other' })).toBeChecked();
  await expect(seconds).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(thirty.time()).toHaveText('Time: 7');
  expect(await page.evaluate(() => localStorage.getItem('options'))).toBe(
    '{"version":1,"seconds":7,"words":"english-1","capitals":false,"numbers":false,"size":100,"caret":"line","gliding":false,"sound":"off"}',
  );
});

test('a round that runs is played to its end as it began', async ({ page, thirty }) => {
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 3));
  await chooseTime(page, '120 s');
  await thirty.expectState('run');
  await thirty.type(words.slice(3, 6));
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 6']);
  await thirty.restart.click();
  await expect(thirty.time()).toHaveText('Time: 120');
});

test('the line and the best are those of the round on show, whatever is chosen meanwhile', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await play(thirty, 8);
  await thirty.restart.click();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 3));
  await openOptions(page);
  await optionsOf(page).getByRole('combobox', { name: 'Words' }).selectOption({ label: 'Français' });
  await optionsOf(page).getByText('15 s', { exact: true }).click();
  await closeOptions(page);
  await thirty.type(words.slice(3, 9));
  await thirty.finish();
  await expect(thirty.best()).toHaveText('Highest Score: 9');
  await expect(page.getByText('New highest score', { exact: true })).toBeVisible();
  await expect(thirty.main.getByText('Français')).toHaveCount(0);
  await thirty.restart.click();
  await expect(thirty.main.getByText('15 s · Français', { exact: true })).toBeVisible();
  await expect(thirty.best()).toHaveText('Highest Score: 0');
});

test('where no round can be kept, the best of other rounds lasts as long as the page', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    localStorage.setItem('options', '{"version":1,"seconds":15}');
  });
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 7));
  await finishAfter(thirty, 15_000);
  await expect(thirty.best()).toHaveText('Highest Score: 7');
});

for (const kept of [
  '{"version":1,"seconds":15}',
  '{"version":1,"size":150,"caret":"block","gliding":true}',
  '{"version":1,"seconds":60,"words":"french-1","capitals":true}',
]) {
  test(`the app takes the page over without a word on the console: ${kept}`, async ({ page, thirty }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.addInitScript((text) => localStorage.setItem('options', text), kept);
    await thirty.open();
    const { seconds = 30 } = JSON.parse(kept) as { seconds?: number };
    await expect(thirty.time()).toHaveText(`Time: ${seconds}`);
    expect(said).toEqual([]);
  });
}

test('the page alone plays by the options, before the app is there', async ({ page, thirty }) => {
  await page.addInitScript(() => localStorage.setItem('options', '{"version":1,"seconds":15}'));
  const letThrough = await thirty.hold(/assets\/index-.*\.js/);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(thirty.time()).toHaveText('Time: 15');
  await expect(page.getByText('15 s', { exact: true })).toBeVisible();
  await thirty.type((await thirty.words()).slice(0, 4));
  await finishAfter(thirty, 15_000);
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 4']);
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBeNull();
  letThrough();
  await thirty.pictured();
  await expect(thirty.best()).toHaveText('Highest Score: 4');
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBeNull();
});

for (const bad of [
  '',
  'null',
  '[]',
  '60',
  '{"seconds":60}',
  '{"version":2,"seconds":60}',
  '{"version":1,"seconds":"60"}',
  '{"version":1,"seconds":1e9}',
  '{"version":1,"seconds":4.5}',
  'purple',
]) {
  test(`options that cannot be read give the standard and are put aside: ${bad}`, async ({
    page,
    thirty,
  }) => {
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('set')) return;
      sessionStorage.setItem('set', 'yes');
      localStorage.setItem('options', text);
    }, bad);
    await thirty.open();
    await expect(thirty.time()).toHaveText('Time: 30');
    await expect(page.getByText('could not be read')).toBeVisible();
    await chooseTime(page, '60 s');
    expect(await page.evaluate(() => localStorage.getItem('options.aside.1'))).toBe(bad);
    await expect(thirty.time()).toHaveText('Time: 60');
  });
}

test('words are as large as is chosen, from the first moment on, and nothing moves', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const height = async () => (await thirty.canvas.boundingBox())?.height ?? 0;
  const usual = await height();
  await openOptions(page);
  const slider = optionsOf(page).getByRole('slider', { name: 'Size of the words' });
  await expect(slider).toHaveAttribute('aria-valuetext', '100 %');
  await slider.fill('150');
  await expect(slider).toHaveAttribute('aria-valuetext', '150 %');
  await closeOptions(page);
  await expect(thirty.main.getByText('150 %', { exact: true })).toBeVisible();
  await expect.poll(height).toBeGreaterThan(usual * 1.4);
  await thirty.type((await thirty.words()).slice(0, 3));
  await thirty.finish();
  await expect(thirty.best()).toHaveText('Highest Score: 3');

  const letThrough = await thirty.hold(/assets\/index-.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  // Until their font has come, nobody sees the words.
  await expect(page.locator('[data-readable="true"]')).toHaveCount(1);
  const before = await (await thirty.wordsElement()).boundingBox();
  letThrough();
  await thirty.pictured();
  expect((await thirty.canvas.boundingBox())?.y).toBe(before?.y);
  expect(await height()).toBe(before?.height);
});

for (const gpu of [false, true]) {
  test(`the caret is a line, a block, an underline or none (${gpu ? 'webgl' : '2d'})`, async ({
    page,
    thirty,
  }) => {
    if (gpu) await thirty.hasGpu();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    const seen = () => thirty.pixelsOf('caret');
    const line = await seen();
    const choose = async (name: string): Promise<number> => {
      await openOptions(page);
      await optionsOf(page)
        .getByRole('radiogroup', { name: 'Caret' })
        .getByText(name, { exact: true })
        .click();
      await page.keyboard.press('Escape');
      await expect(thirty.field).toBeFocused();
      return seen();
    };
    expect(line).toBeGreaterThan(40);
    const underline = await choose('Underline');
    expect(underline).toBeGreaterThan(20);
    expect(underline).toBeLessThan(line);
    expect(await choose('Off')).toBe(0);
    await choose('Block');
    await expect(page.getByText('block caret')).toBeVisible();
    // Seen through: its colour is mixed with the paper's, all over a cell.
    const before = await thirty.canvas.screenshot();
    await thirty.type((await thirty.words()).slice(0, 1));
    await page.keyboard.press('Backspace');
    expect((await thirty.canvas.screenshot()).equals(before)).toBe(true);
    expect(await choose('Line')).toBe(line);
  });
}

test('whoever has typed a duration types words again after Escape', async ({ page, thirty }) => {
  await thirty.open();
  await openOptions(page);
  await optionsOf(page).getByText('Other', { exact: true }).click();
  await optionsOf(page).getByRole('spinbutton', { name: 'Seconds' }).fill('45');
  await page.keyboard.press('Escape');
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(thirty.time()).toHaveText('Time: 45');
  await thirty.type((await thirty.words()).slice(0, 3));
  await finishAfter(thirty, 45_000);
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 3']);
});

test('what another tab chooses while the app is on its way changes nothing of the round that was begun', async ({
  page,
  thirty,
}) => {
  const letThrough = await thirty.hold(/assets\/index-.*\.js/);
  await page.goto('./', { waitUntil: 'commit' });
  await expect.poll(() => thirty.words()).not.toBe('');
  await thirty.type((await thirty.words()).slice(0, 6));
  await thirty.finish();
  await page.evaluate(() => localStorage.setItem('options', '{"version":1,"seconds":60}'));
  letThrough();
  await thirty.pictured();
  await thirty.expectState('finish');
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 6']);
  expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBe('6');
  await thirty.restart.click();
  await expect(thirty.time()).toHaveText('Time: 60');
});

test('a round that is watched is not ended by a choice', async ({ page, thirty }) => {
  await thirty.open();
  await play(thirty, 10);
  await thirty.restart.click();
  await openRounds(page);
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Watch/ })
    .click();
  await chooseTime(page, '60 s');
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Replay' })).toHaveCount(0);
  await expect(thirty.time()).toHaveText('Time: 60');
});

test('deleted rounds are no best any more, and imported ones may be', async ({ page, thirty }) => {
  await page.addInitScript(() => localStorage.setItem('options', '{"version":1,"seconds":60}'));
  await thirty.open();
  await openRounds(page);
  await importText(page, fileOf([plainRound({ durationMs: 60_000, seed: 3, events: [[0, '#']] })]));
  await page.getByRole('button', { name: 'Import 1 round' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(thirty.best()).toHaveText('Highest Score: 0');
  const right = (await thirty.words()).slice(0, 3);
  await thirty.type(right);
  await finishAfter(thirty, 60_000);
  await expect.poll(() => countKept(page)).toBe(2);
  await page.reload();
  await thirty.pictured();
  await expect(thirty.best()).toHaveText('Highest Score: 3');
  await openRounds(page);
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(thirty.best()).toHaveText('Highest Score: 0');
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 700 } });

  test('both dialogs take the whole window', async ({ page, thirty }) => {
    await thirty.open();
    for (const name of ['Options', 'Rounds']) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});

test('another tab follows', async ({ page, thirty, context }) => {
  await thirty.open();
  const other = await anotherTab(context);
  await chooseTime(page, '120 s');
  await expect(other.time()).toHaveText('Time: 120');
});

test('a race is as long as the round that is raced, whatever is chosen', async ({ page, thirty }) => {
  await thirty.open();
  await play(thirty, 10);
  await chooseTime(page, '60 s');
  await page.getByRole('button', { name: 'Race', exact: true }).click();
  await expect(thirty.time()).toHaveText('Time: 30');
  await playUnkept(thirty, 5);
  await expect(page.getByText('Behind the ghost by 5 characters', { exact: true })).toBeVisible();
  await thirty.restart.click();
  await expect(thirty.time()).toHaveText('Time: 60');
});

test.describe(() => {
  test.use({ bypassCSP: true });

  for (const theme of ['Light', 'Dark'] as const) {
    test(`options are accessible in ${theme}, at 320 px too`, async ({ page, thirty }) => {
      await thirty.open();
      await thirty.choose(theme);
      await openOptions(page);
      await optionsOf(page).getByText('Other', { exact: true }).click();
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 480 });
      expect(await findings(page)).toEqual([]);
      const overWidth = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overWidth).toBeLessThanOrEqual(0);
    });
  }
});
