import { expect as baseExpect, type Page } from '@playwright/test';
import { workerFiles } from '../tools/workerFiles.mjs';
import { countSaved, keptOffline, test } from './deployments';
import { closeOptions, openOptions, optionsOf } from './optionsPage';
import { watchResult } from './racePage';
import { dialogOf, openRounds, playUnkept, rowsOf } from './roundsPage';
import { expect, Thirty } from './thirty';

/*
 * Every part of the page is at hand: with no network, after new deployments, after a lost connection, and on a machine
 * that is never idle.
 */

/** Opens and closes what the bar has, and a round's replay: each for the first time on this page. */
async function openEverything(thirty: Thirty): Promise<void> {
  const { page } = thirty;
  await playUnkept(thirty, 6);
  await openRounds(page);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await openOptions(page);
  await closeOptions(page);
  await page.getByRole('banner').getByRole('button', { name: 'Commands' }).click();
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await watchResult(page);
  await page.getByRole('button', { name: 'Close' }).click();
}

test('a first visit without a round is enough: then every part opens with no network', async ({
  page,
  thirty,
  server,
}) => {
  await thirty.open(server.url);
  await keptOffline(page);
  await server.stop();
  await page.reload();
  await thirty.pictured();
  await openEverything(thirty);
});

test('one visit makes the whole new version work offline, also where files go stale after a second', async ({
  page,
  thirty,
  server,
  deploy,
}) => {
  server.headers = { 'cache-control': 'max-age=1' };
  server.folder = deploy('one');
  await thirty.open(server.url);
  await keptOffline(page);
  await openOptions(page);
  await optionsOf(page).getByText('Other', { exact: true }).click();
  await optionsOf(page).getByLabel('Seconds').fill('5');
  await closeOptions(page);
  server.folder = deploy('two');
  await page.reload();
  await expect(page).toHaveTitle('Thirty two');
  await openEverything(thirty);
  await expect(thirty.best()).toHaveText('Highest Score: 6');
  await keptOffline(page);
  // The first version's page is gone, and with it what it needed.
  await page.goto('about:blank');
  await thirty.open(server.url);
  await server.stop();
  await page.goto('about:blank');
  await thirty.open(server.url);
  await expect(page).toHaveTitle('Thirty two');
  await expect(thirty.best()).toHaveText('Highest Score: 6');
  await openEverything(thirty);
  await thirty.restart.click();
  await openOptions(page);
  await optionsOf(page).getByRole('button', { name: 'Standard round' }).click();
  await closeOptions(page);
  await expect(thirty.time()).toHaveText('Time: 30');
});

test('three deployments, a tab of each: every open tab has all parts of its own, opened for the first time', async ({
  context,
  thirty,
  server,
  deploy,
}) => {
  const tabs = [thirty];
  for (const name of ['one', 'two', 'three']) {
    server.folder = deploy(name);
    if (name !== 'one') tabs.push(await skippableTab(await context.newPage()));
    const tab = tabs.at(-1) as Thirty;
    await tab.open(server.url);
    await expect(tab.page).toHaveTitle(`Thirty ${name}`);
    await keptOffline(tab.page);
  }
  for (const tab of tabs) {
    await tab.page.bringToFront();
    await openEverything(tab);
  }
});

async function skippableTab(page: Page): Promise<Thirty> {
  const tab = new Thirty(page);
  await tab.canSkipTime();
  return tab;
}

test.describe('a connection that is lost before a part has come', () => {
  test.use({ expectsPageErrors: true });

  test('is told, and the next press asks again: the part comes whole, with its styles', async ({
    page,
    thirty,
    server,
  }) => {
    server.instead = (file) =>
      /dialogs-|again-|ToldPanel-|keepRoundsAtoms-/.test(file) ? { status: 503 } : undefined;
    await thirty.open(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await playUnkept(thirty, 6);
    const rounds = page.getByRole('banner').getByRole('button', { name: 'Rounds' });
    await rounds.click();
    await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
    server.instead = () => undefined;
    await rounds.click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(1);
    // As it is where nothing was ever lost.
    const radius = await dialogOf(page).evaluate((dialog) => getComputedStyle(dialog).borderRadius);
    expect(radius).not.toBe('0px');
  });

  test('with no worker yet: the theme’s menu comes with a later press', async ({ page, thirty, server }) => {
    server.instead = (file) => (/ThemeMenu-/.test(file) ? { status: 503 } : undefined);
    await thirty.open(server.url);
    await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
    server.instead = () => undefined;
    await thirty.themeButton.click();
    await expect(page.locator('html')).toHaveClass('light');
    await expect(async () => {
      await thirty.themeButton.click();
      await baseExpect(page.getByRole('menu')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test.describe('a connection that is lost while the page is being saved', () => {
  test.use({ expectsPageErrors: true });

  for (const [what, files] of [
    ['the worker', /^sw\.js$/],
    ['a file of the first round', /^assets\/webgl-/],
  ] as const) {
    test(`as ${what} was to come: it is saved when the network is back`, async ({
      page,
      thirty,
      server,
      context,
    }) => {
      server.instead = (file) => (files.test(file) ? { status: 503 } : undefined);
      await thirty.open(server.url);
      await expect.poll(() => server.asked.some((file) => files.test(file))).toBe(true);
      // The worker's own end, where there is one.
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      server.instead = () => undefined;
      await context.setOffline(true);
      await context.setOffline(false);
      await keptOffline(page);
    });
  }
});

test('a file that the host lacks holds up none of the others', async ({ page, thirty, server }) => {
  server.instead = (file) => (/keySounds-/.test(file) ? { status: 404 } : undefined);
  await thirty.open(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await expect.poll(() => countSaved(page)).toBe(workerFiles('dist').length - 1);
});

test('where something draws each frame, a round’s buttons come two seconds after its end', async ({
  page,
  thirty,
}) => {
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
  await playUnkept(thirty, 6);
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
});
