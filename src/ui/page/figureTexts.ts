import { wholeNumber } from '../../analysis/insights/rounding';

/** `72 wpm`. */
export function wpm(speedWpm: number): string {
  return `${wholeNumber(speedWpm)} wpm`;
}

/** A share as the whole-number percentage a person reads: `0.966` is `97%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** An accuracy of 0 to 100 in whole percent: `100%` is without an error, all that is less is at most `99%`. */
export function accuracyText(accuracyPercent: number): string {
  const whole = wholeNumber(accuracyPercent);
  return `${accuracyPercent < 100 ? Math.min(99, whole) : whole}%`;
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
