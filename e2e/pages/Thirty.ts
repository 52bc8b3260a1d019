import { expect, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { TRACE_DEFAULTS, type TraceStep } from '../../src/testing/fieldTraces';
import { countNear, type Rgb } from '../support/colours';
import { BrowserPage } from './BrowserPage';
import { CommandsPage } from './CommandsPage';
import { InsightsPage } from './InsightsPage';
import { KeyboardPage } from './KeyboardPage';
import { LearnPage } from './LearnPage';
import { OptionsPage } from './OptionsPage';
import { RacePage } from './RacePage';
import { ReplayPage } from './ReplayPage';
import { RoundsPage } from './RoundsPage';
import { TodayPage } from './TodayPage';

/** The app's file. */
export const APP = /assets\/index-.*\.js/;

/** Playwright's own polling looks again after 270 ms and then every 500 ms: too rarely for short states. */
const LOOK_AGAIN_MS = 20;
/** How long to poll that often, in ms; after that, as Playwright does. */
const SOON_MS = 5000;

/** Longer than the page waits after the end for undelivered keys, in ms. */
const DELIVERY_MS = 200;

/** The page as a player meets it, through roles, names and what can be seen, with a page object per capability. */
export class Thirty extends BrowserPage {
  readonly field: Locator;
  readonly canvas: Locator;
  /** The first line of the next words, as text: out of the accessibility tree, so it has no role. */
  readonly ahead: Locator;
  readonly main: Locator;
  readonly restart: Locator;
  readonly themeButton: Locator;
  readonly commands: CommandsPage;
  readonly insights: InsightsPage;
  readonly keyboard: KeyboardPage;
  readonly learn: LearnPage;
  readonly options: OptionsPage;
  readonly race: RacePage;
  readonly replay: ReplayPage;
  readonly rounds: RoundsPage;
  readonly today: TodayPage;

  constructor(page: Page) {
    super(page);
    this.field = page.getByRole('textbox');
    this.canvas = page.locator('canvas');
    this.ahead = page.locator('[data-part="ahead"]');
    this.main = page.getByRole('main');
    this.restart = page.getByRole('button', { name: 'Restart' });
    this.themeButton = page.getByRole('button', { name: 'Toggle theme' });
    this.commands = new CommandsPage(page);
    this.insights = new InsightsPage(this);
    this.keyboard = new KeyboardPage(this);
    this.learn = new LearnPage(this);
    this.options = new OptionsPage(this);
    this.race = new RacePage(this);
    this.replay = new ReplayPage(this);
    this.rounds = new RoundsPage(this);
    this.today = new TodayPage(this);
  }

  /** Opens the page, waits until the canvas shows the words, and returns them. */
  async open(path = './'): Promise<string> {
    await this.page.goto(path);
    await this.pictured();
    return this.words();
  }

  /** Opens the page without the app, ready to type. The returned function lets the app come. */
  async openBeforeApp(): Promise<() => void> {
    const letAppCome = await this.hold(APP);
    await this.openToWords();
    await this.page.waitForFunction(() => document.readyState !== 'loading');
    return letAppCome;
  }

  /** Opens the page, and waits until its own script has written the words; the app may not be there yet. */
  async openToWords(): Promise<void> {
    await this.page.goto('./', { waitUntil: 'commit' });
    await expect(await this.wordsElement()).not.toBeEmpty();
  }

  /** Opens a link without the app, which has to load the link's words. The returned function lets the app come. */
  async openLinkBeforeApp(path: string): Promise<() => void> {
    const letAppCome = await this.hold(APP);
    await this.page.goto(path, { waitUntil: 'commit' });
    return letAppCome;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.pictured();
  }

  async pictured(): Promise<void> {
    await this.page
      .waitForFunction(
        () => document.querySelector('canvas')?.checkVisibility({ visibilityProperty: true }),
        undefined,
        { polling: LOOK_AGAIN_MS, timeout: SOON_MS },
      )
      .catch(() => {});
    await expect(this.canvas).toBeVisible();
  }

  /** Makes the whole canvas be drawn again. */
  async drawAll(): Promise<void> {
    await this.canvas.evaluate((canvas) => canvas.dispatchEvent(new Event('contextrestored')));
  }

  /** Expects the canvas, drawn bit by bit until now, to look the same after a full redraw. */
  async expectSameDrawnAnew(when = ''): Promise<void> {
    const bitByBit = await this.canvas.screenshot();
    await this.drawAll();
    // Polled, because the caret may be in the other half of its blink.
    await expect.poll(async () => (await this.canvas.screenshot()).equals(bitByBit), when).toBe(true);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Types the first characters of the words, and returns the words. */
  async typeWords(characters: number): Promise<string> {
    const words = await this.words();
    await this.type(words.slice(0, characters));
    return words;
  }

  /**
   * Begins a round and waits until the rest of the page is quiet: the code for that is loaded after the first key.
   * Returns the rest of the words.
   */
  async typeUntilQuiet(words: string): Promise<string> {
    await this.type(words.slice(0, 1));
    await expect(this.page.locator('html')).toHaveAttribute('data-typing');
    return words.slice(1);
  }

  /** Opens the page and types the first characters of its words, which it returns. */
  async begin(characters: number): Promise<string> {
    const words = await this.open();
    await this.type(words.slice(0, characters));
    return words;
  }

  /** Plays a round of so many right characters to its end. */
  async play(characters: number): Promise<void> {
    await this.typeWords(characters);
    await this.finish();
  }

  /** Plays a round of so many right characters, and waits until it is saved. */
  async playSaved(characters: number): Promise<void> {
    await this.play(characters);
    await this.rounds.expectSomeSaved();
  }

  /** Plays a round of so many right characters that is not left early, as the last comes late; waits until it is saved. */
  async playWhole(characters: number): Promise<void> {
    const words = await this.typeWords(characters - 1);
    await this.skipTime(20_000);
    await this.type(words.slice(characters - 1, characters));
    await this.finishAfter(10_000);
    await this.rounds.expectSomeSaved();
  }

  /** Opens the page, plays a round of so many right characters, waits until it is saved, and returns its first words. */
  async openAndPlay(characters: number): Promise<string> {
    const words = await this.open();
    await this.playSaved(characters);
    return words;
  }

  /** Dispatches events on the field as a browser would, which no keyboard of this machine produces. */
  async tell(steps: readonly TraceStep[]): Promise<void> {
    await this.field.evaluate(
      (element, { trace, defaults }) => {
        const field = element as HTMLInputElement;
        for (const step of trace) {
          const init = { bubbles: true, cancelable: true, ...defaults[step.type], ...step } as EventInit;
          if (step.value !== undefined) field.value = step.value;
          const event = step.type.startsWith('key')
            ? new KeyboardEvent(step.type, init)
            : step.type.startsWith('composition')
              ? new CompositionEvent(step.type, init)
              : step.type === 'blur'
                ? new FocusEvent(step.type, init)
                : new InputEvent(step.type, init);
          field.dispatchEvent(event);
        }
      },
      { trace: [...steps], defaults: TRACE_DEFAULTS },
    );
  }

  /** The element that describes the field: the words as a screen reader gets them, unless the page says them. */
  async wordsElement(): Promise<Locator> {
    const id = await this.field.getAttribute('aria-describedby');
    return this.page.locator(id === null ? '[data-part="words"]' : `[id="${id}"]`);
  }

  async words(): Promise<string> {
    return (await (await this.wordsElement()).textContent()) ?? '';
  }

  /** Begins new rounds until the words match, up to so many times that words of which one in twenty match do not fail. */
  async wordsWith(pattern: RegExp): Promise<string> {
    const ROUNDS = 400;
    for (let tries = 0; tries < ROUNDS; tries++) {
      const words = await this.words();
      if (pattern.test(words)) return words;
      await this.restart.click();
    }
    throw new Error(`${ROUNDS} rounds had no words like ${pattern}.`);
  }

  async expectState(state: 'start' | 'run' | 'finish'): Promise<void> {
    await this.page
      .waitForFunction((wanted) => document.querySelector('main')?.dataset.state === wanted, state, {
        polling: LOOK_AGAIN_MS,
        timeout: SOON_MS,
      })
      .catch(() => {});
    await expect(this.main).toHaveAttribute('data-state', state);
  }

  async expectResult(lines: readonly string[]): Promise<void> {
    const heading = this.page.getByRole('heading', { name: 'Result' });
    await expect(heading).toBeVisible();
    const found = await heading.locator('xpath=following-sibling::*').allTextContents();
    expect(found.slice(0, 3)).toEqual(lines);
  }

  /** Expects the result of so many right characters and no wrong ones. */
  async expectFlawless(characters: number): Promise<void> {
    await this.expectResult(['Accuracy: 100%', 'Errors: 0', `Characters Typed: ${characters}`]);
  }

  best(): Locator {
    return this.page.getByRole('heading', { name: /^Highest Score:/ });
  }

  time(): Locator {
    return this.page.getByRole('heading', { name: /^Time:/ });
  }

  /** The live regions whose text is like this. */
  live(text: RegExp): Locator {
    return this.page
      .locator('[aria-live], [role="status"], [role="alert"], output')
      .filter({ hasText: text });
  }

  /** A button of the bar. */
  barButton(name: 'Commands' | 'Options' | 'Rounds'): Locator {
    return this.page.getByRole('banner').getByRole('button', { name });
  }

  async chooseTheme(theme: 'Light' | 'Dark' | 'System'): Promise<void> {
    await this.themeButton.click();
    await this.page.getByRole('menuitemradio', { name: theme }).click();
  }

  /** Opens the page and chooses a theme. */
  async openIn(theme: 'Light' | 'Dark'): Promise<void> {
    await this.open();
    await this.chooseTheme(theme);
  }

  /** The current value of a colour of the stylesheet. */
  async colour(token: string): Promise<Rgb> {
    return await this.page.evaluate((name) => {
      const probe = document.createElement('i');
      probe.style.color = `var(--${name})`;
      document.body.append(probe);
      const parts =
        getComputedStyle(probe)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      probe.remove();
      return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0] as const;
    }, token);
  }

  /** How many pixels of the canvas have about this colour. */
  async pixelsOf(token: string): Promise<number> {
    const colour = await this.colour(token);
    return countNear(PNG.sync.read(await this.canvas.screenshot()), colour);
  }

  /** How many pixels of the canvas, below its words, have about the colour of the next ones. */
  async pixelsAhead(): Promise<number> {
    const png = PNG.sync.read(await this.canvas.screenshot());
    const lines = await this.canvas.evaluate(
      (canvas) => canvas.clientHeight / Number.parseFloat(getComputedStyle(canvas).lineHeight),
    );
    const linePx = Math.round(png.height / lines);
    const below = new PNG({ width: png.width, height: linePx });
    PNG.bitblt(png, below, 0, png.height - linePx, png.width, linePx, 0, 0);
    return countNear(below, await this.colour('ahead'));
  }

  /** Makes the canvas lose its context, so that the words are shown as text. */
  async loseCanvas(): Promise<void> {
    await this.canvas.evaluate((canvas: HTMLCanvasElement) => {
      canvas.dispatchEvent(
        new Event(canvas.getContext('2d') ? 'contextlost' : 'webglcontextlost', { cancelable: true }),
      );
    });
    await expect(this.canvas).toBeHidden();
  }

  /** Ends the running round. */
  async finish(): Promise<void> {
    await this.finishAfter(30_000);
  }

  /** Ends the running round, which lasts this many ms. */
  async finishAfter(ms: number): Promise<void> {
    await this.expectState('run');
    await this.skipTime(ms);
    if (this.ownsTimers) await this.runFor(DELIVERY_MS);
    await this.expectState('finish');
  }

  /** Ends the running round, and expects so many right characters and no wrong ones. */
  async finishFlawless(characters: number): Promise<void> {
    await this.finish();
    await this.expectFlawless(characters);
  }
}
