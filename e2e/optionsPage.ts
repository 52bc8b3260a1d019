import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { WORDS_CHOICES } from '../src/core/words/wordChoices';
import { expect, type Thirty } from './thirty';

export function optionsOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Options' });
}

export async function openOptions(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Options' }).click();
  await expect(optionsOf(page)).toBeVisible();
}

export async function closeOptions(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(optionsOf(page)).toHaveCount(0);
}

export async function chooseTime(page: Page, name: string): Promise<void> {
  await openOptions(page);
  await optionsOf(page).getByRole('radiogroup', { name: 'Time' }).getByText(name, { exact: true }).click();
  await expect(optionsOf(page).getByRole('radio', { name, exact: true })).toBeChecked();
  await closeOptions(page);
}

/** Chooses words by what they are called, and waits until they are there. */
export async function chooseWords(thirty: Thirty, label: string): Promise<void> {
  const { page } = thirty;
  await openOptions(page);
  await optionsOf(page).getByRole('combobox', { name: 'Words' }).selectOption({ label });
  await closeOptions(page);
  await expect(thirty.main.getByText(label, { exact: true })).toBeVisible();
}

/** Pastes a text of one's own. */
export async function giveText(page: Page, text: string): Promise<void> {
  await openOptions(page);
  const dialog = optionsOf(page);
  await dialog.getByRole('combobox', { name: 'Words' }).selectOption({ label: 'Own text' });
  await dialog.getByRole('textbox', { name: 'Own text' }).fill(text);
  await dialog.getByRole('button', { name: 'Use this text' }).click();
}

/** The words of a list, by what it is called. */
export function listOf(label: string): ReadonlySet<string> {
  const name = WORDS_CHOICES.find((choice) => choice.label === label)?.name.replace(/-\d+$/, '');
  const { words } = JSON.parse(readFileSync(`assets/words/${name}.json`, 'utf8')) as { words: string };
  return new Set(words.split(' '));
}

/** Begins new rounds until the words have what is looked for. */
export async function wordsWith(thirty: Thirty, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const words = await thirty.words();
    if (pattern.test(words)) return words;
    await thirty.restart.click();
  }
  throw new Error(`Fifty rounds had no words like ${pattern}.`);
}

/** Takes the canvas away as a browser does that has lost its picture, so that the words are there as text. */
export async function loseCanvas(thirty: Thirty): Promise<void> {
  await thirty.canvas.evaluate((canvas: HTMLCanvasElement) => {
    canvas.dispatchEvent(
      new Event(canvas.getContext('2d') ? 'contextlost' : 'webglcontextlost', { cancelable: true }),
    );
  });
  await expect(thirty.canvas).toBeHidden();
}
