import { chooseLayout, type LayoutWanted } from '../../core/keyboard/chooseLayout';
import { rowsWith } from '../../core/keyboard/keys';
import { byCode } from '../../core/keyboard/strokes';

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
  const drawn = new Map(Array.from(byCode(chooseLayout(wanted).plain)).filter(([, key]) => isDrawn(key)));
  const rows = rowsWith(new Set(drawn.keys()));
  const least = Math.min(...rows.map(({ left }) => left));
  return rows.map(({ codes, left }) => ({
    left: left - least,
    keys: codes.map((code) => drawn.get(code) ?? null),
  }));
}
