import { expect, type Locator } from '@playwright/test';
import type { Thirty } from './Thirty';

/** Rounds with the words that everybody has on a day. */
export class TodayPage {
  /** The button at the start. */
  readonly button: Locator;
  /** The line above the words. */
  readonly line: Locator;
  /** The button at the result. */
  readonly copyText: Locator;

  constructor(private readonly thirty: Thirty) {
    const { page } = thirty;
    this.button = page.getByRole('main').getByRole('button', { name: "Today's words", exact: true });
    this.line = page.getByText(/^Today: /);
    this.copyText = page.getByRole('button', { name: 'Copy text', exact: true });
  }

  /** Lays out today's words, and returns them. */
  async begin(): Promise<string> {
    await this.button.click();
    await expect(this.line).toBeVisible();
    return this.thirty.words();
  }
}
