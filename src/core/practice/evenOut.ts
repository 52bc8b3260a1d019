import { qualityOf } from './batchQuality';
import type { PickedWords } from './pickWords';
import { MIN_SHARE } from './wantedPairs';

type Two = readonly [PickedWords, PickedWords];

/**
 * Exchanges words between two batches, one for one, as long as that raises the lower share of wanted pairs and takes no
 * word away that an item needs. Stops when both have `MIN_SHARE`.
 */
export function evenOut(picked: Two): Two {
  let best = picked;
  while (lesserShare(best) < MIN_SHARE) {
    const better = bestExchange(best);
    if (!better) break;
    best = better;
  }
  return best;
}

/** The exchange that raises the lower share most; null if none does. */
function bestExchange(picked: Two): Two | null {
  const [one, other] = picked;
  let best: Two | null = null;
  for (const place of one.words.keys()) {
    for (const otherPlace of other.words.keys()) {
      const exchanged = withExchanged(picked, place, otherPlace);
      const isFit = exchanged.every(({ quality }, i) => quality.met >= (picked[i]?.quality.met ?? 0));
      if (isFit && lesserShare(exchanged) > lesserShare(best ?? picked)) best = exchanged;
    }
  }
  return best;
}

function withExchanged([one, other]: Two, place: number, otherPlace: number): Two {
  const [word, otherWord] = [one.words[place], other.words[otherPlace]];
  if (!word || !otherWord) return [one, other];
  const [words, otherWords] = [one.words.with(place, otherWord), other.words.with(otherPlace, word)];
  return [
    { words, quality: qualityOf(words) },
    { words: otherWords, quality: qualityOf(otherWords) },
  ];
}

function lesserShare([one, other]: Two): number {
  return Math.min(one.quality.share, other.quality.share);
}
