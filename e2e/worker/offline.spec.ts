import { listOf, strangers } from '../support/wordLists';
import { expect, LONG, test } from '../test';

test.use({ serviceWorkers: 'allow' });

const NEW_VERSION = 'A new version of Thirty is ready';

test('after one visit the game starts and plays with no server at all, from any path', async ({
  page,
  thirty,
  server,
  offlinePage,
}) => {
  await offlinePage.visit();
  await offlinePage.reloadWithoutServer();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 4));
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
  await thirty.chooseTheme('Light');
  await expect(page.locator('html')).toHaveClass('light');
  await thirty.finishFlawless(4);
  await page.goto(`${server.url}?from=a-friend`);
  await thirty.pictured();
  await expect(thirty.best()).toHaveText('Highest Score: 4');
});

test('a first visit brings every part once, though the page and its worker both want some', async ({
  server,
  offlinePage,
}) => {
  await offlinePage.visit();
  const parts = server.sent.filter((file) => file.startsWith('assets/'));
  expect(parts.toSorted()).toEqual([...new Set(parts)].sort());
});

test.describe('where a list cannot be had', () => {
  test.use({ expectsPageErrors: true });

  test(
    'words that were chosen once are there without a network, also after a new deployment, which keeps no others',
    LONG,
    async ({ page, thirty, server, offlinePage, deploy }) => {
      server.folder = deploy('one');
      await offlinePage.visit();
      await thirty.options.chooseWords('Čeština');
      const saved = await offlinePage.savedMore();
      expect(saved).toContain('czech-common-one-----.json');
      server.folder = deploy('two');
      await thirty.reload();
      await expect(page).toHaveTitle('Thirty two');
      await offlinePage.saved();
      await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
      await offlinePage.leave();
      await offlinePage.open();
      await offlinePage.reloadWithoutServer();
      await expect(page).toHaveTitle('Thirty two');
      await expect
        .poll(() => offlinePage.savedMore())
        .toEqual(saved.map((file) => file.replace('-one-----', '-two-----')));
      const list = listOf('Čeština');
      expect(strangers(await thirty.words(), list)).toEqual([]);
      // A list that was never loaded is not available; the words stay.
      const words = await thirty.words();
      await thirty.options.open();
      await thirty.options.words.selectOption({ label: 'Polski' });
      await expect(thirty.options.dialog.getByText('The words “Polski” could not be loaded.')).toBeVisible();
      await thirty.options.close();
      expect(await thirty.words()).toBe(words);
    },
  );
});

test('a visit with no network has every part: rounds are kept, listed, watched and raced, options and commands, and links open', async ({
  page,
  thirty,
  server,
  offlinePage,
}) => {
  // Some hosts send this with every file, which must not keep them from being saved.
  server.headers = { vary: 'Origin' };
  await offlinePage.visit();
  await offlinePage.reloadWithoutServer();
  await thirty.play(10);
  await offlinePage.openDialogs();
  const link = await thirty.race.copyLink();
  await page.goto('about:blank');
  await page.goto(link);
  await thirty.pictured();
  await expect(thirty.race.challenge).toBeVisible();
  await thirty.play(4);
  await expect(page.getByText('Behind the ghost by 6 characters (2 wpm)', { exact: true })).toBeVisible();
  await thirty.replay.watchFromStart();
});
