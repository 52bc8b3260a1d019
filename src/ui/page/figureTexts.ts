import { wholeNumber } from '../../analysis/insights/rounding';

/** `72 wpm`. */
export function wpm(speedWpm: number): string {
  return `${wholeNumber(speedWpm)} wpm`;
}

/** A share as the whole-number percentage a person reads: `0.966` is `97%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** A whole number with thousands separators: `20,000`. */
export function formatWhole(count: number): string {
  // Not `Intl.NumberFormat`: a page's first one is slow, and this chunk is loaded while a round runs.
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A count with its noun: `1 error`, `14 errors`, `20,000 words`. */
export function pluralize(count: number, one: string): string {
  return `${formatWhole(count)} ${one}${count === 1 ? '' : 's'}`;
}
