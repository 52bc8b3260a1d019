import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { secondsToTenth } from '../../analysis/insights/rounding';
import { speedOfRound } from '../../analysis/insights/speed';
import type { ChallengeTrouble } from '../../core/race/challengeLink';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import { speedUnitOf } from '../../core/words/speedUnit';
import type { Lead } from '../../state/race/raceAtoms';
import type { SendResult } from '../../state/race/sendAtoms';
import { formatNumber, percent, speedText, withUnit } from '../page/figureTexts';

/** The outcome of a race: `Ahead of the ghost by 4 characters (2 wpm)`, `Behind the ghost by 1.3 seconds (7 wpm)`. */
export function leadSentence(lead: Lead): string {
  const distance = distanceSentence(lead);
  const fasterBy = speedLead(lead);
  if (fasterBy === 0) return distance;
  const speed = withUnit(formatNumber(fasterBy), lead.speedUnit);
  return t({
    message: `${distance} (${speed})`,
    comment: 'The outcome of a race: “Ahead of the ghost by 12 characters (5 wpm)”',
  });
}

/** The same as it is said; '' without a race. */
export function spokenLeadSentence(lead: Lead | null): string {
  if (lead === null) return '';
  const distance = distanceSentence(lead);
  const fasterBy = speedLead(lead);
  if (fasterBy === 0) return distance;
  if (lead.speedUnit.name === 'strokes') {
    const strokes = t({
      message: plural(fasterBy, { one: '# stroke per minute', other: '# strokes per minute' }),
      comment:
        'By how much somebody was faster, in strokes of keys; said aloud, after “Ahead of the ghost by 12 characters, ”',
    });
    return [distance, strokes].join(', ');
  }
  const speed = t({
    message: plural(fasterBy, { one: '# word per minute', other: '# words per minute' }),
    comment: 'By how much somebody was faster; said aloud, after “Ahead of the ghost by 12 characters, ”',
  });
  return [distance, speed].join(', ');
}

function distanceSentence({ by, unit }: Lead): string {
  return unit === 'ms' ? timeSentence(by) : charactersSentence(by);
}

function timeSentence(by: number): string {
  const seconds = Number(secondsToTenth(Math.abs(by)));
  const figure = formatNumber(seconds, 1);
  // A lead of 0.0 seconds is level, too.
  if (seconds === 0) return levelSentence();
  return by > 0
    ? t({
        message: plural(seconds, { other: `Ahead of the ghost by ${figure} seconds` }),
        comment: 'The outcome of a race. {figure}: the seconds with one decimal, such as 1.3',
      })
    : t({
        message: plural(seconds, { other: `Behind the ghost by ${figure} seconds` }),
        comment: 'The outcome of a race. {figure}: the seconds with one decimal, such as 1.3',
      });
}

function charactersSentence(by: number): string {
  const far = Math.abs(by);
  if (far === 0) return levelSentence();
  return by > 0
    ? t({
        message: plural(far, {
          one: 'Ahead of the ghost by # character',
          other: 'Ahead of the ghost by # characters',
        }),
        comment: 'The outcome of a race, in typed signs',
      })
    : t({
        message: plural(far, {
          one: 'Behind the ghost by # character',
          other: 'Behind the ghost by # characters',
        }),
        comment: 'The outcome of a race, in typed signs',
      });
}

function levelSentence(): string {
  return t({
    message: 'Level with the ghost',
    comment: 'The outcome of a race: a tie. The ghost is the round that is raced, played again',
  });
}

/** By how much whoever is ahead is faster, too; 0 if not: errors are characters that do not count for speed. */
function speedLead({ by, fasterBy }: Lead): number {
  return Math.max(0, Math.sign(by) * fasterBy);
}

/** The lead of a ghost that is in another batch, in characters: `12 ▸` ahead, `◂ 12` behind. */
export function farLeadSign(lead: number): string {
  const far = formatNumber(Math.abs(lead));
  return lead >= 0 ? `${far} ▸` : `◂ ${far}`;
}

/** A round's speed and accuracy: `72 wpm, 96%`. They are calculated from its keys; a link carries no figures. */
export function figuresText(round: Round): string {
  return [
    speedText(speedOfRound(round), speedUnitOf(round.setup.wordList)),
    percent(tally(round).accuracy),
  ].join(', ');
}

/** Why a link cannot be used. All begin `This link`. */
export const LINK_TROUBLES: Record<ChallengeTrouble, MessageDescriptor> = {
  unreadable: msg`This link is damaged. Here is a new round instead.`,
  newer: msg`This link is from a newer version of Thirty; reloading may bring that version. Here is a new round instead.`,
  unknownWords: msg`This link needs words that are not here. Here is a new round instead.`,
  wordsNotLoaded: msg({
    message: 'This link stays in the address bar: its words could not be loaded.',
    comment: 'The address of the page, in the browser’s address bar',
  }),
  otherWords: msg`This link was made with other words. Here is a new round instead.`,
};

/** Why a challenge link has not been copied. */
export const NOT_COPIED: Record<Exclude<SendResult['outcome'], 'copied'>, MessageDescriptor> = {
  made: msg({
    message: 'This browser does not let pages copy. Copy the link by hand:',
    comment: 'Before a field with the link',
  }),
  tooLong: msg({
    message: 'This round has too many keys for a link.',
    comment: 'Keys: the presses of keys that were recorded',
  }),
};
