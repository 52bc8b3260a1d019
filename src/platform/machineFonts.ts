/** That of the words (type/type.css): the page's own, then the machine's. */
const FONTS = '"Thirty Mono", ui-monospace, monospace';
/** Nobody has given these a meaning, and Unicode goes round them: no font has them. */
const OF_NO_FONT = '\u0378';
const SIZE_PX = 24;
/** Firefox draws a box with the code in it, in letters of one size however small the font. */
const TINY_PX = 1;
const NO_LETTER_SO_WIDE_PX = 3;

const known = new Map<string, boolean>();
let pen: CanvasRenderingContext2D | null = null;

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
  pen.font = `${TINY_PX}px ${FONTS}`;
  if (pen.measureText(letter).width > NO_LETTER_SO_WIDE_PX) return true;
  pen.font = `${SIZE_PX}px ${FONTS}`;
  return pictureOf(letter, pen) === pictureOf(OF_NO_FONT, pen);
}

function newPen(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * SIZE_PX;
  canvas.height = 2 * SIZE_PX;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) context.textBaseline = 'middle';
  return context;
}

function pictureOf(letter: string, context: CanvasRenderingContext2D): string {
  context.clearRect(0, 0, 2 * SIZE_PX, 2 * SIZE_PX);
  context.fillText(letter, SIZE_PX / 2, SIZE_PX);
  return context.getImageData(0, 0, 2 * SIZE_PX, 2 * SIZE_PX).data.join();
}
