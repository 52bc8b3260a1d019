import { speedOfRound } from '../../analysis/insights/speed';
import { openWord } from '../../core/round/openWord';
import type { Round } from '../../core/round/round';
import { wpm } from '../page/figureTexts';

/** A position in a replay, with the net speed so far and the open word: `12.4 s, 71 wpm, word ancient`. */
export function positionSentence(round: Round, atMs: number): string {
  // In the first second there is too little to calculate a speed from.
  const speed = atMs < 1000 ? '' : `, ${wpm(speedOfRound(round, atMs))}`;
  return `${secondsText(atMs)}${speed}, word ${openWord(round)}`;
}

/** A time in a round: `12.4 s`. */
export function secondsText(ms: number): string {
  // Rounded down, so that a second is not shown before it is over.
  return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
}
