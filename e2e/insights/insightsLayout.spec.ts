import type { Locator } from '@playwright/test';
import { expect, LONG, test } from '../test';

/** An element's place on the page, however that is scrolled: the result may still be scrolling into view. */
function placeOnPage(locator: Locator): Promise<readonly number[]> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  });
}

test(
  'the pointer names a second of the curve beside it, until it leaves; nothing below moves',
  LONG,
  async ({ page, thirty }) => {
    // Without smooth scrolling, so that the curve stays where it was measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.insights.playRound();
    const told = thirty.insights.region;
    const below = told.getByRole('heading', { name: 'Where the seconds went' });
    const curve = told.getByRole('img', { name: 'Speed over time' });
    await curve.scrollIntoViewIfNeeded();
    const before = await placeOnPage(below);
    const plot = (await curve.locator('svg').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const readout = told.getByText(/^Second \d+:/);
    for (const [second, share] of [
      ['Second 12: 0 wpm, net 20 so far, nothing typed', 11.5 / 30],
      ['Second 20: 0 wpm, net 12 so far, nothing typed', 19.5 / 30],
    ] as const) {
      const [x, y] = [plot.x + share * plot.width, plot.y + plot.height / 2];
      await page.mouse.move(x, y);
      await expect(readout).toHaveText(second);
      await expect(readout).toBeVisible();
      const box = (await readout.locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(Math.min(Math.abs(box.x - x), Math.abs(box.x + box.width - x))).toBeLessThan(24);
      expect(box.y).toBeLessThan(y);
      expect(box.y + box.height).toBeGreaterThan(y);
      expect(await placeOnPage(below)).toEqual(before);
    }
    await page.mouse.move(0, 0);
    await expect(readout).toHaveCount(0);
  },
);

test(
  'each figure says what it means in a tooltip, when it has the focus or is pointed at; nothing moves',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    await thirty.playWhole(20);
    const told = thirty.insights.region;
    const heading = told.getByRole('heading', { name: 'Speed over time' });
    const before = await placeOnPage(heading);
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveCount(0);
    const terms = told.getByRole('term').getByRole('button');
    await expect(terms).toHaveCount(5);
    const meanings = new Set<string>();
    for (const term of await terms.all()) {
      await term.focus();
      await expect(tooltip).toBeInViewport({ ratio: 1 });
      const meaning = (await tooltip.textContent()) ?? '';
      await expect(term).toHaveAccessibleDescription(meaning);
      meanings.add(meaning);
      await term.blur();
      await expect(tooltip).toHaveCount(0);
      await term.hover();
      await expect(tooltip).toHaveText(meaning);
      // It stays on the way to it.
      await tooltip.hover();
      await expect(tooltip).toHaveText(meaning);
      await page.mouse.move(0, 0, { steps: 3 });
      await expect(tooltip).toHaveCount(0);
    }
    expect(meanings.size).toBe(5);
    // One at a time.
    await terms.first().focus();
    await expect(tooltip).toHaveText([...meanings][0] ?? '');
    await terms.last().hover();
    await expect(tooltip).toHaveText([...meanings][4] ?? '');
    await page.mouse.move(0, 0, { steps: 3 });
    await terms.first().blur();
    expect(await placeOnPage(heading)).toEqual(before);

    await terms.first().focus();
    await page.keyboard.press('Enter');
    await expect(terms.first()).toBeFocused();
    await expect(tooltip).toBeVisible();
    await thirty.expectState('finish');
    // Escape closes what is open; then it begins the next round.
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await thirty.expectState('finish');
    await page.keyboard.press('Escape');
    await thirty.expectState('start');
  },
);

test('a tooltip stays that comes where the page scrolls to its term', LONG, async ({ page, thirty }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await thirty.open();
  await thirty.play(30);
  await expect(thirty.insights.region).toBeVisible();
  const footer = page.getByRole('contentinfo').getByRole('button');
  await expect(footer).not.toBeInViewport();
  const scrolled = page.evaluate(
    () =>
      new Promise<void>((resolve) => document.addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await footer.focus();
  await scrolled;
  await expect(footer).toBeInViewport();
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'Requests to other sites' });
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveCount(0);
});

test(
  'on a phone a tap opens what a figure means, and another one closes it; Speed is in sight first',
  LONG,
  async ({ anotherPlayer }) => {
    const thirty = await anotherPlayer({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await thirty.open();
    await thirty.playWhole(20);
    const told = thirty.insights.region;
    const tooltip = thirty.page.getByRole('tooltip');
    const term = told.getByRole('term').getByRole('button', { name: 'Raw speed' });
    await term.tap();
    await expect(tooltip).toContainText('Everything you typed');
    await term.tap();
    await expect(tooltip).toHaveCount(0);
    await term.tap();
    await expect(tooltip).toBeVisible();
    await told.getByRole('heading', { name: 'Mistakes' }).tap();
    await expect(tooltip).toHaveCount(0);

    const topOf = async (part: Locator) => (await placeOnPage(part))[1] ?? Number.NaN;
    const order = [
      told.getByText('Speed', { exact: true }),
      thirty.page.getByText(/^Characters Typed:/),
      thirty.page.getByRole('button', { name: 'Watch' }),
      told.getByText('Consistency', { exact: true }),
      told.getByRole('img', { name: 'Speed over time' }),
    ];
    const tops = await Promise.all(order.map(topOf));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    // What stands in the place between is pressed, not the insights around it.
    await thirty.page.getByRole('button', { name: 'Watch' }).tap();
    await expect(thirty.replay.region).toBeVisible();
  },
);

test('at 390 and 320 px nothing of it is cut off', LONG, async ({ page, thirty }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await thirty.insights.playRound();
  const cutOff = () =>
    thirty.insights.region.evaluate((region) =>
      [...region.querySelectorAll('h3, dt, dd, p, li, svg')]
        .filter((element) => !element.closest('.visuallyHidden'))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.textContent),
    );
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await thirty.expectWithinWindow();
    await expect.poll(cutOff, `${width} px`).toEqual([]);
  }
});
