import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { OfflinePage } from './pages/OfflinePage';
import { Thirty } from './pages/Thirty';
import { deployment, pageDeployment } from './support/deployments';
import { StaticServer } from './support/staticServer';

export { expect };

/** For what `npm test` leaves to `npm run test:long`: docs/testing.md says what that is. */
export const LONG = { tag: '@long' } as const;

/** Of the variants of a promise `npm test` runs one, and `npm run test:long` the others. */
export function longUnless(isUsual: boolean): { tag: string[] } {
  return { tag: isUsual ? [] : ['@long'] };
}

type AnotherPlayer = (options?: BrowserContextOptions) => Promise<Thirty>;

interface Fixtures {
  /** Some tests expect the page or the browser to complain. Any other error that is reported fails its test. */
  expectsPageErrors: boolean;
  /** What a browser may report in a test although nothing is wrong. Any other error still fails that test. */
  toleratedPageError: RegExp | null;
  /** The errors that the pages of all players have reported so far. */
  pageErrors: string[];
  thirty: Thirty;
  /**
   * How time passes for a page. By default it stands still from the first key on and goes on by `skipTime` and `finish`.
   * `ownTimers` is for a test of what timers and frames do: `pauseTimers`, then `runFor`. `real` has a reason beside it.
   */
  time: 'standsStill' | 'ownTimers' | 'real';
  /** Opens another tab of the same visitor, which is at rest. */
  anotherTab: (path?: string) => Promise<Thirty>;
  /** Somebody else, on another device; has not opened the page yet. */
  anotherPlayer: AnotherPlayer;
  /** A host with the built page. */
  server: StaticServer;
  offlinePage: OfflinePage;
  folder: string;
  /** Makes another deployment of the build for the host to serve: other scripts, another title. */
  deploy: (name: string) => string;
  /** One that differs in nothing but the page itself. */
  deployPage: (name: string) => Promise<string>;
}

/** Notes the errors that all pages of a browser context report. */
function noteErrors(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

/** A test with the game, a host and other players, as it needs them. */
export const test = base.extend<Fixtures>({
  expectsPageErrors: [false, { option: true }],
  toleratedPageError: [null, { option: true }],
  pageErrors: [
    async ({ context, expectsPageErrors, toleratedPageError }, use) => {
      const errors: string[] = [];
      noteErrors(context, errors);
      await use(errors);
      if (!expectsPageErrors) expect(errors.filter((error) => !toleratedPageError?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  time: ['standsStill', { option: true }],
  thirty: async ({ page, time }, use) => {
    const thirty = new Thirty(page);
    if (time === 'ownTimers') await thirty.ownTimers();
    if (time === 'standsStill') await thirty.standStill();
    await use(thirty);
  },
  anotherTab: async ({ context }, use) =>
    use(async (path) => {
      const tab = new Thirty(await context.newPage());
      await tab.standStill();
      await tab.open(path);
      return tab;
    }),
  anotherPlayer: async ({ browser, baseURL, pageErrors }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...(baseURL && { baseURL }),
        ...options,
      });
      contexts.push(context);
      noteErrors(context, pageErrors);
      const thirty = new Thirty(await context.newPage());
      await thirty.standStill();
      return thirty;
    });
    for (const context of contexts) await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none
  server: async ({}, use) => {
    const server = new StaticServer('dist');
    await server.start();
    await use(server);
    await server.stop().catch(() => {});
  },
  offlinePage: async ({ thirty, server }, use) => use(new OfflinePage(thirty, server)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'thirty-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  deploy: async ({ folder }, use) => use((name) => deployment(join(folder, name), name)),
  deployPage: async ({ folder }, use) => use((name) => pageDeployment(join(folder, name), name)),
});
