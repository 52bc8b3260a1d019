import type { ListedRound } from '../../state/history/historyAtoms';
import { secondOf, whenOf } from './sentences';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * What tells a round from all others of a list: when it was, to the minute; to the second where another is of the same
 * minute; with a number where another is of the same second.
 *
 * @param listed in the order of their time, either way round
 */
export function roundName(listed: readonly ListedRound[], index: number): string {
  const playedAt = listed[index]?.playedAt ?? 0;
  const [before, after] = [alike(listed, index, -1, SECOND_MS), alike(listed, index, 1, SECOND_MS)];
  if (before + after > 0) return `${secondOf(playedAt)}, ${before + 1} of ${before + after + 1}`;
  const isAlone = alike(listed, index, -1, MINUTE_MS) + alike(listed, index, 1, MINUTE_MS) === 0;
  return isAlone ? whenOf(playedAt) : secondOf(playedAt);
}

/** How many rounds in a row, beside one of them, are of the same unit of time. */
function alike(listed: readonly ListedRound[], index: number, step: 1 | -1, unitMs: number): number {
  const unitOf = (one: ListedRound | undefined): number => Math.floor((one?.playedAt ?? Number.NaN) / unitMs);
  const own = unitOf(listed[index]);
  let count = 0;
  while (unitOf(listed[index + step * (count + 1)]) === own) count++;
  return count;
}
