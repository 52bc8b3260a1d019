import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { StaticHost } from '../tools/StaticHost.mjs';
import { OfflinePage } from './pages/OfflinePage';
import { Thirty } from './pages/Thirty';
import { deployment, pageDeployment } from './support/deployments';

export { expect };

/** Marks a test that only `npm run test:long` runs: see docs/testing.md. */
export const LONG = { tag: '@long' } as const;

/** Marks a test that only `npm run layouts` runs: when styles, messages, letters or hosting change. */
export const LAYOUTS = { tag: '@layouts' } as const;

/** Below this path, so that nothing may depend on being at a host's root. */
export const BELOW = '/deep/down/';

/** For variants of a promise: `npm test` runs the usual one, `npm run test:long` the others. */
export function longUnless(isUsual: boolean): { tag: string[] } {
  return { tag: isUsual ? [] : ['@long'] };
}

type AnotherPlayer = (options?: BrowserContextOptions) => Promise<Thirty>;

interface Fixtures {
  /** Whether the page or the browser is expected to report errors. In other tests an error fails the test. */
  expectsPageErrors: boolean;
  /** An error that the browser may report although nothing is wrong. Any other error still fails the test. */
  toleratedPageError: RegExp | null;
  /** The errors that the pages of all players have reported so far. */
  pageErrors: string[];
  thirty: Thirty;
  /**
   * How time passes for a page. By default it stands still from the first key on and is moved by `skipTime` and `finish`.
   * `ownTimers` is for tests of timers and frames: `pauseTimers`, then `runFor`. `real` needs a reason, as a comment.
   */
  time: 'standsStill' | 'ownTimers' | 'real';
  /** Opens another tab of the same visitor. */
  anotherTab: (path?: string) => Promise<Thirty>;
  /** Another player on another device, who has not opened the page yet. */
  anotherPlayer: AnotherPlayer;
  /** A host with the built page. */
  server: StaticHost;
  offlinePage: OfflinePage;
  folder: string;
  /** Makes another deployment of the build for the host to serve: other scripts, another title. */
  deploy: (name: string) => string;
  /** Makes a deployment in which only the page differs. */
  deployPage: (name: string) => Promise<string>;
}

/** Collects the errors that all pages of a browser context report. */
function noteErrors(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    // Also one that React has recovered from: it has thrown the page away, and whatever was under way in it.
    if (message.type() === 'error' || message.text().includes('React error')) errors.push(message.text());
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
    const server = new StaticHost('dist', { path: BELOW });
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
