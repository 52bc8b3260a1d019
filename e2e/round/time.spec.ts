import type { CDPSession } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

/** Presses keys as a keyboard does, without waiting for the page to have handled them. */
async function pressWithoutWaiting(
  session: CDPSession,
  text: string,
  gapMs: number,
): Promise<Promise<unknown>[]> {
  const handled: Promise<unknown>[] = [];
  for (const char of text) {
    const code = char === ' ' ? 'Space' : `Key${char.toUpperCase()}`;
    const windowsVirtualKeyCode = char.toUpperCase().charCodeAt(0);
    const key = { key: char, code, windowsVirtualKeyCode };
    handled.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: char, ...key }));
    handled.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }));
    await new Promise((resolve) => setTimeout(resolve, gapMs));
  }
  return handled;
}

/** Keeps the page's main thread busy; resolves when it has been let go. */
function block(thirty: Thirty, ms: number): Promise<void> {
  return thirty.page.evaluate((blockedMs) => {
    const until = performance.now() + blockedMs;
    while (performance.now() < until);
  }, ms);
}

async function total(thirty: Thirty): Promise<number> {
  return Number((await thirty.page.getByText(/^Characters Typed: \d+$/).textContent())?.match(/\d+/)?.[0]);
}

test.describe('a page that is blocked for 3 s', () => {
  test(
    'mid-round loses no key, shows them all afterwards, and says so with the result',
    LONG,
    async ({ page, thirty }) => {
      const words = await thirty.open();
      const session = await page.context().newCDPSession(page);
      await thirty.type(words.slice(0, 2));
      const blocked = block(thirty, 3000);
      const handled = await pressWithoutWaiting(session, words.slice(2, 14), 100);
      await blocked;
      await Promise.all(handled);
      await thirty.expectState('run');
      await thirty.finishFlawless(14);
      await expect(page.getByText(/^\d+ stalls?, longest \d+ ms; the score is unaffected$/)).toBeVisible();
    },
  );

  test(
    'across the end counts the keys that went down in time, and none after',
    LONG,
    async ({ page, thirty }) => {
      test.setTimeout(90_000);
      const words = await thirty.open();
      const session = await page.context().newCDPSession(page);
      await thirty.type(words.slice(0, 1));
      const startedAt = Date.now();
      await thirty.type(words.slice(1, 5));
      // In real time, because stamps of keys that wait cannot be skipped: blocked from 28.5 s to 31.5 s.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
      await new Promise((resolve) => setTimeout(resolve, startedAt + 28_500 - Date.now()));
      const blocked = block(thirty, 3000);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const inTime = await pressWithoutWaiting(session, words.slice(5, 11), 100);
      await new Promise((resolve) => setTimeout(resolve, startedAt + 30_400 - Date.now()));
      const tooLate = await pressWithoutWaiting(session, words.slice(11, 14), 100);
      await blocked;
      await Promise.all([...inTime, ...tooLate]);
      await thirty.expectState('finish');
      expect(await total(thirty)).toBe(11);
      await expect(page.getByText(/^\d+ stalls?, longest \d+ ms; the score is unaffected$/)).toBeVisible();
      const longest = Number(
        (await page.getByText(/stalls?, longest/).textContent())?.match(/longest (\d+)/)?.[1],
      );
      // Only what falls into the round is told: about 1.5 s of the 3.
      expect(longest).toBeGreaterThan(600);
      expect(longest).toBeLessThan(2400);
    },
  );
});

test('a page out of sight ends its round at the deadline, and says so with the result', async ({
  page,
  thirty,
}) => {
  await thirty.begin(3);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await thirty.skipTime(45_000);
  await thirty.expectState('finish');
  await thirty.expectFlawless(3);
  await expect(page.getByText('The page was out of sight during the round')).toBeVisible();
  // A stall of the machine's own may be told; the time out of sight is none.
  await expect(page.getByText(/longest \d{5,} ms/)).toHaveCount(0);
});

test('a system clock that is set forward and back changes nothing', LONG, async ({ page, thirty }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    let offset = 0;
    Date.now = () => now() + offset;
    addEventListener('setclock', (event) => {
      offset = (event as CustomEvent<number>).detail;
    });
  });
  await thirty.begin(2);
  for (const offset of [3_600_000, -86_400_000]) {
    await page.evaluate((ms) => dispatchEvent(new CustomEvent('setclock', { detail: ms })), offset);
    await thirty.type('x');
    await thirty.expectState('run');
    await expect(thirty.time()).toHaveText(/Time: (30|2\d)/);
  }
  await thirty.skipTime(10_000);
  await thirty.expectState('run');
  await thirty.finish();
  expect(await total(thirty)).toBe(4);
});

test(
  'a computer that slept while its steady clock went on finds the round over',
  LONG,
  async ({ thirty }) => {
    await thirty.begin(2);
    await thirty.skipTime(3_600_000);
    await thirty.expectState('finish');
    expect(await total(thirty)).toBe(2);
  },
);

test(
  'the first key after a sleep ends the round and does not count, even before any timer',
  LONG,
  async ({ thirty }) => {
    const words = await thirty.begin(2);
    await thirty.skipTimeUnseen(3_600_000);
    await thirty.type(words.slice(2, 3));
    await thirty.expectState('finish');
    expect(await total(thirty)).toBe(2);
  },
);

for (const hz of [30, 60, 144, 240]) {
  test(`frames at ${hz} Hz change neither time nor score`, LONG, async ({ page, thirty }) => {
    await page.addInitScript((rate) => {
      window.requestAnimationFrame = (callback) =>
        window.setTimeout(() => callback(performance.now()), 1000 / rate) as unknown as number;
      window.cancelAnimationFrame = (handle) => clearTimeout(handle);
    }, hz);
    await thirty.begin(8);
    expect(await thirty.pixelsOf('match')).toBeGreaterThan(40);
    await thirty.skipTime(20_000);
    await thirty.expectState('run');
    await thirty.skipTime(10_000);
    await thirty.expectState('finish');
    expect(await total(thirty)).toBe(8);
  });
}

const presses: Record<string, (thirty: Thirty) => Promise<void>> = {
  Escape: ({ page }) => page.keyboard.press('Escape'),
  Restart: ({ restart }) => restart.click(),
};

for (const [name, press] of Object.entries(presses)) {
  for (const isAppThere of [true, false]) {
    test(
      `${name} as the first thing after a stall past the end loses no best, ${isAppThere ? 'with' : 'without'} the app`,
      LONG,
      async ({ thirty }) => {
        if (isAppThere) await thirty.open();
        else await thirty.openBeforeApp();
        await thirty.typeWords(5);
        // Time passes and nobody looks at the clock.
        await thirty.skipTimeUnseen(31_000);
        await press(thirty);
        await thirty.expectState('start');
        await expect(thirty.best()).toHaveText('Highest Score: 5');
        expect(await thirty.stored('highestResult')).toBe('5');
      },
    );
  }
}
