import { readdirSync, readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { scriptsOf, systemScriptsOf } from '../src/core/words/scripts';
import { shapingOf } from '../src/core/words/shaping';
import { SHAPED_LINE_EM, typeMetrics } from '../src/type/typeMetrics';
import { scriptFont } from './wordsFont';

/** The lines of such words, for a font size of 1000 px: beyond them letters are cut. */
const { fontPx, baselinePx, linePx } = typeMetrics(
  { topCssPx: 0, widthCssPx: 30_000, windowHeightCssPx: 720 },
  1000,
  1,
  { fontFamily: 'any', advanceEm: 0.5, lineEm: SHAPED_LINE_EM },
  11,
);
/** Stands in for a letter that a mark lacks. */
const CIRCLE = '◌';

/** The lists whose words are set whole. */
const LISTS = readdirSync('assets/words')
  .filter((file) => file.endsWith('-common.json'))
  .map((file) => {
    const { words } = JSON.parse(readFileSync(`assets/words/${file}`, 'utf8')) as { words: string };
    return [file.replace('-common.json', ''), words.split(' ')] as const;
  })
  .filter(([, words]) => {
    const characters = words.join('');
    // The glyphs of other scripts are the system's.
    return shapingOf({ words, characters }) !== null && systemScriptsOf(characters).length === 0;
  });

test.each(LISTS)('each word of %s has all of its glyphs, within its line', async (_name, words) => {
  const [script] = scriptsOf(words.join(''));
  if (!script) throw new Error('These words are in no script.');
  const face = new hb.Face(new hb.Blob(new Uint8Array(await scriptFont(script, 'sfnt')).buffer));
  const font = new hb.Font(face);
  const [circle] = glyphsOf(font, CIRCLE);
  const hasAll = (word: string): boolean =>
    glyphsOf(font, word).every(({ id }) => id !== 0 && id !== circle?.id);
  expect(words.filter((word) => !hasAll(word))).toEqual([]);
  const isWithin = (word: string): boolean =>
    glyphsOf(font, word).every(
      ({ topEm, bottomEm }) => topEm <= baselinePx / fontPx && -bottomEm <= (linePx - baselinePx) / fontPx,
    );
  expect(words.filter((word) => !isWithin(word))).toEqual([]);
});

interface Glyph {
  /** 0 where the font has none. */
  readonly id: number;
  /** From the baseline upwards. */
  readonly topEm: number;
  readonly bottomEm: number;
}

/** The glyphs of a word as it is set. */
function glyphsOf(font: hb.Font, word: string): Glyph[] {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const { upem } = font.face;
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: id }, i) => {
    const { yBearing, height } = font.glyphExtents(id) ?? { yBearing: 0, height: 0 };
    const topEm = (yBearing + (places[i]?.yOffset ?? 0)) / upem;
    return { id, topEm, bottomEm: topEm + height / upem };
  });
}
