import type { Round } from '../../core/round/round';
import type { SavedRound } from '../../platform/history/databaseSchema';
import type { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { createYieldWhenDue } from '../../platform/page/tasks';
import { replaySaved } from '../history/savedRounds';
import { withFetchedLists } from '../words/withLoadedLists';

/** Rounds that are read at a time. */
const CHUNK_SIZE = 200;

/**
 * Saved rounds with what was played in them, in the order of `ids`, without those that cannot be read. Yields to other
 * tasks in between, and loads lists that are missing.
 *
 * @param lists gets the lists that are loaded
 * @param onChunk called before each chunk with the number of rounds that are done
 * @param onNotLoaded called for each round that is left out because its list could not be loaded now
 */
export async function* replayedRounds(
  db: RoundsDatabase,
  ids: readonly string[],
  lists: Map<string, readonly string[]>,
  onChunk: (done: number) => void = () => {},
  onNotLoaded: () => void = () => {},
): AsyncGenerator<{ readonly saved: SavedRound; readonly round: Round }> {
  const tried = new Set<string>();
  const yieldWhenDue = createYieldWhenDue();
  for (let from = 0; from < ids.length; from += CHUNK_SIZE) {
    onChunk(from);
    for (const saved of await db.rounds(ids.slice(from, from + CHUNK_SIZE))) {
      await yieldWhenDue();
      const round = await withFetchedLists(lists, (findWords) => replaySaved(saved, findWords), tried);
      if (round === 'wordsNotLoaded') onNotLoaded();
      else if (round && typeof round === 'object') yield { saved, round };
    }
  }
}
