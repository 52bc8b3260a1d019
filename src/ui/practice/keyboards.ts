import { chooseLayout, type LayoutWanted } from '../../core/keyboard/chooseLayout';
import { ROW_LEFTS } from '../../core/keyboard/keys';

/** A row of keys as it is drawn. */
export interface KeyRow {
  /** The offset of its first key from the left edge, in key widths. */
  readonly left: number;
  /** The keys from left to right; null for one that is not drawn. */
  readonly keys: readonly (string | null)[];
}

/** What decides which keyboard is drawn. */
interface Wanted extends LayoutWanted {
  /** The characters of the words. */
  readonly inWords: ReadonlySet<string>;
}

/** The rows of the keyboard on which the words are typed. Letters other than a–z are drawn if the words have them. */
export function keyRows({ inWords, ...wanted }: Wanted): readonly KeyRow[] {
  const isDrawn = (key: string): boolean => /^[a-z]$/.test(key) || inWords.has(key);
  const rows = chooseLayout(wanted).plain;
  return placed(rows.map((row) => Array.from(row, (key) => (isDrawn(key) ? key : null))));
}

/** Rows without empty places at their ends and without empty rows, shifted left as far as possible. */
function placed(rows: readonly (readonly (string | null)[])[]): readonly KeyRow[] {
  const found = rows
    .map((keys, row) => {
      const first = keys.findIndex((key) => key !== null);
      const end = keys.findLastIndex((key) => key !== null) + 1;
      return { left: first + (ROW_LEFTS[row] ?? 0), keys: keys.slice(Math.max(0, first), end) };
    })
    .filter(({ keys }) => keys.length > 0);
  const least = Math.min(...found.map(({ left }) => left));
  return found.map(({ left, keys }) => ({ left: left - least, keys }));
}
