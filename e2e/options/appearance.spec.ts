import { APP } from '../pages/Thirty';
import { findings } from '../support/axe';
import { expect, LONG, test } from '../test';

test(
  'words are as large as is chosen, from the first moment on, and nothing moves',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    const height = async () => (await thirty.canvas.boundingBox())?.height ?? 0;
    const usual = await height();
    await thirty.options.open('Look');
    const slider = thirty.options.dialog.getByRole('slider', { name: 'Text size' });
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await slider.fill('150');
    await expect(slider).toHaveAttribute('aria-valuetext', '150%');
    await thirty.options.close();
    await expect(thirty.main.getByText('150%', { exact: true })).toBeVisible();
    await expect.poll(height).toBeGreaterThan(usual * 1.4);
    await thirty.play(3);
    await expect(thirty.best()).toHaveText('Highest Score: 3');

    const letThrough = await thirty.hold(APP);
    await page.reload({ waitUntil: 'commit' });
    await expect(await thirty.wordsElement()).toHaveText(/[a-z]/);
    const before = await thirty.field.boundingBox();
    const top = (await (await thirty.wordsElement()).boundingBox())?.y;
    letThrough();
    await thirty.pictured();
    expect(await thirty.field.boundingBox()).toEqual(before);
    expect((await thirty.canvas.boundingBox())?.y).toBe(top);
  },
);

test('the caret is a line, a block, an underline or none', LONG, async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.open();
  const seen = () => thirty.pixelsOf('caret');
  const line = await seen();
  const choose = async (name: string): Promise<void> => {
    await thirty.options.open('Look');
    await thirty.options.dialog
      .getByRole('radiogroup', { name: 'Caret' })
      .getByText(name, { exact: true })
      .click();
    await thirty.options.close();
  };
  expect(line).toBeGreaterThan(40);
  await choose('Underline');
  await expect.poll(seen).toBeLessThan(line);
  expect(await seen()).toBeGreaterThan(20);
  await choose('Off');
  await expect.poll(seen).toBe(0);
  await choose('Block');
  await expect(page.getByText('block caret')).toBeVisible();
  // The block is translucent, so its colour cannot be counted. Key and Backspace must give the same picture again.
  const before = await thirty.canvas.screenshot();
  await thirty.typeWords(1);
  await page.keyboard.press('Backspace');
  expect((await thirty.canvas.screenshot()).equals(before)).toBe(true);
  await choose('Line');
  await expect.poll(seen).toBe(line);
});

test(
  'all options of a tab are in a window of 1280 × 720 without scrolling',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await thirty.open();
    await thirty.options.open();
    const { dialog } = thirty.options;
    for (const tab of ['Round', 'Look', 'Sound and language'] as const) {
      await thirty.options.show(tab);
      await expect(thirty.options.reset(tab)).toBeInViewport({ ratio: 1 });
      const panel = dialog.getByRole('tabpanel', { name: tab });
      expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    }
  },
);

test('words of the chosen size are shown, and move nothing', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.options.open('Look');
  const { dialog } = thirty.options;
  const sample = dialog.getByText('words', { exact: true });
  const widthOf = async () => (await sample.boundingBox())?.width ?? 0;
  const contentHeight = () =>
    dialog.getByRole('tabpanel', { name: 'Look' }).evaluate(({ scrollHeight }) => scrollHeight);
  const [usual, height] = [await widthOf(), await contentHeight()];
  const size = dialog.getByRole('slider', { name: 'Text size' });
  await size.fill('200');
  await expect.poll(widthOf).toBeCloseTo(2 * usual, 0);
  expect(await contentHeight()).toBe(height);
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 700 } });

  test('both dialogs take the whole window', LONG, async ({ page, thirty }) => {
    await thirty.open();
    for (const name of ['Options', 'Rounds'] as const) {
      await thirty.barButton(name).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});

test.describe(() => {
  test.use({ bypassCSP: true });

  test(
    'options are accessible, in the light and in the dark, at 320 px too',
    LONG,
    async ({ page, thirty }) => {
      await thirty.openIn('Light');
      await thirty.options.typeTime('45');
      expect(await findings(page)).toEqual([]);
      await thirty.options.close();
      await thirty.chooseTheme('Dark');
      await page.setViewportSize({ width: 320, height: 480 });
      await thirty.options.open();
      expect(await findings(page)).toEqual([]);
      await thirty.expectWithinWindow();
    },
  );
});
