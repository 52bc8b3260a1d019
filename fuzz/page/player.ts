import type { KeyInput, Page } from 'puppeteer-core';
import { skipTime } from '../../e2e/pretence';
import { changeByOthers } from './changes';
import type { FreshPage } from './drive';
import type { Host, Part } from './host';
import { Model, ROUND_MS } from './model';
import { look, type Sight } from './sight';
import type { Key, Step } from './steps';

/** Nobody can say whether a key so near the end is in time: the player does nothing between these. */
const UNSURE_MS = [28_500, 30_250] as const;
const AFTER_END_MS = 30_300;

type StepOf<What extends Step['do']> = Extract<Step, { do: What }>;

/** Performs steps on the page and on the model alike. */
export class Player {
  readonly model = new Model();
  sight: Sight | undefined;
  /** What the theme is to be; the class on the root follows from it. */
  theme = 'dark';
  systemIsDark = false;
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
  #media: Record<string, string> = {};
  #skipped: string[] = [];

  constructor(
    readonly fresh: FreshPage,
    readonly host: Host,
    readonly hasWebgl: boolean,
    /** Defects that are known and not to be found again. */
    readonly allowed: ReadonlySet<string> = new Set(),
  ) {}

  get #page(): Page {
    return this.fresh.page;
  }

  get #isChromium(): boolean {
    return this.fresh.devtools !== undefined;
  }

  /** Steps that could not be done where they came, since the last time of asking. */
  takeSkipped(): string[] {
    return this.#skipped.splice(0);
  }

  async look(withArea = false): Promise<Sight> {
    this.sight = await this.#page.evaluate(look, withArea);
    return this.sight;
  }

  async perform(step: Step): Promise<void> {
    this.focusIsDue = false;
    this.cursorIsDue = false;
    if (!this.sight && step.do !== 'reload') return;
    await this.#leaveUnsureTime();
    const before = this.model.phase;
    if (this.model.words !== undefined) this.wordsBefore = this.model.words;
    await this.#do(step);
    const now = await this.#now();
    this.model.tick(now);
    if (this.model.phase === 'finish' && before !== 'finish') this.#keepBest(now);
  }

  async #do(step: Step): Promise<void> {
    const page = this.#page;
    switch (step.do) {
      case 'type':
        for (const [place, key] of step.keys.entries()) {
          if (place > 0) await this.#pass(step.everyMs);
          await this.#type(this.#char(key));
        }
        return;
      case 'typeOn': {
        await this.#know();
        const { words = '', typed } = this.model;
        for (let left = words.length - step.leave - typed.length; left > 0; left--) {
          await this.#type(this.#char('right'));
        }
        return;
      }
      case 'several':
        return this.#several(step);
      case 'delete':
        return this.#delete(step);
      case 'hold':
        return this.#hold(step);
      case 'compose':
        return this.#compose(step);
      case 'stall':
        return this.#stall(step);
      case 'press':
        return this.#chord(step.chord);
      case 'escape':
        return this.#escape();
      case 'enter':
        return this.#enter(step.repeated);
      case 'click':
        return this.#click(step);
      case 'blur':
        return page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      case 'leave': {
        const other = await this.fresh.otherTab(this.host.url);
        await other.bringToFront();
        return page.bringToFront();
      }
      case 'resize':
        return page.setViewport({ width: step.width, height: step.height, deviceScaleFactor: step.ratio });
      case 'scroll':
        return page.evaluate((y) => scrollTo(0, y), step.y);
      case 'theme':
        return this.#chooseTheme(step);
      case 'themeButton':
        if (this.held.has('menu') || this.held.has('app')) return this.#skip('themeButton: held back');
        if (this.isTornApart) return;
        await this.#awaitMenu();
        await this.#clickOn('Toggle theme');
        if (!this.allowed.has('early-press') || this.sight?.isMenuOpen) return;
        return this.#until((sight) => sight.isMenuOpen, 'the menu to open');
      case 'system':
        return this.#system(step);
      case 'loseContext':
      case 'restoreContext':
        // Asking a canvas for a context that it does not have yet would give it one.
        if (!this.hasWebgl || (step.do === 'loseContext' && !this.sight?.isCanvasShown)) return;
        return page.evaluate(changeContext, step.do === 'loseContext');
      case 'hide':
      case 'show':
        this.isHidden = step.do === 'hide';
        await page.evaluate((isHidden) => {
          Object.defineProperty(document, 'visibilityState', {
            configurable: true,
            get: () => (isHidden ? 'hidden' : 'visible'),
          });
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
          document.dispatchEvent(new Event('visibilitychange'));
        }, this.isHidden);
        return;
      case 'reload':
        return this.#reload(step.hold);
      case 'release':
        for (const part of step.parts) this.held.delete(part);
        return this.host.release(step.parts);
      case 'storage':
        return this.#storage(step.how);
      case 'otherTab':
        return this.#otherTab(step);
      case 'change':
        if (this.allowed.has(step.how)) return;
        this.wasChanged = true;
        if (!this.sight?.isCanvasShown) this.wasChangedEarly = true;
        if (step.how === 'remove') this.isTornApart = true;
        return page.evaluate(changeByOthers, step);
      case 'restart':
        return this.#restart(step.by);
      case 'skip':
        return this.#pass(step.ms, step.looks);
      case 'finish':
        if (this.model.phase !== 'run') return;
        return this.#pass(this.model.startedAt + AFTER_END_MS - (await this.#now()), step.looks);
      case 'wait':
        return void (await new Promise((resolve) => setTimeout(resolve, step.ms)));
      default:
        step satisfies never;
    }
  }

  /** What a key types, as the words are now. */
  #char(key: Key): string {
    const { words, typed } = this.model;
    const expected = words?.[typed.length];
    if (!expected) return '7';
    switch (key) {
      case 'right':
        return expected;
      case 'wrong':
        return expected === 'z' ? 'y' : 'z';
      case 'space':
        return ' ';
      case 'capital':
        return expected.toUpperCase() === expected ? 'Q' : expected.toUpperCase();
      case 'digit':
        return '7';
      default:
        return key satisfies never;
    }
  }

  /** Reads the words where they are new: a person sees them before typing them. */
  async #know(): Promise<void> {
    if (this.model.words !== undefined) return;
    const before = this.wordsBefore;
    for (let tries = 0; tries < 40; tries++) {
      const { words } = await this.look();
      if (words && words !== before) {
        this.model.words = words;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async #type(char: string, press = () => this.#press(char)): Promise<void> {
    await this.#know();
    const now = await this.#leaveUnsureTime();
    if (this.sight?.isMenuOpen) await this.#closeMenu();
    const focus = this.sight?.focus ?? 'field';
    if (char === ' ' && !['field', 'nowhere'].includes(focus)) {
      if (focus === 'Restart') return this.#restart('Space');
      return this.#skip(`a space on ${focus}`);
    }
    const onlyFocuses = char === ' ' && focus !== 'field' && this.model.phase !== 'run';
    await press();
    this.unseenMs = 0;
    if (!onlyFocuses) this.#typed(char, now);
    this.focusIsDue = true;
    if (this.sight) this.sight.focus = 'field';
  }

  #typed(char: string, now: number): void {
    const before = this.model.phase;
    if (this.model.words !== undefined) this.wordsBefore = this.model.words;
    this.model.type(char, now);
    this.cursorIsDue = this.model.phase !== 'finish';
    if (this.model.phase === 'finish' && before !== 'finish') this.#keepBest(now);
  }

  async #press(char: string): Promise<void> {
    await this.#page.keyboard.press(char as KeyInput);
  }

  async #several({ text, last, by }: StepOf<'several'>): Promise<void> {
    if (!(await this.#isInField())) return;
    const char = this.#char(last);
    await this.#type(char, async () => {
      if (by === 'paste' && this.#isChromium) {
        const isCopied = await this.#page.evaluate(
          (all) =>
            navigator.clipboard.writeText(all).then(
              () => true,
              () => false,
            ),
          text + char,
        );
        if (isCopied) {
          await this.#page.keyboard.down('Control');
          await this.#page.keyboard.press('v', { commands: ['Paste'] } as never);
          await this.#page.keyboard.up('Control');
          return;
        }
        this.#skip('paste: no clipboard');
      }
      if (this.#isChromium) await this.#page.keyboard.sendCharacter(text + char);
      else
        await this.#page.evaluate((all) => void document.execCommand('insertText', false, all), text + char);
    });
  }

  async #delete({ what, times }: StepOf<'delete'>): Promise<void> {
    // Backspace comes back to the field by itself, like any key that types.
    if (what !== 'character' && !(await this.#isInField())) return;
    if (this.sight?.isMenuOpen) await this.#closeMenu();
    const modifier = ({ character: undefined, word: 'Control', line: 'Meta' } as const)[what];
    for (let time = 0; time < times; time++) {
      await this.#know();
      const now = await this.#leaveUnsureTime();
      if (modifier) await this.#page.keyboard.down(modifier);
      await this.#page.keyboard.press('Backspace');
      if (modifier) await this.#page.keyboard.up(modifier);
      this.model.delete(what, now);
      this.focusIsDue = true;
    }
  }

  async #hold({ key, times }: StepOf<'hold'>): Promise<void> {
    if (!this.#isChromium || !(await this.#isInField())) return;
    await this.#know();
    const char = this.#char(key);
    const name = char as KeyInput;
    for (let time = 0; time < times; time++) await this.#type(char, () => this.#page.keyboard.down(name));
    await this.#page.keyboard.up(name);
  }

  async #compose({ parts, gives }: StepOf<'compose'>): Promise<void> {
    const { devtools } = this.fresh;
    if (!devtools || !(await this.#isInField())) return;
    await this.#know();
    const chars = gives === 'nothing' ? [] : [this.#char('right'), ...(gives === 'two' ? ['7'] : [])];
    const now = await this.#leaveUnsureTime();
    for (const text of parts) {
      await devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    if (chars.length > 0) await devtools.send('Input.insertText', { text: chars.join('') });
    else await devtools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    for (const char of chars) this.#typed(char, now);
  }

  async #stall({ ms, keys }: StepOf<'stall'>): Promise<void> {
    if (!this.#isChromium || !(await this.#isInField())) return;
    await this.#know();
    const now = await this.#leaveUnsureTime();
    const chars: string[] = [];
    for (const key of keys) {
      const char = this.#char(key);
      chars.push(char);
      this.#typed(char, now);
    }
    await this.#page.evaluate((busyMs) => {
      setTimeout(() => {
        const until = Date.now() + busyMs;
        while (Date.now() < until);
      });
    }, ms);
    await Promise.all(chars.map((char) => this.#press(char)));
  }

  /** Keys that are to change nothing. */
  async #chord(chord: string): Promise<void> {
    if (this.sight?.isMenuOpen) await this.#closeMenu();
    if (chord === 'CapsLock' && !this.#isChromium) return this.#skip('CapsLock: unknown to WebDriver');
    const names = chord.split('+') as KeyInput[];
    const key = names.pop() as KeyInput;
    for (const name of names) await this.#page.keyboard.down(name);
    await this.#page.keyboard.press(key);
    for (const name of names.reverse()) await this.#page.keyboard.up(name);
  }

  async #escape(): Promise<void> {
    const { isMenuOpen = false } = this.sight ?? {};
    await this.#page.keyboard.press('Escape');
    if (isMenuOpen) return;
    if (this.model.phase !== 'start') this.#begin();
  }

  async #enter(isRepeated: boolean): Promise<void> {
    if (this.sight?.isMenuOpen) await this.#closeMenu();
    const focus = this.sight?.focus ?? 'field';
    if (focus === 'Restart') return this.#restart('Enter');
    if (focus !== 'field' && focus !== 'nowhere') return this.#skip(`Enter on ${focus}`);
    const now = await this.#now();
    const isSoon = now - this.model.startedAt - ROUND_MS < 400;
    if (!isSoon && now - this.endSeenAt < 1000) await this.#pass(1000);
    // The app takes the moment at which it takes over for the end.
    if (this.allowed.has('enter-after-takeover')) await this.#pass(1000);
    if (isRepeated) {
      // Held since before: its first press was no key of the page's.
      await this.#page.evaluate(() => {
        const target = document.activeElement ?? document.body;
        const key = { key: 'Enter', code: 'Enter', repeat: true, bubbles: true, cancelable: true };
        target.dispatchEvent(new KeyboardEvent('keydown', key));
        target.dispatchEvent(new KeyboardEvent('keyup', { ...key, repeat: false }));
      });
      return;
    }
    await this.#page.keyboard.press('Enter');
    this.focusIsDue = true;
    if (this.model.phase === 'finish' && !isSoon) this.#begin();
  }

  async #click({ x, y }: StepOf<'click'>): Promise<void> {
    let target = await this.#page.evaluate(whatIsAt, { x, y });
    // What a click falls on is only known when nothing scrolls by itself.
    for (let tries = 0, before = Number.NaN; target.scroll !== before && tries < 20; tries++) {
      before = target.scroll;
      await new Promise((resolve) => setTimeout(resolve, 30));
      target = await this.#page.evaluate(whatIsAt, { x, y });
    }
    if (target.isLink || target.name === 'Reload') return this.#skip(`click on ${target.name}`);
    if (target.name === 'Restart') this.#begin();
    if (target.theme) this.#setTheme(target.theme);
    if (target.name === 'Toggle theme' && (this.held.has('menu') || this.held.has('app'))) return;
    await this.#page.mouse.click(target.x, target.y);
    if (target.isDisplay && !this.sight?.isMenuOpen) this.focusIsDue = true;
  }

  async #clickOn(name: 'Restart' | 'Toggle theme', clickCount = 1): Promise<void> {
    let at = await this.#page.evaluate(placeOf, name);
    // A page that is scrolling by itself is clicked on when it has come to rest.
    for (let tries = 0, before = Number.NaN; at && at.y !== before && tries < 20; tries++) {
      before = at.y;
      await new Promise((resolve) => setTimeout(resolve, 30));
      at = await this.#page.evaluate(placeOf, name);
    }
    if (!at && this.isTornApart) return this.#skip(`${name}: taken away`);
    if (!at) throw new Error(`There is no button ${name}.`);
    if (at.isFree) await this.#page.mouse.click(at.x, at.y, { count: clickCount });
    else await this.#page.evaluate(pressByName, name);
  }

  async #restart(by: StepOf<'restart'>['by']): Promise<void> {
    if (this.sight?.isMenuOpen) await this.#closeMenu();
    if (this.isTornApart && !(await this.#page.evaluate(placeOf, 'Restart'))) return this.#skip('no Restart');
    if (by === 'click' || by === 'double') await this.#clickOn('Restart', by === 'double' ? 2 : 1);
    else {
      await this.#page.evaluate(focusByName, 'Restart');
      await this.#page.keyboard.press(by === 'Space' ? ' ' : by);
    }
    this.#begin();
    // Where the first click scrolls back to the words, the second falls on something else.
    if (by === 'double') this.focusIsDue = false;
  }

  #begin(): void {
    if (this.model.words !== undefined) this.wordsBefore = this.model.words;
    this.model.restart();
    this.focusIsDue = true;
    this.cursorIsDue = true;
    if (this.sight) this.sight.focus = 'field';
  }

  async #closeMenu(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await this.#until((sight) => !sight.isMenuOpen && sight.focus === 'field', 'the menu to close');
  }

  async #chooseTheme({ choose, by }: StepOf<'theme'>): Promise<void> {
    if (this.isTornApart && !(await this.#page.evaluate(placeOf, 'Toggle theme'))) return;
    if (this.held.has('menu') || this.held.has('app')) return this.#skip('theme: held back');
    if (this.sight?.isMenuOpen) await this.#closeMenu();
    await this.#awaitPicture();
    await this.#awaitMenu();
    await this.#clickOn('Toggle theme');
    await this.#until((sight) => sight.isMenuOpen, 'the menu to open');
    const at = await this.#page.evaluate(placeOf, choose);
    if (by === 'mouse' && at?.isFree) await this.#page.mouse.click(at.x, at.y);
    else {
      await this.#page.evaluate(focusByName, choose);
      await this.#page.keyboard.press('Enter');
    }
    this.#setTheme(choose.toLowerCase());
    await this.#until((sight) => !sight.isMenuOpen, 'the menu to close');
    this.focusIsDue = true;
  }

  /** The swap of the button for the loaded one can swallow a press. */
  async #awaitMenu(): Promise<void> {
    if (!this.allowed.has('early-press')) return;
    await this.#until((sight) => sight.isMenuLoaded, 'the menu', 800).catch(() => {});
  }

  /** Colours that change between the reading of them and the first picture are not seen by it. */
  async #awaitPicture(): Promise<void> {
    if (!this.allowed.has('early-theme')) return;
    await this.#until((sight) => sight.isCanvasShown, 'the picture', 1000).catch(() => {});
  }

  #setTheme(theme: string): void {
    this.theme = theme;
  }

  async #system({ feature, value }: StepOf<'system'>): Promise<void> {
    const { devtools } = this.fresh;
    if (!devtools) return;
    if (feature !== 'none') await this.#awaitPicture();
    this.#media[feature] = value;
    if (feature === 'prefers-color-scheme') this.systemIsDark = value === 'dark';
    const features = Object.entries(this.#media).map(([name, each]) => ({ name, value: each }));
    await devtools.send('Emulation.setEmulatedMedia', { features });
  }

  async #reload(hold: readonly Part[]): Promise<void> {
    const isFirst = !this.sight;
    this.host.release();
    this.held = new Set(hold);
    this.host.hold(hold);
    this.isHidden = false;
    this.wasChanged = false;
    this.wasChangedEarly = false;
    this.isTornApart = false;
    this.writesFail = false;
    this.unseenMs = 0;
    if (this.#isChromium) await this.#system({ do: 'system', feature: 'none', value: '' });
    if (!isFirst) await this.#page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
    void this.#page.goto(this.host.url).catch(() => {});
    await this.#until((sight) => sight.isThere && sight.focus === 'field', 'the page to come', 10_000);
    // A browser reports of a page that is being left what it broke off there.
    const errors = this.fresh.errors.filter(
      (text) => !/PartMissing|could not be loaded|import|JSHandle@error/.test(text),
    );
    this.fresh.errors.splice(0, this.fresh.errors.length, ...errors);
    const kept = this.sight?.kept.highestResult;
    this.model.restart();
    this.model.best = /^\d{1,15}$/.test(kept ?? '') ? Number(kept) : 0;
    this.kept = kept ?? null;
    const theme = this.sight?.kept.theme ?? '';
    this.theme = ['light', 'dark', 'system'].includes(theme) ? theme : 'dark';
    this.model.words = this.sight?.words;
    this.focusIsDue = true;
  }

  async #storage(how: StepOf<'storage'>['how']): Promise<void> {
    if (how === 'fails' || how === 'works') {
      this.writesFail = how === 'fails';
      return this.#page.evaluate((fails) => {
        const prototype = Storage.prototype as Storage & { real?: Storage['setItem'] };
        prototype.real ??= prototype.setItem;
        const { real } = prototype;
        Storage.prototype.setItem = fails
          ? () => {
              throw new DOMException('full', 'QuotaExceededError');
            }
          : real;
      }, this.writesFail);
    }
    if (this.held.has('app') && this.allowed.has('opening-best')) return this.#skip('storage: app held back');
    const other = await this.fresh.otherTab(this.host.url);
    await other.evaluate((isDamaged) => {
      if (isDamaged) localStorage.setItem('highestResult', 'damaged');
      else localStorage.clear();
    }, how === 'damaged');
    this.kept = how === 'damaged' ? 'damaged' : null;
    if (how === 'cleared') this.theme = 'any';
  }

  async #otherTab({ key, more }: StepOf<'otherTab'>): Promise<void> {
    if (this.held.has('app')) return this.#skip('another tab: only the app hears of it');
    await this.#awaitPicture();
    const other = await this.fresh.otherTab(this.host.url);
    const value =
      key === 'theme' ? (['light', 'dark', 'system'][more % 3] as string) : String(this.model.best + more);
    await other.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    if (key === 'theme') this.#setTheme(value);
    else {
      this.model.best += more;
      this.kept = value;
    }
  }

  #keepBest(now: number): void {
    this.endSeenAt = now;
    if (this.kept === 'damaged' || this.writesFail || this.kept !== String(this.model.best))
      this.kept = 'any';
  }

  async #pass(ms: number, looks = false): Promise<void> {
    if (ms <= 0) return;
    if (ms <= 25 && !looks) return void (await new Promise((resolve) => setTimeout(resolve, ms)));
    if (looks) {
      this.unseenMs = 0;
      return this.#page.evaluate(skipTime, ms);
    }
    this.unseenMs += ms;
    await this.#page.evaluate((skipped) => {
      dispatchEvent(new CustomEvent('skiptime', { detail: skipped }));
    }, ms);
  }

  async #now(): Promise<number> {
    return this.#page.evaluate(() => performance.now());
  }

  /** @returns the time now, which is well before the end of the round or clearly after it */
  async #leaveUnsureTime(): Promise<number> {
    const now = await this.#now();
    const playedMs = now - this.model.startedAt;
    if (this.model.phase !== 'run' || playedMs < UNSURE_MS[0] || playedMs > UNSURE_MS[1]) return now;
    await this.#pass(AFTER_END_MS - playedMs, true);
    return this.#now();
  }

  async #isInField(): Promise<boolean> {
    if (this.sight?.isMenuOpen) await this.#closeMenu();
    if (this.sight?.focus === 'field') return true;
    this.#skip(`focus on ${this.sight?.focus}`);
    return false;
  }

  #skip(why: string): void {
    this.#skipped.push(why);
  }

  async #until(isSo: (sight: Sight) => boolean, what: string, mostMs = 4000): Promise<void> {
    const until = Date.now() + mostMs;
    let sight: Sight | undefined;
    let last = '';
    const refused = (reason: unknown): undefined => {
      last = String(reason);
    };
    do {
      // A page that is being loaded anew cannot be asked for a moment.
      const isOld = await this.#page
        .evaluate(() => document.documentElement.hasAttribute('data-old'))
        .catch(() => true);
      sight = isOld ? undefined : await this.look().catch(refused);
      if (sight && isSo(sight)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    } while (Date.now() < until);
    throw new Error(`Waited in vain for ${what}: ${last || JSON.stringify(sight)}`);
  }
}

/* From here on: run inside the page. */

function changeContext(isLost: boolean): void {
  type Losing = { loseContext: () => void; restoreContext: () => void };
  const canvas = document.querySelector('canvas') as (HTMLCanvasElement & { losing?: Losing }) | null;
  if (!canvas) return;
  const context = isLost || canvas.losing ? canvas.getContext('webgl2') : null;
  if (!context) return;
  canvas.losing ??= context.getExtension('WEBGL_lose_context') as Losing;
  if (isLost && !context.isContextLost()) canvas.losing.loseContext();
  if (!isLost && context.isContextLost()) canvas.losing.restoreContext();
}

function whatIsAt({ x, y }: { x: number; y: number }) {
  const at = { x: Math.floor(x * innerWidth), y: Math.floor(y * innerHeight) };
  const element = document.elementFromPoint(at.x, at.y);
  const name = element?.closest('button')?.textContent?.trim() ?? '';
  return {
    ...at,
    name,
    scroll: scrollY,
    isLink: !!element?.closest('a'),
    theme: element?.closest('[role=menuitemradio]')?.textContent?.trim().toLowerCase(),
    isDisplay: !!element && element === document.querySelector('main input'),
  };
}

function placeOf(name: string): { x: number; y: number; isFree: boolean } | undefined {
  const button = Array.from(document.querySelectorAll('button, [role=menuitemradio]')).find(
    (each) => each.textContent?.trim() === name,
  );
  if (!button) return undefined;
  button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  return { ...at, isFree: button.contains(document.elementFromPoint(at.x, at.y)) };
}

function focusByName(name: string): void {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('button, [role=menuitemradio]'));
  buttons.find((each) => each.textContent?.trim() === name)?.focus();
}

function pressByName(name: string): void {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('button'));
  buttons.find((each) => each.textContent?.trim() === name)?.click();
}
