import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '../test';

test('what somebody usually types on just these words is said once there is enough to say it from', async ({
  thirty,
}, info) => {
  await thirty.open();
  await thirty.play(40);
  expect(Object.keys(await thirty.insights.figures())).not.toContain('Usual on these words');
  const file = info.outputPath('rounds.json');
  execFileSync(process.execPath, ['tools/rounds.mjs', '20', '--out', file]);
  await thirty.rounds.open();
  await thirty.rounds.chooseFile(readFileSync(file, 'utf8'));
  await thirty.rounds.pressImport(20);
  await thirty.rounds.openTab('Keys');
  await expect(thirty.rounds.dialog.getByRole('table', { name: 'Pairs' })).toBeVisible();
  await thirty.page.keyboard.press('Escape');
  await thirty.restart.click();
  await thirty.play(40);
  await expect
    .poll(async () => (await thirty.insights.figures())['Usual on these words'])
    .toMatch(/^\d+ wpm$/);
});
