import { wholeNumber } from '../../analysis/insights/rounding';
import { lastedMs } from '../../core/history/summary';
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
  const { capitals, numbers, total, errors } = summary;
  const { score } = tallyOf(summary);
  return [
    new Date(playedAt).toISOString(),
    lastedMs(summary) / 1000,
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

/** The name of the list; in quotation marks with what else was special: by ear, practice of pairs, a number of words. */
function wordsOf({ wordList, wordLimit, practice, byEar }: ListedRound['summary']): string {
  const special = [
    byEar && 'by ear',
    practice && `practice ${practice.join(' ').replaceAll('"', '""')}`,
    wordLimit && `${wordLimit} words`,
  ].filter(Boolean);
  return special.length === 0 ? wordList : `"${[wordList, ...special].join(', ')}"`;
}

function toHundredths(figure: number): number {
  return wholeNumber(figure * 100) / 100;
}
