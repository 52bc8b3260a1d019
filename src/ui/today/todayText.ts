import { t } from '@lingui/core/macro';
import type { TodaysRound } from '../../state/today/todayAtoms';
import { formatDate } from '../history/dateFormat';
import { SEPARATOR } from '../options/customOptionsText';

/** Which day's words a round has: `Today: 26 Nov 2026 · again`. */
export function todayText(round: TodaysRound, separator = SEPARATOR): string {
  const date = dayText(round.day);
  const text = t({
    message: `Today: ${date}`,
    comment: 'Above the words, and at the result: that of a round whose words everybody has on this day',
  });
  return round.isAgain ? text + separator + againText() : text;
}

/** A day such as `2026-11-26`, as the language of the page writes it. */
export function dayText(day: string): string {
  // At noon, which is of that day in every time zone and season.
  return formatDate(Date.parse(`${day}T12:00`));
}

/** The mark of a round whose words of a day had been typed before. */
export function againText(): string {
  return t({
    message: 'again',
    comment: 'Mark of a round: not the first one with the words that everybody has on that day',
  });
}

/** A figure of today: `106 wpm today`. */
export function figureTodayText(figure: string): string {
  return t({
    message: `${figure} today`,
    comment:
      '{figure}: the speed of today’s fastest round or of today’s words; how many rounds, or how long was typed',
  });
}

/** The name of the words that everybody has on a day. */
export function todaysWordsText(): string {
  return t({
    message: "Today's words",
    comment: 'A button, and a mark of rounds: the words that everybody has on that day',
  });
}
