import { expect, type Locator, type TestInfo } from '@playwright/test';
import { reportNoLongTasks } from '../support/pretence';
import {
  DURATION_MS,
  foreign,
  foreignAndBack,
  rightAndBack,
  type Slip,
  skippedAndBack,
  swapped,
  typeRound,
  unevenGaps,
  withSlips,
} from '../support/typedRound';
import type { Thirty } from './Thirty';

/** Before a round with slow pairs. */
export const IMPORTED_ROUNDS = 10;

/** The region `What this round tells`, after a result. */
export class InsightsPage {
  readonly region: Locator;
  readonly partsOfTime: Locator;
  readonly kindsOfMistakes: Locator;

  constructor(private readonly thirty: Thirty) {
    this.region = thirty.page.getByRole('region', { name: 'What this round tells' });
    const itemsOf = (name: string) => this.region.getByRole('list', { name }).getByRole('listitem');
    this.partsOfTime = itemsOf('Where the seconds went');
    this.kindsOfMistakes = itemsOf('Mistakes');
  }

  /** The values of the figures by term, once they are shown. */
  async figures(): Promise<Record<string, string>> {
    await expect(this.region.getByRole('term').first()).toBeVisible();
    const [terms, values] = await Promise.all(
      [this.region.getByRole('term'), this.region.getByRole('definition')].map((all) =>
        all.allTextContents(),
      ),
    );
    return Object.fromEntries((terms ?? []).map((term, index) => [term, values?.[index] ?? '']));
  }

  async items(list: 'Where the seconds went' | 'Mistakes' | 'Wrong words' | 'Slow pairs'): Promise<string[]> {
    return await this.region.getByRole('list', { name: list }).getByRole('listitem').allTextContents();
  }

  /**
   * Opens the page and plays 20 right characters, 200 ms apart, with the seventh wrong at first and a pause before the
   * tenth. Returns the words. With `stalls`, the page is blocked during that pause, and says so at the result.
   */
  async playRound({ stalls = false } = {}): Promise<string> {
    await this.thirty.dealsAlike();
    const words = await this.thirty.open();
    const letters = [...words.slice(0, 20)];
    await this.#press(letters.slice(0, 6), 200);
    await this.#press(['Q', 'Backspace', ...letters.slice(6, 9)], 200);
    if (stalls) await this.#stall(2200);
    await this.#press(letters.slice(9, 10), stalls ? 0 : 2200);
    await this.#press(letters.slice(10), 200);
    await this.thirty.finish();
    await expect(this.region).toBeVisible();
    return words;
  }

  /**
   * Opens the page and plays an ordinary round: about 250 keys to the very end, with mistakes of three kinds, corrected
   * and not, right letters deleted, and pauses. Nothing disturbs it.
   */
  async playUsualRound(): Promise<void> {
    await this.thirty.dealsAlike();
    await this.thirty.page.addInitScript(reportNoLongTasks);
    await this.thirty.open();
    const gap = unevenGaps(7);
    let leftMs = DURATION_MS;
    const inTime = (slips: readonly Slip[]) => (words: string) =>
      withSlips(
        gap,
        slips,
      )(words).filter(({ gapMs }) => {
        leftMs -= gapMs;
        return leftMs > 0;
      });
    await typeRound(this.thirty, [
      inTime([swapped, foreignAndBack, rightAndBack]),
      inTime([skippedAndBack, foreign]),
      inTime([swapped, foreignAndBack, skippedAndBack]),
      inTime([swapped]),
    ]);
    await expect(this.region).toBeVisible();
  }

  /** Imports rounds of one typist, and plays a short one, which has some of the pairs that are slow in them. */
  async playWithSlowPairs(info: TestInfo): Promise<void> {
    await this.thirty.dealsAlike();
    await this.thirty.open();
    await this.thirty.rounds.open();
    await this.thirty.rounds.importMadeUp(IMPORTED_ROUNDS, info);
    await this.thirty.page.keyboard.press('Escape');
    await expect(this.thirty.rounds.dialog).toHaveCount(0);
    await this.thirty.playSaved(40);
  }

  /** Makes the running round's next tick late by so many ms. */
  async #stall(ms: number): Promise<void> {
    const before = await this.thirty.time().textContent();
    await this.thirty.skipTimeUnseen(ms);
    await expect(this.thirty.time()).not.toHaveText(before ?? '');
  }

  /** Presses keys at these intervals. The page looks at its clock after each, so that no gap counts as a stall. */
  async #press(keys: readonly string[], gapMs: number): Promise<void> {
    for (const key of keys) {
      await this.thirty.skipTime(gapMs);
      await this.thirty.page.keyboard.press(key === ' ' ? 'Space' : key);
    }
  }
}
