/**
 * Letters with a mark that Unicode does not take apart. The Turkish ı is the small form of I, as i is; the Greek ς is the σ
 * at the end of a word, which a beginning of the word does not have.
 */
const FOLDED: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  ß: 'ss',
  ς: 'σ',
};

/** The words and numbers in a text, without case, accents and signs: `Français, 60s` has francais, 60, s. */
export function termsIn(text: string): readonly string[] {
  return plain(text).match(/\p{L}+|\p{N}+|\?/gu) ?? [];
}

/** A piece of a text, and whether it is what a search looks for. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, in order: the beginnings of its words that a search looks for are apart from the rest. */
export function foundParts(text: string, search: string): readonly TextPart[] {
  const wanted = termsIn(search);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) {
    const lengths = wanted.filter((term) => plain(word).startsWith(term)).map(({ length }) => length);
    if (lengths.length === 0) continue;
    const found = beginningOf(word, Math.max(...lengths));
    parts.push({ text: text.slice(end, index), isFound: false }, { text: found, isFound: true });
    end = index + found.length;
  }
  return [...parts, { text: text.slice(end), isFound: false }].filter((part) => part.text !== '');
}

/** The shortest beginning of a word that is so long without marks, with the marks of its last letter. */
function beginningOf(word: string, plainLength: number): string {
  const letters = word.match(/\p{L}\p{M}*|\P{L}/gu) ?? [];
  let found = '';
  for (const letter of letters) {
    if (plain(found).length >= plainLength) break;
    found += letter;
  }
  return found;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłøđæßς]/g, (letter) => FOLDED[letter] ?? letter);
}
