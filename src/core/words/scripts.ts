import { FALLBACK_LETTER, hasFallbackLetters } from './fallbackLetters';

/**
 * The characters in the font of each script, written as a CSS `unicode-range`. Only joiners, and marks that scripts of India
 * have in common, are in two of them. The digits and signs of all scripts are in `latin`; `latin-ext` adds what languages
 * outside Western Europe need.
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
  devanagari: 'U+901-94D,U+950,U+960-970,U+972,U+200C-200D',
  bengali:
    'U+964-965,U+981-983,U+985-98C,U+98F-990,U+993-9A8,U+9AA-9B0,U+9B2,U+9B6-9B9,U+9BC-9C4,U+9C7-9C8,U+9CB-9CE,U+9D7,U+9E6-9F1,U+200C-200D',
  tamil:
    'U+B83,U+B85-B8A,U+B8E-B90,U+B92-B95,U+B99-B9A,U+B9C,U+B9E-B9F,U+BA3-BA4,U+BA8-BAA,U+BAE-BB9,U+BBE-BC2,U+BC6-BC8,U+BCA-BCD,U+BD7,U+BE6-BEF,U+200C-200D',
  thai: 'U+E01-E3A,U+E3F-E5B',
} as const;
export type Script = keyof typeof SCRIPTS;

/** The letters of scripts that only system fonts have, as they are too many for the page's own, in the same form. */
const OF_SYSTEM_FONTS = { hangul: 'U+3131-3163,U+AC00-D7A3' } as const;
export type SystemScript = keyof typeof OF_SYSTEM_FONTS;
/** A letter of each: a font that has it has all that people type. */
const SAMPLES: Record<SystemScript, string> = { hangul: '한' };

/**
 * Scripts of India, as part of a character class: joiners change how their letters join, and engines set marks alone on a
 * circle.
 */
export const OF_INDIA = '\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}';

/** The scripts whose marks are typed alone, and so may be shown alone: on a dotted circle (./standingAlone). */
const WITH_MARKS: readonly Script[] = ['devanagari', 'bengali', 'tamil', 'thai'];

/** All that the font of a script has: its characters, and the circle, which no words have. */
export function fontRange(script: Script): string {
  return WITH_MARKS.includes(script) ? `${SCRIPTS[script]},U+25CC` : SCRIPTS[script];
}

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

/**
 * The scripts whose fonts these characters need, in the order of `SCRIPTS`. Characters in no font are ignored, and what
 * scripts have in common needs none of its own beside one of theirs.
 */
export function scriptsOf(characters: string): Script[] {
  const possible = Array.from(characters, (char) => scriptsByCharacter().get(char) ?? []);
  const needed = new Set(possible.filter(({ length }) => length === 1).flat());
  for (const scripts of possible) {
    const [first] = scripts;
    if (first && !scripts.some((script) => needed.has(script))) needed.add(first);
  }
  return ALL.filter((script) => needed.has(script));
}

/** The scripts of these characters that only system fonts have. */
export function systemScriptsOf(characters: string): SystemScript[] {
  return ALL_OF_SYSTEM.filter((script) => hasScript(characters, script));
}

/** A letter of each script among these characters that only system fonts have: what has it has the others. */
export function samplesOfSystemScripts(characters: string): string[] {
  return systemScriptsOf(characters).map((script) => SAMPLES[script]);
}

/** Whether one of these characters is of a script. */
export function hasScript(characters: string, script: Script | SystemScript): boolean {
  return patternOf(script).test(characters);
}

function patternOf(script: Script | SystemScript): RegExp {
  const pattern = patterns.get(script) ?? new RegExp(`[${asClass(ALL_RANGES[script])}]`);
  patterns.set(script, pattern);
  return pattern;
}

/** Whether system fonts may have a letter that the page's fonts lack. */
export function mayBeInSystemFonts(letter: string): boolean {
  return hasFallbackLetters(letter) || systemScriptsOf(letter).length > 0;
}

/** Whether one of the page's fonts has this character, the space included. All their characters are one UTF-16 unit. */
export function isInPageFonts(char: string): boolean {
  return scriptsByCharacter().has(char);
}

/** Whether the page's fonts, or system fonts, may have all characters of a text. A MB takes a few ms. */
export function isShowable(text: string): boolean {
  showable ??= new RegExp(
    `^(?:[${Object.values(ALL_RANGES).map(asClass).join('')}]|${FALLBACK_LETTER.source})*$`,
  );
  return showable.test(text);
}

const ALL = Object.keys(SCRIPTS) as Script[];
const ALL_RANGES = { ...SCRIPTS, ...OF_SYSTEM_FONTS };
const ALL_OF_SYSTEM = Object.keys(OF_SYSTEM_FONTS) as SystemScript[];

const patterns = new Map<Script | SystemScript, RegExp>();

let showable: RegExp | null = null;

/** A `unicode-range` as part of a character class. */
function asClass(unicodeRange: string): string {
  const unit = (digits: string): string => `\\u${digits.padStart(4, '0')}`;
  return unicodeRange
    .split(',')
    .map((range) => range.slice(2).split('-').map(unit).join('-'))
    .join('');
}

let known: ReadonlyMap<string, readonly Script[]> | null = null;

/** Created on first use. */
function scriptsByCharacter(): ReadonlyMap<string, readonly Script[]> {
  if (known) return known;
  const found = new Map<string, Script[]>();
  for (const script of ALL) {
    for (const char of charactersIn(SCRIPTS[script])) {
      const before = found.get(char);
      if (before) before.push(script);
      else found.set(char, [script]);
    }
  }
  known = found;
  return found;
}
