import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDARD_FAMILY } from '../src/platform/page/fonts';
import { typeMetrics } from '../src/type/typeMetrics';
import { fontFacts } from './fontFacts';
import { charactersIn, fontRange, isShaped, SCRIPTS, type Script, scriptFont, wordsFont } from './wordsFont';

const scripts = Object.keys(SCRIPTS) as Script[];

test('the font of the words is what npm run font makes from the package', async () => {
  expect(readFileSync('assets/fonts/words.woff2').equals(await wordsFont())).toBe(true);
});

test.each(scripts)('the font of the script %s is what npm run font makes of the package', async (script) => {
  expect(readFileSync(`assets/fonts/words-${script}.woff2`).equals(await scriptFont(script))).toBe(true);
});

test.each(scripts)('the font of %s has every character it is said to have', async (script) => {
  const { widths } = fontFacts(await scriptFont(script, 'sfnt'));
  expect(String.fromCodePoint(...widths.keys())).toBe(charactersIn(fontRange(script)));
});

test.each(scripts.filter((script) => !isShaped(script)))(
  'all characters in the font of %s are equally wide',
  async (script) => {
    const { unitsPerEm, widths } = fontFacts(await scriptFont(script, 'sfnt'));
    expect(unitsPerEm).toBe(1000);
    expect(new Set(widths.values())).toEqual(new Set([600]));
  },
);

test('only joiners and the marks at ends of sentences in India are in the fonts of two scripts', () => {
  const all = scripts.flatMap((script) => Array.from(charactersIn(SCRIPTS[script])));
  const shared = new Set(all.filter((char, index) => all.indexOf(char) !== index));
  expect([...shared].toSorted().join('')).toBe('\u0964\u0965\u200c\u200d');
});

test('the stylesheet has the standard letters under the name by which the fonts of other scripts join them', () => {
  const css = readFileSync('src/type/type.css', 'utf8');
  expect(css).toContain(`font-family: "${STANDARD_FAMILY}";`);
  expect(css).toContain(`--font-words: "${STANDARD_FAMILY}", `);
});

test('the page sets its lines by the measures that the font itself has', async () => {
  const css = readFileSync('src/type/type.css', 'utf8');
  const advanceEm = Number(css.match(/initial-value: ([\d.]+)/)?.[1]);
  const room = { topCssPx: 0, widthCssPx: 30_000, windowHeightCssPx: 720 };
  const { fontPx, cellPx, baselinePx, boxTopPx, boxHeightPx } = typeMetrics(
    room,
    1000,
    1,
    { fontFamily: 'mono', advanceEm },
    11,
  );
  const { unitsPerEm, ascent, descent, widths } = fontFacts(await scriptFont('latin', 'sfnt'));
  expect(fontPx).toBe(unitsPerEm);
  expect(cellPx).toBe(widths.get('n'.charCodeAt(0)));
  expect(baselinePx - boxTopPx).toBe(ascent);
  expect(boxHeightPx).toBe(ascent + descent);
});
