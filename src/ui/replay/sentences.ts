import { wordsPerMinute } from '../../analysis/insights/speed';
import { openWord } from '../../core/round/openWord';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import { wpm } from '../page/figures';

/** What a round was like at a moment, its net speed so far: `12.4 s, 71 wpm, word ancient`. */
export function momentSentence(round: Round, atMs: number): string {
  // A speed of the first moments is none.
  const speed = atMs < 1000 ? '' : `, ${wpm(wordsPerMinute(tally(round).score, atMs))}`;
  return `${seconds(atMs)}${speed}, word ${openWord(round)}`;
}

/** A moment of a round: `12.4 s`. */
export function seconds(ms: number): string {
  // Down, so that a second is not told before it has come.
  return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
}
