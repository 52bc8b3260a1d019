import { expect } from '@playwright/test';
import type { StaticHost } from '../../tools/StaticHost.mjs';
import type { Thirty } from './Thirty';

/** A page on the same host that is not part of the game. */
const ELSEWHERE = '/elsewhere';
const ANOTHER_PAGE = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<link rel="icon" href="data:,"><title>Elsewhere</title>',
};

/** The page on a host of its own, and what its worker has saved of it. */
export class OfflinePage {
  constructor(
    private readonly thirty: Thirty,
    private readonly server: StaticHost,
  ) {}

  /** Opens the page. */
  async open(): Promise<void> {
    await this.thirty.open(this.server.url);
  }

  /** Opens the page, and waits until everything is saved for offline. */
  async visit(): Promise<void> {
    await this.open();
    await this.saved();
  }

  /** Leaves the page, and waits until the newest worker has taken over. */
  async leave(): Promise<void> {
    const { page } = this.thirty;
    const { instead } = this.server;
    this.server.instead = (file) => (file === ELSEWHERE ? ANOTHER_PAGE : instead(file));
    await page.goto(new URL(ELSEWHERE, this.server.url).href);
    await expect.poll(() => page.evaluate(isOneWaiting, this.server.url)).toBe(false);
  }

  /** Stops the server and reloads: everything now comes from the worker. */
  async reloadWithoutServer(): Promise<void> {
    await this.server.stop();
    await this.thirty.reload();
  }

  /** Waits until a worker has saved all files of the page's version, and the page has a controller. */
  async saved({ page } = this.thirty): Promise<void> {
    await expect.poll(() => page.evaluate(isSaved)).toBe(true);
  }

  /** Waits until no worker is waiting. */
  async newestTakesOver(): Promise<void> {
    await expect.poll(() => this.thirty.page.evaluate(isOneWaiting, undefined)).toBe(false);
  }

  /** The word lists and fonts that are saved, of all versions. */
  savedMore(): Promise<string[]> {
    return this.thirty.page.evaluate(async () => {
      const saved: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) saved.push(url);
      return saved.flatMap((url) => url.split('assets/more/')[1] ?? []).sort();
    });
  }

  /** Opens and closes the dialogs of the bar, with a round in the list. */
  async openDialogs(thirty = this.thirty): Promise<void> {
    const { page, rounds, options, commands } = thirty;
    await rounds.open();
    await expect(rounds.rows.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rounds.dialog).toHaveCount(0);
    await options.open();
    await options.close();
    await thirty.barButton('Commands').click();
    await expect(commands.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(commands.dialog).toHaveCount(0);
  }

  /** How many workers the page has registered. */
  countWorkers(): Promise<number> {
    return this.thirty.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  }
}

/** Runs in the page. */
async function isOneWaiting(scope?: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (
    Boolean(registration?.installing ?? registration?.waiting) || registration?.active?.state === 'activating'
  );
}

/**
 * Runs in the page. Asks the newest worker only: a message to an older one, in the moment in which the newest takes over,
 * makes Chromium forget that it was to take over, until the next message.
 */
async function isSaved(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  const newest = waiting ?? active;
  if (!controller || installing || !newest || active?.state !== 'activated') return false;
  const version = await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    // One that is replaced meanwhile does not answer.
    newest.onstatechange = () => newest.state === 'redundant' && resolve(null);
    newest.postMessage('version', [port2]);
  });
  return version === document.querySelector<HTMLMetaElement>('[name=version]')?.content;
}
