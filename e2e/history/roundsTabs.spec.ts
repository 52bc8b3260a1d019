import type { Thirty } from '../pages/Thirty';
import { setBrowserFont } from '../support/reach';
import { plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

async function openWith(thirty: Thirty, count: number): Promise<void> {
  await thirty.open();
  await thirty.rounds.open();
  await thirty.rounds.import(Array.from({ length: count }, (_, seed) => plainRound({ seed })));
  await expect(thirty.rounds.rows).not.toHaveCount(0);
}

test(
  'the tabs are gone through by arrow keys, and lead back to where the list was left, or to the round on show',
  LONG,
  async ({ page, thirty }) => {
    await openWith(thirty, 100);
    const tab = (name: string) => thirty.rounds.dialog.getByRole('tab', { name, exact: true });
    const scroller = thirty.rounds.table.locator('..');
    await scroller.evaluate((element) => element.scrollTo(0, 1500));
    await expect(tab('History')).toHaveAttribute('aria-selected', 'true');
    await tab('History').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Keys')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Learn')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Export and import')).toBeFocused();
    await expect(
      thirty.rounds.dialog
        .getByRole('tabpanel', { name: 'Export and import' })
        .getByRole('button', { name: 'Export', exact: true }),
    ).toBeVisible();
    await expect(thirty.rounds.table).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    // Radix moves the focus after the press, in a task of its own.
    await expect(tab('Learn')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Keys')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(thirty.rounds.rows).not.toHaveCount(0);
    await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(1500);

    await thirty.rounds.press('Show');
    const told = thirty.rounds.dialog.getByRole('region', { name: 'What this round tells' });
    await expect(told).toBeVisible();
    await tab('History').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Keys')).toBeFocused();
    await expect(told).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(told).toBeVisible();
    await expect(tab('History')).toBeFocused();
  },
);

test(
  'the list fills what is left of the dialog, and alone scrolls; its head stays in sight',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openWith(thirty, 100);
    const scroller = thirty.rounds.table.locator('..');
    const bottomOf = async (locator: typeof scroller) => {
      const box = await locator.boundingBox();
      return box ? box.y + box.height : 0;
    };
    const isFilled = async () => {
      const left = (await bottomOf(thirty.rounds.dialog)) - (await bottomOf(scroller));
      return left >= 0 && left < 24;
    };
    await expect.poll(isFilled).toBe(true);
    const panel = thirty.rounds.dialog.getByRole('tabpanel');
    await expect
      .poll(() => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBe(0);
    await scroller.evaluate((element) => element.scrollTo(0, 1500));
    await expect(thirty.rounds.table.getByRole('columnheader', { name: 'Speed' })).toBeInViewport();
    await expect(thirty.rounds.figure('Usual speed')).toBeInViewport();
  },
);

test(
  'in a low window with large text title and tabs scroll away with the rest',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWith(thirty, 12);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await setBrowserFont(session, 32);
    const { dialog } = thirty.rounds;
    const title = dialog.getByRole('heading', { name: 'Rounds', exact: true });
    for (const [tab, last] of [
      ['Export and import', dialog.getByRole('button', { name: 'Delete all' })],
      ['History', thirty.rounds.rows.first()],
    ] as const) {
      await thirty.rounds.openTab(tab);
      await title.scrollIntoViewIfNeeded();
      await expect(title).toBeInViewport();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(title).not.toBeInViewport();
    }
  },
);

test(
  'what can be done to a round is always shown, stronger where the pointer rests and where the keyboard has led, and said in a word there',
  LONG,
  async ({ page, thirty }) => {
    await openWith(thirty, 100);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const button = (name: 'Watch' | 'Race', row = 0) =>
      thirty.rounds.button(name, thirty.rounds.rows.nth(row));
    const picture = (row: number) => button('Watch', row).locator('svg');
    const word = (name: 'Watch' | 'Race') => button(name).getByText(name, { exact: true });
    const colour = (row: number) => button('Watch', row).evaluate((shown) => getComputedStyle(shown).color);
    await page.mouse.move(0, 0);
    await expect(picture(1)).toBeVisible();
    const atRest = await colour(1);
    await thirty.rounds.rows.nth(1).hover();
    await expect.poll(() => colour(1)).not.toBe(atRest);
    await thirty.rounds.button('Show', thirty.rounds.rows.nth(2)).focus();
    await expect.poll(() => colour(2)).not.toBe(atRest);
    expect(await colour(0)).toBe(atRest);

    await button('Watch').hover();
    // Also in the first row it is not clipped by the list.
    await expect(word('Watch')).toBeInViewport({ ratio: 1 });
    await page.mouse.move(0, 0);
    await expect(word('Watch')).toBeHidden();
    await button('Watch').focus();
    await page.keyboard.press('Tab');
    await expect(button('Race')).toBeFocused();
    await expect(word('Race')).toBeInViewport({ ratio: 1 });
    await expect(button('Race')).toHaveAccessibleName(/^Race the round of/);
    await expect(button('Race')).toHaveAccessibleDescription('');

    // A row that was mounted while the list scrolled gets its icons once the list stands still.
    await thirty.rounds.rows.first().hover();
    await page.mouse.wheel(0, 2000);
    const pointedAt = thirty.rounds.rows.and(page.locator(':hover'));
    await expect(pointedAt).not.toHaveAttribute('data-index', '0');
    await expect(thirty.rounds.button('Watch', pointedAt).locator('svg')).toBeVisible();
  },
);

test.describe('where nothing can point', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('it is always shown, also while the list scrolls', LONG, async ({ page, thirty }) => {
    await openWith(thirty, 100);
    await expect(thirty.rounds.button('Watch', thirty.rounds.rows.first()).locator('svg')).toBeVisible();
    const last = thirty.rounds.rows.last();
    const before = await last.getAttribute('data-index');
    const pictures = await page.evaluate(async () => {
      const seen = new Set<number>();
      const scroller = [...document.querySelectorAll('dialog *')].find(
        (one) => one.scrollHeight > 2 * one.clientHeight && getComputedStyle(one).overflowY === 'auto',
      );
      if (!scroller) throw new Error('Nothing scrolls.');
      for (let frame = 0; frame < 30; frame++) {
        scroller.scrollTop += 100;
        await new Promise(requestAnimationFrame);
        for (const row of document.querySelectorAll('dialog tr[data-index]'))
          seen.add(row.querySelectorAll('svg').length);
      }
      return [...seen];
    });
    expect(pictures).toEqual([4]);
    await expect(last).not.toHaveAttribute('data-index', before ?? '');
  });
});
