import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, Thirty } from './thirty';

export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Rounds' });
}

export function rowsOf(page: Page): Locator {
  return dialogOf(page).getByRole('table', { name: 'Rounds' }).getByRole('row', { name: /wpm/ });
}

export async function openRounds(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Rounds' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Plays a round of so many right characters, and waits until it is kept. */
export async function play(thirty: Thirty, characters: number): Promise<void> {
  await playUnkept(thirty, characters);
  await expect.poll(() => countKept(thirty.page)).toBeGreaterThan(0);
}

export async function playUnkept(thirty: Thirty, characters: number): Promise<void> {
  await thirty.type((await thirty.words()).slice(0, characters));
  await thirty.finish();
}

/** How many rounds the database has; 0 where there is none. */
export function countKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('thirty');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const db = opening.result;
          const asked = db.transaction('rounds').objectStore('rounds').count();
          asked.onsuccess = () => {
            db.close();
            resolve(asked.result);
          };
        };
      }),
  );
}

/** Another tab of the same visitor, at rest. */
export async function anotherTab(context: BrowserContext): Promise<Thirty> {
  const tab = new Thirty(await context.newPage());
  await tab.canSkipTime();
  await tab.open();
  return tab;
}

/** What the file chooser gets, and what the dialog says to it. */
export async function importText(page: Page, text: string | Buffer): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'rounds.json', mimeType: 'application/json', buffer });
}

export async function exportText(
  page: Page,
  button: 'Export' | 'Export as CSV' = 'Export',
): Promise<[string, string]> {
  const coming = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')];
}

/** A file with these rounds in it. */
export function fileOf(rounds: readonly unknown[]): string {
  return JSON.stringify({ format: 'thirty-rounds', version: 1, rounds });
}

/** A round in which only wrong keys were typed: whatever the words are, it is one. */
export function plainRound(overwrite: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    playedAt: '2026-11-20T10:00:00.000Z',
    seed: 7,
    durationMs: 30_000,
    wordsPerBatch: 12,
    wordList: 'english-1',
    events: [
      [0, '#'],
      [150.5, '#'],
      [400, -1],
      [900, '#'],
    ],
    ...overwrite,
  };
}
