import { readFileSync } from 'node:fs';
import { expect, type Locator, type TestInfo } from '@playwright/test';
import { fileOf, madeUpFile } from '../support/roundFiles';
import type { Thirty } from './Thirty';

const LOOK_AGAIN = { intervals: [20, 20, 50, 100] };

/** The dialog `Rounds`, and the database behind it. */
export class RoundsPage {
  readonly dialog: Locator;
  readonly table: Locator;
  readonly rows: Locator;

  constructor(private readonly thirty: Thirty) {
    this.dialog = thirty.page.getByRole('dialog', { name: 'Rounds' });
    this.table = this.dialog.getByRole('table', { name: 'Rounds' });
    this.rows = this.table.getByRole('row', { name: /wpm/ });
  }

  async open(): Promise<void> {
    await this.thirty.barButton('Rounds').click();
    await expect(this.dialog).toBeVisible();
  }

  async expectColumns(): Promise<void> {
    const names = ['When', 'Round', 'Speed', 'Accuracy', 'Errors', 'Characters', 'Score'];
    await expect(this.table.getByRole('columnheader')).toHaveText(names);
  }

  /** Opens a tab, if it is not open. */
  async openTab(name: 'History' | 'Keys' | 'Learn' | 'Export and import'): Promise<void> {
    const tab = this.dialog.getByRole('tab', { name, exact: true });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** A button of a row. */
  button(name: 'Show' | 'Watch' | 'Race' | 'Delete', row = this.rows.first()): Locator {
    return row.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Presses a button of a row, by default the first. */
  async press(name: 'Show' | 'Watch' | 'Race' | 'Delete', row = this.rows.first()): Promise<void> {
    await this.openTab('History');
    await this.button(name, row).click();
  }

  /** Chooses a file with this text. */
  async chooseFile(text: string | Buffer): Promise<void> {
    await this.openTab('Export and import');
    const buffer = typeof text === 'string' ? Buffer.from(text) : text;
    await this.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'rounds.json', mimeType: 'application/json', buffer });
  }

  /** Imports rounds, and goes to the list; `added` is how many of them are new. */
  async import(rounds: readonly unknown[], added = rounds.length): Promise<void> {
    await this.chooseFile(fileOf(rounds));
    await this.pressImport(added);
    await expect(this.dialog.getByText(/rounds? added/)).toBeVisible();
    await this.openTab('History');
  }

  /** Adds the rounds of the chosen file. */
  async pressImport(count: number): Promise<void> {
    await this.importButton(count).click();
  }

  importButton(count: number): Locator {
    const name = `Import ${count.toLocaleString('en')} round${count === 1 ? '' : 's'}`;
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Imports made-up rounds. */
  async importMadeUp(count: number, info: TestInfo, seed = 1): Promise<void> {
    await this.chooseFile(madeUpFile(count, info, seed));
    await this.pressImport(count);
    await expect(this.dialog.getByText(/rounds? added/)).toBeVisible();
  }

  /** Presses a button that writes a file, and returns the file's name and text. */
  async export(button: 'Export' | 'Export as CSV' = 'Export'): Promise<[string, string]> {
    await this.openTab('Export and import');
    const coming = this.thirty.page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    const download = await coming;
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')];
  }

  /** Deletes all rounds, of which there must be so many. */
  async deleteAll(count: number): Promise<void> {
    await this.openTab('Export and import');
    await this.dialog.getByRole('button', { name: 'Delete all' }).click();
    await this.dialog.getByRole('button', { name: `Yes, delete ${count} rounds` }).click();
  }

  /** A figure of the dialog, by its term. */
  figure(term: string): Locator {
    return this.dialog.getByText(term, { exact: true }).locator('xpath=following::dd[1]');
  }

  /** Waits until the database has so many rounds. */
  async expectSaved(count: number): Promise<void> {
    await expect.poll(() => this.countSaved(), LOOK_AGAIN).toBe(count);
  }

  /** Waits until the database has a round. */
  async expectSomeSaved(): Promise<void> {
    await expect.poll(() => this.countSaved(), LOOK_AGAIN).toBeGreaterThan(0);
  }

  /** The contents of a store of the database; empty if there is no database. */
  inStore(name: string): Promise<unknown[]> {
    return this.thirty.page.evaluate(
      (store) =>
        new Promise<unknown[]>((resolve) => {
          const opening = indexedDB.open('thirty');
          // Opening the database must not create it.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve([]);
          opening.onsuccess = () => {
            const db = opening.result;
            const asked = db.transaction(store).objectStore(store).getAll();
            asked.onsuccess = () => {
              db.close();
              resolve(asked.result);
            };
          };
        }),
      name,
    );
  }

  /** The number of rounds in the database. */
  async countSaved(): Promise<number> {
    return (await this.inStore('rounds')).length;
  }
}
