import { expect, LONG, test } from '../test';

test('keys lead it, type nothing, and Escape leads back', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.replay.watchKeys(8, 250);
  await thirty.replay.pressTo('ArrowRight', 100);
  await thirty.replay.pressTo('Shift+ArrowRight', 250);
  await thirty.replay.pressTo('Shift+ArrowRight', 500);
  await thirty.replay.pressTo('Shift+ArrowLeft', 250);
  await thirty.replay.region.getByRole('button', { name: 'Next key' }).click();
  await thirty.replay.expectMs(500);
  await thirty.replay.region.getByRole('button', { name: 'Previous key' }).click();
  await thirty.replay.expectMs(250);
  await thirty.replay.slider.focus();
  await thirty.replay.pressTo('PageUp', 1250);
  await thirty.replay.pressTo('ArrowLeft', 1150);
  await thirty.replay.pressTo('End', 30_000);
  await thirty.replay.pressTo('Home', 0);
  await page.mouse.click(640, 250);
  await expect(thirty.field).toBeFocused();
  await thirty.type('abc');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await thirty.expectFlawless(8);
  await page.keyboard.press('Space');
  await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thirty.replay.region).toHaveCount(0);
  await expect(thirty.main).not.toHaveAttribute('data-replay-ms');
  await thirty.expectState('finish');
  await expect(thirty.field).toBeFocused();
});

test(
  'with a speed or the speed curve in focus, its own keys go along it, and every other key leads the replay',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.replay.watchKeys(8, 250);
    await thirty.replay.region.getByText('2×', { exact: true }).click();
    const speed = thirty.replay.region.getByRole('radio', { name: '2×' });
    await expect(speed).toBeFocused();
    await thirty.replay.pressTo('End', 30_000);
    await thirty.replay.pressTo('Home', 0);
    await thirty.replay.pressTo('Shift+ArrowRight', 250);
    await thirty.replay.pressTo('Shift+ArrowLeft', 0);
    await expect(speed).toBeFocused();
    await thirty.replay.pressTo('ArrowRight', 0);
    await expect(thirty.replay.region.getByRole('radio', { name: '4×' })).toBeChecked();
    await page.keyboard.press('Space');
    await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(thirty.replay.region.getByRole('button', { name: 'Play' })).toBeVisible();

    await thirty.replay.seek(0);
    await page.getByRole('img', { name: 'Speed over time' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Second 1:/)).toBeVisible();
    await thirty.replay.expectMs(0);
    await thirty.replay.pressTo('Shift+ArrowRight', 250);
    // A key of the curve itself.
    await thirty.replay.pressTo('End', 250);
    await expect(page.getByText(/^Second 30:/)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(thirty.replay.region).toHaveCount(0);
    await thirty.expectState('finish');
  },
);

test(
  'keys that are held act once: Space toggles, and Escape closes the replay and nothing else',
  LONG,
  async ({ page, thirty }) => {
    await thirty.replay.watchRoundOf(20);
    await thirty.replay.slider.focus();
    for (let times = 0; times < 4; times++) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.down('Escape');
    await expect(thirty.replay.region).toHaveCount(0);
    await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    await thirty.expectState('finish');
  },
);
