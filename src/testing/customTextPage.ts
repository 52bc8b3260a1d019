import { STANDARD_OPTIONS } from '../core/options/options';
import type { Round } from '../core/round/round';
import { loadWordsAtom } from '../state/next/customWordsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { dispatchAtom, roundAtom } from '../state/round/roundAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
import { aNewPage, type Page } from './page';

export const A_TEXT = 'One word after the other, and on it goes.';
export const WORDS_OF_TEXT: readonly string[] = A_TEXT.split(' ');

/** Opens a page with the standard words, with room for any text. */
export function aPageForTexts(): Page {
  const page = aNewPage();
  page.set(columnsAtom, 100);
  return page;
}

/** Makes rounds go over the text that is saved on the device. */
export async function chooseCustomText(page: Page): Promise<void> {
  const options = { ...STANDARD_OPTIONS, words: 'own' };
  page.set(optionsAtom, options);
  (await page.set(loadWordsAtom, options))?.();
}

/** The place in the text that is saved on the device, in words; undefined without one. */
export function savedPlace(): unknown {
  return JSON.parse(localStorage.getItem('ownText') ?? '{}').place;
}

export function typeKeys(page: Page, keys: string): void {
  for (const char of keys) page.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
}

/** Types in the current round until time is up. */
export function playKeys(page: Page, keys: string): Round {
  typeKeys(page, keys);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  return page.get(roundAtom);
}
