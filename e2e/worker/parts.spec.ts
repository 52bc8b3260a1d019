import type { Thirty } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

test.use({ serviceWorkers: 'allow' });

/*
 * Every part of the page is available: with no network, after new deployments, after a lost connection, and on a machine
 * that is never idle.
 */

/** Opens and closes the bar's dialogs and menu, and a replay, each for the first time on this page. */
async function openEverything(thirty: Thirty): Promise<void> {
  const { page } = thirty;
  await thirty.play(6);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await thirty.options.open();
  await thirty.options.close();
  await thirty.barButton('Commands').click();
  await expect(thirty.commands.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thirty.commands.dialog).toHaveCount(0);
  await thirty.replay.watchFromStart();
  await page.getByRole('button', { name: 'Close' }).click();
}

test(
  'one visit makes the whole new version work offline, also where files go stale after a second',
  LONG,
  async ({ page, thirty, server, offlinePage, deploy }) => {
    server.headers = { 'cache-control': 'max-age=1' };
    server.folder = deploy('one');
    await offlinePage.visit();
    await thirty.options.typeTime('5');
    await thirty.options.close();
    server.folder = deploy('two');
    await page.reload();
    await expect(page).toHaveTitle('Thirty two');
    await openEverything(thirty);
    await expect(thirty.best()).toHaveText('Highest Score: 6');
    await offlinePage.saved();
    // Without a page of the first version, its files are deleted.
    await offlinePage.leave();
    await offlinePage.open();
    await server.stop();
    await page.goto('about:blank');
    await offlinePage.open();
    await expect(page).toHaveTitle('Thirty two');
    await expect(thirty.best()).toHaveText('Highest Score: 6');
    await openEverything(thirty);
    await thirty.restart.click();
    await thirty.options.chooseStandard();
    await expect(thirty.time()).toHaveText('Time: 30');
  },
);

test(
  'three deployments, a tab of each: every open tab has all parts of its own, opened for the first time',
  LONG,
  async ({ anotherTab, server, offlinePage, deploy }) => {
    const tabs: Thirty[] = [];
    for (const name of ['one', 'two', 'three']) {
      server.folder = deploy(name);
      const tab = await anotherTab(server.url);
      tabs.push(tab);
      await expect(tab.page).toHaveTitle(`Thirty ${name}`);
      await offlinePage.saved(tab);
    }
    for (const tab of tabs) {
      await tab.page.bringToFront();
      await openEverything(tab);
    }
  },
);

test.describe('a connection that is lost before a part has come', () => {
  test.use({ expectsPageErrors: true });

  test(
    'is told, and the next press asks again: the part comes whole, with its styles',
    LONG,
    async ({ page, thirty, server, offlinePage }) => {
      server.instead = (file) => (/RoundsDialog-|Insights-/.test(file) ? { status: 503 } : undefined);
      await offlinePage.open();
      await thirty.play(6);
      const rounds = thirty.barButton('Rounds');
      await rounds.click();
      await expect(
        page.getByRole('status').getByText('A part of this page could not be loaded'),
      ).toBeVisible();
      server.instead = () => undefined;
      await rounds.click();
      await expect(thirty.rounds.dialog).toBeVisible();
      await expect(thirty.rounds.rows).toHaveCount(1);
      // Its styles are there, too.
      const radius = await thirty.rounds.dialog.evaluate((dialog) => getComputedStyle(dialog).borderRadius);
      expect(radius).not.toBe('0px');
    },
  );
});

test.describe('a connection that is lost while the page is being saved', () => {
  test.use({ expectsPageErrors: true });

  test(
    'as the worker was to come, and then a file: it is saved when the network is back',
    LONG,
    async ({ page, server, offlinePage }) => {
      // Repeated until it has an effect: the page may not listen for it yet.
      const networkIsBack = (hasHadEffect: () => boolean | Promise<boolean>) =>
        expect
          .poll(async () => {
            await page.evaluate(() => dispatchEvent(new Event('online')));
            return hasHadEffect();
          })
          .toBe(true);
      const lose = (files: RegExp): void => {
        server.asked.length = 0;
        server.instead = (file) => (files.test(file) ? { status: 503 } : undefined);
      };
      const isAsked = (files: RegExp) => server.asked.some((file) => files.test(file));

      lose(/^sw\.js$/);
      await offlinePage.open();
      await expect.poll(() => isAsked(/^sw\.js$/)).toBe(true);
      lose(/^assets\/Board-/);
      await networkIsBack(() => isAsked(/^assets\/Board-/));
      // The worker fails to install.
      await expect.poll(() => offlinePage.countWorkers()).toBe(0);
      server.instead = () => undefined;
      await networkIsBack(async () => (await offlinePage.countWorkers()) > 0);
      await offlinePage.saved();
    },
  );
});
