import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerWrongly, WRONG } from '../support/wrongAnswers';
import { expect, LONG, longUnless, test } from '../test';

/* Which version of the page a visitor gets, and what is kept of the others. */

test.use({ serviceWorkers: 'allow' });

test('a tab that is only ever reloaded has the newest version offline, too, and its cache does not grow', async ({
  page,
  thirty,
  server,
  offlinePage,
  deploy,
}) => {
  server.folder = deploy('one');
  await offlinePage.visit();
  const entries = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().length;
    });
  const ofOne = await entries();
  for (const name of ['two', 'three', 'four']) {
    server.folder = deploy(name);
    await thirty.reload();
    await expect(page).toHaveTitle(`Thirty ${name}`);
    await offlinePage.saved();
    await offlinePage.newestTakesOver();
  }
  await expect.poll(entries).toBe(ofOne);
  await offlinePage.reloadWithoutServer();
  await expect(page).toHaveTitle('Thirty four');
  await thirty.play(4);
  await offlinePage.openDialogs();
});

test.describe('a host that stops', () => {
  test.use({ expectsPageErrors: true });

  test(
    'before a new version is saved leaves that to be played, which has been seen, and no older one',
    LONG,
    async ({ page, thirty, server, offlinePage, deploy }) => {
      server.folder = deploy('one');
      await offlinePage.visit();
      server.folder = deploy('two');
      // The new worker does not load, and so not all files of its version.
      server.instead = (file) => (file === 'sw.js' ? { status: 503 } : undefined);
      await thirty.reload();
      await expect(page).toHaveTitle('Thirty two');
      server.instead = () => 'silence';
      await thirty.reload();
      await expect(page).toHaveTitle('Thirty two');
      await server.stop();
      await thirty.reload();
      await expect(page).toHaveTitle('Thirty two');
      await thirty.play(4);
    },
  );

  test(
    'after a new version was taken back shows what was seen last, which is the older one',
    LONG,
    async ({ page, thirty, server, offlinePage, deploy }) => {
      server.folder = deploy('one');
      await offlinePage.visit();
      const one = server.folder;
      server.folder = deploy('two');
      await thirty.reload();
      await expect(page).toHaveTitle('Thirty two');
      await offlinePage.saved();
      await offlinePage.newestTakesOver();
      // A deployment that is taken back.
      server.folder = one;
      await thirty.reload();
      await expect(page).toHaveTitle('Thirty one');
      await offlinePage.saved();
      await offlinePage.reloadWithoutServer();
      await expect(page).toHaveTitle('Thirty one');
    },
  );
});

test.describe('a new version that the host does not have whole', () => {
  test.use({ expectsPageErrors: true });

  for (const [what, answer] of Object.entries(WRONG)) {
    test(
      `is not shown to whoever has a whole one: ${what} in place of the app; and is, once it is there`,
      longUnless(what === 'a page'),
      async ({ page, thirty, server, offlinePage, deploy }) => {
        server.folder = deploy('one');
        await offlinePage.visit();
        server.folder = deploy('two');
        answerWrongly(server, /index-two/, answer, Number.POSITIVE_INFINITY);
        for (const _visit of [1, 2, 3]) {
          await thirty.reload();
          await expect(page).toHaveTitle('Thirty one');
          await thirty.typeWords(3);
          await thirty.expectState('run');
        }
        server.instead = () => undefined;
        await thirty.reload();
        await expect(page).toHaveTitle('Thirty two');
        await offlinePage.saved();
        await offlinePage.reloadWithoutServer();
        await expect(page).toHaveTitle('Thirty two');
      },
    );
  }

  test(
    'or whose page is empty or cut off, is not shown either',
    LONG,
    async ({ page, thirty, server, offlinePage, deploy }) => {
      server.folder = deploy('one');
      await offlinePage.visit();
      server.folder = deploy('two');
      const two = readFileSync(join(server.folder, 'index.html'), 'utf8');
      for (const body of ['', two.slice(0, 200), two.slice(0, -200)]) {
        server.instead = (file) =>
          file === 'index.html' ? { status: 200, headers: { 'content-type': 'text/html' }, body } : undefined;
        await thirty.reload();
        await expect(page).toHaveTitle('Thirty one');
      }
    },
  );

  test(
    'is saved for offline once the host has it, whatever the browser has kept of it',
    LONG,
    async ({ page, thirty, server, offlinePage }) => {
      answerWrongly(server, /assets\/(RoundsDialog|Insights|importWorker)-/, { status: 404 }, 1);
      await offlinePage.visit();
      await offlinePage.reloadWithoutServer();
      await thirty.play(6);
      await expect(page.getByRole('region', { name: 'What this round tells' })).toBeVisible();
      await offlinePage.openDialogs();
    },
  );
});

test(
  'the cache has the versions of open pages and one more',
  LONG,
  async ({ page, anotherTab, thirty, server, offlinePage, deploy }) => {
    server.folder = deploy('one');
    await offlinePage.visit();
    const versions = () =>
      page.evaluate(async () => {
        const known = new Set<string>();
        for (const name of await caches.keys()) {
          for (const { url } of await (await caches.open(name)).keys()) {
            known.add(/index-(\w+?)-+\.js$/.exec(url)?.[1] ?? '');
          }
        }
        known.delete('');
        return [...known].toSorted();
      });
    expect(await versions()).toEqual(['one']);
    for (const name of ['two', 'three', 'four']) {
      server.folder = deploy(name);
      const tab = await anotherTab(server.url);
      await expect(tab.page).toHaveTitle(`Thirty ${name}`);
      await offlinePage.saved(tab);
      await expect.poll(versions).toEqual(['one', name].toSorted());
      await tab.page.close();
    }
    // The open page of the first has all its parts.
    await page.bringToFront();
    await server.stop();
    await thirty.play(4);
    await offlinePage.openDialogs();
  },
);
