import { wordsPerMinute } from '../../analysis/speed';
import type { Round } from '../../core/round';
import { tally } from '../../core/score';
import { wpm } from '../told/sentences';

/** What a round was like at a moment: `12.4 s, 71 wpm, word ancient`. */
export function momentSentence(round: Round, atMs: number): string {
  return `${seconds(atMs)}, ${wpm(speedAt(round, atMs))}, word ${wordAt(round)}`;
}

/** A moment of a round: `12.4 s`. */
export function seconds(ms: number): string {
  // Down, so that a second is not told before it has come.
  return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
}

/** Net speed so far. */
function speedAt(round: Round, atMs: number): number {
  return atMs > 0 ? wordsPerMinute(tally(round).score, atMs) : 0;
}

function wordAt({ expected, typed }: Round): string {
  const start = expected.lastIndexOf(' ', typed.length - 1) + 1;
  return expected.slice(start).split(' ', 1)[0] ?? '';
}
