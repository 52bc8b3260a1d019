import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { until } from './Ear';

export type BrowserName = 'Firefox' | 'Chromium';

const KEY_MS = 90;

/** A player at the keyboard of a browser: presses real keys, and reads from the page what to type. */
export class Player {
  private constructor(
    readonly browser: Browser,
    readonly page: Page,
    readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Opens a page in a window with keyboard focus. */
  static async open(name: BrowserName, path: string, url: string, env: NodeJS.ProcessEnv): Promise<Player> {
    const browser = await puppeteer.launch({
      ...(name === 'Firefox'
        ? { browser: 'firefox', extraPrefsFirefox: { 'accessibility.force_disabled': -1 } }
        : {
            args: [
              '--no-sandbox',
              '--force-renderer-accessibility',
              '--no-first-run',
              '--disable-background-networking',
              '--enable-speech-dispatcher',
              `--app=${url}`,
            ],
          }),
      executablePath: path,
      headless: false,
      defaultViewport: null,
      env: env as Record<string, string>,
    });
    const [page = await browser.newPage()] = await browser.pages();
    if (page.url() !== url) await page.goto(url);
    const player = new Player(browser, page, env);
    const isThere = () => player.#xdotool('search', '--onlyvisible', '--name', 'Thirty') || undefined;
    if (!(await until(isThere))) throw new Error(`${name} has no window.`);
    player.#xdotool('search', '--onlyvisible', '--name', 'Thirty', 'windowfocus', '--sync');
    // Clicks on the words, so that the page has the focus and not the address bar.
    player.#xdotool('mousemove', '500', '330', 'click', '1', 'mousemove', '2', '2');
    return player;
  }

  /** Presses a key or a combination, by xdotool's names. */
  press(key: string, times = 1): void {
    for (let i = 0; i < times; i++) this.#xdotool('key', key);
  }

  type(text: string, keyMs = KEY_MS): void {
    this.#xdotool('type', '--delay', String(keyMs), text);
  }

  /**
   * Types a batch of words at a steady speed. Resolves to when the first key of each was pressed, in ms since 1970.
   *
   * @param keyMs from one key to the next
   */
  async typeNoting(words: readonly string[], keyMs: number): Promise<readonly number[]> {
    await this.page.evaluate(() => {
      const pressed: number[] = [];
      Object.assign(window, { pressed });
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => pressed.push(performance.timeOrigin + timeStamp),
        {
          capture: true,
        },
      );
    });
    const begunMs = Date.now();
    for (const [index, char] of [...words.join(' ')].entries()) {
      // Key by key, because xdotool's own delay is not exact.
      await setTimeout(begunMs + index * keyMs - Date.now());
      this.type(char, 0);
    }
    const pressed = await this.page.evaluate(() => (window as unknown as { pressed: number[] }).pressed);
    return Array.from(
      words,
      (_, index) => pressed[words.slice(0, index).join(' ').length + (index > 0 ? 1 : 0)] ?? 0,
    );
  }

  async words(): Promise<readonly string[]> {
    const text = await this.page.evaluate(() => document.querySelector('[data-part="words"]')?.textContent);
    return (text ?? '').split(' ');
  }

  async state(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('main')?.dataset.state ?? '');
  }

  /** Waits until the round is in a state. */
  async reaches(state: 'start' | 'run' | 'finish'): Promise<void> {
    const found = await until(async () => ((await this.state()) === state ? true : undefined), 60_000);
    if (!found) throw new Error(`The round does not reach the state ${state}.`);
  }

  /** Saves options, or removes them, and reloads the page. */
  async reload(options: Record<string, unknown> | null = null): Promise<void> {
    await this.page.evaluate((saved) => {
      if (saved) localStorage.setItem('options', JSON.stringify({ version: 1, ...saved }));
      else localStorage.removeItem('options');
    }, options);
    await this.page.reload();
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  #xdotool(...args: string[]): string {
    return String(spawnSync('xdotool', args, { env: this.env }).stdout);
  }
}
