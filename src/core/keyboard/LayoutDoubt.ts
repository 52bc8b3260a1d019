import { KEY_ROWS } from './keys';
import type { Strokes } from './strokes';

/** So many keys that type other letters than are drawn on them say that the layout is another one. */
const ENOUGH = 3;

const CODES: ReadonlySet<string> = new Set(KEY_ROWS.flat());

/** Finds out from keys as they are pressed that the keyboard is not the one that is drawn. */
export class LayoutDoubt {
  #strokes: Strokes | null = null;
  /** The letters that keys have typed and that are drawn elsewhere, by the keys' codes. */
  #letters = new Map<string, string>();
  #times = 0;

  /**
   * Takes a key that was pressed alone. Returns the letters by the codes of their keys once three keys have contradicted
   * the drawing, once a drawing; else null. A key that disagreed and now agrees takes everything back; keys that never
   * disagreed say nothing, as most are the same on two layouts.
   *
   * @param strokes how the drawn keyboard types characters
   */
  note(code: string, character: string, strokes: Strokes): ReadonlyMap<string, string> | null {
    if (strokes !== this.#strokes) this.#begin(strokes);
    if (!CODES.has(code) || !/^\p{Ll}$/u.test(character)) return null;
    const [stroke, second] = strokes(character);
    if (!stroke || second || stroke.held.length > 0) return null;
    if (stroke.code === code) {
      if (this.#letters.has(code)) this.#begin(strokes);
      return null;
    }
    this.#letters.set(code, character);
    this.#times++;
    return this.#times === ENOUGH ? this.#letters : null;
  }

  #begin(strokes: Strokes): void {
    this.#strokes = strokes;
    this.#letters = new Map();
    this.#times = 0;
  }
}
