import { expect, LONG, test } from '../test';

test('keys lead it, type nothing, and Escape leads back', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.replay.watchKeys(8, 250);
  expect(await thirty.replay.msAfter('ArrowRight')).toBe(100);
  expect(await thirty.replay.msAfter('Shift+ArrowRight')).toBe(250);
  expect(await thirty.replay.msAfter('Shift+ArrowRight')).toBe(500);
  expect(await thirty.replay.msAfter('Shift+ArrowLeft')).toBe(250);
  await thirty.replay.region.getByRole('button', { name: 'Next key' }).click();
  expect(await thirty.replay.ms()).toBe(500);
  await thirty.replay.region.getByRole('button', { name: 'Previous key' }).click();
  expect(await thirty.replay.ms()).toBe(250);
  await thirty.replay.slider.focus();
  expect(await thirty.replay.msAfter('PageUp')).toBe(1250);
  expect(await thirty.replay.msAfter('ArrowLeft')).toBe(1150);
  expect(await thirty.replay.msAfter('End')).toBe(30_000);
  expect(await thirty.replay.msAfter('Home')).toBe(0);
  await page.mouse.click(640, 250);
  await expect(thirty.field).toBeFocused();
  await thirty.type('abc');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await thirty.expectFlawless(8);
  await page.keyboard.press('Space');
  await expect.poll(() => thirty.replay.ms()).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await expect(thirty.replay.region).toHaveCount(0);
  await expect(thirty.main).not.toHaveAttribute('data-replay-ms');
  await thirty.expectState('finish');
  await expect(thirty.field).toBeFocused();
});

test(
  'with the speed curve in focus, arrows go along it and not along the replay',
  LONG,
  async ({ page, thirty }) => {
    await thirty.replay.watchRoundOf(20);
    await page.getByRole('img', { name: 'Speed over time' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Second 1:/)).toBeVisible();
    expect(await thirty.replay.ms()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(thirty.replay.region).toHaveCount(0);
    await thirty.expectState('finish');
  },
);

test(
  'with a speed or the speed curve in focus, every other key leads the replay as the line below says',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.replay.watchKeys(8, 250);
    await thirty.replay.region.getByText('2×', { exact: true }).click();
    const speed = thirty.replay.region.getByRole('radio', { name: '2×' });
    await expect(speed).toBeFocused();
    expect(await thirty.replay.msAfter('End')).toBe(30_000);
    expect(await thirty.replay.msAfter('Home')).toBe(0);
    expect(await thirty.replay.msAfter('Shift+ArrowRight')).toBe(250);
    expect(await thirty.replay.msAfter('Shift+ArrowLeft')).toBe(0);
    await expect(speed).toBeFocused();
    expect(await thirty.replay.msAfter('ArrowRight')).toBe(0);
    await expect(thirty.replay.region.getByRole('radio', { name: '4×' })).toBeChecked();
    await page.keyboard.press('Space');
    await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(thirty.replay.region.getByRole('button', { name: 'Play' })).toBeVisible();

    await page.getByRole('img', { name: 'Speed over time' }).focus();
    await thirty.replay.seek(0);
    await page.getByRole('img', { name: 'Speed over time' }).focus();
    expect(await thirty.replay.msAfter('Shift+ArrowRight')).toBe(250);
    // The curve's own.
    expect(await thirty.replay.msAfter('End')).toBe(250);
    await expect(page.getByText(/^Second 30:/)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
);
