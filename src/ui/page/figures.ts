import { wholeNumber } from '../../analysis/insights/rounding';

/** `72 wpm`. */
export function wpm(speedWpm: number): string {
  return `${wholeNumber(speedWpm)} wpm`;
}

/** A whole number with thousands separators: `20,000`. */
export function formatWhole(count: number): string {
  // The first `Intl.NumberFormat` of a page takes 20 ms, and this part is loaded while a round runs.
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A count with its noun: `1 error`, `14 errors`, `20,000 words`. */
export function pluralize(count: number, one: string): string {
  return `${formatWhole(count)} ${one}${count === 1 ? '' : 's'}`;
}
