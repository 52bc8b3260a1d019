import type { Page } from '@playwright/test';
import { LAUNCH } from '../../playwright.config';
import type { Thirty } from '../pages/Thirty';
import { plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

/** With the scrollbars that most desktops show and Playwright hides. */
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const MINUTE_MS = 60_000;
const LATE_EVENING = Date.UTC(2026, 8, 20, 22, 48);

/** A kind with a long name, and everything else that a row can say. */
const LONG_KIND = {
  durationMs: 600_000,
  wordList: 'english-10000-1',
  capitals: true,
  numbers: true,
  wasRaced: true,
  wasHidden: true,
  stalls: { count: 12, longestMs: 900 },
};

async function openWith(thirty: Thirty, rounds: readonly Record<string, unknown>[]): Promise<void> {
  await thirty.open();
  await thirty.rounds.open();
  await thirty.rounds.import(rounds);
  await expect(thirty.rounds.rows).not.toHaveCount(0);
}

/** So many rounds of one evening, a minute apart, every fifth of the long kind. */
function evening(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) =>
    plainRound({
      seed: index,
      playedAt: new Date(LATE_EVENING - index * MINUTE_MS).toISOString(),
      ...(index % 5 === 1 && LONG_KIND),
    }),
  );
}

/** What in the dialog is cut, covered, or wider than the window. */
function faultsOfSight(thirty: Thirty): Promise<string[]> {
  return thirty.rounds.dialog.evaluate((dialog) => {
    const found: string[] = [];
    const { innerWidth } = window;
    for (const element of dialog.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      if (!isSeen || element.closest('svg *, table[aria-label="Speed over time"]')) continue;
      const told = `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`;
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`outside: ${told}`);
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) found.push(`cut: ${told}`);
    }
    const rows = [...dialog.querySelectorAll('table[aria-label="Rounds"] tbody tr:not([aria-hidden])')];
    for (const row of rows.slice(0, 6)) {
      const cells = [...row.children].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return { text: cell.textContent, rects: [...range.getClientRects()] };
      });
      for (const [index, one] of cells.entries()) {
        for (const other of cells.slice(index + 1)) {
          const meet = one.rects.some((a) =>
            other.rects.some(
              (b) =>
                a.left < b.right - 0.5 &&
                b.left < a.right - 0.5 &&
                a.top < b.bottom - 0.5 &&
                b.top < a.bottom - 0.5,
            ),
          );
          if (meet) found.push(`over one another: ${one.text} / ${other.text}`);
          const [last, first] = [one.rects.at(-1), other.rects[0]];
          const isBeside = last && first && Math.abs(last.top - first.top) < 4 && first.left >= last.left;
          if (isBeside && first.left - last.right < 4) found.push(`no gap: ${one.text} / ${other.text}`);
        }
      }
      for (const button of row.querySelectorAll('button')) {
        button.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!button.contains(there)) found.push(`out of reach: ${button.ariaLabel}`);
      }
    }
    return [...new Set(found)];
  });
}

async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
  await session.detach();
}

test.describe('in a language whose times are long', () => {
  test.use({ locale: 'es-US', timezoneId: 'UTC' });

  test(
    'nothing of the list is cut, covered or outside, in whatever window and letters',
    LONG,
    async ({ page, thirty }) => {
      await openWith(thirty, evening(12));
      for (const width of [320, 390, 640, 800, 1280]) {
        for (const size of [16, 24, 32]) {
          await page.setViewportSize({ width, height: 900 });
          await setFontSize(page, size);
          const message = `${width} px, letters of ${size} px`;
          await expect.poll(() => faultsOfSight(thirty), { message }).toEqual([]);
        }
      }
    },
  );
});

test(
  'a round is two lines where the window is narrow, with what is done to it on a third on a phone; its table stays one',
  LONG,
  async ({ page, thirty }) => {
    await openWith(thirty, evening(4));
    const row = thirty.rounds.rows.first();
    const lines = async () =>
      row.evaluate((element) => {
        const middles: number[] = [];
        const range = document.createRange();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          middles.push(...[...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2));
        }
        for (const button of element.querySelectorAll('button')) {
          const { top, bottom } = button.getBoundingClientRect();
          middles.push((top + bottom) / 2);
        }
        middles.sort((one, other) => one - other);
        return middles.filter((middle, index) => middle - (middles[index - 1] ?? 0) > 8).length;
      });
    for (const [width, count] of [
      [1280, 1],
      [800, 2],
      [640, 2],
      [390, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(lines, { message: `at ${width} px` }).toBe(count);
      await thirty.rounds.expectColumns();
      await expect(row.getByRole('rowheader')).toHaveCount(1);
      await expect(row.getByRole('cell')).toHaveText(['30 s', '0 wpm', '0%', '2', '2', '0', /^Show/]);
    }
  },
);

test('rows are 36 px high, and their columns stand together', LONG, async ({ page, thirty }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openWith(thirty, evening(1));
  expect((await thirty.rounds.rows.first().boundingBox())?.height).toBe(36);
  const [round, score] = await Promise.all(
    ['Round', 'Score'].map((name) =>
      thirty.rounds.table.getByRole('columnheader', { name, exact: true }).boundingBox(),
    ),
  );
  expect(round?.width).toBeLessThan(240);
  expect((score?.x ?? 0) + (score?.width ?? 0) - (round?.x ?? 0)).toBeLessThan(640);
});

test('columns stay where they are while other rows come', LONG, async ({ thirty }) => {
  const rounds = Array.from({ length: 300 }, (_, index) =>
    plainRound({ seed: index, playedAt: new Date(LATE_EVENING - index * 29 * 3_600_000).toISOString() }),
  );
  await openWith(thirty, rounds);
  const lefts = () =>
    thirty.rounds.dialog
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
  const before = await lefts();
  for (const share of [0.3, 0.6, 1]) {
    await scrollBy(thirty, share);
    expect(await lefts()).toEqual(before);
  }
});

test(
  'the row with focus stays in the list however far it is scrolled away, and a round deleted there can be brought back',
  LONG,
  async ({ page, thirty }) => {
    await openWith(thirty, evening(300));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await thirty.rounds.button('Watch', thirty.rounds.rows.nth(2)).focus();
    const name = await focused();
    expect(name).toMatch(/^Watch/);
    const scrollTop = () =>
      thirty.rounds.dialog.evaluate((dialog) =>
        [...dialog.querySelectorAll('*')].reduce((sum, el) => sum + el.scrollTop, 0),
      );
    for (const move of [
      () => page.keyboard.press('End'),
      () => page.keyboard.press('PageUp'),
      () => page.mouse.wheel(0, -2000),
    ]) {
      const before = await scrollTop();
      await thirty.rounds.table.locator('..').hover();
      await move();
      await expect.poll(scrollTop).not.toBe(before);
      await expect.poll(focused).toBe(name);
    }
    // Tab goes on from the row that has scrolled away.
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe(name?.replace('Watch', 'Race'));
    await page.keyboard.press('Tab');
    // The browser has scrolled back, and the rows around it are mounted again.
    await expect(thirty.rounds.button('Delete', thirty.rounds.rows.nth(2))).toBeFocused();
    const next = await thirty.rounds.button('Delete', thirty.rounds.rows.nth(3)).getAttribute('aria-label');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(next);
    await page.keyboard.press('Home');
    const bringBack = thirty.rounds.dialog.getByRole('button', { name: /^Bring back/ });
    await expect(bringBack).toBeVisible();
    expect(await focused()).toBe(next);
    await bringBack.click();
    await thirty.rounds.expectSaved(300);
  },
);

async function scrollBy(thirty: Thirty, share: number): Promise<void> {
  await thirty.rounds.dialog.evaluate(async (dialog, to) => {
    const body = [...dialog.querySelectorAll('*')].find(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1000,
    );
    if (body) body.scrollTop = to * body.scrollHeight;
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  }, share);
}
