import { StaticHost } from '../../tools/StaticHost.mjs';
import { BELOW, expect, LONG, test } from '../test';

test.use({ serviceWorkers: 'allow' });

const HTML = { 'content-type': 'text/html' };

/** With an empty icon, so that the browser requests none. */
const SIGN_IN = { status: 200, headers: HTML, body: '<link rel="icon" href="data:,"><title>Sign in</title>' };

test.describe('a host that fails', () => {
  test.use({ expectsPageErrors: true });
  test(
    'is as good as none, whether it has no page, is out of order or says nothing',
    LONG,
    async ({ thirty, server, offlinePage }) => {
      await offlinePage.visit();
      for (const answer of [
        { status: 404 },
        { status: 503, headers: HTML, body: 'Try again later' },
        'silence',
      ] as const) {
        server.instead = () => answer;
        await thirty.reload();
        await thirty.typeWords(2);
        await thirty.expectState('run');
      }
    },
  );
});

test(
  'a host that has moved is followed to its new address',
  LONG,
  async ({ page, thirty, server, offlinePage }) => {
    await offlinePage.visit();
    const next = new StaticHost('dist', { path: BELOW });
    await next.start();
    server.instead = () => ({ status: 301, headers: { location: next.url } });
    await page.reload();
    await expect(page).toHaveURL(next.url);
    await thirty.pictured();
    await next.stop();
  },
);

test(
  'a host that wants a sign-in shows it, and the game after it',
  LONG,
  async ({ page, server, offlinePage }) => {
    await offlinePage.visit();
    server.instead = (file) =>
      file === '/sign-in' ? SIGN_IN : { status: 302, headers: { location: '/sign-in' } };
    await page.goto(server.url);
    await expect(page).toHaveTitle('Sign in');
    server.instead = () => undefined;
    await offlinePage.open();
    await server.stop();
    await offlinePage.open();
  },
);

test.describe('a page that its host has taken away', () => {
  test.use({ expectsPageErrors: true });
  test(
    'is gone, and what was saved of it; until it is back',
    LONG,
    async ({ page, thirty, server, offlinePage }) => {
      await offlinePage.visit();
      server.instead = () => ({ status: 410, headers: HTML, body: '<title>Gone</title>' });
      await page.reload();
      await expect(page).toHaveTitle('Gone');
      const left = () =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ]);
      await expect.poll(left).toEqual([]);

      server.instead = () => undefined;
      await thirty.reload();
      await offlinePage.saved();
      await offlinePage.reloadWithoutServer();
    },
  );
});

test(
  'what a sign-in has answered in place of the page is not saved as the page',
  LONG,
  async ({ thirty, server, offlinePage }) => {
    let pages = 0;
    server.instead = (file) => {
      if (file === '/sign-in') return SIGN_IN;
      // The session ends between the visitor's request for the page and the worker's.
      if (file === 'index.html' && ++pages > 1) return { status: 302, headers: { location: '/sign-in' } };
      return undefined;
    };
    await offlinePage.open();
    await expect.poll(() => pages).toBeGreaterThan(1);
    server.instead = () => undefined;
    await thirty.reload();
    await offlinePage.saved();
    await offlinePage.reloadWithoutServer();
  },
);

test(
  'what comes in place of a script is not saved as the script: none, nothing, or a sign-in',
  LONG,
  async ({ page, thirty, server, offlinePage }) => {
    let script = '';
    let asked = 0;
    for (const answer of [{ status: 404 }, { status: 204 }, SIGN_IN]) {
      // Only the worker requests this file.
      server.instead = (file) => {
        if (!/CommandsDialog-.*\.js$/.test(file)) return undefined;
        script = file;
        asked++;
        return answer;
      };
      asked = 0;
      await offlinePage.open();
      await expect.poll(() => asked).toBeGreaterThan(0);
      // The next visit would wait for this worker until its installation has failed.
      await expect.poll(() => offlinePage.countWorkers()).toBe(0);
    }
    server.instead = () => undefined;
    await thirty.reload();
    await offlinePage.saved();
    await server.stop();
    const type = await page.evaluate(
      async (file) => (await fetch(file)).headers.get('content-type'),
      server.url + script,
    );
    expect(type).toBe('text/javascript');
  },
);
