import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { ReadClock } from './clock';
import type { FreshPage } from './drive';
import type { Host, Part } from './host';
import { Model } from './model';
import { look, type Sight } from './sight';

/** Somebody at the page: the page itself, the model of its rules, and what is to be seen after the last step. */
export class Player {
  readonly model = new Model();
  readonly clock = new ReadClock();
  sight: Sight | undefined;
  /** What the theme is to be; the class on the root follows from it. */
  theme = 'dark';
  systemIsDark = false;
  /** What the system is made to say of each media feature. */
  readonly media: Record<string, string> = {};
  /** What is to be kept as the best; 'any' where that is left to the page. */
  kept: string | null | 'any' = null;
  writesFail = false;
  isHidden = false;
  /** Keys that must be in the field after the last step. */
  focusIsDue = false;
  /** Something was typed or a round begun by the last step: the cursor is to be in sight. */
  cursorIsDue = false;
  /** Skipped while the page could not notice. */
  unseenMs = 0;
  wasChanged = false;
  /** Others have taken parts of the page away: what is left has to be right. */
  isTornApart = false;
  /** What hydration says of a page that others have changed is no error. */
  wasChangedEarly = false;
  endSeenAt = 0;
  held = new Set<Part>();
  /** What new words must differ from. */
  wordsBefore = '';
  #skipped: string[] = [];

  constructor(
    readonly fresh: FreshPage,
    readonly host: Host,
    readonly hasWebgl: boolean,
    /** Defects that are known and not to be found again. */
    readonly allowed: ReadonlySet<string> = new Set(),
  ) {}

  get page(): Page {
    return this.fresh.page;
  }

  get isChromium(): boolean {
    return this.fresh.devtools !== undefined;
  }

  /** Notes why a step, or a part of it, could not be done where it came. */
  skip(why: string): void {
    this.#skipped.push(why);
  }

  /** Steps that could not be done where they came, since the last time of asking. */
  takeSkipped(): string[] {
    return this.#skipped.splice(0);
  }

  async look(withArea = false): Promise<Sight> {
    const askedAt = performance.now();
    this.sight = await this.page.evaluate(look, withArea);
    this.clock.set(this.sight.now, askedAt);
    return this.sight;
  }

  /** Looks until it is so; throws when that takes too long. */
  async lookUntil(isSo: (sight: Sight) => boolean, what: string, mostMs = 4000): Promise<void> {
    const until = Date.now() + mostMs;
    let sight: Sight | undefined;
    let last = '';
    const refused = (reason: unknown): undefined => {
      last = String(reason);
    };
    do {
      // A page that is being loaded anew cannot be asked for a moment.
      sight = await this.look().catch(refused);
      if (sight && !sight.isOld && isSo(sight)) return;
      await pause(20);
    } while (Date.now() < until);
    throw new Error(`Waited in vain for ${what}: ${last || JSON.stringify(sight)}`);
  }

  /** Reads the words where they are new: a person sees them before typing them. */
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

  /** What the words are now, new ones must differ from. */
  rememberWords(): void {
    if (this.model.words !== undefined) this.wordsBefore = this.model.words;
  }

  /** A new round is asked for. */
  beginRound(): void {
    this.rememberWords();
    this.model.restart();
    this.focusIsDue = true;
    this.cursorIsDue = true;
    if (this.sight) this.sight.focus = 'field';
  }

  /** Time has come to `now`: it may have ended the round. */
  tick(now: number): void {
    const before = this.model.phase;
    this.model.tick(now);
    if (this.model.phase === 'finish' && before !== 'finish') this.endRound(now);
  }

  /** The round is over: which best is kept from now on. */
  endRound(now: number): void {
    this.endSeenAt = now;
    if (this.kept === 'damaged' || this.writesFail || this.kept !== String(this.model.best))
      this.kept = 'any';
  }
}
