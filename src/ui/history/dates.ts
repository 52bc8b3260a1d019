import { t } from '@lingui/core/macro';
import { formatCount, formatNumber } from '../page/figureTexts';
import { startOfDay } from './calendar';
import { formatMoment } from './dateFormat';

/** Date and time to the minute, as the language of the page writes them; in English, as the browser's locale does. */
export function formatMinute(ms: number): string {
  return formatMoment(ms, 'dateAndMinute');
}

/** Date and time to the second, as `formatMinute` writes them. */
export function formatSecond(ms: number): string {
  return formatMoment(ms, 'dateAndSecond');
}

/** When something was, as seen from `nowMs`: `Today 5:09`, `Yesterday 17:30`, else as `formatMinute`. */
export function formatWhen(ms: number, nowMs: number): string {
  // By a wrong clock.
  if (ms > nowMs) return formatMinute(ms);
  const today = startOfDay(new Date(nowMs));
  if (ms >= today) return formatToday(ms);
  // A day may have 23 or 25 hours.
  return ms >= startOfDay(new Date(today - 1)) ? formatYesterday(ms) : formatMinute(ms);
}

/** `Today 5:09`. */
export function formatToday(ms: number): string {
  const time = formatTime(ms);
  return t({
    message: `Today ${time}`,
    comment: 'When a round was played; {time} is a time of the day: 17:30',
  });
}

/** `Yesterday 17:30`. */
export function formatYesterday(ms: number): string {
  const time = formatTime(ms);
  return t({
    message: `Yesterday ${time}`,
    comment: 'When a round was played; {time} is a time of the day: 17:30',
  });
}

/** The time of the day to the minute, as `formatMinute` writes it. */
export function formatTime(ms: number): string {
  return formatMoment(ms, 'minute');
}

/** A long duration, rounded down: `166 h`, `1 h 5 min`, `12 min`, `45 s`. */
export function formatDuration(ms: number): string {
  const allMinutes = Math.floor(ms / 60_000);
  const seconds = formatNumber(Math.floor(ms / 1000));
  if (allMinutes === 0) return t`${seconds} s`;
  const hours = formatCount(Math.floor(allMinutes / 60));
  const minutes = formatNumber(allMinutes % 60);
  if (allMinutes < 60) return t`${minutes} min`;
  return allMinutes < 100 * 60 ? t`${hours} h ${minutes} min` : t`${hours} h`;
}
