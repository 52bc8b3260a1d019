import { expect, LONG, test } from '../test';

test('a ghost of a chosen speed races along in every usual round, which counts as any other', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.options.open();
  const { dialog } = thirty.options;
  await dialog.getByRole('radiogroup', { name: 'Pace' }).getByText('Other', { exact: true }).click();
  const speed = dialog.getByRole('spinbutton', { name: 'Words a minute' });
  await expect(speed).toHaveValue('60');
  await speed.fill('120');
  await speed.press('Enter');
  await thirty.options.close();
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  await expect.poll(() => thirty.pixelsOf('ghost')).toBeGreaterThan(10);
  await expect(page.getByText('Pace: 120 wpm')).toBeVisible();
  const label = page.getByText('120 wpm', { exact: true });
  await expect(label).toBeVisible();
  await thirty.typeWords(3);
  await expect(label).toHaveCount(0);
  // Ten characters a second.
  await thirty.skipTime(2000);
  await expect(thirty.main).toHaveAttribute('data-ghost', '20');
  await thirty.finishAfter(28_000);
  await thirty.expectFlawless(3);
  await expect(thirty.best()).toHaveText('Highest Score: 3');
  await expect(page.getByText(/ghost by/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');

  await thirty.options.choose('Pace', 'Off');
  await expect(thirty.main).not.toHaveAttribute('data-ghost');
  await expect.poll(() => thirty.pixelsOf('ghost')).toBe(0);
});

test('the ghost of your best is in the next round of its kind, over other words, and after a visit', async ({
  page,
  thirty,
}) => {
  const words = await thirty.open();
  await thirty.options.choose('Pace', 'Your best');
  await expect(thirty.main).not.toHaveAttribute('data-ghost');
  await thirty.type(words.slice(0, 4));
  await thirty.skipTime(5000);
  await thirty.type(words.slice(4, 12));
  await thirty.finishAfter(25_000);
  await thirty.rounds.expectSomeSaved();
  await thirty.reload();
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  expect(await thirty.words()).not.toBe(words);
  // Twelve characters in 30 s.
  await expect(page.getByText('Pace: your best, 5 wpm')).toBeVisible();
  const others = await thirty.typeWords(1);
  await thirty.skipTime(2000);
  await expect(thirty.main).toHaveAttribute('data-ghost', '4');
  await thirty.skipTime(4000);
  await expect(thirty.main).toHaveAttribute('data-ghost', '12');
  await thirty.skipTime(14_000);
  await thirty.type(others.slice(1, 20));
  await thirty.finishAfter(10_000);
  await expect(page.getByText('3 above the pace (your best, 5)')).toBeVisible();
  // Rounds of another kind have none, as long as there are none before.
  await thirty.options.chooseTime('60 s');
  await page.keyboard.press('Escape');
  await expect(thirty.time()).toHaveText('Time: 60');
  await expect(thirty.main).not.toHaveAttribute('data-ghost');
});

test('the ghost of what is usual is steady, once there are three rounds', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.options.choose('Pace', 'Your usual');
  await expect(thirty.main).not.toHaveAttribute('data-ghost');
  await page.keyboard.press('Escape');
  for (const characters of [25, 50, 60]) {
    await thirty.playWhole(characters);
    await page.keyboard.press('Escape');
    await thirty.expectState('start');
  }
  await expect(thirty.main).toHaveAttribute('data-ghost', '0');
  await thirty.typeWords(1);
  // 50 characters in 30 s.
  await thirty.skipTime(12_000);
  await expect(thirty.main).toHaveAttribute('data-ghost', '20');
});
