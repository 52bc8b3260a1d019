import { expect } from '@playwright/test';
import { workerFiles } from '../../tools/workerFiles.mjs';
import type { StaticServer } from '../support/staticServer';
import type { Thirty } from './Thirty';

/** The page on a host of its own, and what its worker has saved of it. */
export class OfflinePage {
  constructor(
    private readonly thirty: Thirty,
    private readonly server: StaticServer,
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

  /** Takes the server away and reloads: what comes now comes from the worker. */
  async reloadWithoutServer(): Promise<void> {
    await this.server.stop();
    await this.thirty.reload();
  }

  /** Waits until the worker answers for the page: it has what the first round is played with. */
  async controlled({ page } = this.thirty): Promise<void> {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
  }

  /**
   * Waits until the worker has every file of the version that the page is of, but for so many that the host lacks. They
   * are saved one by one, in idle moments, so the wait is for each of them.
   */
  async saved(thirty = this.thirty, lacking = 0): Promise<void> {
    await this.controlled(thirty);
    const wanted = workerFiles('dist').length - lacking;
    let saved = 0;
    while (saved < wanted) {
      await expect.poll(() => this.countSaved(thirty)).toBeGreaterThan(saved);
      saved = await this.countSaved(thirty);
    }
    expect(saved).toBe(wanted);
  }

  /** How many files of the page's own version are saved. */
  countSaved(thirty = this.thirty): Promise<number> {
    return thirty.page.evaluate(async () => {
      const version = document.querySelector<HTMLMetaElement>('[name=version]')?.content ?? '';
      const name = (await caches.keys()).find((key) => key.endsWith(` ${version}`));
      return name ? (await (await caches.open(name)).keys()).length : 0;
    });
  }

  /** How many workers the page has registered. */
  countWorkers(): Promise<number> {
    return this.thirty.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  }
}
