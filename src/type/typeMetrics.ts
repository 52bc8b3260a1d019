/** The type the words are set in, in device pixels; all whole but the font's size. */
export interface TypeMetrics {
  /** Device pixels per CSS pixel. */
  readonly dpr: number;
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
 * pixel, at any device pixel ratio and zoom.
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
  const roomPx = Math.floor(room.width * dpr);
  const usablePx = Math.floor((room.width - 2 * GUTTER_PX) * dpr);
  const wantedCellPx = Math.round(wantedSizePx * ADVANCE_EM * dpr);
  const cellPx = Math.max(1, Math.min(wantedCellPx, Math.floor(usablePx / fewestColumns)));
  const columns = Math.max(fewestColumns, Math.min(MOST_COLUMNS, Math.floor(usablePx / cellPx)));
  const fontPx = cellPx / ADVANCE_EM;
  const ascentPx = Math.round(fontPx * ASCENT_EM);
  const boxHeightPx = ascentPx + Math.round(fontPx * DESCENT_EM);
  const boxTopPx = Math.round((fontPx * LINE_EM - boxHeightPx) / 2);
  const strokePx = Math.max(1, Math.round(fontPx * STROKE_EM));
  return {
    dpr,
    fontPx,
    fontFamily,
    cellPx,
    linePx: boxHeightPx + 2 * boxTopPx,
    boxTopPx,
    boxHeightPx,
    baselinePx: boxTopPx + ascentPx,
    strokePx,
    hairPx: Math.ceil(strokePx / 2),
    columns,
    roomPx,
    topPx: toWhole(room.top * dpr),
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
export function ribbonRoom({ columns, cellPx, linePx, roomPx }: TypeMetrics): RibbonRoom {
  const widthPx = columns * cellPx;
  return { leftPx: Math.floor((roomPx - widthPx) / 2), widthPx, heightPx: linePx };
}

/** What is missing to the next whole number; nothing where only the last digits differ. */
function toWhole(value: number): number {
  const missing = Math.ceil(value) - value;
  return missing > 0.999 ? 0 : missing;
}
