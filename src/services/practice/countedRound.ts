import type { CountedRound } from '../../analysis/practice/PairCounter';
import { pairsOfRound } from '../../analysis/practice/roundPairs';
import { isForgotten, isInFuture, isLeftEarly } from '../../core/history/summary';
import type { Round } from '../../core/round/round';
import type { SavedRound } from '../../platform/history/databaseSchema';

/**
 * A round and what it shows about pairs.
 *
 * @param nowMs the date and time, in ms since 1970, UTC: a round that is dated later is left out, until all rounds are
 *   counted again after that
 */
export function countedRound(
  saved: Pick<SavedRound, 'playedAt' | 'wasRaced'>,
  round: Round,
  nowMs: number,
): CountedRound {
  const { settings } = round.setup;
  // A word that was seen before, or is only heard, takes another time.
  const isUnusual = saved.wasRaced === true || settings.byEar === true;
  // Its hour would be the time of its few characters.
  const isHourLost = isForgotten({ ...settings, elapsedMs: round.elapsedMs });
  // What it has counts little, and it would push a whole round out of the last ones.
  const isGivenUp = isHourLost || isLeftEarly(round);
  const pairs = pairsOfRound(round);
  return {
    playedAt: saved.playedAt,
    pairs,
    // A lesson is practice of letters, and of no pair.
    practice: settings.practice ?? (settings.lesson ? [] : null),
    isLesson: settings.lesson !== undefined,
    // All rounds from now until its date would be older than what is counted.
    isLeftOut: isUnusual || isGivenUp || pairs.areComposed === true || isInFuture(saved, nowMs),
  };
}
