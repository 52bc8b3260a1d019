import { samplesOfSystemScripts } from '../../core/words/scripts';

/** A code point that Unicode leaves unassigned, so no font has a glyph for it. */
const UNASSIGNED = '\u0378';
const SIZE_PX = 24;
/** Firefox draws a missing glyph as a box with the code in it, whose size does not shrink with the font. */
const TINY_PX = 1;
const MAX_LETTER_WIDTH_PX = 3;

/** For drawing letters and comparing their pixels. */
interface Pen {
  readonly context: CanvasRenderingContext2D;
  /** The font stack of the words: the page's own fonts, then the system's. */
  readonly fonts: string;
  readonly missingGlyph: string;
}

const known = new Map<string, boolean>();
let pen: Pen | null = null;

/** Whether a system font has a glyph for a letter that the page has no font for, or none yet. Cached. */
export function isInSystemFonts(letter: string): boolean {
  const [asked = letter] = samplesOfSystemScripts(letter);
  let isThere = known.get(asked);
  if (isThere === undefined) {
    isThere = !isMissing(asked);
    known.set(asked, isThere);
  }
  return isThere;
}

function isMissing(letter: string): boolean {
  pen ??= newPen();
  if (!pen) return false;
  const { context, fonts, missingGlyph } = pen;
  context.font = `${TINY_PX}px ${fonts}`;
  if (context.measureText(letter).width > MAX_LETTER_WIDTH_PX) return true;
  context.font = `${SIZE_PX}px ${fonts}`;
  return pixelsOf(letter, context) === missingGlyph;
}

function newPen(): Pen | null {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * SIZE_PX;
  canvas.height = 2 * SIZE_PX;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const fonts = getComputedStyle(document.documentElement).getPropertyValue('--font-words').trim();
  context.textBaseline = 'middle';
  context.font = `${SIZE_PX}px ${fonts}`;
  return { context, fonts, missingGlyph: pixelsOf(UNASSIGNED, context) };
}

function pixelsOf(letter: string, context: CanvasRenderingContext2D): string {
  context.clearRect(0, 0, 2 * SIZE_PX, 2 * SIZE_PX);
  context.fillText(letter, SIZE_PX / 2, SIZE_PX);
  return context.getImageData(0, 0, 2 * SIZE_PX, 2 * SIZE_PX).data.join();
}
