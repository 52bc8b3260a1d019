import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { wholeNumber } from '../../analysis/insights/rounding';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { type SpeedUnit, speedIn, WPM } from '../../core/words/speedUnit';

/** `72 wpm`; `312 strokes/min`, where speeds are told in strokes. */
export function speedText(speedWpm: number, unit: SpeedUnit): string {
  return withUnit(speedNumber(speedWpm, unit), unit);
}

/** `72 wpm`, whatever the words are. */
export function wpm(speedWpm: number): string {
  return speedText(speedWpm, WPM);
}

/** The same without its unit: `72`, `312`. */
export function speedNumber(speedWpm: number, unit: SpeedUnit): string {
  return formatNumber(wholeNumber(speedIn(unit, speedWpm)));
}

/** `0.9 wpm` of a speed that is in this unit and formatted. */
export function withUnit(speed: string, { name }: SpeedUnit): string {
  return name === 'strokes'
    ? t({ message: `${speed} strokes/min`, comment: 'A speed in strokes of keys a minute, of Korean words' })
    : t({ message: `${speed} wpm`, comment: 'A speed in words a minute, a word being five characters' });
}

/** A share as the whole-number percentage a person reads: `0.966` is `97%`. */
export function percent(share: number): string {
  return formatPercent(Math.round(share * 100));
}

/** An accuracy of 0 to 100 in whole percent: `100%` is without an error, all that is less is at most `99%`. */
export function accuracyText(accuracyPercent: number): string {
  const whole = wholeNumber(accuracyPercent);
  return formatPercent(accuracyPercent < 100 ? Math.min(99, whole) : whole);
}

/** A whole number of per cent: `97%`. */
export function formatPercent(whole: number): string {
  if (i18n.locale === OWN_LANGUAGE) return `${whole}%`;
  return i18n.number(whole / 100, { style: 'percent' });
}

/** A number rounded to this many digits after the point, without thousands separators: `6.3`. */
export function formatNumber(value: number, digits = 0): string {
  // Not `Intl.NumberFormat`, where that can be done without: a page's first one is slow, and a round may be running.
  if (digits === 0 || i18n.locale === OWN_LANGUAGE) return value.toFixed(digits);
  return i18n.number(value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
}

/** A count that may be large, as the language of the page writes it: `20,000`. */
export function formatCount(count: number): string {
  if (i18n.locale === OWN_LANGUAGE) return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  return i18n.number(count);
}
