import type { RoundSettings } from '../round/rules';
import { practiceText } from './practiceBatch';
import { countIn } from './wantedPairs';

/** So many seeds are tried at most: of three usual pairs the first one does in nine cases of ten, of five in two of three. */
const TRIES = 16;

/**
 * The seed of a round of practice, this one or one of the next: the first that deals all wanted items within the first half
 * of its first batch, so that they all come however slowly it is typed; else the one that has them all soonest.
 */
export function practiceSeed(
  words: readonly string[],
  wanted: readonly string[],
  seed: number,
  settings: Pick<RoundSettings, 'wordsPerBatch' | 'usualLengths'>,
): number {
  let [best, soonest] = [seed, Number.POSITIVE_INFINITY];
  for (let further = 0; further < TRIES && soonest > settings.wordsPerBatch / 2; further++) {
    const tried = (seed + further) >>> 0;
    const dealt = practiceText(words, wanted, tried, 0, settings).split(' ');
    const needed = wordsWithAll(dealt, wanted);
    if (needed < soonest) [best, soonest] = [tried, needed];
  }
  return best;
}

/** How many words it takes until they have all that is wanted; infinite if they never do. */
function wordsWithAll(words: readonly string[], wanted: readonly string[]): number {
  const needed = wanted.map((item) => {
    const index = words.findIndex((_, last) => countIn(words.slice(0, last + 1).join(' '), [item]) > 0);
    return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
  });
  return Math.max(...needed);
}
