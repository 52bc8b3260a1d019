import type { PlayedRound } from '../insights/timeline';
import { timelineOf, typedSteps } from '../insights/timeline';
import { LEAST_GAPS } from './leastGaps';
import type { PairStats } from './PairStats';
import { sharesOf, typedFigure, wpmOf } from './pairFigures';
import { type Typist, typistOf } from './typist';

/** With fewer usual rounds, or less than `LEAST_GAPS`, the usual speed is not known. */
const MIN_ROUNDS = 10;

/**
 * What the player usually types on a round's words, in wpm: 12,000 / (the mean Time of its pairs up to the last typed
 * place + ḡ − u). Null below 10 usual rounds or 1,000 gaps, of a round by ear, or if no pair was shown.
 */
export function usualSpeedOnRound(round: PlayedRound, stats: PairStats): number | null {
  const typist = typistOf(stats.recent);
  if (!typist || !isEnough(stats) || round.setup.settings.byEar) return null;
  return usualSpeedOnTexts(textsTyped(round), stats, typist);
}

/** The same for any texts: those of batches up to the last typed place. Null if they have no pair. */
export function usualSpeedOnTexts(texts: readonly string[], stats: PairStats, typist: Typist): number | null {
  return speedOnTexts(texts, createTimeOf(stats, typist), typist);
}

/** How lucky the player was with a round's words, in wpm, above 0 for easy ones; null where that is not known. */
export type LuckOf = (round: PlayedRound) => number | null;

/**
 * A function that tells how lucky the player was with a round's words: their usual speed on these, less their usual speed
 * on the whole list with each word equally likely, 12,000 / (the mean Time of the list's pairs, by `sharesOf`, + ḡ − u).
 * Not known where `usualSpeedOnRound` is null, by ear, or if the words are not simply dealt from the list: practice, capitals,
 * numbers, custom texts. What many rounds share is computed once.
 */
export function createLuckOf(stats: PairStats): LuckOf {
  const typist = typistOf(stats.recent);
  if (!typist || !isEnough(stats)) return () => null;
  const timeOf = createTimeOf(stats, typist);
  const speedsOnLists = new Map<readonly string[], number>();
  const speedOnList = (words: readonly string[]): number => {
    let meanMs = 0;
    for (const [pair, share] of sharesOf(words)) meanMs += share * timeOf(pair);
    return wpmOf(meanMs + typist.perCharacterMs - typist.usualMs);
  };
  return (round) => {
    const { words, textOf, settings } = round.setup;
    const usualWpm = textOf || settings.byEar ? null : speedOnTexts(textsTyped(round), timeOf, typist);
    if (usualWpm === null) return null;
    const onListWpm = speedsOnLists.get(words) ?? speedOnList(words);
    speedsOnLists.set(words, onListWpm);
    return usualWpm - onListWpm;
  };
}

function isEnough({ usualRounds, gapCount }: PairStats): boolean {
  return usualRounds >= MIN_ROUNDS && gapCount >= LEAST_GAPS;
}

type TimeOf = (pair: string) => number;

/** The Time of a pair in ms, cached. */
function createTimeOf({ pairs }: PairStats, typist: Typist): TimeOf {
  const times = new Map<string, number>();
  return (pair) => {
    const timeMs = times.get(pair) ?? typedFigure(pairs.get(pair) ?? [], typist).timeMs;
    times.set(pair, timeMs);
    return timeMs;
  };
}

function speedOnTexts(texts: readonly string[], timeOf: TimeOf, typist: Typist): number | null {
  let [sumMs, count] = [0, 0];
  for (const text of texts) {
    for (let end = 1; end < text.length; end++) {
      sumMs += timeOf(text.slice(end - 1, end + 1));
      count++;
    }
  }
  return count === 0 ? null : wpmOf(sumMs / count + typist.perCharacterMs - typist.usualMs);
}

/** The texts of a round's batches up to the last typed character, even if that was deleted. */
function textsTyped(round: PlayedRound): readonly string[] {
  const timeline = timelineOf(round);
  const last = typedSteps(timeline).at(-1);
  if (!last) return [];
  return timeline.batches
    .slice(0, last.batch + 1)
    .map(({ text }, batch) => (batch === last.batch ? text.slice(0, last.position + 1) : text));
}
