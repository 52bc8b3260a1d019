import { wholeNumber } from '../analysis/rounding';

/** A speed as a player reads it: `72 wpm`. */
export function wpm(speedWpm: number): string {
  return `${wholeNumber(speedWpm)} wpm`;
}

/** So many of something: `1 error`, `14 errors`. */
export function number(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
