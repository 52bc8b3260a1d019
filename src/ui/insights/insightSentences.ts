import type { RoundInsights } from '../../analysis/insights/analyseRound';
import type { SecondOfRound } from '../../analysis/insights/curve';
import type { Mistake, MistakeKind, MistakesOfKind } from '../../analysis/insights/mistakes';
import type { PauseGroup, Pauses } from '../../analysis/insights/pauses';
import { secondsToTenth, wholeNumber } from '../../analysis/insights/rounding';
import type { TimePartName } from '../../analysis/insights/timeSpent';
import type { WrongWord } from '../../analysis/insights/wrongWords';
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

/** What one mistake of each kind is called where they are counted, and several of them. */
const COUNTED_KINDS: Record<MistakeKind, readonly [one: string, several: string]> = {
  swapped: ['swapped', 'swapped'],
  skipped: ['skipped', 'skipped'],
  added: ['added', 'added'],
  doubled: ['doubled', 'doubled'],
  neighbour: ['neighbouring key', 'neighbouring keys'],
  case: ['in the wrong case', 'in the wrong case'],
  space: ['misplaced space', 'misplaced spaces'],
  other: ['other mistake', 'other mistakes'],
};

/** What it is called after the word in which it was made. */
const KINDS_IN_WORD: Record<Exclude<MistakeKind, 'space'>, string> = {
  swapped: 'swapped',
  skipped: 'skipped',
  added: 'added',
  doubled: 'doubled',
  neighbour: 'key beside it',
  case: 'wrong case',
  other: 'wrong letter',
};

/** Makes spaces visible as `␣`. */
export function withVisibleSpaces(characters: string): string {
  return characters.replaceAll(' ', '␣');
}

/** Characters as a screen reader should say them, one by one and with their spaces: `space v`, `n e`. */
export function spelledOut(characters: string): string {
  return Array.from(characters, (character) => (character === ' ' ? 'space' : character)).join(' ');
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

/** How many mistakes of a kind there were: `1 skipped`, `3 misplaced spaces`. */
export function mistakesOfKind({ kind, count }: Pick<MistakesOfKind, 'kind' | 'count'>): string {
  return `${count} ${COUNTED_KINDS[kind][count === 1 ? 0 : 1]}`;
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
    errors > times * Math.max(1, wrongLetters) && pluralize(errors, 'error'),
    wasCorrected && 'corrected',
    times > 1 && pluralize(times, 'time'),
  ]
    .filter(Boolean)
    .join(', ');
}

function nameInWord({ kind, expected, typed }: Mistake): string {
  if (kind !== 'space') return KINDS_IN_WORD[kind];
  if (expected === '') return 'extra space';
  if (typed.startsWith(' ')) return 'early space';
  return typed.endsWith(' ') ? 'late space' : 'missed space';
}

/** How quickly keys appeared on screen: `On screen: 118 of 120 keys within 16 ms, the slowest after 34 ms`. */
export function keyTimesSentence({ keys, withinFrame, slowestMs }: KeyTimes): string {
  const slowest = slowestMs === null ? '' : `, the slowest after ${wholeNumber(slowestMs)} ms`;
  return `On screen: ${withinFrame} of ${pluralize(keys, 'key')} within 16 ms${slowest}`;
}
