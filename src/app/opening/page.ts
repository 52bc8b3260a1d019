/* The parts of the page that the opening reads and fills, as the build has rendered them. */

export const main = find('main');
export const field = find<HTMLInputElement>('field');
export const display = find('display');
export const words = find('words');
export const ahead = find('ahead');
export const commandsButton = find('commands');
export const wordsBox = words.parentElement as HTMLElement;
const time = find('time');
const best = find('best');
const chosen = find('chosen');
const hintLine = find('hint');

/** Writes the lines around the words: both headings, the one that names the chosen options, and the hint. */
export function writeTexts(clockSeconds: number, highest: number, options: string, hint: string): void {
  write(time, String(clockSeconds));
  write(best, String(highest));
  write(chosen, options);
  write(hintLine, hint);
}

/** Writing the same text again would still cost the browser a layout. */
function write(part: HTMLElement, text: string): void {
  if (part.textContent !== text) part.textContent = text;
}

function find<T extends HTMLElement>(name: string): T {
  const found = document.querySelector<T>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no part ${name}.`);
  return found;
}
