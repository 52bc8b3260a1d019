import type { FindWords } from '../../core/history/recording';
import { summaryOf } from '../../core/history/summary';
import type { Round } from '../../core/round/round';
import type { RoundsDatabase } from '../../platform/history/database';
import type { KeptRound, ListedRound } from '../../platform/history/databaseSchema';
import { keepAll } from './keepRoundsAtoms';
import { isDatable, type NotReplayed } from './keptRounds';
import { readRound } from './readRound';

/** Keeps what an older version had written, as far as it can be read. */
export async function takeOverOlder(
  db: RoundsDatabase,
  older: readonly unknown[],
  findWords: FindWords,
): Promise<void> {
  const ready = older.map((value) => readRound(value, findWords)).filter((one) => typeof one === 'object');
  await keepAll(db, ready, 'played');
  await db.dropOlder((value) => typeof readRound(value, findWords) === 'object');
}

/**
 * Makes anew what the list shows of some rounds, each played again. Those that are damaged are put aside; one that only
 * another version of this product can read, or whose list cannot be loaded now, stays where it is.
 */
export async function relist(
  db: RoundsDatabase,
  ids: readonly string[],
  replay: (kept: KeptRound) => Promise<Round | null | NotReplayed>,
  pauseWhenDue: () => Promise<void>,
): Promise<{ readonly listed: readonly ListedRound[]; readonly damaged: number }> {
  const listed: ListedRound[] = [];
  const damaged: string[] = [];
  for (const one of await db.rounds(ids)) {
    await pauseWhenDue();
    const round = isKept(one) ? await replay(one) : null;
    if (typeof round === 'string') continue;
    const { recording: _, ...rest } = one;
    if (round) listed.push({ ...rest, summary: summaryOf(round) });
    else damaged.push(one.id);
  }
  await db.relist(listed);
  if (damaged.length > 0) await db.putAside(damaged);
  return { listed, damaged: damaged.length };
}

function isKept({ playedAt, stalls, wasHidden, wasRaced = false }: KeptRound): boolean {
  return (
    isDatable(playedAt) &&
    Number.isFinite(stalls?.count) &&
    Number.isFinite(stalls?.longestMs) &&
    typeof wasHidden === 'boolean' &&
    typeof wasRaced === 'boolean'
  );
}

/** Whether what the list has of a round can be shown, of whatever version it is. */
export function isListed(one: ListedRound): boolean {
  const { version, durationMs, total, errors, wordList } = one.summary ?? {};
  return (
    isKept(one as unknown as KeptRound) &&
    [version, durationMs, total, errors].every((figure) => Number.isFinite(figure)) &&
    durationMs > 0 &&
    typeof wordList === 'string'
  );
}

/** Rounds in the order of the list. */
export function newestFirst(listed: readonly ListedRound[]): readonly ListedRound[] {
  return listed.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
