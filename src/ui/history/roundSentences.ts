import { plural, t } from '@lingui/core/macro';
import { isInFuture } from '../../core/history/summary';
import type { RoundKind } from '../../core/options/options';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import type { ReplayTrouble } from '../../state/history/shownRoundAtoms';
import { rulesOfKind } from '../options/roundRules';
import { type KindOfAnyWords, wordsOfKind } from '../options/wordsLabels';
import { formatNumber } from '../page/figureTexts';
import { againText, dayText, todaysWordsText } from '../today/todayText';
import { formatDate } from './dateFormat';

/** Why a saved round cannot be shown. */
export function notShownSentence(reason: ReplayTrouble | null): string {
  switch (reason) {
    case 'wordsNotLoaded':
      return t`The words of this round could not be loaded. The round is intact: try again when you are online.`;
    case 'notHere':
      return t`Only another version of Thirty can show this round. It stays as it is.`;
    case null:
      return t`This round is not here any more, or it cannot be read.`;
    default:
      return reason satisfies never;
  }
}

interface Comparison {
  readonly listed: readonly ListedRound[];
  /** Whether practice, or lessons, are all that is listed. */
  readonly isPractice: boolean;
  /** When the list was read, in ms since 1970. */
  readonly listedAt: number;
}

/** Which of the listed rounds bests and trend leave out; `''` if they count all. */
export function comparedSentence({ listed, isPractice, listedAt }: Comparison): string {
  const raced = listed.filter(({ wasRaced }) => wasRaced).length;
  const again = listed.filter(({ wasRaced, wordsOfDay }) => wasRaced && wordsOfDay).length;
  const leftEarly = listed.filter(({ wasRaced, summary }) => !wasRaced && summary.leftEarly).length;
  return [
    !isPractice &&
      listed.some(({ summary }) => summary.practice) &&
      t`Practice does not count towards bests and trend.`,
    !isPractice &&
      listed.some(({ summary }) => summary.lesson) &&
      t`Lessons do not count towards bests and trend.`,
    markedSentence(raced > again, leftEarly > 0),
    again > 0 &&
      t({
        message: 'Rounds marked “again” do not count towards bests and trend.',
        comment: 'Again: a mark of rounds in the list below, as translated there',
      }),
    listed.some((one) => isInFuture(one, listedAt)) &&
      t({
        message: 'Rounds dated in the future count only towards Best.',
        comment: 'Best: the figure of this name',
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Which marked rounds are left out; `''` if there are none. */
function markedSentence(hasRaced: boolean, hasLeftEarly: boolean): string {
  if (hasRaced && hasLeftEarly) {
    return t({
      message: 'Rounds marked “raced” or “left early” do not count towards bests and trend.',
      comment: 'Raced, left early: marks of rounds in the list below, as translated there',
    });
  }
  if (hasRaced) {
    return t({
      message: 'Rounds marked “raced” do not count towards bests and trend.',
      comment: 'Raced: a mark of rounds in the list below, as translated there',
    });
  }
  if (!hasLeftEarly) return '';
  return t({
    message: 'Rounds marked “left early” do not count towards bests and trend.',
    comment: 'Left early: a mark of rounds in the list below, as translated there',
  });
}

/** On how many days in a row today's words were played. */
export function daysInRowText(days: number): string {
  return t({
    message: plural(days, { one: "Today's words: # day in a row", other: "Today's words: # days in a row" }),
    comment: 'For how many days, one after the other, the words of the day have been played',
  });
}

/**
 * What kind of round it was: `30 s`; `60 s · Français · capitals, raced`; `30 s, Today's words, again`; `30 s, left
 * early`; `12 words, dated in the future`.
 */
export function kindText(
  listed: Pick<ListedRound, 'playedAt' | 'summary' | 'wasRaced' | 'wordsOfDay'>,
  listedAt: number,
): string {
  const isFuture = isInFuture(listed, listedAt);
  return [
    kindLabel(listed.summary),
    listed.wordsOfDay && todaysWordsText(),
    // Played over midnight, or where it is another day.
    listed.wordsOfDay &&
      dayText(listed.wordsOfDay) !== formatDate(listed.playedAt) &&
      dayText(listed.wordsOfDay),
    listed.wasRaced && listed.wordsOfDay && againText(),
    listed.wasRaced &&
      !listed.wordsOfDay &&
      t({ message: 'raced', comment: 'Mark of a round in the list: played as a race against another round' }),
    listed.summary.leftEarly &&
      t({
        message: 'left early',
        comment: 'Mark of a round in the list: the player stopped before half of it',
      }),
    isFuture && t({ message: 'dated in the future', comment: 'Mark of a round in the list' }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What kind of round it was, without marks; without its words if `wordList` is null. */
export function kindLabel(kind: KindOfAnyWords): string {
  const byEar =
    kind.byEar &&
    t({ message: 'dictation', comment: 'In a list of what a round is: a voice reads the words aloud' });
  return [lengthLabel(kind), wordsOfKind(kind), byEar, rulesOfKind(kind)].filter(Boolean).join(' · ');
}

/** What ends a round: `30 s`, `12 words`. */
function lengthLabel({ wordLimit, durationMs }: Pick<RoundKind, 'wordLimit' | 'durationMs'>): string {
  if (wordLimit) return plural(wordLimit, { one: '# word', other: '# words' });
  const lasted = durationMs / 1000;
  const [, decimals = ''] = String(lasted).split('.');
  const seconds = formatNumber(lasted, decimals.length);
  return t`${seconds} s`;
}

/** `Last 7 days`. */
export function lastDaysText(count: number): string {
  return t({
    message: plural(count, { one: 'Last # day', other: 'Last # days' }),
    comment: 'A choice of what rounds to show: those of today and of the days before',
  });
}

/** `1 round`, `20,000 rounds`. */
export function roundCount(count: number): string {
  return plural(count, { one: '# round', other: '# rounds' });
}
