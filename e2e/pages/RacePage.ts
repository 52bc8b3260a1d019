import { expect, type Locator, type Page } from '@playwright/test';
import type { Thirty } from './Thirty';

/** Races, and challenge links. */
export class RacePage {
  readonly challenge: Locator;
  /** The button at the result. */
  readonly button: Locator;

  private readonly page: Page;

  constructor(private readonly thirty: Thirty) {
    const { page } = thirty;
    this.page = page;
    this.challenge = page.getByRole('status').filter({ hasText: /^A challenge|challenges you/ });
    this.button = page.getByRole('button', { name: 'Race', exact: true });
  }

  /** Copies the challenge link of the finished round, and returns it as pasted. */
  async copyLink(name = ''): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.getByRole('button', { name: 'Copy challenge link' }).click();
    await expect(this.page.getByText(/^Copied/)).toBeVisible();
    if (name !== '') {
      await this.page.getByRole('button', { name: 'Add your name' }).click();
      await this.page.getByLabel('Your name').fill(name);
      await this.page.getByRole('button', { name: 'Copy with name' }).click();
      await expect(this.page.getByText(/^Copied, with your name/)).toBeVisible();
    }
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Opens the page, plays a round of so many right characters, and returns a link to it. */
  async linkOfRound(characters: number, name = ''): Promise<string> {
    await this.thirty.open();
    await this.thirty.play(characters);
    return this.copyLink(name);
  }

  /** Follows a link within the open page. */
  async follow(fragment: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }
}
