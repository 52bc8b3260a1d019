/** The grapheme clusters of a text: a surrogate pair or a combined letter is one. */
export function graphemes(text: string): string[] {
  if (text.length < 2) return text === '' ? [] : [text];
  if ('Segmenter' in Intl) {
    return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  }
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
