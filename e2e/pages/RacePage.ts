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
    this.button = page.getByRole('button', { name: 'Race yourself' });
  }

  /** Copies the challenge link of the finished round, and returns it as pasted. The name is asked for once a visit. */
  async copyLink(name = ''): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => this.page.evaluate(() => navigator.clipboard.readText());
    await this.press('Copy link');
    await expect(this.page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const asked = this.page.getByRole('dialog', { name: 'Link to this round' });
    if (await asked.isVisible()) {
      const link = await copied();
      await asked.getByLabel('Your name').fill(name);
      await this.page.keyboard.press(name === '' ? 'Escape' : 'Enter');
      await expect(asked).toHaveCount(0);
      if (name !== '') await expect.poll(copied).not.toBe(link);
    }
    return copied();
  }

  /** Opens the page, plays a round of so many right characters, and returns a link to it. */
  async linkOfRound(characters: number, name = ''): Promise<string> {
    await this.thirty.open();
    await this.thirty.play(characters);
    return this.copyLink(name);
  }

  /** Presses a button of a result, or chooses it from the menu where the row has no room for it. */
  async press(name: string): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: true });
    const more = this.page.getByRole('button', { name: 'More', exact: true });
    await expect(button.or(more).first()).toBeVisible();
    if (await button.isVisible()) return button.click();
    await more.click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** Follows a link within the open page. */
  async follow(fragment: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }
}
