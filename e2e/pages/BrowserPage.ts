import { expect, type Page } from '@playwright/test';
import { giveIdleTime, makeTimeSkippable, pretendGpu, setDate, skipTime } from '../support/pretence';

/** A page in a browser whose clock, storage, graphics and network are the test's to choose. */
export class BrowserPage {
  protected ownsTimers = false;

  constructor(readonly page: Page) {}

  /** The value of a key in local storage. */
  async stored(key: string): Promise<string | null> {
    return await this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Call it before the page is opened: local storage has this value whenever a page is loaded. */
  async hasStored(key: string, value: string): Promise<void> {
    await this.page.addInitScript(([name, text]) => localStorage.setItem(name as string, text as string), [
      key,
      value,
    ] as const);
  }

  /** By how many pixels the page is wider than its window. */
  async widthBeyondWindow(): Promise<number> {
    return await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /** Waits until the page is no wider than its window: on a busy machine, layout follows a change a moment later. */
  async expectWithinWindow(): Promise<void> {
    await expect.poll(() => this.widthBeyondWindow()).toBeLessThanOrEqual(0);
  }

  /** Holds back requests whose URL matches `pattern`, until the returned function is called. */
  async hold(pattern: RegExp): Promise<() => void> {
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await this.page.route(pattern, async (route) => {
      await held;
      await route.continue();
    });
    return () => letThrough();
  }

  /**
   * Call it before the page is opened. Its clock stands still from the first key on: time passes only by the methods
   * below, and no machine is too slow for a round.
   */
  async standStill(): Promise<void> {
    await this.page.addInitScript(makeTimeSkippable, true);
  }

  /**
   * Call it before the page is opened, instead of `standStill`, to test timers and frames. They run as usual until
   * `pauseTimers`, and then only by `runFor`, each at its exact time.
   */
  async ownTimers(): Promise<void> {
    this.ownsTimers = true;
    await this.page.clock.install();
    await this.page.addInitScript(giveIdleTime);
  }

  /** Sets the calendar of the page, and of those that are opened later, to a moment. */
  async setDate(moment: string): Promise<void> {
    await this.page.addInitScript(setDate, Date.parse(moment));
    await this.page.evaluate(setDate, Date.parse(moment));
  }

  async pauseTimers(): Promise<void> {
    const AHEAD_MS = 1000;
    const now = await this.page.evaluate(() => Date.now());
    // On a slow machine that time may have passed before it arrives: then the clock stands where it is.
    await this.page.clock.pauseAt(now + AHEAD_MS).catch((error: Error) => {
      if (!error.message.includes('fast-forward to the past')) throw error;
    });
  }

  /** Runs all timers and frames of so many ms, in order. */
  async runFor(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** Lets time pass at once, as for a page that could run nothing meanwhile. */
  async skipTime(ms: number): Promise<void> {
    if (this.ownsTimers) await this.page.clock.fastForward(ms);
    else await this.page.evaluate(skipTime, ms);
  }

  /** The same, but the page does not look at its clock afterwards. */
  async skipTimeUnseen(ms: number): Promise<void> {
    await this.page.evaluate(
      (skipped) => dispatchEvent(new CustomEvent('skiptime', { detail: skipped })),
      ms,
    );
  }

  /** Call it before the page is opened. Without it, a machine without a GPU draws on a 2D canvas. */
  async hasGpu(): Promise<void> {
    await this.page.addInitScript(pretendGpu);
  }

  /** Call it before the page is opened: every round gets the same words. */
  async dealsAlike(seed = 1): Promise<void> {
    await this.page.addInitScript((value) => {
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint32Array) array.fill(value);
        return array;
      };
    }, seed);
  }
}
