import type { Getter, Setter } from 'jotai';
import type { Round } from '../../core/round/round';
import type { SavedRound } from '../../platform/history/databaseSchema';
import type { QueuedRound } from '../../platform/history/queuedRounds';
import {
  type ReplayTrouble,
  replaySaved,
  type UnreadableReason,
  type VerifiedRound,
  verifyQueuedRound,
} from '../../services/history/savedRounds';
import { withLoadedWords } from '../words/wordListAtoms';

/** Checks a queued round, and loads its word list if needed. */
export function verifyQueuedOfAnyList(
  get: Getter,
  set: Setter,
  queued: QueuedRound,
): Promise<VerifiedRound | UnreadableReason> {
  return withLoadedWords(get, set, (findWords) => verifyQueuedRound(queued, findWords));
}

/** Replays a saved round, and loads its word list if needed, unless that was `tried` before. */
export function replaySavedOfAnyList(
  get: Getter,
  set: Setter,
  saved: SavedRound,
  tried?: Set<string>,
): Promise<Round | null | ReplayTrouble> {
  return withLoadedWords(get, set, (findWords) => replaySaved(saved, findWords), tried);
}
