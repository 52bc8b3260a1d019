import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog `Commands`. */
export class CommandsPage {
  readonly dialog: Locator;
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Commands' });
    this.search = this.dialog.getByRole('combobox');
  }

  option(name: string): Locator {
    return this.dialog.getByRole('option', { name, exact: true });
  }

  async open(): Promise<void> {
    // The key would close an open dialog; a closed one is unmounted a moment later.
    await expect(this.page.locator('dialog')).toHaveCount(0);
    await this.page.keyboard.press('Control+k');
    await expect(this.search).toBeFocused();
  }

  /** Searches for a command by its whole name and runs it, by keys alone. */
  async perform(name: string): Promise<void> {
    await this.open();
    await this.page.keyboard.type(name);
    await expect(this.option(name)).toHaveAttribute('aria-selected', 'true');
    await this.page.keyboard.press('Enter');
  }
}
