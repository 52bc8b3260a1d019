/** Nobody has given these a meaning, and Unicode goes round them: no font has them. */
const OF_NO_FONT = '\u0378';
const SIZE_PX = 24;
/** Firefox draws a box with the code in it, in letters of one size however small the font. */
const TINY_PX = 1;
const NO_LETTER_SO_WIDE_PX = 3;

/** What letters are drawn with, to be looked at. */
interface Pen {
  readonly context: CanvasRenderingContext2D;
  /** The fonts of the words: the page's own, then the machine's. */
  readonly fonts: string;
  readonly pictureOfNone: string;
}

const known = new Map<string, boolean>();
let pen: Pen | null = null;

/** Whether the machine shows a letter that the page's own fonts lack, and no box in its place. */
export function isOnMachine(letter: string): boolean {
  let isThere = known.get(letter);
  if (isThere === undefined) {
    isThere = !isBox(letter);
    known.set(letter, isThere);
  }
  return isThere;
}

function isBox(letter: string): boolean {
  pen ??= newPen();
  if (!pen) return false;
  const { context, fonts, pictureOfNone } = pen;
  context.font = `${TINY_PX}px ${fonts}`;
  if (context.measureText(letter).width > NO_LETTER_SO_WIDE_PX) return true;
  context.font = `${SIZE_PX}px ${fonts}`;
  return pictureOf(letter, context) === pictureOfNone;
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
  return { context, fonts, pictureOfNone: pictureOf(OF_NO_FONT, context) };
}

function pictureOf(letter: string, context: CanvasRenderingContext2D): string {
  context.clearRect(0, 0, 2 * SIZE_PX, 2 * SIZE_PX);
  context.fillText(letter, SIZE_PX / 2, SIZE_PX);
  return context.getImageData(0, 0, 2 * SIZE_PX, 2 * SIZE_PX).data.join();
}
