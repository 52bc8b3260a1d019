import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { RoundInsights } from '../../analysis/insights/analyseRound';
import type { SecondOfRound } from '../../analysis/insights/curve';
import type { Mistake, MistakeKind, MistakesOfKind } from '../../analysis/insights/mistakes';
import type { PauseGroup, Pauses } from '../../analysis/insights/pauses';
import { secondsToTenth, wholeNumber } from '../../analysis/insights/rounding';
import type { TimePartName } from '../../analysis/insights/timeSpent';
import type { WrongWord } from '../../analysis/insights/wrongWords';
import type { KeyTimes } from '../../state/round/keyTimeAtoms';
import { formatNumber, wpm } from '../page/figureTexts';

/** The names of the parts of a round's time. */
export const PART_NAMES: Record<TimePartName, MessageDescriptor> = {
  rightKeys: msg({
    message: 'Right keys',
    comment: 'A part of the time of a round: typing right characters',
  }),
  wrongKeys: msg({
    message: 'Wrong keys',
    comment: 'A part of the time of a round: typing wrong characters',
  }),
  takenBack: msg({
    message: 'Taken back',
    comment: 'A part of the time of a round: typing right characters that were deleted again',
  }),
  corrections: msg({ message: 'Corrections', comment: 'A part of the time of a round: deleting' }),
  pauses: msg({ message: 'Pauses', comment: 'Noun: a part of the time of a round' }),
  afterTheLastKey: msg({
    message: 'After the last key',
    comment: 'A part of the time of a round: from the last key that was pressed to the end',
  }),
};

/** What mistakes of each kind are called where they are counted. */
const COUNTED_KINDS: Record<MistakeKind, (count: number) => string> = {
  swapped: (count) =>
    t({
      message: plural(count, { one: '# swapped', other: '# swapped' }),
      comment: 'Mistakes: two letters next to each other were typed in the wrong order',
    }),
  skipped: (count) =>
    t({
      message: plural(count, { one: '# skipped', other: '# skipped' }),
      comment: 'Mistakes: a letter was left out',
    }),
  added: (count) =>
    t({
      message: plural(count, { one: '# added', other: '# added' }),
      comment: 'Mistakes: a letter was typed that is not in the word',
    }),
  doubled: (count) =>
    t({
      message: plural(count, { one: '# doubled', other: '# doubled' }),
      comment: 'Mistakes: a letter was typed twice',
    }),
  neighbour: (count) =>
    t({
      message: plural(count, { one: '# neighbouring key', other: '# neighbouring keys' }),
      comment: 'Mistakes: the key beside the right one was pressed',
    }),
  case: (count) =>
    t({
      message: plural(count, { one: '# in the wrong case', other: '# in the wrong case' }),
      comment: 'Mistakes: a capital letter instead of a small one, or the other way round',
    }),
  space: (count) =>
    t({
      message: plural(count, { one: '# misplaced space', other: '# misplaced spaces' }),
      comment: 'Mistakes: a space between words was left out or typed elsewhere',
    }),
  other: (count) =>
    t({
      message: plural(count, { one: '# other mistake', other: '# other mistakes' }),
      comment: 'Mistakes of no other kind',
    }),
};

/** What it is called after the word in which it was made. */
const KINDS_IN_WORD: Record<Exclude<MistakeKind, 'space'>, MessageDescriptor> = {
  swapped: msg({ message: 'swapped', comment: 'Mistake in a word: two letters in the wrong order' }),
  skipped: msg({ message: 'skipped', comment: 'Mistake in a word: a letter was left out' }),
  added: msg({ message: 'added', comment: 'Mistake in a word: a letter was typed that is not in it' }),
  doubled: msg({ message: 'doubled', comment: 'Mistake in a word: a letter was typed twice' }),
  neighbour: msg({
    message: 'key beside it',
    comment: 'Mistake in a word: the key beside the right one was pressed',
  }),
  case: msg({
    message: 'wrong case',
    comment: 'Mistake in a word: a capital letter for a small one, or the reverse',
  }),
  other: msg({ message: 'wrong letter', comment: 'Mistake in a word' }),
};

/** Makes spaces visible as `␣`. */
export function withVisibleSpaces(characters: string): string {
  return characters.replaceAll(' ', '␣');
}

/** Characters as a screen reader should say them, one by one and with their spaces: `space v`, `n e`. */
export function spelledOut(characters: string): string {
  const space = t({
    message: 'space',
    comment: 'The name of the space between words as a voice says it',
  });
  return Array.from(characters, (character) => (character === ' ' ? space : character)).join(' ');
}

/**
 * Describes a second of the round, as the table does: `Second 12: 96 wpm, net 71 so far, typed ‘ ancient’, 1 error`. The
 * curve is over the seconds around it, too.
 */
export function secondSentence({
  second,
  speedWpm,
  netSpeedWpm,
  typed,
  takenBack,
  errors,
}: SecondOfRound): string {
  const number = formatNumber(second);
  const speed = wpm(speedWpm);
  const netSpeed = formatNumber(wholeNumber(netSpeedWpm));
  return [
    t({
      message: `Second ${number}: ${speed}`,
      comment: 'The speed in one second of a round, such as the 12th',
    }),
    t({
      message: `net ${netSpeed} so far`,
      comment: 'The speed up to here in words a minute, errors taken off',
    }),
    typed === ''
      ? t`nothing typed`
      : t({ message: `typed ‘${typed}’`, comment: 'What was typed in a second' }),
    takenBack > 0 &&
      t({
        message: plural(takenBack, { one: '# taken back', other: '# taken back' }),
        comment: 'Characters that were typed and deleted again',
      }),
    errors > 0 && errorCount(errors),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * What the largest avoidable part has cost, and where: `Pauses cost you 6 wpm, most of them before ‘th’.` Null if there
 * is none.
 */
export function costSentence({ partToWorkOn: part, figures, pauses }: RoundInsights): string | null {
  if (!part) return null;
  // Right keys are not avoidable.
  if (part.name === 'rightKeys') return null;
  const place = part.name === 'pauses' ? mostlyWhere(pauses) : null;
  // The difference of the figures shown beside it, which is what a reader would compute.
  const costWpm = part.wpmWithout === null ? 0 : wholeNumber(part.wpmWithout) - wholeNumber(figures.speedWpm);
  return costWpm > 0
    ? speedCostSentence(part.name, place, wpm(costWpm))
    : timeCostSentence(part.name, place, timeTaken(part.ms));
}

type AvoidablePart = Exclude<TimePartName, 'rightKeys'>;

/** Where most pauses were: before a pair of keys or before corrections, or in a word. */
type PausePlace = { readonly pair: string } | { readonly word: string } | 'corrections';

function speedCostSentence(part: AvoidablePart, place: PausePlace | null, speed: string): string {
  switch (part) {
    case 'wrongKeys':
      return t`Wrong keys cost you ${speed}.`;
    case 'takenBack':
      return t`Right keys that you took back cost you ${speed}.`;
    case 'corrections':
      return t`Corrections cost you ${speed}.`;
    case 'afterTheLastKey':
      return t`Stopping before the end cost you ${speed}.`;
    case 'pauses':
      return pausesSpeedSentence(place, speed);
  }
}

function pausesSpeedSentence(place: PausePlace | null, speed: string): string {
  if (place === null) return t`Pauses cost you ${speed}.`;
  if (place === 'corrections') return t`Pauses cost you ${speed}, most of them before corrections.`;
  if ('word' in place) {
    const { word } = place;
    return t`Pauses cost you ${speed}, most of them in ‘${word}’.`;
  }
  const { pair } = place;
  return t({
    message: `Pauses cost you ${speed}, most of them before ‘${pair}’.`,
    comment: 'The pair is two keys in a row, such as ‘th’',
  });
}

function timeCostSentence(part: AvoidablePart, place: PausePlace | null, time: string): string {
  switch (part) {
    case 'wrongKeys':
      return t`Wrong keys took ${time}.`;
    case 'takenBack':
      return t`Right keys that you took back took ${time}.`;
    case 'corrections':
      return t`Corrections took ${time}.`;
    case 'afterTheLastKey':
      return t`Stopping before the end took ${time}.`;
    case 'pauses':
      return pausesTimeSentence(place, time);
  }
}

function pausesTimeSentence(place: PausePlace | null, time: string): string {
  if (place === null) return t`Pauses took ${time}.`;
  if (place === 'corrections') return t`Pauses took ${time}, most of them before corrections.`;
  if ('word' in place) {
    const { word } = place;
    return t`Pauses took ${time}, most of them in ‘${word}’.`;
  }
  const { pair } = place;
  return t({
    message: `Pauses took ${time}, most of them before ‘${pair}’.`,
    comment: 'The pair is two keys in a row, such as ‘th’',
  });
}

function mostlyWhere({ beforePairs, beforeWords }: Pauses): PausePlace | null {
  const [pair] = beforePairs.filter(isMost);
  if (pair) return pair.what === null ? 'corrections' : { pair: withVisibleSpaces(pair.what) };
  const [word] = beforeWords.filter(isMost);
  return word?.what ? { word: word.what } : null;
}

function isMost({ share }: PauseGroup): boolean {
  return share > 0.5;
}

/** How many mistakes of a kind there were: `1 skipped`, `3 misplaced spaces`. */
export function mistakesOfKind({ kind, count }: Pick<MistakesOfKind, 'kind' | 'count'>): string {
  return COUNTED_KINDS[kind](count);
}

/**
 * What went wrong in a word: `swapped`, `skipped, 7 errors`, `late space, key beside it, corrected`. Errors are named where
 * they are more than the letters that are wrong. That a letter is wrong is said only where nothing more is known.
 */
export function wrongWordSentence({ pieces, mistakes, errors, wasCorrected, times }: WrongWord): string {
  const known = mistakes.filter(({ kind }) => kind !== 'other');
  const names = new Set((known.length > 0 ? known : mistakes).map(nameInWord));
  const wrongLetters = pieces.reduce((sum, { text, isWrong }) => sum + (isWrong ? text.length : 0), 0);
  return [
    ...names,
    errors > times * Math.max(1, wrongLetters) && errorCount(errors),
    wasCorrected &&
      t({ message: 'corrected', context: 'word', comment: 'A word with a mistake was corrected' }),
    times > 1 &&
      t({
        message: plural(times, { one: '# time', other: '# times' }),
        comment: 'How often the word was mistyped',
      }),
  ]
    .filter(Boolean)
    .join(', ');
}

function nameInWord({ kind, expected, typed }: Mistake): string {
  if (kind !== 'space') return i18n._(KINDS_IN_WORD[kind]);
  if (expected === '') return t({ message: 'extra space', comment: 'Mistake in a word: a space too many' });
  if (typed.startsWith(' '))
    return t({ message: 'early space', comment: 'Mistake in a word: a space too early' });
  return typed.endsWith(' ')
    ? t({ message: 'late space', comment: 'Mistake in a word: a space too late' })
    : t({ message: 'missed space', comment: 'Mistake in a word: no space after it' });
}

function errorCount(errors: number): string {
  return plural(errors, { one: '# error', other: '# errors' });
}

/** A time in a round: `21.5 s`. */
export function timeTaken(ms: number): string {
  const seconds = formatNumber(Number(secondsToTenth(ms)), 1);
  return t`${seconds} s`;
}

/** How quickly keys appeared on screen: `On screen: 118 of 120 keys within 16 ms, the slowest after 34 ms`. */
export function keyTimesSentence({ keys, withinFrame, slowestMs }: KeyTimes): string {
  const within = formatNumber(withinFrame);
  if (slowestMs === null)
    return t({
      message: plural(keys, {
        one: `On screen: ${within} of # key within 16 ms`,
        other: `On screen: ${within} of # keys within 16 ms`,
      }),
      comment: 'How many of the keys that were pressed appeared on the screen so quickly',
    });
  const slowest = formatNumber(wholeNumber(slowestMs));
  return t({
    message: plural(keys, {
      one: `On screen: ${within} of # key within 16 ms, the slowest after ${slowest} ms`,
      other: `On screen: ${within} of # keys within 16 ms, the slowest after ${slowest} ms`,
    }),
    comment: 'How many of the keys that were pressed appeared on the screen so quickly',
  });
}
