import { median, ROUNDING_MS } from '../insights/gaps';
import type { PlayedRound } from '../insights/timeline';
import { pairAt, pairsOfRound } from './roundPairs';

/** The most pairs to suggest. */
const MOST_PAIRS = 3;

/**
 * The pairs that cost the most time in a round, worst first, at most three: by the sum of (gap − usual gap) and, for
 * each miss, the round's time for mistakes over its misses. Empty if no pair was slow or missed: what may be rounding is
 * not slow.
 *
 * @param words the words of the list to practise with. Pairs that none of them has are left out: those of capitals,
 *   marks, figures and other languages, and those that only a larger list has, which would get no word beside common
 *   ones (core/practice/practiceList).
 */
export function pairsToPractise(round: PlayedRound, words: readonly string[]): readonly string[] {
  const found = pairsOfRound(round);
  const { gapsMs, mistakesMs } = found;
  const gaps = gapsMs.filter((gapMs) => !Number.isNaN(gapMs));
  const usualMs = median([...gaps]);
  const missMs = gaps.length < gapsMs.length ? mistakesMs / (gapsMs.length - gaps.length) : 0;
  const costMs = new Map<string, number>();
  gapsMs.forEach((gapMs, index) => {
    const pair = pairAt(found, index);
    const takenMs = Number.isNaN(gapMs) ? missMs : gapMs - usualMs - ROUNDING_MS;
    costMs.set(pair, (costMs.get(pair) ?? 0) + takenMs);
  });
  const costly = [...costMs].filter(([, cost]) => cost > 0).sort(([, one], [, other]) => other - one);
  // One text, because searching each word of a long list for each pair would delay the result.
  const text = ` ${words.join(' ')} `;
  const worst: string[] = [];
  for (const [pair] of costly) {
    if (worst.length === MOST_PAIRS) break;
    if (text.includes(pair)) worst.push(pair);
  }
  return worst;
}
