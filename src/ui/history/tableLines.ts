import { wholeNumber } from '../../analysis/insights/rounding';
import { tallyOf } from '../../core/round/score';
import type { ListedRound } from '../../state/history/historyAtoms';
import { accuracyOf, speedOf } from './sentences';

const COLUMNS = [
  'When',
  'Seconds',
  'Words',
  'Speed in wpm',
  'Accuracy in per cent',
  'Errors',
  'Characters',
  'Score',
  'Stalls',
  'Out of sight',
  'Raced',
  'Capitals',
  'Numbers',
];

/** The rounds as a table of commas, RFC 4180: its names, then a line a round, newest first. */
export function tableLines(listed: readonly ListedRound[]): string[] {
  return [COLUMNS.join(','), ...listed.map((one) => line(one).join(','))];
}

function line({ playedAt, summary, stalls, wasHidden, wasRaced }: ListedRound): (string | number)[] {
  const { durationMs, wordList, capitals, numbers, total, errors } = summary;
  const { score } = tallyOf(summary);
  return [
    new Date(playedAt).toISOString(),
    durationMs / 1000,
    wordList,
    hundredths(speedOf(summary)),
    hundredths(accuracyOf(summary)),
    errors,
    total,
    score,
    stalls.count,
    wasHidden ? 'yes' : 'no',
    wasRaced ? 'yes' : 'no',
    capitals ? 'yes' : 'no',
    numbers ? 'yes' : 'no',
  ];
}

function hundredths(figure: number): number {
  return wholeNumber(figure * 100) / 100;
}
