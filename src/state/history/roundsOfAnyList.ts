import type { Getter, Setter } from 'jotai';
import type { Round } from '../../core/round/round';
import type { SavedRound } from '../../platform/history/databaseSchema';
import { withLoadedWords } from '../words/wordLists';
import { readRound } from './readRound';
import { type ReplayTrouble, replaySaved, type UnreadableReason, type VerifiedRound } from './savedRounds';

/** Reads an untrusted round, and loads its word list if needed, unless that was `tried` before. */
export function readRoundOfAnyList(
  get: Getter,
  set: Setter,
  value: unknown,
  tried?: Set<string>,
): Promise<VerifiedRound | UnreadableReason> {
  return withLoadedWords(get, set, (findWords) => readRound(value, findWords), tried);
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
