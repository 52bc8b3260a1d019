import type { PlayedRound } from '../insights/timeline';
import { timelineOf, typedSteps } from '../insights/timeline';
import type { PairStats } from './PairCounter';
import { sharesOf, typedFigure, wpmOf } from './pairFigures';
import { type Typist, typistOf } from './typist';

/** Less is too little to say it from. */
const MIN_ROUNDS = 10;
export const MIN_GAPS = 1000;

/**
 * What the player usually types on a round's words, in wpm: 12,000 / (the mean Time of its pairs up to the last typed
 * place + ḡ − u). Null below 10 usual rounds or 1,000 gaps, or if no pair was shown.
 */
export function usualOnRound(round: PlayedRound, stats: PairStats): number | null {
  const typist = typistOf(stats.recent);
  if (!typist || stats.usualRounds < MIN_ROUNDS || stats.gapCount < MIN_GAPS) return null;
  return usualOnWords(textsTyped(round), stats, typist);
}

/** The same for any texts: those of batches up to the last typed place. Null if they have no pair. */
export function usualOnWords(texts: readonly string[], stats: PairStats, typist: Typist): number | null {
  const { usualMs, perCharacterMs } = typist;
  const times = new Map<string, number>();
  let [sumMs, count] = [0, 0];
  for (const text of texts) {
    for (let end = 1; end < text.length; end++) {
      const pair = text.slice(end - 1, end + 1);
      const timeMs = times.get(pair) ?? typedFigure(stats.pairs.get(pair) ?? [], typist).timeMs;
      times.set(pair, timeMs);
      sumMs += timeMs;
      count++;
    }
  }
  return count === 0 ? null : wpmOf(sumMs / count + perCharacterMs - usualMs);
}

/**
 * How lucky the player was with a round's words, in wpm: what they usually type on these words, less what they usually
 * type on the words of the list, each of them as likely as any other: 12,000 / (the mean Time of the list's pairs, by
 * `sharesOf`, + ḡ − u). Above 0 for easy words. Null where `usualOnRound` is, and for rounds whose words are not simply
 * dealt from their list: practice, capitals, numbers, own texts.
 */
export function luckOf(round: PlayedRound, stats: PairStats): number | null {
  const typist = typistOf(stats.recent);
  const usualWpm = usualOnRound(round, stats);
  if (!typist || usualWpm === null || round.setup.textOf) return null;
  let meanMs = 0;
  for (const [pair, share] of listShares(round.setup.words)) {
    meanMs += share * typedFigure(stats.pairs.get(pair) ?? [], typist).timeMs;
  }
  return usualWpm - wpmOf(meanMs + typist.perCharacterMs - typist.usualMs);
}

const knownShares = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Cached, since a list does not change and luck is asked for many rounds. */
function listShares(words: readonly string[]): ReadonlyMap<string, number> {
  const shares = knownShares.get(words) ?? sharesOf(words);
  knownShares.set(words, shares);
  return shares;
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
