import { fileOf } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

test.describe('a kept round whose list cannot be loaded now', () => {
  test.use({ expectsPageErrors: true });

  test(
    'is intact, and that is said of it: shown, watched, raced, exported and imported',
    LONG,
    async ({ page, thirty }) => {
      await thirty.openAndPlay(7);
      await page.keyboard.press('Escape');
      await thirty.options.chooseWords('Français');
      await thirty.playSaved(5);
      await thirty.rounds.expectSaved(2);
      await thirty.options.chooseStandard();
      await thirty.rounds.open();
      const [, file] = await thirty.rounds.export();
      await page.route(/assets\/more\/french/, (route) => route.abort());
      await thirty.reload();

      await thirty.rounds.open();
      const round = thirty.rounds.rows.filter({ hasText: 'Français' });
      for (const what of [/^Show/, /^Watch/, /^Race/]) {
        await round.getByRole('button', { name: what }).click();
        await expect(
          thirty.rounds.dialog.getByText('The words of this round could not be loaded'),
        ).toBeVisible();
        await expect(thirty.rounds.dialog.getByText('not here any more')).toHaveCount(0);
        await thirty.rounds.dialog.getByRole('button', { name: 'Back to all rounds' }).click();
      }
      const [, partial] = await thirty.rounds.export();
      expect(JSON.parse(partial).rounds).toHaveLength(1);
      await expect(
        thirty.rounds.dialog.getByText(/1 round left out: its words could not be loaded/),
      ).toBeVisible();
      await thirty.rounds.chooseFile(fileOf(JSON.parse(file).rounds));
      await expect(thirty.rounds.dialog.getByText(/^1 already here, 1 cannot be read/)).toContainText(
        '1 whose words could not be loaded now',
      );

      await page.unroute(/assets\/more\/french/);
      await thirty.rounds.openTab('History');
      await round.getByRole('button', { name: /^Show/ }).click();
      await expect(thirty.rounds.dialog.getByText('Characters Typed')).toBeVisible();
      expect(await thirty.rounds.countSaved()).toBe(2);
    },
  );
});
