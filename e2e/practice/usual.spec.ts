import { expect, test } from '../test';

test('what somebody usually types on just these words is said once there is enough to say it from', async ({
  thirty,
}, info) => {
  await thirty.open();
  await thirty.play(40);
  expect(Object.keys(await thirty.insights.figures())).not.toContain('Usual on these words');
  await thirty.rounds.open();
  await thirty.rounds.importMadeUp(20, info);
  await thirty.rounds.openTab('Keys');
  await expect(thirty.rounds.dialog.getByRole('table', { name: 'Pairs' })).toBeVisible();
  await thirty.page.keyboard.press('Escape');
  await thirty.restart.click();
  await thirty.play(40);
  await expect
    .poll(async () => (await thirty.insights.figures())['Usual on these words'])
    .toMatch(/^\d+ wpm$/);
});

test('the trend has a second line from ten rounds on, less the luck with words', async ({ thirty }, info) => {
  const { rounds } = thirty;
  const legend = rounds.dialog.getByText('on average words', { exact: true });
  await thirty.open();
  await rounds.open();
  await rounds.importMadeUp(9, info);
  // What is known of pairs is counted there.
  await rounds.openTab('Keys');
  await expect(rounds.dialog.getByRole('table', { name: 'Pairs' })).toBeVisible();
  await rounds.openTab('History');
  await expect(rounds.dialog.getByRole('img', { name: 'Speed over rounds' })).toBeVisible();
  await expect(legend).toHaveCount(0);
  await rounds.importMadeUp(20, info, 2);
  await rounds.openTab('Keys');
  await expect(rounds.dialog.getByRole('table', { name: 'Pairs' })).toBeVisible();
  await rounds.openTab('History');
  await expect(legend).toBeVisible();
  await expect(
    rounds.dialog.getByText(/^ – Median of your last 20 rounds: \d+ wpm, most .*; \d+ wpm on average words;/),
  ).toBeVisible();
});
