import { type PagePart, partSelector } from '../../state/page/pageParts';

// The parts of the page that the opening reads and fills, as the build has rendered them.
export const main = find('main');
export const field = find<HTMLInputElement>('field');
export const display = find('display');
export const words = find('words');
export const wordsBox = words.parentElement as HTMLElement;
export const restartButton = find<HTMLButtonElement>('restart');
export const result = find('result');
const time = find('time');
const best = find('best');
const hintLine = find('hint');
const chosen = find('chosen');
const rendered = new Map([time, best, hintLine, chosen].map((part) => [part, part.textContent]));

/** Writes the lines around the words. */
export function writeTexts(clockSeconds: number, highest: number, hint: string): void {
  write(time, String(clockSeconds));
  write(best, String(highest));
  write(hintLine, hint);
}

/** Writes the line that names the chosen options. */
export function writeChosen(text: string): void {
  write(chosen, text);
}

/** Takes the result off the page (result.ts). */
export function removeResult(): void {
  result.replaceChildren();
}

/** Puts every text back as the build has rendered it: the app hydrates just that. */
export function restoreTexts(): void {
  for (const [part, text] of rendered) part.textContent = text;
}

/** @throws Error if the page has no such part */
export function find<T extends HTMLElement>(name: PagePart): T {
  const found = document.querySelector<T>(partSelector(name));
  if (!found) throw new Error(`The page has no part ${name}.`);
  return found;
}

/** A new element with a text, in no document yet. */
export function makeElement(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Writing the same text again would still cost the browser a layout. */
function write(part: HTMLElement, text: string): void {
  if (part.textContent !== text) part.textContent = text;
}
