import type { FindWords } from '../../core/history/recordingBytes';
import { parsePlainRound } from '../../platform/history/roundsFile';
import { type UnreadableReason, type VerifiedRound, verifyRound } from './savedRounds';

/**
 * Reads an untrusted round: from a file, from the queue or of another version. Returns the reason where it is invalid.
 */
export function readRound(value: unknown, findWords: FindWords): VerifiedRound | UnreadableReason {
  const plain = parsePlainRound(value);
  return plain ? verifyRound(plain, findWords) : 'form';
}
