import { formatWhole } from '../page/figureTexts';
import { startOfDay } from './calendar';

// Created when needed: the first one is slow, and this chunk may be loaded while a round runs.
let dateAndMinute: Intl.DateTimeFormat | undefined;
let dateAndSecond: Intl.DateTimeFormat | undefined;
let minute: Intl.DateTimeFormat | undefined;

/** Date and time to the minute, in the browser's locale. */
export function formatMinute(ms: number): string {
  dateAndMinute ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return dateAndMinute.format(ms);
}

/** Date and time to the second, in the browser's locale. */
export function formatSecond(ms: number): string {
  dateAndSecond ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
  return dateAndSecond.format(ms);
}

/**
 * When something was, as seen from `nowMs`: `Today 5:09`, `Yesterday 17:30`, else as `formatMinute`. The time is as in the
 * browser's locale.
 */
export function formatWhen(ms: number, nowMs: number): string {
  // By a wrong clock.
  if (ms > nowMs) return formatMinute(ms);
  const today = startOfDay(new Date(nowMs));
  if (ms >= today) return `Today ${formatTime(ms)}`;
  // A day may have 23 or 25 hours.
  return ms >= startOfDay(new Date(today - 1)) ? `Yesterday ${formatTime(ms)}` : formatMinute(ms);
}

/** The time of the day to the minute, in the browser's locale. */
export function formatTime(ms: number): string {
  minute ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
  return minute.format(ms);
}

/** A long duration, rounded down: `166 h`, `1 h 5 min`, `12 min`, `45 s`. */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return `${Math.floor(ms / 1000)} s`;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return hours < 100 ? `${hours} h ${minutes % 60} min` : `${formatWhole(hours)} h`;
}
