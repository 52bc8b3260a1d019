import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentType } from '../../tools/contentTypes.mjs';
import { Thirty } from '../pages/Thirty';
import { pageChanged } from '../support/deployments';
import { expect, LONG, test } from '../test';

test.use({ serviceWorkers: 'allow' });

const NEW_VERSION = 'A new version of Thirty is ready';

test(
  'two deployments: the next visit has the new one, the open page goes on and is told between rounds',
  LONG,
  async ({ page, context, thirty, server, offlinePage, deploy }) => {
    server.folder = deploy('one');
    await offlinePage.visit();
    await expect(page).toHaveTitle('Thirty one');
    const words = await thirty.words();
    await thirty.type(words.slice(0, 3));

    const secondPage = await context.newPage();
    const second = new Thirty(secondPage);
    server.folder = deploy('two');
    await second.open(server.url);
    await expect(secondPage).toHaveTitle('Thirty two');
    // Wait until the worker has saved all parts: one that the host has removed by then would be an error on the console.
    await offlinePage.saved(second);

    // The open page is in a round: it is neither reloaded nor disturbed.
    await page.bringToFront();
    await thirty.type(words.slice(3, 5));
    await thirty.expectState('run');
    await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
    // A file of its own deployment is still available, although the host has removed it.
    const entry = await page.locator('script[type="module"][src]').last().getAttribute('src');
    expect(entry).toContain('index-one');
    const statusOf = (address: string) => page.evaluate(async (path) => (await fetch(path)).status, address);
    await expect.poll(() => statusOf(entry as string)).toBe(200);
    await thirty.finish();
    await expect(page.getByText(NEW_VERSION)).toBeVisible();
    await thirty.expectFlawless(5);
    // The page of the new version shows no notice.
    await expect(secondPage.getByText(NEW_VERSION)).toHaveCount(0);

    server.folder = deploy('three');
    const thirdPage = await context.newPage();
    const third = new Thirty(thirdPage);
    await third.open(server.url);
    await expect(thirdPage).toHaveTitle('Thirty three');
    await expect(secondPage.getByText(NEW_VERSION)).toBeVisible();
    expect(await statusOf(entry as string)).toBe(200);

    await offlinePage.saved(third);
    await server.stop();
    // Without a host, each page gets its own parts, although one worker, the first, answers for all of them.
    for (const tab of [thirty, second, third]) {
      await tab.page.bringToFront();
      await tab.options.open();
      await tab.options.close();
    }
    await second.restart.click();
    await second.typeWords(2);
    await second.expectState('run');
  },
);

test(
  'a reload is offered with the new version, and is the person’s to choose',
  LONG,
  async ({ page, context, server, offlinePage, deploy }) => {
    server.folder = deploy('one');
    await offlinePage.visit();
    server.folder = deploy('two');
    await new Thirty(await context.newPage()).open(server.url);
    await expect(page.getByText(NEW_VERSION)).toBeVisible();
    await expect(page).toHaveTitle('Thirty one');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveTitle('Thirty two');
  },
);

test(
  'a deployment that changes only the page is told like any other',
  LONG,
  async ({ page, context, server, offlinePage, deployPage }) => {
    const changed = await deployPage('two');
    expect(differing('dist', changed)).toEqual(['index.html', 'sw.js']);
    await offlinePage.visit();
    server.folder = changed;
    const secondPage = await context.newPage();
    await new Thirty(secondPage).open(server.url);
    await expect(page.getByText(NEW_VERSION)).toBeVisible();
    await expect(secondPage).toHaveTitle('Thirty two');
    await expect(secondPage.getByText(NEW_VERSION)).toHaveCount(0);
  },
);

test(
  'files of two deployments are never saved as one',
  LONG,
  async ({ page, server, offlinePage, folder }) => {
    // As in the middle of a deployment: yesterday's worker with today's page.
    const worker = readFileSync('dist/sw.js', 'utf8');
    server.folder = pageChanged(join(folder, 'two'), 'two');
    server.instead = (file) =>
      file === 'sw.js'
        ? { status: 200, headers: { 'content-type': contentType(file) }, body: worker }
        : undefined;
    await offlinePage.open();
    await expect.poll(() => server.asked.filter((file) => file === 'index.html').length).toBeGreaterThan(1);
    // The worker fails to install.
    await expect.poll(() => offlinePage.countWorkers()).toBe(0);
    const isPageSaved = await page.evaluate(async () => {
      const saved = await caches.match(location.href, { ignoreSearch: true });
      return saved !== undefined;
    });
    expect(isPageSaved).toBe(false);
  },
);

test(
  'what a host calls unchanged, though it is of another version, is not saved',
  LONG,
  async ({ page, thirty, server, offlinePage, folder }) => {
    // Like a host whose ETags are made of size and date, when both are the same in two builds.
    const { tagOf } = server;
    server.tagOf = (file, body) => (file === 'index.html' ? 'same' : tagOf(file, body));
    await offlinePage.visit();
    server.folder = pageChanged(join(folder, 'two'), 'two');
    await page.reload();
    await expect(page.getByText(NEW_VERSION)).toBeVisible();
    // With no other page open, its worker takes over.
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveTitle('Thirty two');
    await offlinePage.newestTakesOver();
    await server.stop();
    await page.reload();
    await expect(page).toHaveTitle('Thirty two');
    await thirty.pictured();
  },
);

/** The files that differ between two folders. */
function differing(one: string, other: string): string[] {
  const files = [one, other].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  const bytes = (path: string) => (existsSync(path) ? readFileSync(path).toString('base64') : '');
  return [...new Set(files)].filter((file) => bytes(join(one, file)) !== bytes(join(other, file))).sort();
}
