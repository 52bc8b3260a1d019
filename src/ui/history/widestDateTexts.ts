import { i18n } from '@lingui/core';
import { formatMinute, formatToday, formatYesterday } from './dates';

/** Any year with four digits will do. */
const YEAR = 2026;
/** In every calendar, at least one of these days has two digits. */
const DAYS = [18, 28];
const MINUTE = 58;

/** By language. */
const widestWhen = new Map<string, readonly string[]>();

/** What `formatWhen` returns at its widest. A language's first call is slow, because it creates the date formats. */
export function widestWhenTexts(): readonly string[] {
  const known = widestWhen.get(i18n.locale);
  if (known) return known;
  const texts = [formatMinute, formatToday, formatYesterday].flatMap(widestDateTexts);
  widestWhen.set(i18n.locale, texts);
  return texts;
}

/**
 * Formatted dates, one of which is as wide as any date can be. Month names and words for morning or evening differ in
 * width; digits do not (tabular figures). Of texts with the same letters only the longest is returned.
 */
export function widestDateTexts(format: (ms: number) => string): string[] {
  const byLetters = new Map<string, string>();
  const add = (text: string): void => {
    const letters = withoutDigits(text);
    if (text.length > (byLetters.get(letters)?.length ?? 0)) byLetters.set(letters, text);
  };
  for (let month = 0; month < 12; month++) {
    for (const day of DAYS) {
      for (let hour = 0; hour < 24; hour++) {
        add(format(new Date(YEAR, month, day, hour, MINUTE).getTime()));
      }
    }
  }
  return [...byLetters.values()];
}

/** A text without its digits, in any script. */
export function withoutDigits(text: string): string {
  return text.replace(/\p{Nd}+/gu, '');
}
