import { FALLBACK_LETTER } from './fallbackLetters';

/**
 * The characters in the font of each script, written as a CSS `unicode-range`. No character is in two of them. The digits
 * and signs of all scripts are in `latin`; `latin-ext` adds what languages outside Western Europe need.
 */
export const SCRIPTS = {
  latin:
    'U+20-7E,U+A1-AC,U+AE-FF,U+131,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+2039-203A,U+20AC',
  'latin-ext': 'U+100-130,U+134-151,U+154-17F,U+218-21B,U+1E9E',
  greek: 'U+384-38A,U+38C,U+38E-3A1,U+3A3-3CE',
  cyrillic: 'U+401-40C,U+40E-44F,U+451-45C,U+45E-45F,U+490-491,U+2116',
  hebrew: 'U+5D0-5EA',
  arabic:
    'U+60C,U+61B,U+61F,U+621-63A,U+641-64A,U+660-669,U+67E,U+686,U+698,U+6A9,U+6AF,U+6CC,U+6F0-6F9,U+200C',
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

/** The scripts whose fonts these characters need, in the order of `SCRIPTS`. Characters in no font are ignored. */
export function scriptsOf(characters: string): Script[] {
  const needed = new Set(Array.from(characters, (char) => scriptByCharacter().get(char)));
  return ALL.filter((script) => needed.has(script));
}

/** Whether one of the page's fonts has this character, the space included. All their characters are one UTF-16 unit. */
export function isInPageFonts(char: string): boolean {
  return scriptByCharacter().has(char);
}

/** Whether the page's fonts, or system fonts, may have all characters of a text. A MB takes a few ms. */
export function isShowable(text: string): boolean {
  showable ??= new RegExp(
    `^(?:[${Object.values(SCRIPTS).map(asClass).join('')}]|${FALLBACK_LETTER.source})*$`,
  );
  return showable.test(text);
}

const ALL = Object.keys(SCRIPTS) as Script[];

let showable: RegExp | null = null;

/** A `unicode-range` as part of a character class. */
function asClass(unicodeRange: string): string {
  const unit = (digits: string): string => `\\u${digits.padStart(4, '0')}`;
  return unicodeRange
    .split(',')
    .map((range) => range.slice(2).split('-').map(unit).join('-'))
    .join('');
}

let known: ReadonlyMap<string, Script> | null = null;

/** Created on first use. */
function scriptByCharacter(): ReadonlyMap<string, Script> {
  known ??= new Map(
    ALL.flatMap((script) => Array.from(charactersIn(SCRIPTS[script]), (char) => [char, script] as const)),
  );
  return known;
}
