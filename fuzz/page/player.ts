import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { ReadClock } from './clock';
import type { FreshPage } from './drive';
import type { Host, Part } from './host';
import { isAppThere } from './insidePage';
import { Model } from './model';
import { look, type Snapshot } from './snapshot';

/** A player at the page: the page itself, the model of its rules, and what must be true after the last step. */
export class Player {
  readonly model = new Model();
  readonly clock = new ReadClock();
  snapshot: Snapshot | undefined;
  /** The expected theme, which decides the root's class. */
  theme = 'dark';
  systemIsDark = false;
  /** The emulated value of each media feature. */
  readonly media: Record<string, string> = {};
  /** The expected best in storage; 'any' if the model cannot know it. */
  storedBest: string | null | 'any' = null;
  writesFail = false;
  isHidden = false;
  /** Whether the field must have focus after the last step. */
  focusIsDue = false;
  /** Whether the cursor must be visible, because the last step typed something or began a round. */
  cursorIsDue = false;
  /** The skipped time that the page has not noticed yet. */
  unseenMs = 0;
  /** Whether parts of the page were removed. The remaining ones must still be right. */
  lacksParts = false;
  /** Whether the DOM was changed before hydration. Hydration errors are then expected. */
  wasChangedBeforeHydration = false;
  endSeenAt = 0;
  held = new Set<Part>();
  /** The previous words, from which new ones must differ. */
  wordsBefore = '';
  #skipped: string[] = [];

  constructor(
    readonly fresh: FreshPage,
    readonly host: Host,
    readonly hasWebgl: boolean,
  ) {}

  get page(): Page {
    return this.fresh.page;
  }

  get isChromium(): boolean {
    return this.fresh.devtools !== undefined;
  }

  /** Records why a step or a part of it was skipped. */
  skip(why: string): void {
    this.#skipped.push(why);
  }

  /** The reasons that were recorded since the last call. */
  takeSkipped(): string[] {
    return this.#skipped.splice(0);
  }

  async look(withArea = false): Promise<Snapshot> {
    const askedAt = performance.now();
    this.snapshot = await this.page.evaluate(look, withArea);
    this.clock.set(this.snapshot.now, askedAt);
    return this.snapshot;
  }

  /** Looks until the predicate is true; throws after a timeout. */
  async lookUntil(isDone: (snapshot: Snapshot) => boolean, what: string, maxMs = 4000): Promise<void> {
    const until = Date.now() + maxMs;
    let snapshot: Snapshot | undefined;
    let last = '';
    const failed = (reason: unknown): undefined => {
      last = String(reason);
    };
    do {
      // Evaluating fails for a moment while the page reloads.
      snapshot = await this.look().catch(failed);
      if (snapshot && !snapshot.isOld && isDone(snapshot)) return;
      await pause(20);
    } while (Date.now() < until);
    throw new Error(`Timed out waiting for ${what}: ${last || JSON.stringify(snapshot)}`);
  }

  /** Waits until the app has taken over, unless it is held back: buttons answer from then on. */
  async waitForApp(): Promise<void> {
    if (this.held.has('app')) return;
    for (const until = Date.now() + 10_000; !(await this.page.evaluate(isAppThere)); ) {
      if (Date.now() > until) throw new Error('Timed out waiting for the app.');
      await pause(20);
    }
  }

  /** Reads new words from the page. A person, too, sees them before typing them. */
  async readWords(): Promise<void> {
    if (this.model.words !== undefined) return;
    const before = this.wordsBefore;
    for (let tries = 0; tries < 40; tries++) {
      const { words } = await this.look();
      if (words && words !== before) {
        this.model.words = words;
        return;
      }
      await pause(25);
    }
  }

  /** Remembers the current words, from which new ones must differ. */
  rememberWords(): void {
    if (this.model.words !== undefined) this.wordsBefore = this.model.words;
  }

  /** Updates the model and the expectations for a new round. */
  beginRound(): void {
    this.rememberWords();
    this.model.restart();
    this.focusIsDue = true;
    this.cursorIsDue = true;
    if (this.snapshot) this.snapshot.focus = 'field';
  }

  /** Updates the time, which may end the round. */
  tick(now: number): void {
    const before = this.model.phase;
    this.model.tick(now);
    if (this.model.phase === 'finish' && before !== 'finish') this.endRound(now);
  }

  /** Updates the expected best in storage after the end of a round. */
  endRound(now: number): void {
    this.endSeenAt = now;
    if (this.storedBest === 'damaged' || this.writesFail || this.storedBest !== String(this.model.best))
      this.storedBest = 'any';
  }
}
