import type { FindWords } from '../../core/history/recordingBytes';
import { parsePlainRound } from '../../platform/history/roundsFile';
import { type UnreadableReason, type VerifiedRound, verifyPlainRound } from './savedRounds';

/** Reads an untrusted round of a file. Returns the reason where it is invalid. */
export function readRound(value: unknown, findWords: FindWords): VerifiedRound | UnreadableReason {
  const plain = parsePlainRound(value);
  return plain ? verifyPlainRound(plain, findWords) : 'form';
}
