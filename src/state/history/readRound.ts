import type { FindWords } from '../../core/history/recording';
import { parsePlainRound } from '../../platform/history/roundsFile';
import { type ReadyRound, readyRound, type UnreadableRound } from './keptRounds';

/** A round of unknown making: from a file, from what waits, from another version. Says why where it is none. */
export function readRound(value: unknown, findWords: FindWords): ReadyRound | UnreadableRound {
  const plain = parsePlainRound(value);
  return plain ? readyRound(plain, findWords) : 'form';
}
