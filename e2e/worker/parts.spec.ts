import { workerFiles } from '../../tools/workerFiles.mjs';
import type { Thirty } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

test.use({ serviceWorkers: 'allow' });

/*
 * Every part of the page is at hand: with no network, after new deployments, after a lost connection, and on a machine
 * that is never idle.
 */

/** Opens and closes what the bar has, and a round's replay: each for the first time on this page. */
async function openEverything(thirty: Thirty): Promise<void> {
  const { page } = thirty;
  await thirty.play(6);
  await thirty.rounds.open();
  await expect(thirty.rounds.rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await thirty.options.open();
  await thirty.options.close();
  await thirty.barButton('Commands').click();
  await expect(thirty.commands.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await thirty.replay.watchFromStart();
  await page.getByRole('button', { name: 'Close' }).click();
}

test(
  'a first visit without a round is enough: then every part opens with no network',
  LONG,
  async ({ thirty, offlinePage }) => {
    await offlinePage.visit();
    await offlinePage.reloadWithoutServer();
    await openEverything(thirty);
  },
);

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
    // The first version's page is gone, and with it what it needed.
    await page.goto('about:blank');
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
      server.instead = (file) =>
        /dialogs-|replayAndRace-|InsightsPanel-|saveRoundsAtoms-/.test(file) ? { status: 503 } : undefined;
      await offlinePage.open();
      await offlinePage.controlled();
      await thirty.play(6);
      const rounds = thirty.barButton('Rounds');
      await rounds.click();
      await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
      server.instead = () => undefined;
      await rounds.click();
      await expect(thirty.rounds.dialog).toBeVisible();
      await expect(thirty.rounds.rows).toHaveCount(1);
      // As it is where nothing was ever lost.
      const radius = await thirty.rounds.dialog.evaluate((dialog) => getComputedStyle(dialog).borderRadius);
      expect(radius).not.toBe('0px');
    },
  );

  test(
    'with no worker yet: the theme’s menu comes with a later press',
    LONG,
    async ({ page, thirty, server, offlinePage }) => {
      server.instead = (file) => (/ThemeMenu-/.test(file) ? { status: 503 } : undefined);
      await offlinePage.open();
      await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
      server.instead = () => undefined;
      await thirty.themeButton.click();
      await expect(page.locator('html')).toHaveClass('light');
      await expect(async () => {
        await thirty.themeButton.click();
        await expect(page.getByRole('menu')).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  );
});

test.describe('a connection that is lost while the page is being saved', () => {
  test.use({ expectsPageErrors: true });

  for (const [what, files] of [
    ['the worker', /^sw\.js$/],
    ['a file of the first round', /^assets\/webgl-/],
  ] as const) {
    test(
      `as ${what} was to come: it is saved when the network is back`,
      LONG,
      async ({ context, server, offlinePage }) => {
        server.instead = (file) => (files.test(file) ? { status: 503 } : undefined);
        await offlinePage.open();
        await expect.poll(() => server.asked.some((file) => files.test(file))).toBe(true);
        // The worker's own end, where there is one.
        await expect.poll(() => offlinePage.countWorkers()).toBe(0);
        server.instead = () => undefined;
        await context.setOffline(true);
        await context.setOffline(false);
        await offlinePage.saved();
      },
    );
  }
});

test('a file that the host lacks holds up none of the others', LONG, async ({ server, offlinePage }) => {
  server.instead = (file) => (/keySounds-/.test(file) ? { status: 404 } : undefined);
  await offlinePage.open();
  await offlinePage.controlled();

  await expect.poll(() => offlinePage.countSaved()).toBe(workerFiles('dist').length - 1);
});

test(
  'where something draws each frame, a round’s buttons come two seconds after its end',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      const draw = (): void => void requestAnimationFrame(draw);
      draw();
      // As on a screen of 240 Hz: no moment is free for longer than a frame.
      const { requestIdleCallback } = globalThis;
      globalThis.requestIdleCallback = (act, options) =>
        requestIdleCallback(
          (moment) =>
            act({ didTimeout: moment.didTimeout, timeRemaining: () => Math.min(3, moment.timeRemaining()) }),
          options,
        );
    });
    await thirty.open();
    await thirty.play(6);
    await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
  },
);
