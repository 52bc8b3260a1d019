import { t } from '@lingui/core/macro';
import { speedOfRound } from '../../analysis/insights/speed';
import { openWord } from '../../core/round/openWord';
import type { Round } from '../../core/round/round';
import { speedUnitOf } from '../../core/words/speedUnit';
import { formatNumber, speedText } from '../page/figureTexts';

/** A position in a replay, with the net speed so far and the open word: `12.4 s, 71 wpm, word ancient`. */
export function positionSentence(round: Round, atMs: number): string {
  const word = openWord(round);
  return [
    secondsText(atMs),
    // In the first second there is too little to calculate a speed from.
    ...(atMs < 1000 ? [] : [speedText(speedOfRound(round, atMs), speedUnitOf(round.setup.wordList))]),
    t({
      message: `word ${word}`,
      comment: 'Which word is being typed at a moment of a replay: “word ancient”',
    }),
  ].join(', ');
}

/** A time in a round: `12.4 s`. */
export function secondsText(ms: number): string {
  // Rounded down, so that a second is not shown before it is over.
  const seconds = formatNumber(Math.floor(ms / 100) / 10, 1);
  return t`${seconds} s`;
}
