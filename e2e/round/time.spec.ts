import type { CDPSession } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { reportNoLongTasks } from '../support/pretence';
import { expect, LONG, test } from '../test';

/** Presses keys as a keyboard does, without waiting for the page to have handled them. */
function pressWithoutWaiting(session: CDPSession, text: string): Promise<unknown>[] {
  return Array.from(text).flatMap((char) => {
    const code = char === ' ' ? 'Space' : `Key${char.toUpperCase()}`;
    const windowsVirtualKeyCode = char.toUpperCase().charCodeAt(0);
    const key = { key: char, code, windowsVirtualKeyCode };
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: char, ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ];
  });
}

/** Keeps the page's main thread busy until the returned function is called. */
async function block(thirty: Thirty): Promise<() => Promise<void>> {
  const answer = await thirty.hold(/robots\.txt/);
  const isAsked = thirty.page.waitForRequest(/robots\.txt/);
  // A synchronous request, which blocks the page until it is answered.
  const blocked = thirty.page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', 'robots.txt', false);
    request.send();
  });
  await isAsked;
  return async () => {
    answer();
    await blocked;
  };
}

async function expectTotal({ page }: Thirty, characters: number): Promise<void> {
  await expect(page.getByText(/^Characters Typed: \d+$/)).toHaveText(`Characters Typed: ${characters}`);
}

test(
  'a page that is blocked mid-round loses no key, shows them all afterwards, and says so with the result',
  LONG,
  async ({ page, thirty }) => {
    // How long the page is really blocked depends on the machine.
    await page.addInitScript(reportNoLongTasks);
    const words = await thirty.open();
    const session = await page.context().newCDPSession(page);
    await thirty.type(words.slice(0, 2));
    const letGo = await block(thirty);
    const handled = pressWithoutWaiting(session, words.slice(2, 14));
    await letGo();
    await Promise.all(handled);
    // The page notices the skipped time when its tick for the first second is due.
    await thirty.skipTimeUnseen(3000);
    await expect(thirty.time()).toHaveText('Time: 27');
    await thirty.expectSameDrawnAnew();
    await thirty.expectState('run');
    await thirty.finishFlawless(14);
    await expect(
      page.getByText('Your browser stalled once (2.0 s); that may have slowed you down', { exact: true }),
    ).toBeVisible();
  },
);

test('a hidden window ends its round at the deadline, and says so with the result', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(reportNoLongTasks);
  await thirty.begin(3);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await thirty.skipTime(45_000);
  await thirty.expectState('finish');
  await thirty.expectFlawless(3);
  await expect(page.getByText('The window was hidden during the round')).toBeVisible();
  // The time out of sight does not count as a stall.
  await expect(page.getByText(/stalled/)).toHaveCount(0);
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
    await expect(thirty.time()).toHaveText('Time: 30');
  }
  await thirty.skipTime(10_000);
  await expect(thirty.time()).toHaveText('Time: 20');
  await thirty.expectState('run');
  await thirty.finish();
  await expectTotal(thirty, 4);
});

test(
  'the first key after a sleep ends the round and does not count, even before any timer',
  LONG,
  async ({ thirty }) => {
    const words = await thirty.begin(2);
    await thirty.skipTimeUnseen(3_600_000);
    await thirty.type(words.slice(2, 3));
    await thirty.expectState('finish');
    await expectTotal(thirty, 2);
  },
);

test('frames at 30, 60, 144 or 240 Hz change neither time nor score', LONG, async ({ page, thirty }) => {
  for (const hz of [30, 60, 144, 240]) {
    // Scripts run in order, so the last one sets the rate.
    await page.addInitScript((rate) => {
      window.requestAnimationFrame = (callback) =>
        window.setTimeout(() => callback(performance.now()), 1000 / rate) as unknown as number;
      window.cancelAnimationFrame = (handle) => clearTimeout(handle);
    }, hz);
    await thirty.begin(8);
    await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(40);
    await thirty.skipTime(20_000);
    await expect(thirty.time()).toHaveText('Time: 10');
    await thirty.expectState('run');
    await thirty.skipTime(10_000);
    await thirty.expectState('finish');
    await thirty.expectFlawless(8);
  }
});

test(
  'Escape or Restart as the first thing after a stall past the end loses no best',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    const ways = [() => page.keyboard.press('Escape'), () => thirty.restart.click()];
    for (const [index, beginAnew] of ways.entries()) {
      await thirty.typeWords(5 + index);
      await thirty.expectState('run');
      // Time passes, but the page does not look at its clock.
      await thirty.skipTimeUnseen(31_000);
      await beginAnew();
      await thirty.expectState('start');
      await expect(thirty.field).toBeFocused();
      await expect(thirty.best()).toHaveText(`Highest Score: ${5 + index}`);
      await expect.poll(() => thirty.stored('highestResult')).toBe(`${5 + index}`);
    }
  },
);
