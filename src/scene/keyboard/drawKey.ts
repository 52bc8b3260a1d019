import type { DrawnKey } from '../../core/keyboard/drawnKeyboard';
import type { KeyPart } from '../../core/keyboard/keyPart';
import type { Finger } from '../../core/keyboard/keys';
import { standingAlone } from '../../core/words/standingAlone';
import type { Palette } from '../../theme/readPalette';
import type { CellBox } from '../CellField';

/** A key at rest, one to be pressed now, and one to be pressed after it, as the letter after a dead key. */
export const KEY_STATES = ['rest', 'now', 'then'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** The size of a keyboard's keys, in whole device pixels. */
export interface KeySize {
  /** From one key to the next. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The width of a thin line. */
  readonly hairPx: number;
  readonly fontFamily: string;
}

/** What is drawn of a key, where and how. */
interface DrawKeyOptions {
  readonly key: DrawnKey;
  /** Its place, with the ground around it. */
  readonly box: CellBox;
  readonly state: KeyState;
  readonly size: KeySize;
  readonly palette: Palette;
  /** The colours of the fingers from the left little one to the right one; null where keys do not tell theirs. */
  readonly fingers: readonly string[] | null;
  /** Null outside lessons. */
  readonly part: KeyPart | null;
}

/** Shares of the height of a key's row. */
const SPACE = 0.11;
const RADIUS = 0.14;
const FOOT = 0.07;
const LEGEND = 0.32;
const SMALL_LEGEND = 0.25;
const BUMP = 0.2;
const FOOT_GAP = 1 / 15;
/** Shares of a key's face: from its middle to the small legends, and from its top to the bump. */
const CORNER = { x: 0.32, y: 0.28 };
const BUMP_TOP = 0.84;
/** From the edge to the bar of the finger, as a share of the radius. */
const FOOT_INSET = 0.6;

/** Draws a key in a state, within its box. */
export function drawKey(
  context: CanvasRenderingContext2D,
  { key, box, state, size, palette, fingers, part }: DrawKeyOptions,
): void {
  const { heightPx, hairPx } = size;
  const spacePx = Math.round(SPACE * heightPx);
  const footPx = Math.max(2 * hairPx, Math.round(FOOT * heightPx));
  const [width, height] = [box.width - spacePx, box.height - spacePx];
  const isNow = state === 'now';
  const edgePx = state === 'then' || part?.isNew ? 2 * hairPx : hairPx;
  const radiusPx = RADIUS * heightPx;
  // The foot lies below the face, whose colours it need not stand out from.
  const faceHeight = fingers ? height - footPx - hairPx : height;
  context.beginPath();
  context.roundRect(box.x + edgePx / 2, box.y + edgePx / 2, width - edgePx, faceHeight - edgePx, radiusPx);
  context.lineWidth = edgePx;
  context.strokeStyle = state === 'rest' ? edgeColour(part, palette) : palette.accent;
  context.stroke();
  context.fillStyle = palette.accent;
  if (isNow) context.fill();
  if (fingers && key.finger) {
    context.fillStyle = fingers[indexOf(key.finger)] ?? palette.inkSoft;
    drawFoot(context, { x: box.x, y: box.y + height - footPx, width, height: footPx }, key.finger, size);
  }
  const inColour = (isAhead: boolean | undefined): void => {
    context.fillStyle = isNow
      ? palette.onAccent
      : state === 'then'
        ? palette.accent
        : legendColour(isAhead, palette);
  };
  const middle = { x: box.x + width / 2, y: box.y + faceHeight / 2 };
  const write = (text: string, share: number, x: number, y: number): void => {
    context.font = `${Math.round(share * heightPx)}px ${size.fontFamily}`;
    context.fillText(standingAlone(text), x, y, width - 4 * hairPx);
  };
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const legend = key.sign || key.character;
  inColour(part?.isAhead);
  write(legend, legend.length === 1 ? LEGEND : SMALL_LEGEND, middle.x, middle.y);
  const corner = { x: width * CORNER.x, y: faceHeight * CORNER.y };
  write(key.altGrCharacter, SMALL_LEGEND, middle.x + corner.x, middle.y + corner.y);
  inColour(part?.isShiftAhead);
  write(key.shiftCharacter, SMALL_LEGEND, middle.x - corner.x, middle.y - corner.y);
  inColour(part?.isAhead);
  if (!key.hasBump) return;
  const bumpPx = Math.round(BUMP * heightPx);
  context.fillRect(
    Math.round(middle.x - bumpPx / 2),
    box.y + Math.round(faceHeight * BUMP_TOP),
    bumpPx,
    hairPx,
  );
}

function edgeColour(part: KeyPart | null, { accent, inkSoft, line }: Palette): string {
  if (part?.isNew) return accent;
  return part?.isHome ? inkSoft : line;
}

/**
 * What a lesson teaches stands out: letters to come have the colour of the words that are.
 *
 * @param isAhead undefined outside lessons
 */
function legendColour(isAhead: boolean | undefined, { ahead, ink, inkSoft }: Palette): string {
  if (isAhead === undefined) return inkSoft;
  return isAhead ? ahead : ink;
}

/** A bar in as many pieces as the number of its finger: one for the index finger, four for the little one. */
function drawFoot(
  context: CanvasRenderingContext2D,
  bar: CellBox,
  { number }: Finger,
  { heightPx }: KeySize,
): void {
  const gapPx = Math.round(heightPx * FOOT_GAP);
  const inset = Math.round(RADIUS * heightPx * FOOT_INSET);
  const piecePx = (bar.width - 2 * inset - (number - 1) * gapPx) / number;
  for (let piece = 0; piece < number; piece++) {
    const [left, right] = [piece, piece + 1].map((i) => Math.round(bar.x + inset + i * (piecePx + gapPx)));
    if (left !== undefined && right !== undefined)
      context.fillRect(left, bar.y, right - gapPx - left, bar.height);
  }
}

/** The place of a finger among the eight, from the left. */
function indexOf({ side, number }: Finger): number {
  return side === 'left' ? 4 - number : 3 + number;
}
