import { wholeNumber } from '../../analysis/insights/rounding';

/** A speed as a player reads it: `72 wpm`. */
export function wpm(speedWpm: number): string {
  return `${wholeNumber(speedWpm)} wpm`;
}

const wholeNumbers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A whole number as people read a large one: `20,000`. */
export function whole(count: number): string {
  return wholeNumbers.format(count);
}

/** So many of something: `1 error`, `14 errors`, `20,000 words`. */
export function number(count: number, one: string): string {
  return `${whole(count)} ${one}${count === 1 ? '' : 's'}`;
}
