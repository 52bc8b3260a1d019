import { find } from './elements';

// The parts of the page that the opening reads and fills, as the build has rendered them.
export const main = find('main');
export const field = find<HTMLInputElement>('field');
export const display = find('display');
export const words = find('words');
export const wordsBox = words.parentElement as HTMLElement;
export const restartButton = find<HTMLButtonElement>('restart');
const result = find('result');
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

/** Takes the result off the page, which result.ts has shown. */
export function removeResult(): void {
  result.replaceChildren();
}

/** Puts every text back as the build has rendered it: the app hydrates just that. */
export function restoreTexts(): void {
  for (const [part, text] of rendered) part.textContent = text;
}

/** Writing the same text again would still cost the browser a layout. */
function write(part: HTMLElement, text: string): void {
  if (part.textContent !== text) part.textContent = text;
}
