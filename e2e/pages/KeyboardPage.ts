import { PNG } from 'pngjs';
import { countNear, type Rgb, type Run, runsIn } from '../support/colours';
import type { Thirty } from './Thirty';

/** The letters of QWERTY and the left edges of their rows, in key widths. */
const ROWS = [
  ['qwertyuiop', 0],
  ['asdfghjkl', 0.25],
  ['zxcvbnm', 0.75],
] as const;
/** Of which the space bar covers these, in the row below. */
const SPACE = { left: 2.25, right: 7.75 };

/** The keyboard below the words, as its pixels show it in a window of 1280 × 720. */
export class KeyboardPage {
  constructor(private readonly thirty: Thirty) {}

  async choose(view: 'Off' | 'Keys' | 'Keys and fingers'): Promise<void> {
    await this.thirty.options.choose('Keyboard', view);
  }

  /** How many pixels below the hint have this colour. */
  async pixelsOf(token: string): Promise<number> {
    return countNear(await this.picture(), await this.thirty.colour(token));
  }

  /** The keys of the letters on QWERTY, and the space, that are filled with the accent. For plain words only. */
  async lit(): Promise<string> {
    const png = await this.picture();
    const accent = await this.thirty.colour('accent');
    const keys = this.places(png.width).filter(({ x, y }) => {
      // Between the edge and what is written in the middle.
      const at = 4 * (Math.round(y) * png.width + Math.round(x));
      return isNear([png.data[at] ?? 0, png.data[at + 1] ?? 0, png.data[at + 2] ?? 0], accent);
    });
    return keys.map(({ letter }) => letter).join('');
  }

  /** The keys that are filled with the accent, from left to right. */
  async filled(): Promise<Run[]> {
    const [png, accent, paper] = [
      await this.picture(),
      await this.thirty.colour('accent'),
      await this.thirty.colour('paper'),
    ];
    const KEY_PX = 30;
    const runs = Array.from({ length: png.height }, (_, row) => runsIn(png, row, paper, KEY_PX))
      .flat()
      .filter(({ colour }) => isNear(colour, accent));
    // Each row of a key's pixels is one; at its corners they are shorter.
    const keys: Run[] = [];
    for (const run of runs.sort((one, other) => other.right - other.left - (one.right - one.left))) {
      if (!keys.some(({ left, right }) => run.left < right && run.right > left)) keys.push(run);
    }
    return keys.sort((one, other) => one.left - other.left);
  }

  /** The colours of the pieces of the bars below the upper letters, from left to right; none if there are no bars. */
  async bars(): Promise<Rgb[]> {
    const png = await this.picture();
    const paper = await this.thirty.colour('paper');
    const PIECE_PX = 5;
    const FIRST_ROW_PX = 60;
    const rows = Array.from({ length: FIRST_ROW_PX }, (_, row) => runsIn(png, row, paper, PIECE_PX));
    // Nothing else there is in so many pieces.
    const most = rows.reduce((one, other) => (other.length > one.length ? other : one), []);
    return most.map(({ colour }) => colour);
  }

  /** What is below the hint and the button for today's words. */
  async picture(): Promise<PNG> {
    const { page } = this.thirty;
    const top = await this.top();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    return PNG.sync.read(await page.screenshot({ clip: { x: 0, y: top, width, height: height - 40 - top } }));
  }

  /** The lower edge of what is above the keyboard. */
  private async top(): Promise<number> {
    const box = await this.thirty.restart.boundingBox();
    // The hint, and the room for the button for today's words.
    const BETWEEN_PX = 30 + 28;
    return Math.ceil((box?.y ?? 0) + (box?.height ?? 0) + BETWEEN_PX);
  }

  /** A place on each key, its face's lower left part, in px of `picture`. */
  private places(widthPx: number): { letter: string; x: number; y: number }[] {
    const [KEY, ROW, TOP] = [51, 45, 10];
    const left = widthPx / 2 - 5 * KEY;
    const letters = ROWS.flatMap(([row, shift], number) =>
      Array.from(row, (letter, column) => ({
        letter,
        x: left + (shift + column) * KEY + 8,
        y: TOP + number * ROW + 26,
      })),
    );
    const middle = (SPACE.left + SPACE.right) / 2 - 1;
    return [...letters, { letter: ' ', x: left + middle * KEY, y: TOP + 3 * ROW + 26 }];
  }
}

function isNear(one: Rgb, other: Rgb): boolean {
  return one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= 12);
}
