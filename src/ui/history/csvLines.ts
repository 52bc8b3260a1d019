import { wholeNumber } from '../../analysis/insights/rounding';
import { tallyOf } from '../../core/round/score';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { accuracyPercentOf, speedOf } from './sentences';

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

/** The rounds as CSV (RFC 4180): a header line, then a line per round in the order of the list. */
export function csvLines(listed: readonly ListedRound[]): string[] {
  return [COLUMNS.join(','), ...listed.map((one) => line(one).join(','))];
}

function line({ playedAt, summary, stalls, wasHidden, wasRaced }: ListedRound): (string | number)[] {
  const { durationMs, capitals, numbers, total, errors } = summary;
  const { score } = tallyOf(summary);
  return [
    new Date(playedAt).toISOString(),
    durationMs / 1000,
    wordsOf(summary),
    toHundredths(speedOf(summary)),
    toHundredths(accuracyPercentOf(summary)),
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

/** The name of the list; in quotation marks for practice, with its pairs, and for a round by ear. */
function wordsOf({ wordList, practice, byEar }: ListedRound['summary']): string {
  if (byEar) return `"${wordList}, by ear"`;
  if (!practice) return wordList;
  return `"${wordList}, practice ${practice.join(' ').replaceAll('"', '""')}"`;
}

function toHundredths(figure: number): number {
  return wholeNumber(figure * 100) / 100;
}
