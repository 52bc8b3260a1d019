import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { SecondOfRound } from '../../analysis/insights/curve';
import { secondsToTenth, wholeNumber } from '../../analysis/insights/rounding';
import type { TimePartName } from '../../analysis/insights/timeSpent';
import type { SpeedUnit } from '../../core/words/speedUnit';
import { standingAlone } from '../../core/words/standingAlone';
import type { KeyTimes } from '../../state/round/keyTimeAtoms';
import { formatNumber, speedNumber, speedText } from '../page/figureTexts';

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

/** Makes spaces visible as `␣`, and what else stands by itself. */
export function withVisibleSpaces(characters: string): string {
  return standingAlone(characters.replaceAll(' ', '␣'));
}

/** Characters as a screen reader should say them, one by one and with their spaces: `space v`, `n e`. */
export function spelledOut(characters: string): string {
  const space = t({
    message: 'space',
    comment: 'The name of the space between words as a voice says it',
  });
  // A mark goes without what it stands on, which is for eyes.
  const said = (character: string): string => standingAlone(character).replace(/[◌\u2060]/, '');
  return Array.from(characters, (character) => (character === ' ' ? space : said(character))).join(' ');
}

/**
 * Describes a second of the round, as the table does: `Second 12: 96 wpm, net 71 so far, typed ‘ ancient’, 1 error`. The
 * curve is over the seconds around it, too.
 */
export function secondSentence(
  { second, speedWpm, netSpeedWpm, typed, takenBack, errors }: SecondOfRound,
  unit: SpeedUnit,
): string {
  const number = formatNumber(second);
  const speed = speedText(speedWpm, unit);
  const netSpeed = speedNumber(netSpeedWpm, unit);
  return [
    t({
      message: `Second ${number}: ${speed}`,
      comment: 'The speed in one second of a round, such as the 12th',
    }),
    t({
      message: `net ${netSpeed} so far`,
      comment: 'The speed up to here, errors taken off',
    }),
    typed === ''
      ? t`nothing typed`
      : t({ message: `typed “${typed}”`, comment: 'What was typed in a second' }),
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

/** `1 error`, `3 errors`. */
export function errorCount(errors: number): string {
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
