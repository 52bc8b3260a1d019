/** The characters of a text as a person counts them: a surrogate pair or a combined letter is one. */
export function graphemes(text: string): string[] {
  if (text.length < 2) return text === '' ? [] : [text];
  if ('Segmenter' in Intl) {
    return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  }
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}

/** The last character that can be seen or is a space; null when there is none. */
export function lastCharacter(text: string): string | null {
  return printable(text).at(-1) ?? null;
}

/**
 * The characters of a text without those that print nothing, such as line breaks. In NFC, as the words are: a browser may
 * send a letter and its accent apart.
 */
export function printable(text: string): string[] {
  return (
    graphemes(text)
      .filter((char) => !/^\p{Cc}+$/u.test(char))
      // No word has a letter of so many parts, and a MB of accents would take minutes.
      .map((char) => (char[9] ? char : char.normalize()))
  );
}
