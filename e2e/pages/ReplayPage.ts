import { expect, type Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { countNear, type Rgb } from '../support/colours';
import { typeRound } from '../support/typedRound';
import type { Thirty } from './Thirty';

/** The region `Replay`. */
export class ReplayPage {
  readonly region: Locator;
  readonly slider: Locator;

  constructor(private readonly thirty: Thirty) {
    this.region = thirty.page.getByRole('region', { name: 'Replay' });
    this.slider = this.region.getByRole('slider', { name: 'Position' });
  }

  /** Watches the finished round. */
  async watch(): Promise<void> {
    await this.thirty.page.getByRole('button', { name: 'Watch', exact: true }).click();
  }

  /** Watches the finished round, paused at its beginning. */
  async watchFromStart(): Promise<void> {
    await this.watch();
    await this.region.getByRole('button', { name: 'Pause' }).click();
    await this.seek(0);
  }

  /** Opens the page, plays a round of so many right characters, and watches it, paused at its beginning. */
  async watchRoundOf(characters: number): Promise<void> {
    await this.thirty.open();
    await this.thirty.play(characters);
    await this.watchFromStart();
  }

  /** The same with `ownTimers`: the replay has begun, and goes on when timers run. */
  async watchPaused(characters: number): Promise<void> {
    await this.thirty.open();
    await this.thirty.pauseTimers();
    await this.thirty.play(characters);
    await this.watch();
    await expect(this.region).toBeVisible();
  }

  /** Plays so many right keys at this interval, and watches them. */
  async watchKeys(count: number, gapMs: number): Promise<void> {
    await typeRound(this.thirty, [(words) => Array.from(words.slice(0, count), (key) => ({ key, gapMs }))]);
    await this.watchFromStart();
  }

  async seek(ms: number): Promise<void> {
    await this.slider.fill(String(ms));
  }

  /** The time shown, in ms. */
  async ms(): Promise<number> {
    return Number(await this.thirty.main.getAttribute('data-replay-ms'));
  }

  /** Expects this time to be shown, in ms. */
  async expectMs(ms: number): Promise<void> {
    await expect(this.thirty.main).toHaveAttribute('data-replay-ms', String(ms));
  }

  /** Presses a key that leads to a time, in ms. */
  async pressTo(key: string, ms: number): Promise<void> {
    await this.thirty.page.keyboard.press(key);
    await this.expectMs(ms);
  }

  /** The places of marks of a colour on the strip, in pixels from its left edge. */
  async marksOf(colour: Rgb): Promise<number[]> {
    const clip = await this.slider.boundingBox();
    if (!clip) throw new Error('The slider has no place.');
    const png = PNG.sync.read(await this.thirty.page.screenshot({ clip }));
    const has = (x: number): boolean => {
      const column = new PNG({ width: 1, height: png.height });
      PNG.bitblt(png, column, x, 0, 1, png.height, 0, 0);
      // More pixels than the strip's own line has.
      return countNear(column, colour) > 3;
    };
    return Array.from({ length: png.width }, (_, x) => x).filter((x) => has(x) && (x === 0 || !has(x - 1)));
  }
}
