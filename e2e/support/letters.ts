import { expect } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';

/** The letters that the words can be set in, and how the stylesheet names them. */
const LETTERS = {
  JetBrains: 'Thirty Mono',
  Atkinson: 'Atkinson Hyperlegible Mono',
  Plex: 'IBM Plex Mono',
  'Source Code': 'Source Code Pro',
  system: 'monospace',
} as const;
type LettersName = keyof typeof LETTERS;
export const LETTERS_NAMES = Object.keys(LETTERS) as LettersName[];

/** Chooses letters by their command, and waits until the words are set in them and have the focus again. */
export async function chooseLetters(thirty: Thirty, name: LettersName): Promise<void> {
  await thirty.commands.perform(`Letters: ${name}`);
  await expectLetters(thirty, name);
  await expect(thirty.field).toBeFocused();
}

/** Waits until the words are set in these letters, which are the first that a family after the space's has. */
export async function expectLetters(thirty: Thirty, name: LettersName): Promise<void> {
  await expect
    .poll(() =>
      thirty.page
        .locator('[data-part="display"]')
        .evaluate((display) => getComputedStyle(display).fontFamily.replaceAll('"', '').split(', ')),
    )
    .toEqual(
      name === 'JetBrains'
        ? [LETTERS.JetBrains, 'ui-monospace', 'monospace']
        : expect.arrayContaining(['Thirty Space', LETTERS[name]]),
    );
  await expect(thirty.page.locator('dialog')).toHaveCount(0);
}

/** A picture of the words alone, as large as the device's pixels. */
export async function pictureOfWords(thirty: Thirty): Promise<Buffer> {
  const clip = await thirty.field.boundingBox();
  if (!clip) throw new Error('The words are not on the page.');
  return thirty.page.screenshot({ clip });
}
