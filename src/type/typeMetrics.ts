/** The type the words are set in, in device pixels; all whole but the font's size. */
export interface TypeMetrics {
  /** Device pixels per CSS pixel. */
  readonly dpr: number;
  /** What places and widths are multiples of: a CSS pixel where it has whole device pixels, else one of these. */
  readonly gridPx: number;
  /** Size of the font: what makes a character exactly one cell wide. */
  readonly fontPx: number;
  readonly fontFamily: string;
  readonly cellPx: number;
  readonly linePx: number;
  /** From the top of a line to the top of its letters' box: what the caret and a red block fill. */
  readonly boxTopPx: number;
  readonly boxHeightPx: number;
  /** From the top of a line to the foot of its letters. */
  readonly baselinePx: number;
  /** How thick the caret is, and a line under an error. */
  readonly strokePx: number;
  /** How thick the frame of a hollow caret is. */
  readonly hairPx: number;
  /** How many cells a line has at the most. */
  readonly columns: number;
  /** How wide the room is in which the lines are centred. */
  readonly roomPx: number;
  /** From the element's top edge to the first line's: it begins on a whole device pixel. */
  readonly topPx: number;
}

/** Where an element is on the page, and how wide, in CSS pixels. It begins at the page's left edge. */
export interface Room {
  readonly top: number;
  readonly width: number;
}

/** Advance, ascent and descent of JetBrains Mono, in em (its hhea table: 600, 1020 and 300 of 1000 units). */
const ADVANCE_EM = 0.6;
const ASCENT_EM = 1.02;
const DESCENT_EM = 0.3;
const LINE_EM = 1.75;
const STROKE_EM = 1 / 12;
const MOST_COLUMNS = 44;
/** Kept free at either side, in CSS pixels. */
const GUTTER_PX = 16;

/**
 * Fits the type to whole device pixels, so that the browser's text and the canvas set every letter on the same
 * pixel, at any device pixel ratio and zoom. At ratios like 2 to whole CSS pixels: a browser that only emulates such a
 * screen places boxes on no others.
 *
 * @param room where the lines are centred
 * @param wantedSizePx the size the stylesheet wants, in CSS pixels
 * @param fewestColumns the type is made smaller until a line holds this many characters
 */
export function typeMetrics(
  room: Room,
  wantedSizePx: number,
  dpr: number,
  fontFamily: string,
  fewestColumns: number,
): TypeMetrics {
  const gridPx = Number.isInteger(dpr) ? dpr : 1;
  const toGrid = (px: number, round = Math.round): number => round(px / gridPx) * gridPx;
  const roomPx = Math.floor(room.width * dpr);
  const usablePx = Math.floor((room.width - 2 * GUTTER_PX) * dpr);
  const wantedCellPx = toGrid(wantedSizePx * ADVANCE_EM * dpr);
  const cellPx = Math.max(gridPx, Math.min(wantedCellPx, toGrid(usablePx / fewestColumns, Math.floor)));
  const columns = Math.max(fewestColumns, Math.min(MOST_COLUMNS, Math.floor(usablePx / cellPx)));
  const fontPx = cellPx / ADVANCE_EM;
  const ascentPx = Math.round(fontPx * ASCENT_EM);
  const boxHeightPx = ascentPx + Math.round(fontPx * DESCENT_EM);
  const boxTopPx = toGrid((fontPx * LINE_EM - boxHeightPx) / 2);
  const strokePx = Math.max(gridPx, toGrid(fontPx * STROKE_EM));
  return {
    dpr,
    gridPx,
    fontPx,
    fontFamily,
    cellPx,
    linePx: boxHeightPx + 2 * boxTopPx,
    boxTopPx,
    boxHeightPx,
    baselinePx: boxTopPx + ascentPx,
    strokePx,
    hairPx: toGrid(strokePx / 2, Math.ceil),
    columns,
    roomPx,
    topPx: toWhole((room.top * dpr) / gridPx) * gridPx,
  };
}

/** Where the ribbon of a watched round lies, in whole device pixels. */
export interface RibbonRoom {
  /** From the left edge of the words' room. */
  readonly leftPx: number;
  readonly widthPx: number;
  /** As high as a line, and right below the last one. */
  readonly heightPx: number;
}

/** The ribbon is as wide as the longest line there is room for: it stays where it is while the words change. */
export function ribbonRoom(metrics: TypeMetrics): RibbonRoom {
  const widthPx = metrics.columns * metrics.cellPx;
  return { leftPx: leftOf(widthPx, metrics), widthPx, heightPx: metrics.linePx };
}

/** Where something of a width begins that is to stand in the middle of the room. */
export function leftOf(widthPx: number, { roomPx, gridPx }: Pick<TypeMetrics, 'roomPx' | 'gridPx'>): number {
  return Math.floor((roomPx - widthPx) / 2 / gridPx) * gridPx;
}

/** What is missing to the next whole number; nothing where only the last digits differ. */
function toWhole(value: number): number {
  const missing = Math.ceil(value) - value;
  return missing > 0.999 ? 0 : missing;
}

/** Where in its cell a letter of another font begins, in whole device pixels: in the middle, or at the left of a narrow cell. */
export function otherLetterLeft(cellPx: number, letterPx: number): number {
  return Math.max(0, Math.round((cellPx - letterPx) / 2));
}
