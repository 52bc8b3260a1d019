import { saveStored, storedText } from './storage';

/** Storage key of the stylesheet of the chosen palette; there is none, or '', for the standard one. */
export const COLOURS_KEY = 'colours';

/** Keeps a stylesheet for the first frame of the next visit. What it takes the place of can be made again. */
export function saveColours(sheet: string): void {
  if (sheet !== (storedText(COLOURS_KEY) ?? '')) saveStored(COLOURS_KEY, sheet, () => true);
}
