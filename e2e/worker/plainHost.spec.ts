import { chooseAll, openAll } from '../support/everything';
import { expect, test } from '../test';

test('on a host that answers 404 for what is not there, every option, part and dialog opens, and again after a reload', async ({
  page,
  thirty,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await thirty.open(server.url);
  await chooseAll(thirty);
  await openAll(thirty);
  await thirty.reload();
  await thirty.options.open();
  await thirty.options.close();
  await openAll(thirty);
  const missing = await page.request.get(`${server.url}assets/missing-12345678.js`);
  expect(missing.status()).toBe(404);
  // What the build ships for hosts comes with wrong answers as well.
  expect(missing.headers()['cache-control']).toContain('immutable');
});

test.describe('after one visit, with no network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every option, part and dialog opens', async ({ page, thirty, offlinePage }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1280, height: 900 });
    await offlinePage.visit();
    // Letters are saved once they have been chosen.
    await thirty.options.choose('Letters', 'Plex');
    await expect
      .poll(() => offlinePage.savedMore())
      .toContainEqual(expect.stringMatching(/^ibm-plex-mono-latin-/));
    await thirty.options.choose('Letters', 'JetBrains');
    await offlinePage.reloadWithoutServer();
    await chooseAll(thirty);
    await openAll(thirty);
  });
});
