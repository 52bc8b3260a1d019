import { type Curve, curveOf } from '../../analysis/insights/curve';
import { figuresOf } from '../../analysis/insights/figures';
import type { SpeedRange } from '../../analysis/insights/likelyRange';
import { timelineOf } from '../../analysis/insights/timeline';
import { type SpeedUnit, speedUnitOf } from '../../core/words/speedUnit';
import type { PicturedRound } from '../../state/picture/pictureAtoms';
import { axisSeconds, curvePaths } from '../insights/curvePaths';
import { PLOT } from '../insights/speedScale';
import { formatNumber } from '../page/figureTexts';
import { type PictureTexts, pictureTexts } from './pictureTexts';

/** The size in which previews of links are shown, in px. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
/** The figures beside the speed. */
const FIGURES = { left: 730, right: WIDTH - MARGIN };
/** Where the curve is. */
const PLACE = { left: 120, top: 360, width: WIDTH - MARGIN - 120, height: 160 };
/** Sizes of letters: all can be read on a picture of a quarter of the size but the small one. */
const SIZES = { speed: 168, figure: 48, text: 32, small: 24 };
/** Letters of a text that has little room are not smaller than this. */
const LEAST_SIZE = 14;

/** Names of colours in the stylesheet. */
const COLOURS = {
  paper: 'paper',
  ink: 'ink',
  soft: 'ink-soft',
  line: 'line',
  accent: 'accent',
  error: 'mismatch',
};

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colours: Readonly<Record<keyof typeof COLOURS, string>>;
  readonly font: string;
}

/**
 * Draws the result of a round as a PNG, from the same figures and with the same curve as the page, in its colours and
 * language.
 *
 * @param address the page's URL
 * @throws Error if the browser has no canvas or cannot encode it
 */
export async function drawPicture(pictured: PicturedRound, address: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas for a picture.');
  const pen: Pen = {
    context,
    colours: readColours(canvas),
    font: getComputedStyle(document.body).fontFamily,
  };
  const timeline = timelineOf(pictured.round);
  const figures = figuresOf(timeline);
  context.fillStyle = pen.colours.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawTexts(pen, pictureTexts(pictured, figures, address));
  const unit = speedUnitOf(pictured.round.setup.wordList);
  drawCurve(pen, curveOf(timeline), figures.likelyRange, unit);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is not encoded.'))));
  });
}

/** The current colours of the page, all resolved. */
function readColours(probe: HTMLElement): Pen['colours'] {
  // Only what is on the page has them: a stylesheet may have them from other variables, or from the system.
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const resolved = Object.entries(COLOURS).map(([name, token]) => {
    probe.style.color = `var(--${token})`;
    return [name, style.color];
  });
  probe.remove();
  return Object.fromEntries(resolved);
}

function drawTexts(pen: Pen, { speed, likelyRange, result, date, kind, address }: PictureTexts): void {
  const soft = { size: SIZES.text, colour: 'soft', align: 'left' } as const;
  const half = WIDTH / 2 - MARGIN;
  write(pen, date, { x: MARGIN, y: 84, room: half, ...soft });
  write(pen, kind, { x: WIDTH - MARGIN, y: 84, room: half, ...soft, align: 'right' });
  const room = FIGURES.left - MARGIN - 50;
  write(pen, speed, { x: MARGIN, y: 252, room, size: SIZES.speed, colour: 'accent', isBold: true });
  write(pen, likelyRange, { x: MARGIN, y: 312, room, ...soft });
  const rows = result.map(([name, figure], index) => {
    const y = 174 + index * 68;
    const how = { y, size: SIZES.figure, colour: 'ink', align: 'right' } as const;
    const taken = write(pen, figure, { x: FIGURES.right, room: 180, ...how });
    return { name, y, room: FIGURES.right - FIGURES.left - taken - 20 };
  });
  // All names in one size: that of the one with the least room.
  const size = Math.min(
    ...rows.map(({ name, room: left }) => fittingSize(pen, name, { ...soft, room: left })),
  );
  for (const { name, ...place } of rows) write(pen, name, { x: FIGURES.left, ...place, ...soft, size });
  const taken = write(pen, 'Thirty', { x: MARGIN, y: 606, room: half, ...soft, colour: 'ink', isBold: true });
  const left = WIDTH - 2 * MARGIN - taken - 40;
  write(pen, address, { x: WIDTH - MARGIN, y: 606, room: left, ...soft, align: 'right' });
}

function drawCurve(pen: Pen, curve: Curve, range: SpeedRange | null, unit: SpeedUnit): void {
  const { context } = pen;
  const { left, top, width, height } = PLACE;
  const paths = curvePaths(curve, range, null, unit);
  const highest = paths.ticks.at(-1) ?? 1;
  const small = { size: SIZES.small, colour: 'soft', room: width } as const;
  for (const tick of paths.ticks) {
    const y = top + height * (1 - tick / highest);
    context.fillStyle = pen.colours.line;
    context.fillRect(left, Math.round(y), width, 1);
    write(pen, formatNumber(tick), { x: left - 16, y: y + 8, align: 'right', ...small });
  }
  for (const second of axisSeconds(curve.durationMs)) {
    const x = left + (width * second * 1000) / curve.durationMs;
    const align = second === 0 ? 'left' : x > left + width - 20 ? 'right' : 'center';
    write(pen, formatNumber(second), { x, y: top + height + 34, align, ...small });
  }
  context.globalAlpha = 0.16;
  context.fillStyle = pen.colours.accent;
  context.fill(placed(paths.likelyRange));
  context.globalAlpha = 1;
  context.lineJoin = 'round';
  stroke(pen, paths.speed, 'accent', 6, 'round');
  context.globalAlpha = 0.62;
  stroke(pen, paths.correctedErrors, 'error', 6, 'butt');
  context.globalAlpha = 1;
  stroke(pen, paths.errors, 'error', 6, 'butt');
}

/** A path of the page's chart in its place on the picture: lines keep their width where paths are stretched. */
function placed(path: string): Path2D {
  const { left, top, width, height } = PLACE;
  const inPlace = new Path2D();
  inPlace.addPath(
    new Path2D(path),
    new DOMMatrix([width / PLOT.width, 0, 0, height / PLOT.height, left, top]),
  );
  return inPlace;
}

function stroke(
  { context, colours }: Pen,
  path: string,
  colour: keyof typeof COLOURS,
  width: number,
  cap: CanvasLineCap,
): void {
  context.strokeStyle = colours[colour];
  context.lineWidth = width;
  context.lineCap = cap;
  context.stroke(placed(path));
}

interface Written {
  readonly x: number;
  /** The base line. */
  readonly y: number;
  /** A text that is wider gets smaller letters. */
  readonly room: number;
  readonly size: number;
  readonly colour: keyof typeof COLOURS;
  readonly align?: CanvasTextAlign;
  readonly isBold?: boolean;
}

/** The size of letters in which a text fits its room, and leaves them set. */
function fittingSize(
  { context, font }: Pen,
  text: string,
  { size, room, isBold = false }: Pick<Written, 'size' | 'room' | 'isBold'>,
): number {
  const setSize = (px: number): void => {
    context.font = `${isBold ? 700 : 400} ${px}px ${font}`;
  };
  setSize(size);
  const { width } = context.measureText(text);
  if (width <= room) return size;
  const fitting = Math.max(LEAST_SIZE, Math.floor((size * room) / width));
  setSize(fitting);
  return fitting;
}

/** Writes a text, and returns its width. */
function write(pen: Pen, text: string, how: Written): number {
  const { context, colours } = pen;
  const { x, y, room, colour, align = 'left' } = how;
  fittingSize(pen, text, how);
  const { width } = context.measureText(text);
  context.fillStyle = colours[colour];
  context.textAlign = align;
  context.fillText(text, x, y, room);
  return width;
}
