import type { PlayedRound } from '../insights/timeline';
import { hasLeftWord, timelineOf, typedSteps } from '../insights/timeline';
import { wordAt } from '../insights/words';
import { LEAST_GAPS } from './leastGaps';
import type { PairStats } from './PairStats';
import { figureOfPair, MOST_OF_TIME, sharesOf, wpmOf } from './pairFigures';
import { pairAt, type RoundPairs } from './roundPairs';
import { type Typist, typistOf } from './typist';

/** With fewer usual rounds, or less than `LEAST_GAPS`, the usual speed is not known. */
const MIN_ROUNDS = 10;

/**
 * What the player usually types on a round's words, in wpm: 12,000 / (the mean Time of its pairs up to the last typed
 * place + ḡ − T̄), T̄ being the mean Time of the pairs of the last usual rounds, each as often as it was typed. Null below
 * 10 usual rounds or 1,000 gaps, of a round by ear, or if no pair was shown.
 */
export function usualSpeedOnRound(round: PlayedRound, stats: PairStats): number | null {
  const typist = typistOf(stats.recent);
  if (!typist || !isEnough(stats) || round.setup.settings.byEar) return null;
  return usualSpeedOnTexts(textsTyped(round), stats, typist);
}

/** The same for any texts: those of batches up to the last typed place. Null if they have no pair. */
export function usualSpeedOnTexts(texts: readonly string[], stats: PairStats, typist: Typist): number | null {
  return speedOnTexts(texts, usualTimesOf(stats, typist));
}

/** How lucky the player was with a round's words, in wpm, above 0 for easy ones; null where that is not known. */
export type LuckOf = (round: PlayedRound) => number | null;

/**
 * A function that tells how lucky the player was with a round's words: their usual speed on these, less their usual speed
 * on the whole list with each word equally likely, 12,000 / (the mean Time of the list's pairs, by `sharesOf`, + ḡ − T̄).
 * Not known where `usualSpeedOnRound` is null, by ear, or if the words are not simply dealt from the list: practice, capitals,
 * numbers, custom texts. What many rounds share is computed once.
 */
export function createLuckOf(stats: PairStats): LuckOf {
  const typist = typistOf(stats.recent);
  if (!typist || !isEnough(stats)) return () => null;
  const times = usualTimesOf(stats, typist);
  const speedsOnLists = new Map<readonly string[], number>();
  const speedOnList = (words: readonly string[]): number => {
    let meanMs = 0;
    for (const [pair, share] of sharesOf(words)) meanMs += share * times.timeOf(pair);
    return times.speedAt(meanMs);
  };
  return (round) => {
    const { words, textOf, settings } = round.setup;
    const usualWpm = textOf || settings.byEar ? null : speedOnTexts(textsTyped(round), times);
    if (usualWpm === null) return null;
    const onListWpm = speedsOnLists.get(words) ?? speedOnList(words);
    speedsOnLists.set(words, onListWpm);
    return usualWpm - onListWpm;
  };
}

function isEnough({ usualRounds, gapCount }: PairStats): boolean {
  return usualRounds >= MIN_ROUNDS && gapCount >= LEAST_GAPS;
}

interface UsualTimes {
  /** The Time of a pair in ms. */
  readonly timeOf: (pair: string) => number;
  /** The speed in wpm on words whose pairs have this mean Time, in ms. */
  readonly speedAt: (meanTimeMs: number) => number;
}

function usualTimesOf({ pairs, recent }: PairStats, typist: Typist): UsualTimes {
  const times = new Map<string, number>();
  const timeOf = (pair: string): number => {
    const timeMs = times.get(pair) ?? figureOfPair(pair, pairs.get(pair) ?? [], typist).timeMs;
    times.set(pair, timeMs);
    return timeMs;
  };
  const { perCharacterMs } = typist;
  const typedMs = meanTimeMs(recent.flatMap(pairsTyped), timeOf);
  // Old gaps can be longer than all of today's time.
  const leastMs = (1 - MOST_OF_TIME) * perCharacterMs;
  return {
    timeOf,
    speedAt: (meanMs) => wpmOf(Math.max(leastMs, meanMs + perCharacterMs - (typedMs ?? meanMs))),
  };
}

function speedOnTexts(texts: readonly string[], { timeOf, speedAt }: UsualTimes): number | null {
  const meanMs = meanTimeMs(texts.flatMap(pairsOfText), timeOf);
  return meanMs === null ? null : speedAt(meanMs);
}

function meanTimeMs(pairs: readonly string[], timeOf: (pair: string) => number): number | null {
  let sumMs = 0;
  for (const pair of pairs) sumMs += timeOf(pair);
  return pairs.length === 0 ? null : sumMs / pairs.length;
}

function pairsTyped(round: RoundPairs): readonly string[] {
  return Array.from(round.gapsMs, (gapMs, index) => (Number.isNaN(gapMs) ? [] : pairAt(round, index))).flat();
}

function pairsOfText(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}

/**
 * The texts of a round's batches up to the last typed character, even if that was deleted; in parts where a Space has skipped
 * something between them.
 */
function textsTyped(round: PlayedRound): readonly string[] {
  const timeline = timelineOf(round);
  const typed = typedSteps(timeline);
  const last = typed.at(-1);
  if (!last) return [];
  return timeline.batches.slice(0, last.batch + 1).flatMap(({ text, words }, batch) => {
    const parts: string[] = [];
    let from = 0;
    for (const step of typed) {
      if (step.batch !== batch || step.deletedBy !== null || !hasLeftWord(timeline, step)) continue;
      const { start, text: word } = wordAt(words, step.position);
      parts.push(text.slice(from, step.position));
      from = start + word.length;
    }
    const end = batch === last.batch ? last.position + 1 : text.length;
    return [...parts, text.slice(from, end)];
  });
}
