import { i18n } from '@lingui/core';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';

const STYLES = {
  date: { dateStyle: 'medium' },
  dayOfMonth: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  dateAndMinute: { dateStyle: 'medium', timeStyle: 'short' },
  dateAndSecond: { dateStyle: 'medium', timeStyle: 'medium' },
  minute: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * By language and style. Created when needed: the first one is slow, and this chunk may be loaded while a round runs.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The date of a moment, in ms since 1970, as `formatMoment` writes it. */
export function formatDate(ms: number): string {
  return formatMoment(ms, 'date');
}

/** A moment, in ms since 1970, as the language of the page writes it; in English, as the browser's locale does. */
export function formatMoment(ms: number, style: keyof typeof STYLES): string {
  const key = `${i18n.locale} ${style}`;
  let found = formats.get(key);
  if (!found) {
    const locale = i18n.locale === OWN_LANGUAGE ? undefined : i18n.locale;
    found = new Intl.DateTimeFormat(locale, STYLES[style]);
    formats.set(key, found);
  }
  return found.format(ms);
}
