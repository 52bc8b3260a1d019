import type { Page } from '@playwright/test';
import { findings } from './axe';
import { makeKeysTimeable } from './pretence';
import { marksOf, replayMs, replayOf, seek, sliderOf, watchResult } from './racePage';
import { openRounds, play, playUnkept, rowsOf } from './roundsPage';
import { expect, test } from './thirty';
import { foreignAndBack, swapped, typeRound, unevenGaps, withSlips } from './timedRound';

for (const gpu of [false, true]) {
  test(`a watched round is the played one to the pixel, at any time (${gpu ? 'webgl' : '2d'})`, async ({
    page,
    thirty,
  }) => {
    if (gpu) await thirty.hasGpu();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(makeKeysTimeable);
    await thirty.open();
    const gap = unevenGaps(11);
    const words = await thirty.words();
    const box = await thirty.canvas.boundingBox();
    if (!box) throw new Error('The canvas has no place.');
    const seen: [ms: number, picture: Buffer][] = [];
    const shoot = () => page.screenshot({ clip: box });
    const presses = withSlips(gap, [swapped, foreignAndBack])(words);
    let at = 0;
    const timesMs = presses.map(({ gapMs }, index) => {
      if (index > 0) at += gapMs;
      return at;
    });
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('keytimes', { detail })), timesMs);
    // The last key would bring other words.
    for (const [index, { key }] of presses.slice(0, -1).entries()) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      if (index % 9 === 4) seen.push([timesMs[index] as number, await shoot()]);
    }
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('clockgoeson', { detail })), 30_100);
    await thirty.expectState('finish');

    await watchResult(page);
    for (const [ms, picture] of seen.toReversed()) {
      await seek(page, Math.ceil(ms));
      expect(await replayMs(thirty)).toBe(Math.ceil(ms));
      expect(picture.equals(await shoot()), `at ${ms} ms`).toBe(true);
    }
  });
}

test('it plays by itself, at the speed that is chosen, and stops at the end', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  const speeds = replayOf(page).getByRole('radiogroup', { name: 'Speed' });
  await expect(speeds.getByRole('radio')).toHaveCount(4);
  await expect(speeds.getByRole('radio', { name: '1×' })).toBeChecked();
  await expect.poll(() => replayMs(thirty)).toBeGreaterThan(100);
  for (const [name, speed] of [
    ['4×', 4],
    ['0.5×', 0.5],
    ['1×', 1],
    ['2×', 2],
  ] as const) {
    await speeds.getByText(name, { exact: true }).click();
    await expect(speeds.getByRole('radio', { name, exact: true })).toBeChecked();
    await seek(page, 0);
    await replayOf(page).getByRole('button', { name: 'Play' }).click();
    expect(await speedSeen(page)).toBeCloseTo(speed, 0.4);
  }
  await seek(page, 29_500);
  await expect(replayOf(page).getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await replayMs(thirty)).toBe(29_500);
  await replayOf(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => replayMs(thirty)).toBe(30_000);
  await expect(replayOf(page).getByRole('button', { name: 'Play' })).toBeVisible();
  // From its beginning.
  await replayOf(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => replayMs(thirty)).toBeLessThan(20_000);
});

/**
 * How many ms of the round pass in a ms, over half a second. Frames that a busy machine holds up are left out, and those
 * right after them: in these the round waits.
 */
function speedSeen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const HELD_UP_MS = 60;
        const main = document.querySelector('main') as HTMLElement;
        let [passed, moved, skips] = [0, 0, 0];
        let last: [at: number, ms: number] | null = null;
        const look = (at: number): void => {
          const ms = Number(main.dataset.replayMs);
          const [lastAt, lastMs] = last ?? [at, ms];
          if (at - lastAt > HELD_UP_MS) skips = 2;
          if (skips > 0) skips--;
          else {
            passed += at - lastAt;
            moved += ms - lastMs;
          }
          last = [at, ms];
          if (passed < 500) requestAnimationFrame(look);
          else resolve(moved / passed);
        };
        requestAnimationFrame(look);
      }),
  );
}

test('the slider says where it is: time, speed so far and word', async ({ page, thirty }) => {
  await page.addInitScript(makeKeysTimeable);
  await thirty.open();
  const words = await thirty.words();
  await typeRound(thirty, [() => Array.from(words.slice(0, 12), (key) => ({ key, gapMs: 200 }))]);
  await watchResult(page);
  const slider = sliderOf(page);
  await expect(slider).toHaveAttribute('min', '0');
  await expect(slider).toHaveAttribute('max', '30000');
  await seek(page, 1000);
  // Six characters in a second: 72 words a minute.
  const word = words.slice(words.lastIndexOf(' ', 5) + 1).split(' ')[0];
  await expect(slider).toHaveAttribute('aria-valuetext', `1.0 s, 72 wpm, word ${word}`);
  await expect(await thirty.wordsElement()).toHaveText(words);
});

test('keys lead it, type nothing, and Escape leads back', async ({ page, thirty }) => {
  await page.addInitScript(makeKeysTimeable);
  await thirty.open();
  const words = await thirty.words();
  await typeRound(thirty, [() => Array.from(words.slice(0, 8), (key) => ({ key, gapMs: 250 }))]);
  await watchResult(page);
  const pressed = async (key: string): Promise<number> => {
    await page.keyboard.press(key);
    return replayMs(thirty);
  };
  expect(await pressed('ArrowRight')).toBe(100);
  expect(await pressed('Shift+ArrowRight')).toBe(250);
  expect(await pressed('Shift+ArrowRight')).toBe(500);
  expect(await pressed('Shift+ArrowLeft')).toBe(250);
  await replayOf(page).getByRole('button', { name: 'Next key' }).click();
  expect(await replayMs(thirty)).toBe(500);
  await replayOf(page).getByRole('button', { name: 'Previous key' }).click();
  expect(await replayMs(thirty)).toBe(250);
  await sliderOf(page).focus();
  expect(await pressed('PageUp')).toBe(1250);
  expect(await pressed('ArrowLeft')).toBe(1150);
  expect(await pressed('End')).toBe(30_000);
  expect(await pressed('Home')).toBe(0);
  await page.mouse.click(640, 250);
  await expect(thirty.field).toBeFocused();
  await thirty.type('abc');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 8']);
  await page.keyboard.press('Space');
  await expect.poll(() => replayMs(thirty)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await expect(replayOf(page)).toHaveCount(0);
  await expect(thirty.main).not.toHaveAttribute('data-replay-ms');
  await thirty.expectState('finish');
  await expect(thirty.field).toBeFocused();
});

test('while it plays by itself, a slider with the focus says another moment once in two seconds at most', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await sliderOf(page).focus();
  const said = await sliderOf(page).evaluate(
    (slider) =>
      new Promise<{ readonly atMs: number; readonly value: string }[]>((resolve) => {
        const moments: { atMs: number; value: string }[] = [];
        new MutationObserver(() => {
          moments.push({ atMs: performance.now(), value: (slider as HTMLInputElement).value });
          if (moments.length === 3) resolve(moments);
        }).observe(slider, { attributes: true, attributeFilter: ['aria-valuetext'] });
      }),
  );
  const gapsMs = said.slice(1).map(({ atMs }, index) => atMs - (said[index]?.atMs ?? 0));
  for (const gapMs of gapsMs) expect(gapMs).toBeGreaterThan(1900);
  // Between them it does not change either: readers say that, too.
  const before = await sliderOf(page).inputValue();
  await expect.poll(() => replayMs(thirty)).toBeGreaterThan(Number(said.at(-1)?.value) + 300);
  expect(await sliderOf(page).inputValue()).toBe(before);
});

test('the field has the focus before the replay is gone, so that a screen reader follows', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await playUnkept(thirty, 5);
  await watchResult(page);
  await replayOf(page).evaluate((replay) => {
    const field = document.querySelector('[data-part="field"]') as HTMLElement;
    field.addEventListener('focus', () => {
      const focusedAt = performance.now();
      new MutationObserver(() => {
        if (!replay.isConnected) field.dataset.lingeredMs ??= String(performance.now() - focusedAt);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  await page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
  await expect(thirty.main).not.toHaveAttribute('data-replay-ms');
  await expect(replayOf(page)).toHaveCount(0);
  expect(Number(await thirty.field.getAttribute('data-lingered-ms'))).toBeGreaterThan(100);
});

test('a part is played again and again', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await watchResult(page);
  await seek(page, 2000);
  await page.getByRole('button', { name: 'Loop from here' }).click();
  await seek(page, 2400);
  await page.getByRole('button', { name: 'Loop to here' }).click();
  await seek(page, 2300);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const main = document.querySelector('main') as HTMLElement;
    new MutationObserver(() => seen.push(Number(main.dataset.replayMs))).observe(main, { attributes: true });
  });
  await replayOf(page).getByRole('button', { name: 'Play' }).click();
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  await expect
    .poll(async () => (await seen()).filter((ms, i, all) => ms < (all[i - 1] ?? 0)).length)
    .toBeGreaterThan(1);
  const times = await seen();
  expect(Math.min(...times)).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...times)).toBeLessThanOrEqual(2400);
  await page.getByRole('button', { name: 'End the loop' }).click();
  await expect.poll(() => replayMs(thirty)).toBeGreaterThan(2400);
});

test('a kept round is watched from the list, and the words that wait are there again after it', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await play(thirty, 15);
  const watched = await thirty.words();
  await thirty.restart.click();
  const waiting = await thirty.words();
  await openRounds(page);
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Watch/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(replayOf(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(await thirty.wordsElement()).toHaveText(watched);
  await thirty.expectState('start');
  await thirty.type('x');
  await thirty.expectState('start');
  await replayOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(await thirty.wordsElement()).toHaveText(waiting);
  await expect(thirty.field).toBeFocused();
  await thirty.type('x');
  await thirty.expectState('run');
});

test('Restart leaves it for new words', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 9);
  const played = await thirty.words();
  await watchResult(page);
  await thirty.restart.click();
  await expect(replayOf(page)).toHaveCount(0);
  await thirty.expectState('start');
  expect(await thirty.words()).not.toBe(played);
  await thirty.type('x');
  await thirty.expectState('run');
});

test('the ribbon has a mark for every key, in its colour, and gaps', async ({ page, thirty }) => {
  await page.addInitScript(makeKeysTimeable);
  await thirty.open();
  // Thirty right ones, one of them taken back, and a wrong one that is taken back.
  await typeRound(thirty, [
    (words) =>
      [...words.slice(0, 29), '=', 'Backspace', words.slice(29, 30), 'Backspace'].map((key) => ({
        key,
        gapMs: 300,
      })),
  ]);
  const before = await thirty.canvas.boundingBox();
  await watchResult(page);
  await seek(page, 20_000);
  const box = await thirty.canvas.boundingBox();
  expect(box?.height).toBeGreaterThan(before?.height ?? 0);
  const columns = await marksOf(page, await thirty.colour('match'));
  expect(columns).toHaveLength(29);
  expect(await marksOf(page, await thirty.colour('mismatch'))).toHaveLength(1);
  // The line itself has their colour: a mark is what stands above or below it.
  expect(await marksOf(page, await thirty.colour('untyped'))).toHaveLength(3);
  const gaps = columns.slice(1).map((x, index) => x - (columns[index] ?? 0));
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2);
  const slider = await sliderOf(page).boundingBox();
  expect(slider?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0) - 1);
});

test.describe(() => {
  test.use({ expectsPageErrors: true });

  test('without a canvas there is a slider all the same, and the words follow it', async ({
    page,
    thirty,
  }) => {
    await page.addInitScript(makeKeysTimeable);
    await page.route(/Board/, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    const words = await thirty.words();
    await typeRound(thirty, [() => Array.from(words.slice(0, 10), (key) => ({ key, gapMs: 100 }))]);
    await watchResult(page);
    await seek(page, 500);
    await expect(page.locator('[data-mark="match"]')).toHaveCount(6);
    await seek(page, 100);
    await expect(page.locator('[data-mark="match"]')).toHaveCount(2);
  });
});

test.describe(() => {
  test.use({ expectsPageErrors: true, serviceWorkers: 'block' });

  test('where what leads it cannot be loaded, the words stay as they are, and it is told', async ({
    page,
    thirty,
  }) => {
    await page.route(/assets\/again-/, (route) => route.abort());
    await thirty.open();
    await play(thirty, 15);
    await expect(page.getByText('A part of this page could not be loaded')).toHaveCount(0);
    await thirty.restart.click();
    const waiting = await thirty.words();
    await openRounds(page);
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /^Watch/ })
      .click();
    await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
    await expect(await thirty.wordsElement()).toHaveText(waiting);
    await thirty.type('x');
    await thirty.expectState('run');
  });
});

test('another round that is watched begins anew', async ({ page, thirty }) => {
  await thirty.open();
  await play(thirty, 15);
  await watchResult(page);
  await seek(page, 25_000);
  await page.getByRole('button', { name: 'Loop from here' }).click();
  await openRounds(page);
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Watch/ })
    .click();
  await expect(replayOf(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Loop from here' })).toBeVisible();
  expect(await replayMs(thirty)).toBeLessThan(25_000);
});

test('with the speed curve in focus, arrows go along it and not along the replay', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await watchResult(page);
  await page.getByRole('img', { name: 'Speed over time' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Second 1:/)).toBeVisible();
  expect(await replayMs(thirty)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(replayOf(page)).toHaveCount(0);
  await thirty.expectState('finish');
});

test('with a speed or the speed curve in focus, every other key leads the replay as the line below says', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(makeKeysTimeable);
  await thirty.open();
  const words = await thirty.words();
  await typeRound(thirty, [() => Array.from(words.slice(0, 8), (key) => ({ key, gapMs: 250 }))]);
  await watchResult(page);
  const pressed = async (key: string): Promise<number> => {
    await page.keyboard.press(key);
    return replayMs(thirty);
  };
  await replayOf(page).getByText('2×', { exact: true }).click();
  const speed = replayOf(page).getByRole('radio', { name: '2×' });
  await expect(speed).toBeFocused();
  expect(await pressed('End')).toBe(30_000);
  expect(await pressed('Home')).toBe(0);
  expect(await pressed('Shift+ArrowRight')).toBe(250);
  expect(await pressed('Shift+ArrowLeft')).toBe(0);
  await expect(speed).toBeFocused();
  expect(await pressed('ArrowRight')).toBe(0);
  await expect(replayOf(page).getByRole('radio', { name: '4×' })).toBeChecked();
  await page.keyboard.press('Space');
  await expect(replayOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(replayOf(page).getByRole('button', { name: 'Play' })).toBeVisible();

  await page.getByRole('img', { name: 'Speed over time' }).focus();
  await seek(page, 0);
  await page.getByRole('img', { name: 'Speed over time' }).focus();
  expect(await pressed('Shift+ArrowRight')).toBe(250);
  // The curve's own.
  expect(await pressed('End')).toBe(250);
  await expect(page.getByText(/^Second 30:/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(replayOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

for (const gpu of [false, true]) {
  test(`another theme and another width while a round is watched, and after it (${gpu ? 'webgl' : '2d'})`, async ({
    page,
    thirty,
  }) => {
    if (gpu) await thirty.hasGpu();
    await thirty.open();
    await playUnkept(thirty, 20);
    await watchResult(page);
    await seek(page, 3000);
    const look = async (): Promise<void> => {
      await thirty.choose('Light');
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
      await page.setViewportSize({ width: 900, height: 700 });
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
      await thirty.choose('Dark');
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);
    };
    await look();
    await replayOf(page).getByRole('button', { name: 'Close' }).click();
    await look();
    await page.getByRole('button', { name: 'Race', exact: true }).click();
    await thirty.type((await thirty.words()).slice(0, 8));
    await look();
    await thirty.restart.click();
    await thirty.type((await thirty.words()).slice(0, 8));
    await look();
  });
}

test.describe(() => {
  test.use({ bypassCSP: true });

  for (const theme of ['Light', 'Dark'] as const) {
    test(`watching is accessible in ${theme}, at 320 px too`, async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.open();
      await thirty.choose(theme);
      await playUnkept(thirty, 12);
      await watchResult(page);
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findings(page)).toEqual([]);
      const overWidth = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overWidth).toBeLessThanOrEqual(0);
    });
  }
});
