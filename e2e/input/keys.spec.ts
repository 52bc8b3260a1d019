import { expect, LONG, test } from '../test';

test('Escape in a run is a new round, at once', async ({ page, thirty }) => {
  const words = await thirty.open();
  await page.keyboard.press('Escape');
  expect(await thirty.words()).toBe(words);
  await thirty.type(words.slice(0, 3));
  await page.keyboard.press('Escape');
  await thirty.expectState('start');
  await expect(thirty.time()).toHaveText('Time: 30');
  await expect(await thirty.wordsElement()).not.toHaveText(words);
  await expect(thirty.field).toBeFocused();
});

test('Escape and Enter at the result are a new round', async ({ page, thirty }) => {
  await thirty.open();
  for (const key of ['Escape', 'Enter']) {
    await thirty.play(2);
    const words = await thirty.words();
    await thirty.skipTime(600);
    await page.keyboard.press(key);
    await thirty.expectState('start');
    await expect(await thirty.wordsElement()).not.toHaveText(words);
    await expect(page.getByRole('heading', { name: 'Result' })).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
  }
});

test('Enter throws no result away in its first 600 ms, nor when it is held', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.play(2);
  await page.keyboard.press('Enter');
  await thirty.expectState('finish');
  await thirty.skipTime(599);
  await page.keyboard.down('Enter');
  await thirty.expectState('finish');
  await thirty.skipTime(5000);
  await page.keyboard.down('Enter');
  await thirty.expectState('finish');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await thirty.expectState('start');
});

test(
  'a menu keeps its own Escape and Enter, loses no run and gives focus back, and a button keeps its Enter',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.begin(2);
    await thirty.themeButton.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await thirty.expectState('run');
    expect(await thirty.words()).toBe(words);
    await thirty.type(words.slice(2, 4));

    await thirty.finishFlawless(4);
    await thirty.skipTime(600);
    await thirty.themeButton.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await thirty.expectState('finish');
  },
);

test(
  'the hint says which keys there are, and speaks of touch on a screen that is touched',
  LONG,
  async ({ page, anotherPlayer, thirty }) => {
    await thirty.open();
    await expect(page.getByText('The clock starts with your first key')).toBeVisible();
    await thirty.typeWords(2);
    await expect(page.getByText('Escape for a new round')).toBeVisible();
    await thirty.finish();
    await expect(page.getByText('Enter or Escape for another round')).toBeVisible();

    const phone = await anotherPlayer({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await phone.open();
    const touched = phone.page;
    await expect(touched.getByText('The clock starts as you type')).toBeVisible();
    await touched.getByRole('textbox').blur();
    await expect(touched.getByText('Tap the words to type')).toBeVisible();
  },
);

/** Delays a dialog's `close` event until between the next key and its text, as on a busy machine. */
function holdClose(): void {
  addEventListener(
    'close',
    (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const dialog = event.target as HTMLElement;
      addEventListener('keydown', () => dialog.dispatchEvent(new Event('close')), { once: true });
    },
    { capture: true },
  );
}

test('a key right after a dialog has closed is not lost', LONG, async ({ page, thirty }) => {
  const words = await thirty.begin(3);
  await page.evaluate(holdClose);
  await thirty.options.open();
  await page.keyboard.press('Escape');
  await expect(thirty.options.dialog).toHaveCount(0);
  await thirty.type(words.slice(3, 6));
  await thirty.finishFlawless(6);
});
