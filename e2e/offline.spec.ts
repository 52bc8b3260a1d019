import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentType } from '../tools/contentTypes.mjs';
import { keptOffline, test } from './deployments';
import { chooseWords, closeOptions, listOf, openOptions, optionsOf } from './optionsPage';
import { challengeOf, copiedLink, watchResult } from './racePage';
import { openRounds, playUnkept, rowsOf } from './roundsPage';
import { expect, Thirty } from './thirty';

const NEW_VERSION = 'A new version of Thirty is ready';

test('after one visit the game starts and plays with no server at all, from any path', async ({
  page,
  thirty,
  server,
}) => {
  await thirty.open(server.url);
  await keptOffline(page);
  await server.stop();
  await page.reload();
  await thirty.pictured();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 4));
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
  await thirty.choose('Light');
  await expect(page.locator('html')).toHaveClass('light');
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 4']);
  await page.goto(`${server.url}?from=a-friend`);
  await thirty.pictured();
  await expect(thirty.best()).toHaveText('Highest Score: 4');
});

test('two deployments: the next visit has the new one, the open page goes on and is told between rounds', async ({
  page,
  context,
  thirty,
  server,
  deploy,
}) => {
  server.folder = deploy('one');
  await thirty.open(server.url);
  await keptOffline(page);
  await expect(page).toHaveTitle('Thirty one');
  const words = await thirty.words();
  await thirty.type(words.slice(0, 3));

  const secondPage = await context.newPage();
  const second = new Thirty(secondPage);
  server.folder = deploy('two');
  await second.open(server.url);
  await expect(secondPage).toHaveTitle('Thirty two');

  // The open page is in a round: it is neither reloaded nor disturbed.
  await page.bringToFront();
  await thirty.type(words.slice(3, 5));
  await thirty.expectState('run');
  await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
  // What it may still need of its own deployment is there, although the host has it no more.
  const entry = await page.locator('script[type="module"][src]').getAttribute('src');
  expect(entry).toContain('index-one');
  const statusOf = (address: string) => page.evaluate(async (path) => (await fetch(path)).status, address);
  await expect.poll(() => statusOf(entry as string)).toBe(200);
  await thirty.finish();
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 5']);
  // The page that has the new version is told nothing.
  await expect(secondPage.getByText(NEW_VERSION)).toHaveCount(0);

  server.folder = deploy('three');
  const thirdPage = await context.newPage();
  const third = new Thirty(thirdPage);
  await third.open(server.url);
  await expect(thirdPage).toHaveTitle('Thirty three');
  await expect(secondPage.getByText(NEW_VERSION)).toBeVisible();
  expect(await statusOf(entry as string)).toBe(200);

  await server.stop();
  await thirdPage.reload();
  await third.pictured();
  await expect(thirdPage).toHaveTitle('Thirty three');
  await second.restart.click();
  await second.type((await second.words()).slice(0, 2));
  await second.expectState('run');
});

test('a reload is offered with the new version, and is the person’s to choose', async ({
  page,
  context,
  thirty,
  server,
  deploy,
}) => {
  server.folder = deploy('one');
  await thirty.open(server.url);
  await keptOffline(page);
  server.folder = deploy('two');
  await new Thirty(await context.newPage()).open(server.url);
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  await expect(page).toHaveTitle('Thirty one');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle('Thirty two');
});

test('a deployment that changes only the page is told like any other', async ({
  page,
  context,
  thirty,
  server,
  deployPage,
}) => {
  const changed = await deployPage('two');
  expect(differing('dist', changed)).toEqual(['index.html', 'sw.js']);
  await thirty.open(server.url);
  await keptOffline(page);
  server.folder = changed;
  const secondPage = await context.newPage();
  await new Thirty(secondPage).open(server.url);
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  await expect(secondPage).toHaveTitle('Thirty two');
  await expect(secondPage.getByText(NEW_VERSION)).toHaveCount(0);
});

test('files of two deployments are never saved as one', async ({ page, thirty, server, deployPage }) => {
  // As it may be while a host takes a deployment up: yesterday's worker, today's page.
  const worker = readFileSync('dist/sw.js', 'utf8');
  server.folder = await deployPage('two');
  server.instead = (file) =>
    file === 'sw.js'
      ? { status: 200, headers: { 'content-type': contentType(file) }, body: worker }
      : undefined;
  await thirty.open(server.url);
  await expect.poll(() => server.asked.filter((file) => file === 'index.html').length).toBeGreaterThan(1);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ]);
  await expect.poll(left).toEqual([0, []]);
});

test('a first visit brings every file once, though the page and its worker both want some', async ({
  page,
  thirty,
  server,
}) => {
  await thirty.open(server.url);
  await keptOffline(page);
  expect(server.asked.filter((file) => file === 'index.html')).toHaveLength(2);
  expect(server.sent.toSorted()).toEqual([...new Set(server.sent)].sort());
});

test('what a host calls unchanged, though it is of another version, is not saved', async ({
  page,
  thirty,
  server,
  deployPage,
}) => {
  // As hosts do that tell files apart by size and date, where the build has given both the same.
  const { tagOf } = server;
  server.tagOf = (file, body) => (file === 'index.html' ? 'same' : tagOf(file, body));
  await thirty.open(server.url);
  await keptOffline(page);
  server.folder = await deployPage('two');
  await page.reload();
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  await server.stop();
  await page.reload();
  await expect(page).toHaveTitle('Thirty two');
  await thirty.pictured();
});

/** The files that are not the same in two folders. */
function differing(one: string, other: string): string[] {
  const files = [one, other].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  const bytes = (path: string) => (existsSync(path) ? readFileSync(path).toString('base64') : '');
  return [...new Set(files)].filter((file) => bytes(join(one, file)) !== bytes(join(other, file))).sort();
}

test.describe('where a list cannot be had', () => {
  test.use({ expectsPageErrors: true });

  test('words that were chosen once are there without a network, also after a new deployment', async ({
    page,
    thirty,
    server,
    deploy,
  }) => {
    server.folder = deploy('one');
    await thirty.open(server.url);
    await keptOffline(page);
    await chooseWords(thirty, 'Čeština');
    server.folder = deploy('two');
    await page.reload();
    await thirty.pictured();
    await expect(page).toHaveTitle('Thirty two');
    await keptOffline(page);
    await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
    await server.stop();
    await page.reload();
    await thirty.pictured();
    const list = listOf('Čeština');
    expect((await thirty.words()).split(' ').filter((word) => !list.has(word))).toEqual([]);
    // One that was never asked for is not there; the words stay.
    const words = await thirty.words();
    await openOptions(page);
    await optionsOf(page).getByRole('combobox', { name: 'Words' }).selectOption({ label: 'Polski' });
    await expect(optionsOf(page).getByText('These words could not be loaded.')).toBeVisible();
    await closeOptions(page);
    expect(await thirty.words()).toBe(words);
  });
});

test('a visit with no network has every part: rounds are kept, listed, watched and raced, and links open', async ({
  page,
  thirty,
  server,
}) => {
  await thirty.open(server.url);
  await keptOffline(page);
  await server.stop();
  await page.reload();
  await thirty.pictured();
  await playUnkept(thirty, 10);
  await openRounds(page);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  const link = await copiedLink(page);
  await page.goto('about:blank');
  await page.goto(link);
  await thirty.pictured();
  await expect(challengeOf(page)).toBeVisible();
  await playUnkept(thirty, 4);
  await expect(page.getByText('Behind the ghost by 6 characters', { exact: true })).toBeVisible();
  await watchResult(page);
});

test('a host that answers 503 for the part on demand ends no round', async ({
  page,
  thirty,
  server,
  context,
}) => {
  await thirty.open(server.url);
  await keptOffline(page);
  await page.reload();
  await thirty.pictured();
  await context.route(/assets\/again-.*\.js/, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.reload();
  await thirty.pictured();
  const refused = page.waitForResponse(/assets\/again-/);
  await thirty.type((await thirty.words()).slice(0, 5));
  await refused;
  await thirty.type('x');
  await thirty.expectState('run');
});

test('a host that says that its files vary with who asks is kept offline all the same', async ({
  page,
  thirty,
  server,
}) => {
  server.headers = { vary: 'Origin' };
  await thirty.open(server.url);
  await keptOffline(page);
  await server.stop();
  await page.reload();
  await thirty.pictured();
});
