import { summaryOf } from '../../core/history/summary';
import type { Round } from '../../core/round/round';
import { type ListedRound, listingOf, type SavedRound } from '../../platform/history/databaseSchema';
import type { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { isValidBesideRecording } from '../../platform/history/validListing';
import type { ReplayTrouble } from './savedRounds';

/**
 * Rebuilds the listings of some rounds by replaying each. Damaged rounds are quarantined. A round that only another
 * version can read, or whose word list cannot be loaded now, is left as it is.
 */
export async function rebuildListings(
  db: RoundsDatabase,
  ids: readonly string[],
  replay: (saved: SavedRound) => Promise<Round | null | ReplayTrouble>,
  yieldWhenDue: () => Promise<void>,
): Promise<{ readonly listed: readonly ListedRound[]; readonly damaged: readonly string[] }> {
  const listed: ListedRound[] = [];
  const damaged: string[] = [];
  for (const one of await db.rounds(ids)) {
    await yieldWhenDue();
    const round = isValidBesideRecording(one) ? await replay(one) : null;
    if (typeof round === 'string') continue;
    if (round) listed.push(listingOf(one, summaryOf(round)));
    else damaged.push(one.id);
  }
  if (listed.length > 0) await db.updateListings(listed);
  if (damaged.length > 0) await db.quarantine(damaged);
  return { listed, damaged };
}

/** Whether a round is compared with others: not one that was raced, as its words were known, nor one left early. */
export function isCompared({ wasRaced, summary }: Pick<ListedRound, 'wasRaced' | 'summary'>): boolean {
  return !wasRaced && !summary.leftEarly;
}

/** Rounds in the order of the list. The argument is not changed. */
export function newestFirst(listed: readonly ListedRound[]): readonly ListedRound[] {
  return listed.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
