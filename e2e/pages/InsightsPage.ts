import { expect, type Locator } from '@playwright/test';
import type { Thirty } from './Thirty';

/** The region `What this round tells`, after a result. */
export class InsightsPage {
  readonly region: Locator;

  constructor(private readonly thirty: Thirty) {
    this.region = thirty.page.getByRole('region', { name: 'What this round tells' });
  }

  /** The values of the figures, term by term. */
  async figures(): Promise<Record<string, string>> {
    const [terms, values] = await Promise.all(
      [this.region.getByRole('term'), this.region.getByRole('definition')].map((all) =>
        all.allTextContents(),
      ),
    );
    return Object.fromEntries((terms ?? []).map((term, index) => [term, values?.[index] ?? '']));
  }

  async items(list: 'Where the seconds went' | 'Mistakes' | 'Slow pairs'): Promise<string[]> {
    return await this.region.getByRole('list', { name: list }).getByRole('listitem').allTextContents();
  }

  /**
   * Opens the page and plays 20 right characters, 200 ms apart, the seventh of them wrong at first, and a pause before
   * the tenth. Gives the words.
   */
  async playRound(): Promise<string> {
    await this.thirty.dealsAlike();
    const words = await this.thirty.open();
    await this.thirty.freezeTime();
    const letters = [...words.slice(0, 20)];
    await this.#press(letters.slice(0, 6), 200);
    await this.#press(['Q', 'Backspace', ...letters.slice(6, 9)], 200);
    await this.#press(letters.slice(9, 10), 2200);
    await this.#press(letters.slice(10), 200);
    await this.thirty.finish();
    await expect(this.region).toBeVisible();
    return words;
  }

  /** Presses keys, each so long after the one before. */
  async #press(keys: readonly string[], gapMs: number): Promise<void> {
    for (const key of keys) {
      await this.thirty.skipTimeUnseen(gapMs);
      await this.thirty.page.keyboard.press(key === ' ' ? 'Space' : key);
    }
  }
}
