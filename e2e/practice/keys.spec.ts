import type { TestInfo } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { findings } from '../support/axe';
import { outOfReach, setBrowserFont } from '../support/reach';
import { expect, LONG, test } from '../test';

/** Opens the tab with so many made-up rounds. */
async function openKeysWith(thirty: Thirty, count: number, info: TestInfo): Promise<void> {
  await thirty.rounds.open();
  await thirty.rounds.importMadeUp(count, info);
  await thirty.rounds.openTab('Keys');
}

const parts = ({ rounds: { dialog } }: Thirty) => ({
  picture: dialog.getByRole('img', { name: 'Keyboard', exact: true }),
  keys: dialog.getByRole('table', { name: 'Keys', exact: true }),
  pairs: dialog.getByRole('table', { name: 'Pairs', exact: true }),
  practise: dialog.getByRole('button', { name: /^Practise/ }),
  key: (letter: string) => dialog.getByRole('button', { name: new RegExp(`^Key ${letter},`) }),
});

test('keys and pairs are told as picture and tables, and practised', async ({ page, thirty }, info) => {
  await thirty.open();
  await openKeysWith(thirty, 20, info);
  const { picture, keys, pairs, practise, key } = parts(thirty);
  await expect(picture).toBeVisible();
  await expect(keys.getByRole('columnheader')).toHaveText(['Key', 'Time', 'Misses', 'Times']);
  await expect(pairs.getByRole('columnheader')).toHaveText(['Pair', 'Time', 'Misses', 'Gain']);
  await expect(pairs.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    /^\d+ ms$/,
    /^\d+%$/,
    /^\d+\.\d wpm$/,
  ]);
  const texts = await keys.getByRole('row').allTextContents();
  const figures = await picture.evaluate((element) =>
    Array.from(element.querySelectorAll('b'), ({ parentElement }) => parentElement?.textContent ?? ''),
  );
  for (const figure of figures.filter((text) => !text.includes('–'))) {
    const [letter = '', ms = ''] = [figure.slice(0, 1), figure.slice(1)];
    expect(texts.some((text) => text.startsWith(letter) && text.includes(`${ms} ms`))).toBe(true);
  }

  await expect(practise).toHaveAccessibleName(/^Practise these five \((\S+ \S+, ){4}\S+ \S+\)$/);
  const boxes = pairs.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  for (const letter of 'bcd') await key(letter).click();
  await expect(key('d')).toHaveAttribute('aria-pressed', 'true');
  await key('f').click();
  await expect(key('f')).toHaveAttribute('aria-pressed', 'false');
  await expect(thirty.rounds.dialog.getByRole('alert')).toContainText('At most five');
  await key('d').click();
  // The keys are one Tab stop; arrow keys move between them.
  await key('c').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(key('b')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(practise).toHaveAccessibleName(/^Practise \S+ \S+, \S+ \S+, c$/);

  await practise.click();
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await expect(page.getByText(/^Practice:/)).toBeVisible();
});

test(
  'what is chosen stays while another tab is looked at, until it is practised',
  LONG,
  async ({ page, thirty }, info) => {
    await thirty.open();
    await openKeysWith(thirty, 20, info);
    const { practise, key } = parts(thirty);
    await key('b').click();
    await key('c').click();
    await thirty.rounds.openTab('History');
    await thirty.rounds.openTab('Keys');
    await expect(practise).toHaveAccessibleName('Practise b, c');
    await page.keyboard.press('Escape');
    await expect(thirty.rounds.dialog).toHaveCount(0);
    await thirty.rounds.open();
    await thirty.rounds.openTab('Keys');
    await practise.click();
    await expect(page.getByText(/^Practice:/)).toBeVisible();
    await expect(thirty.rounds.dialog).toHaveCount(0);
    await thirty.rounds.open();
    await thirty.rounds.openTab('Keys');
    await expect(practise).toHaveAccessibleName(/^Practise these five/);
  },
);

test.describe('to people who see or hear it differently', () => {
  test.use({ bypassCSP: true });

  test(
    'axe finds nothing in the keys in either theme, and what is chosen is told by more than a colour',
    LONG,
    async ({ page, thirty }, info) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thirty.open();
      await thirty.chooseTheme('System');
      await openKeysWith(thirty, 12, info);
      const { pairs, key } = parts(thirty);
      await pairs.getByRole('checkbox').first().check();
      await key('a').click();
      await expect(key('a')).toHaveAttribute('aria-pressed', 'true');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveClass(colorScheme);
        expect(await findings(page), colorScheme).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      const borderOf = (letter: string) =>
        key(letter).evaluate((button) => getComputedStyle(button).borderWidth);
      await expect.poll(async () => (await borderOf('a')) === (await borderOf('t'))).toBe(false);
    },
  );
});

test('in narrow windows with large text all of it is within reach', LONG, async ({ page, thirty }, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.open();
  await openKeysWith(thirty, 12, info);
  await thirty.rounds.dialog.getByRole('button', { name: 'Show as a table' }).click();
  await parts(thirty).pairs.getByRole('checkbox').first().check();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const [font, width, height] of [
    [16, 390, 844],
    [16, 320, 400],
    [24, 390, 400],
    [32, 320, 800],
    [32, 1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setBrowserFont(session, font);
    await expect
      .poll(() => outOfReach(page, font), { message: `${width} × ${height}, ${font} px`, intervals: [50] })
      .toEqual([]);
    // In a low window the whole dialog scrolls.
    if (height < 24 * font) continue;
    // Visually hidden content does not make the dialog itself scroll.
    await expect
      .poll(() =>
        thirty.rounds.dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      )
      .toBe(0);
  }
});
