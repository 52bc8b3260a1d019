import type { SecondOfRound } from '../../analysis/insights/curve';
import type { MistakeKind, MistakesOfKind } from '../../analysis/insights/mistakes';
import type { Pauses, PausesBefore } from '../../analysis/insights/pauses';
import { secondsToTenth, wholeNumber } from '../../analysis/insights/rounding';
import type { RoundTold } from '../../analysis/insights/tellRound';
import type { Part, PartName } from '../../analysis/insights/timeSpent';
import type { KeyTimes } from '../../state/round/keyTimeAtoms';
import { number, wpm } from '../page/figures';

/** What a part of the round's time is called. */
export const PART_TERMS: Record<PartName, string> = {
  rightKeys: 'Right keys',
  wrongKeys: 'Wrong keys',
  takenBack: 'Taken back',
  corrections: 'Corrections',
  pauses: 'Pauses',
  afterTheLastKey: 'After the last key',
};

/** What each kind of mistake is. */
export const KIND_MEANINGS: Record<MistakeKind, string> = {
  swapped: 'two letters in the wrong order',
  skipped: 'a letter left out',
  added: 'a letter too many',
  doubled: 'a letter twice',
  neighbour: 'the key beside it',
  case: 'capital or small',
  space: 'too early or too late',
  other: 'something else',
};

/** Characters so that spaces among them are seen. */
export function visible(characters: string): string {
  return characters.replaceAll(' ', '␣');
}

/** Characters as they are said one by one, not as a syllable and not without their space: `space v`, `n e`. */
export function spelled(characters: string): string {
  return Array.from(characters, (character) => (character === ' ' ? 'space' : character)).join(' ');
}

/** What a second of the round was like: `Second 12: 84 wpm, net 71 so far, typed ‘ ancient’, 1 error`. */
export function secondSentence(told: SecondOfRound): string {
  const { second, speedWpm, netSpeedWpm, typed, takenBack, errors } = told;
  return [
    `Second ${second}: ${wpm(speedWpm)}`,
    `net ${wholeNumber(netSpeedWpm)} so far`,
    typed === '' ? 'nothing typed' : `typed ‘${typed}’`,
    takenBack > 0 && `${takenBack} taken back`,
    errors > 0 && number(errors, 'error'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the largest part that can be worked on has cost, and where: `Pauses cost you 6 wpm, most of them before th.` */
export function costSentence({ partToWorkOn: part, figures, pauses }: RoundTold): string | null {
  if (!part) return null;
  const costWpm = part.wpmWithout === null ? 0 : wholeNumber(part.wpmWithout - figures.speedWpm);
  const cost = costWpm > 0 ? `cost you ${costWpm} wpm` : `took ${secondsToTenth(part.ms)} s`;
  return `${WHAT_COST[part.name](part)} ${cost}${part.name === 'pauses' ? whereMostly(pauses) : ''}.`;
}

const WHAT_COST: Record<PartName, (part: Part) => string> = {
  rightKeys: () => 'Right keys',
  wrongKeys: () => 'Wrong keys',
  takenBack: () => 'Right keys that you took back',
  corrections: () => 'Corrections',
  pauses: () => 'Pauses',
  afterTheLastKey: () => 'Stopping before the end',
};

function whereMostly({ beforePairs, beforeWords }: Pauses): string {
  const [pair] = beforePairs.filter(isMost);
  if (pair) return `, most of them before ${pair.what === null ? 'corrections' : `‘${visible(pair.what)}’`}`;
  const [word] = beforeWords.filter(isMost);
  return word?.what ? `, most of them in ‘${word.what}’` : '';
}

function isMost({ share }: PausesBefore): boolean {
  return share > 0.5;
}

/** How many mistakes, and how many errors where one of them cost more than one: `1 mistake, 14 errors`. */
export function mistakesCount({ count, errors, mistakes }: MistakesOfKind): string {
  const isCostly = mistakes.some((mistake) => mistake.errors > 1);
  return isCostly ? `${number(count, 'mistake')}, ${number(errors, 'error')}` : String(count);
}

/** How soon keys were on screen: `On screen: 118 of 120 keys within 16 ms, the slowest after 34 ms`. */
export function keyTimesSentence({ keys, withinFrame, slowestMs }: KeyTimes): string {
  const slowest = slowestMs === null ? '' : `, the slowest after ${wholeNumber(slowestMs)} ms`;
  return `On screen: ${withinFrame} of ${number(keys, 'key')} within 16 ms${slowest}`;
}
