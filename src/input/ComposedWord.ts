const HANGUL = /^[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]$/;

/** Whether a character is a syllable of Hangul, or a part of one. */
export function isHangul(character: string): boolean {
  return HANGUL.test(character);
}

/** What one step of a composed word changes in what has counted of it. */
interface ComposedStep {
  /** The characters that are taken back, from the first that is another one. */
  readonly removed: readonly string[];
  /** A syllable that has come to its end with more after it. */
  readonly completed: readonly string[];
  /** What comes after that. */
  readonly added: readonly string[];
}

/**
 * A word that a phone keyboard composes letter by letter: each step has the whole word so far. Letters count as they come; a
 * syllable of Hangul when it can change no more: 핟 becomes 하 when the next key is its own ㄷ.
 */
export class ComposedWord {
  #counted: readonly string[] = [];
  /** Whether a syllable waits for its end after what has counted. */
  #isWaiting = false;

  /** A new word begins after these characters. */
  begin(characters: readonly string[]): void {
    this.#counted = characters;
    this.#isWaiting = false;
  }

  /** @param isEnd whether the composition ends with this step */
  step(characters: readonly string[], isEnd: boolean): ComposedStep {
    const before = this.#counted;
    const last = characters.at(-1) ?? '';
    // One that has counted and is last again, after a Backspace, goes on counting.
    const isOpen = !isEnd && isHangul(last) && before[characters.length - 1] !== last;
    const after = isOpen ? characters.slice(0, -1) : characters;
    let same = 0;
    while (same < before.length && before[same] === after[same]) same++;
    const added = after.slice(same);
    const completedCount = this.#isWaiting && added.length > 1 ? 1 : 0;
    this.#counted = after;
    this.#isWaiting = isOpen;
    return {
      removed: before.slice(same),
      completed: added.slice(0, completedCount),
      added: added.slice(completedCount),
    };
  }
}
