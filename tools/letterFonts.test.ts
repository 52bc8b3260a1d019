import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { charactersIn, SCRIPTS, type Script } from '../src/core/words/scripts';
import { LETTER_FONTS } from '../src/platform/words/letterFonts';
import { mayBeFallbackLetter } from '../src/type/typeMetrics';
import { fontFacts } from './fontFacts';

const files = Object.values(LETTER_FONTS).flatMap(({ family, advanceEm, files: byScript }) =>
  (Object.entries(byScript) as [Script, string][]).map(([script, file]) => ({
    family,
    script,
    advanceEm,
    // Vite names a package's file by its path from the root.
    font: readFileSync(`.${file}`),
  })),
);

/** What the fonts lack of these scripts: it comes in the standard letters. */
const LACKING: Readonly<Record<string, string>> = {
  'Atkinson Hyperlegible Mono latin': 'µ',
  'Atkinson Hyperlegible Mono latin-ext': 'ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŊŋŌōŎŏŖŗŜŝŦŧŨũŬŭſ',
};

test.each(files)(
  'the letters of $family, $script, are all as wide as the page takes them to be',
  async ({ family, script, advanceEm, font }) => {
    const wanted = charactersIn(SCRIPTS[script]);
    const { unitsPerEm, widths } = fontFacts(await subsetFont(font, wanted, { targetFormat: 'sfnt' }));
    expect(new Set(widths.values())).toEqual(new Set([advanceEm * unitsPerEm]));
    const lacking = Array.from(wanted).filter((character) => !widths.has(character.charCodeAt(0)));
    expect(lacking.join('')).toBe(LACKING[`${family} ${script}`] ?? '');
    expect(lacking.every(mayBeFallbackLetter)).toBe(true);
  },
);
