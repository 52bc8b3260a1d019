import { OTHER_LETTER } from './otherLetters';

/**
 * The characters that the font of each script has, as CSS writes a `unicode-range`; no character is in two of them. The
 * digits and signs of every script are in `latin`; `latin-ext` is what other languages than those of Western Europe
 * have besides.
 */
export const SCRIPTS = {
  latin:
    'U+20-7E,U+A1-AC,U+AE-FF,U+131,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+2039-203A,U+20AC',
  'latin-ext': 'U+100-130,U+134-151,U+154-17F,U+218-21B,U+1E9E',
  greek: 'U+384-38A,U+38C,U+38E-3A1,U+3A3-3CE',
  cyrillic: 'U+401-40C,U+40E-44F,U+451-45C,U+45E-45F,U+490-491,U+2116',
} as const;
export type Script = keyof typeof SCRIPTS;

/** The characters of a `unicode-range`. */
export function charactersIn(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

/** The scripts whose fonts these characters need, in the order of `SCRIPTS`, each once; none for what no font has. */
export function scriptsOf(characters: string): Script[] {
  const needed = new Set(Array.from(characters, (char) => scriptByCharacter().get(char)));
  return ALL.filter((script) => needed.has(script));
}

/** Whether one of the page's fonts has this character; each that they have is one UTF-16 unit. The space is one of them. */
export function canBeShown(char: string): boolean {
  return scriptByCharacter().has(char);
}

/** Whether all characters of a text can be shown by the page's fonts, or by the machine's. A MB takes some ms. */
export function mayBeShown(text: string): boolean {
  shown ??= new RegExp(`^(?:[${Object.values(SCRIPTS).map(asClass).join('')}]|${OTHER_LETTER.source})*$`);
  return shown.test(text);
}

const ALL = Object.keys(SCRIPTS) as Script[];

let shown: RegExp | null = null;

/** A `unicode-range` as part of a character class. */
function asClass(unicodeRange: string): string {
  const unit = (digits: string): string => `\\u${digits.padStart(4, '0')}`;
  return unicodeRange
    .split(',')
    .map((range) => range.slice(2).split('-').map(unit).join('-'))
    .join('');
}

let known: ReadonlyMap<string, Script> | null = null;

/** Made when it is first asked for. */
function scriptByCharacter(): ReadonlyMap<string, Script> {
  known ??= new Map(
    ALL.flatMap((script) => Array.from(charactersIn(SCRIPTS[script]), (char) => [char, script] as const)),
  );
  return known;
}
