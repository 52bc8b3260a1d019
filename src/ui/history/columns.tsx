import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { accuracyPercentOfSummary, speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { wholeNumber } from '../../analysis/insights/rounding';
import { lastedMs } from '../../core/history/summary';
import type { OnMistake } from '../../core/round/rules';
import { tallyOf } from '../../core/round/score';
import { type SpeedUnit, speedUnitOf } from '../../core/words/speedUnit';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { accuracyText, speedText } from '../page/figureTexts';
import { formatWhen } from './dates';
import styles from './RoundsTable.module.css';
import { kindText } from './roundSentences';
import { widestWhenTexts } from './widestDateTexts';

/** A column of the table on the page. The first one has the heads of its rows. */
export interface TableColumn {
  readonly head: MessageDescriptor;
  /** @param listedAt when the list was read, in ms since 1970, UTC */
  cell(listed: ListedRound, listedAt: number): ReactNode;
  readonly className?: string | undefined;
  /** Whether cells repeat the head where the window is too narrow for a header row. */
  readonly isLabelled?: true;
  /**
   * Texts of which one is as wide as any cell can be, so that the column keeps its width while the list scrolls. Left out
   * if the head is wider, and for the column that takes the remaining width.
   *
   * @param units those of the speeds in the list
   */
  widest?(units: readonly SpeedUnit[]): readonly string[];
}

/** A column of the CSV: its head, and its value for a round. */
type CsvColumn = readonly [head: string, value: (listed: ListedRound) => string | number];

/** All columns, in order, each of the table, of the CSV, or of both. */
const COLUMNS: readonly { readonly table?: TableColumn; readonly csv?: readonly CsvColumn[] }[] = [
  {
    table: {
      head: msg({ message: 'When', comment: 'Head of a column: date and time of the round' }),
      cell: ({ playedAt }, listedAt) => formatWhen(playedAt, listedAt),
      className: styles.when,
      widest: widestWhenTexts,
    },
    csv: [['When', ({ playedAt }) => new Date(playedAt).toISOString()]],
  },
  {
    table: {
      head: msg({ message: 'Round', comment: 'Head of a column: what kind of round it was' }),
      cell: kindCell,
      className: styles.kind,
    },
    csv: [
      ['Seconds', ({ summary }) => Math.round(10 * lastedMs(summary)) / 10_000],
      ['Words', ({ summary, wordsOfDay }) => csvWords(summary, wordsOfDay)],
    ],
  },
  {
    table: {
      head: msg`Speed`,
      cell: ({ summary }) => speedText(speedOfSummary(summary), speedUnitOf(summary.wordList)),
      widest: (units) => units.map((unit) => speedText(888, unit)),
    },
    csv: [['Speed in wpm', ({ summary }) => toHundredths(speedOfSummary(summary))]],
  },
  {
    table: { head: msg`Accuracy`, cell: ({ summary }) => accuracyText(accuracyPercentOfSummary(summary)) },
    csv: [['Accuracy in per cent', ({ summary }) => toHundredths(accuracyPercentOfSummary(summary))]],
  },
  figure({ head: msg`Errors`, csv: 'Errors' }, ({ summary }) => summary.errors),
  figure(
    { head: msg({ message: 'Characters', comment: 'Typed signs' }), csv: 'Characters' },
    ({ summary }) => summary.total,
  ),
  figure(
    { head: msg({ message: 'Score', comment: 'Points: typed characters less errors' }), csv: 'Score' },
    ({ summary }) => tallyOf(summary).score,
  ),
  { csv: [['Stalls', ({ stalls }) => stalls.count]] },
  { csv: [['Out of sight', ({ wasHidden }) => yesOrNo(wasHidden)]] },
  { csv: [['Raced', ({ wasRaced }) => yesOrNo(wasRaced)]] },
  { csv: [['Left early', ({ summary }) => yesOrNo(summary.leftEarly)]] },
  { csv: [['Capitals', ({ summary }) => yesOrNo(summary.capitals)]] },
  { csv: [['Numbers', ({ summary }) => yesOrNo(summary.numbers)]] },
];

/** The columns of the table. */
export const TABLE_COLUMNS = COLUMNS.flatMap(({ table }) => table ?? []);

/** The columns of the CSV. */
export const CSV_COLUMNS = COLUMNS.flatMap(({ csv }) => csv ?? []);

/** A column with the same number in the table and in the CSV, each with its head. */
function figure(
  { head, csv }: { readonly head: MessageDescriptor; readonly csv: string },
  value: (listed: ListedRound) => number,
) {
  return { table: { head, cell: value, isLabelled: true }, csv: [[csv, value]] } as const;
}

function kindCell(listed: ListedRound, listedAt: number): ReactNode {
  return (
    <>
      <span>{kindText(listed, listedAt)}</span>
      {listed.wasHidden && (
        <span className="soft">
          {` (${t({ message: 'window hidden', comment: 'Mark of a round in a list' })})`}
        </span>
      )}
    </>
  );
}

/**
 * The name of the list; in quotation marks with what else was special: words of a day, by ear, practice of pairs, a
 * lesson, a number of words, a rule for mistakes, a Space that ends the word.
 */
function csvWords(
  { wordList, wordLimit, practice, lesson, byEar, onMistake, spaceEndsWord }: ListedRound['summary'],
  wordsOfDay: string | undefined,
): string {
  const special = [
    wordsOfDay && `words of ${wordsOfDay}`,
    byEar && 'by ear',
    practice && `practice ${practice.join(' ').replaceAll('"', '""')}`,
    lesson && `lesson ${lesson[0].replaceAll('"', '""')}`,
    wordLimit && `${wordLimit} words`,
    onMistake && csvMistakes(onMistake),
    spaceEndsWord && 'Space ends the word',
  ].filter(Boolean);
  return special.length === 0 ? wordList : `"${[wordList, ...special].join(', ')}"`;
}

function csvMistakes(rule: OnMistake): string {
  return rule === 'wait' ? 'wait for the right key' : 'no way back';
}

function yesOrNo(is: boolean | undefined): string {
  return is ? 'yes' : 'no';
}

function toHundredths(figureOfRound: number): number {
  return wholeNumber(figureOfRound * 100) / 100;
}
