import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { CSV_COLUMNS } from './columns';

/** The rounds as CSV (RFC 4180): a header line, then a line per round in the order of the list. */
export function csvLines(listed: readonly ListedRound[]): string[] {
  return [
    CSV_COLUMNS.map(([head]) => head).join(','),
    ...listed.map((one) => CSV_COLUMNS.map(([, value]) => value(one)).join(',')),
  ];
}
