import { t } from '@lingui/core/macro';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { formatNumber } from '../page/figureTexts';
import { formatMinute, formatSecond } from './dates';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * A name that no other round of the list has: its date and time to the minute; to the second when another round has
 * the same minute; with a number when another has the same second.
 *
 * @param listed sorted by time, ascending or descending
 */
export function roundName(listed: readonly ListedRound[], index: number): string {
  const playedAt = listed[index]?.playedAt ?? 0;
  const [before, after] = [
    countInSameUnit(listed, index, -1, SECOND_MS),
    countInSameUnit(listed, index, 1, SECOND_MS),
  ];
  if (before + after > 0) return numberedName(formatSecond(playedAt), before + 1, before + after + 1);
  const isAlone =
    countInSameUnit(listed, index, -1, MINUTE_MS) + countInSameUnit(listed, index, 1, MINUTE_MS) === 0;
  return isAlone ? formatMinute(playedAt) : formatSecond(playedAt);
}

function numberedName(second: string, place: number, count: number): string {
  const number = formatNumber(place);
  const all = formatNumber(count);
  return t({
    message: `${second}, ${number} of ${all}`,
    comment: '{second}: date and time of {all} rounds, of which this is the {number}th',
  });
}

/** How many rounds in a row, right before or after this one, fall into the same second or minute. */
function countInSameUnit(
  listed: readonly ListedRound[],
  index: number,
  step: 1 | -1,
  unitMs: number,
): number {
  const unitOf = (one: ListedRound | undefined): number => Math.floor((one?.playedAt ?? Number.NaN) / unitMs);
  const own = unitOf(listed[index]);
  let count = 0;
  while (unitOf(listed[index + step * (count + 1)]) === own) count++;
  return count;
}
