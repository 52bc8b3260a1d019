import type { Getter, Setter } from 'jotai';
import type { FindWords } from '../core/recording';
import { parsePlainRound } from '../platform/roundsFile';
import { type ReadyRound, readyRound, type UnreadableRound } from './keptRounds';
import { withWords } from './wordLists';

/** A round of unknown making: from a file, from what waits, from another version. Says why where it is none. */
export function readRound(value: unknown, findWords: FindWords): ReadyRound | UnreadableRound {
  const plain = parsePlainRound(value);
  return plain ? readyRound(plain, findWords) : 'form';
}

/** The same; a list that its words are of is brought, unless it is among those that were `tried` before. */
export function readRoundOfAnyList(
  get: Getter,
  set: Setter,
  value: unknown,
  tried?: Set<string>,
): Promise<ReadyRound | UnreadableRound> {
  return withWords(get, set, (findWords) => readRound(value, findWords), tried);
}
