/** Metrics of a font. */
export interface FontFacts {
  readonly unitsPerEm: number;
  /** Above and below the baseline, in font units. */
  readonly ascent: number;
  readonly descent: number;
  /** The width of each character's glyph, in font units, by code point. */
  readonly widths: ReadonlyMap<number, number>;
}

/**
 * Reads an sfnt font (TrueType) whose characters are all in the Basic Multilingual Plane.
 *
 * @throws RangeError if it is another kind of file or lacks a table
 */
export function fontFacts(font: Buffer): FontFacts {
  const table = tablesOf(font);
  const hmtx = table('hmtx');
  const hhea = table('hhea');
  const wideGlyphs = hhea.readUInt16BE(34);
  const width = (glyph: number) => hmtx.readUInt16BE(4 * Math.min(glyph, wideGlyphs - 1));
  const widths = new Map(Array.from(glyphsOf(table('cmap')), ([code, glyph]) => [code, width(glyph)]));
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    widths,
  };
}

function tablesOf(font: Buffer): (tag: string) => Buffer {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const at = 12 + 16 * i;
      const from = font.readUInt32BE(at + 8);
      const tag = font.toString('latin1', at, at + 4);
      return [tag, font.subarray(from, from + font.readUInt32BE(at + 12))];
    }),
  );
  return (tag) => {
    const found = tables.get(tag);
    if (!found) throw new RangeError(`A TrueType font has a table ${tag}, but this one has none.`);
    return found;
  };
}

/** Code point and glyph of each character: https://learn.microsoft.com/typography/opentype/spec/cmap, format 4. */
function* glyphsOf(cmap: Buffer): Generator<readonly [number, number]> {
  const subtable = subtablesOf(cmap).find((candidate) => candidate.readUInt16BE(0) === 4);
  if (!subtable) throw new RangeError('The font has no character map in format 4.');
  const twiceSegments = subtable.readUInt16BE(6);
  for (let at = 14; at < 14 + twiceSegments; at += 2) {
    const last = subtable.readUInt16BE(at);
    const startAt = at + twiceSegments + 2;
    const delta = subtable.readUInt16BE(startAt + twiceSegments);
    const offsetAt = startAt + 2 * twiceSegments;
    const offset = subtable.readUInt16BE(offsetAt);
    const first = subtable.readUInt16BE(startAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const named = offset === 0 ? code : subtable.readUInt16BE(offsetAt + offset + 2 * (code - first));
      const glyph = named === 0 ? 0 : (named + delta) & 0xffff;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}

function subtablesOf(cmap: Buffer): readonly Buffer[] {
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
}
