import type { KeyFate, PlayedKey } from '../../core/replay/playedKeys';

/** The height of the strip in SVG units, and where in it the line is on which the marks stand. */
export const STRIP_HEIGHT = 100;
export const STRIP_LINE = 60;

/**
 * The top and the bottom of a key's mark. Marks differ in height as well as in colour: without seeing red and green, errors
 * reach below the line.
 */
const MARKS: Record<KeyFate, readonly [top: number, bottom: number]> = {
  right: [0, STRIP_LINE],
  rightTakenBack: [20, STRIP_LINE],
  wrong: [0, STRIP_HEIGHT],
  wrongTakenBack: [0, 94],
  deletion: [STRIP_LINE, 94],
};

/**
 * SVG path data of the marks of a round's keys by fate, at their times, each in the middle of a pixel of a strip of this
 * width.
 */
export function keyMarks(
  keys: readonly PlayedKey[],
  durationMs: number,
  widthPx: number,
): readonly (readonly [fate: KeyFate, path: string])[] {
  const fates = Object.keys(MARKS) as KeyFate[];
  const x = (atMs: number): number => Math.round((atMs / Math.max(1, durationMs)) * (widthPx - 1)) + 0.5;
  return fates.map((fate) => {
    const [top, bottom] = MARKS[fate];
    const marks = keys.filter((key) => key.fate === fate).map(({ atMs }) => `M${x(atMs)},${top}V${bottom}`);
    return [fate, marks.join('')];
  });
}
