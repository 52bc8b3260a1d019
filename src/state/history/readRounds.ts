import type { Getter, Setter } from 'jotai';
import { withWords } from '../words/wordLists';
import type { ReadyRound, UnreadableRound } from './keptRounds';
import { readRound } from './readRound';

/** Reads a round of unknown making; a list that its words are of is brought, unless it was `tried` before. */
export function readRoundOfAnyList(
  get: Getter,
  set: Setter,
  value: unknown,
  tried?: Set<string>,
): Promise<ReadyRound | UnreadableRound> {
  return withWords(get, set, (findWords) => readRound(value, findWords), tried);
}
