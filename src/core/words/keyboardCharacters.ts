const QUOTES = '“”„‟«»″‶ʺˮ״〝〞〟❝❞';
const APOSTROPHES = '‘’‚‛‹›′‵ʹʻʼʽʾʿ՚׳᾽᾿ꞌ❛❜';
const HYPHENS = '‐‑‒–—―−֊־⁃⸺⸻';
/** Two letters in one. Only those that fonts here may have; of the others Unicode knows the letters. */
const DIGRAPHS = 'ĳĲŀĿǆǅǄǉǈǇǌǋǊǳǲǱ';

const KEYBOARD: Readonly<Record<string, string>> = {
  ...among(QUOTES, () => '"'),
  ...among(APOSTROPHES, () => "'"),
  ...among(HYPHENS, () => '-'),
  ...among(DIGRAPHS, (char) => char.normalize('NFKC')),
  ŉ: "'n",
  '…': '...',
  '⁄': '/',
  '∕': '/',
  '∶': ':',
  '∗': '*',
  '∼': '~',
  '〜': '~',
  // A keyboard has it, and Unicode would write it with two letters.
  '№': '№',
};
const TYPOGRAPHIC = new RegExp(`[${Object.keys(KEYBOARD).join('').replace('№', '')}]`);
const EACH_TYPOGRAPHIC = new RegExp(TYPOGRAPHIC, 'g');
const SPACE = /^\p{Zs}$/u;
/** The first character that Unicode gives only for looks: width, ligatures, fonts, circles. Those before it have their own keys. */
const FIRST_FOR_LOOKS = '\u2010';
/** What Unicode decomposes may have marks in a row, and is only of use where the fonts have it. */
const IN_FONTS = /^[ -\u017f]+$/;

/**
 * What keyboards type for a character that texts have instead of it, and that some keyboards and systems send: straight
 * quotes, hyphens, spaces, three dots, the letters of a ligature, half-width ones. Any other character is returned as it
 * is. The same for a text that is taken and for what is typed.
 *
 * @param char one character, in NFC
 */
export function keyboardCharacters(char: string): string {
  if (char <= '~') return char;
  const known = KEYBOARD[char];
  if (known !== undefined) return known;
  if (SPACE.test(char)) return ' ';
  if (char < FIRST_FOR_LOOKS || char.length > 2) return char;
  const plain = char.normalize('NFKC').replace(EACH_TYPOGRAPHIC, (part) => KEYBOARD[part] as string);
  return IN_FONTS.test(plain) ? plain : char;
}

/** Whether a text has characters that fonts here may have, but that keyboards type as others. */
export function isTypographic(text: string): boolean {
  return TYPOGRAPHIC.test(text);
}

function among(chars: string, keys: (char: string) => string): Record<string, string> {
  return Object.fromEntries(Array.from(chars, (char) => [char, keys(char)]));
}
