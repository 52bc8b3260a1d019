import type { Locator } from '@playwright/test';
import { expect, LONG, test } from '../test';

/** An element's place on the page, however that is scrolled: the result may still be scrolling into view. */
function placeOnPage(locator: Locator): Promise<readonly number[]> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  });
}

test('the pointer names a second of the curve, and nothing below moves', async ({ page, thirty }) => {
  // Without smooth scrolling, so that the curve stays where it was measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.insights.playRound();
  const told = thirty.insights.region;
  const below = told.getByRole('heading', { name: 'Where the seconds went' });
  const curve = told.getByRole('img', { name: 'Speed over time' });
  await curve.scrollIntoViewIfNeeded();
  const before = await placeOnPage(below);
  const plot = (await curve.locator('svg').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(plot.x + (11.5 / 30) * plot.width, plot.y + plot.height / 2);
  await expect(told.getByText('Second 12: 0 wpm, net 20 so far, nothing typed')).toBeVisible();
  expect(await placeOnPage(below)).toEqual(before);
});

test(
  'each figure says what it means when it has the focus, is pointed at or touched; nothing moves',
  LONG,
  async ({ page, thirty }) => {
    await thirty.insights.playRound();
    const told = thirty.insights.region;
    const heading = told.getByRole('heading', { name: 'Speed over time' });
    const before = await placeOnPage(heading);
    const terms = told.getByRole('term').getByRole('button');
    await expect(terms).toHaveCount(5);
    const meanings = new Set<string>();
    for (const term of await terms.all()) {
      await term.focus();
      const meaning = (await term.evaluate((button) => {
        const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
        return described?.textContent;
      })) as string;
      await expect(term).toHaveAccessibleDescription(meaning);
      await expect(told.getByText(meaning)).toBeVisible();
      meanings.add(meaning);
      await term.blur();
      await expect(told.getByText(meaning)).toBeHidden();
      await term.hover();
      await expect(told.getByText(meaning)).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(told.getByText(meaning)).toBeHidden();
    }
    expect(meanings.size).toBe(5);
    expect(await placeOnPage(heading)).toEqual(before);

    await terms.first().focus();
    await page.keyboard.press('Enter');
    await expect(terms.first()).toBeFocused();
    await thirty.expectState('finish');
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
