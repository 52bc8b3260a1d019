import type { RoundInsights } from '../../analysis/insights/analyseRound';
import type { SecondOfRound } from '../../analysis/insights/curve';
import type { MistakeKind, MistakesOfKind } from '../../analysis/insights/mistakes';
import type { PauseGroup, Pauses } from '../../analysis/insights/pauses';
import { secondsToTenth, wholeNumber } from '../../analysis/insights/rounding';
import type { TimePartName } from '../../analysis/insights/timeSpent';
import type { KeyTimes } from '../../state/round/keyTimeAtoms';
import { pluralize, wpm } from '../page/figureTexts';

/** The names of the parts of a round's time. */
export const PART_NAMES: Record<TimePartName, string> = {
  rightKeys: 'Right keys',
  wrongKeys: 'Wrong keys',
  takenBack: 'Taken back',
  corrections: 'Corrections',
  pauses: 'Pauses',
  afterTheLastKey: 'After the last key',
};

/** What a mistake of each kind is called, and several of them. */
const KIND_NAMES: Record<MistakeKind, readonly [one: string, several: string]> = {
  swapped: ['pair of swapped letters', 'pairs of swapped letters'],
  skipped: ['skipped letter', 'skipped letters'],
  added: ['added letter', 'added letters'],
  doubled: ['doubled letter', 'doubled letters'],
  neighbour: ['neighbouring key', 'neighbouring keys'],
  case: ['letter in the wrong case', 'letters in the wrong case'],
  space: ['too early or late space', 'too early or late spaces'],
  other: ['other mistake', 'other mistakes'],
};

/** What mistakes of a kind are called. */
export function nameOfKind(kind: MistakeKind): string {
  return KIND_NAMES[kind][1];
}

/** Makes spaces visible as `␣`. */
export function withVisibleSpaces(characters: string): string {
  return characters.replaceAll(' ', '␣');
}

/** Characters as a screen reader should say them, one by one and with their spaces: `space v`, `n e`. */
export function spelledOut(characters: string): string {
  return Array.from(characters, (character) => (character === ' ' ? 'space' : character)).join(' ');
}

/** Describes a second of the round: `Second 12: 84 wpm, net 71 so far, typed ‘ ancient’, 1 error`. */
export function secondSentence(ofRound: SecondOfRound): string {
  const { second, speedWpm, netSpeedWpm, typed, takenBack, errors } = ofRound;
  return [
    `Second ${second}: ${wpm(speedWpm)}`,
    `net ${wholeNumber(netSpeedWpm)} so far`,
    typed === '' ? 'nothing typed' : `typed ‘${typed}’`,
    takenBack > 0 && `${takenBack} taken back`,
    errors > 0 && pluralize(errors, 'error'),
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
  // The difference of the figures shown beside it, which is what a reader would compute.
  const costWpm = part.wpmWithout === null ? 0 : wholeNumber(part.wpmWithout) - wholeNumber(figures.speedWpm);
  const cost = costWpm > 0 ? `cost you ${costWpm} wpm` : `took ${secondsToTenth(part.ms)} s`;
  return `${COST_SUBJECTS[part.name]} ${cost}${part.name === 'pauses' ? whereMostly(pauses) : ''}.`;
}

const COST_SUBJECTS: Record<TimePartName, string> = {
  ...PART_NAMES,
  takenBack: 'Right keys that you took back',
  afterTheLastKey: 'Stopping before the end',
};

function whereMostly({ beforePairs, beforeWords }: Pauses): string {
  const [pair] = beforePairs.filter(isMost);
  if (pair)
    return `, most of them before ${pair.what === null ? 'corrections' : `‘${withVisibleSpaces(pair.what)}’`}`;
  const [word] = beforeWords.filter(isMost);
  return word?.what ? `, most of them in ‘${word.what}’` : '';
}

function isMost({ share }: PauseGroup): boolean {
  return share > 0.5;
}

/** How many mistakes of a kind there were, and errors if one has caused several: `1 skipped letter, 14 errors`. */
export function mistakesOfKind({ kind, count, errors, mistakes }: MistakesOfKind): string {
  const [one, several] = KIND_NAMES[kind];
  const isCostly = mistakes.some((mistake) => mistake.errors > 1);
  return `${count} ${count === 1 ? one : several}${isCostly ? `, ${pluralize(errors, 'error')}` : ''}`;
}

/** How quickly keys appeared on screen: `On screen: 118 of 120 keys within 16 ms, the slowest after 34 ms`. */
export function keyTimesSentence({ keys, withinFrame, slowestMs }: KeyTimes): string {
  const slowest = slowestMs === null ? '' : `, the slowest after ${wholeNumber(slowestMs)} ms`;
  return `On screen: ${withinFrame} of ${pluralize(keys, 'key')} within 16 ms${slowest}`;
}
