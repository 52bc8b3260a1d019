import type { OfflinePage } from '../pages/OfflinePage';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

test.use({ serviceWorkers: 'allow' });

/*
 * Every part of the page is available: with no network, after new deployments, after a lost connection, and on a machine
 * that is never idle.
 */

/** Plays, and opens each dialog and the round's replay: each for the first time on this page. */
async function openEverything(offlinePage: OfflinePage, thirty: Thirty): Promise<void> {
  await thirty.play(6);
  await offlinePage.openDialogs(thirty);
  await thirty.replay.watchFromStart();
  await thirty.page.getByRole('button', { name: 'Close' }).click();
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
    await openEverything(offlinePage, thirty);
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
    await openEverything(offlinePage, thirty);
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
      await openEverything(offlinePage, tab);
    }
  },
);

test.describe('a connection that is lost before a part has come', () => {
  test.use({ expectsPageErrors: true });

  test(
    'is told, and the next press asks again: the part comes whole, with its styles',
    LONG,
    async ({ thirty, server, offlinePage }) => {
      server.instead = (file) => (/RoundsDialog-|Insights-/.test(file) ? { status: 503 } : undefined);
      await offlinePage.open();
      await thirty.play(6);
      const rounds = thirty.barButton('Rounds');
      await rounds.click();
      await expect(thirty.live(/^A part of this page could not be loaded/)).toBeVisible();
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
    'as the worker was to come, and then a file: it is saved when the network is back, or the page is seen again',
    LONG,
    async ({ page, server, offlinePage }) => {
      // Repeated until it has an effect: the page may not listen for it yet.
      const until = (hasHadEffect: () => boolean | Promise<boolean>, say: () => void) =>
        expect
          .poll(async () => {
            await page.evaluate(say);
            return hasHadEffect();
          })
          .toBe(true);
      const networkIsBack = () => dispatchEvent(new Event('online'));
      const isSeenAgain = () => document.dispatchEvent(new Event('visibilitychange'));
      const lose = (files: RegExp): void => {
        server.asked.length = 0;
        server.instead = (file) => (files.test(file) ? { status: 503 } : undefined);
      };
      const isAsked = (files: RegExp) => server.asked.some((file) => files.test(file));

      lose(/^sw\.js$/);
      await offlinePage.open();
      await expect.poll(() => isAsked(/^sw\.js$/)).toBe(true);
      // The page itself has not asked for this one.
      lose(/^assets\/drawPicture-/);
      await until(() => isAsked(/^assets\/drawPicture-/), networkIsBack);
      // The worker gives up.
      await expect.poll(() => offlinePage.countWorkers()).toBe(0);
      server.instead = () => undefined;
      await until(async () => (await offlinePage.countWorkers()) > 0, isSeenAgain);
      await offlinePage.saved();
    },
  );
});
