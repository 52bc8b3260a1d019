import { type PlainRound, plainRound, recordingOfPlain } from '../core/plainRound';
import { readRecording, replayRecording, writeRecording } from '../core/recording';
import type { Round } from '../core/round';
import { type RoundSummary, summaryOf } from '../core/summary';
import { bytesHash } from '../core/textHash';
import type { KeptRound } from '../platform/database';
import { parsePlainRound } from '../platform/roundsFile';
import { findWords } from '../platform/wordLists';

/** Why a round cannot be read. */
export type UnreadableRound =
  /** It is not written as a round. */
  | 'form'
  /** Its words are of a list that this copy does not have. */
  | 'words'
  /** Its events are none that a round could have: their order, their times or their characters. */
  | 'events';

/** A round ready to be kept. */
export interface ReadyRound {
  readonly kept: KeptRound;
  readonly summary: RoundSummary;
}

/** A plain round of unknown making, checked by playing it: what its events give counts, whatever else it says. */
export function readyRound(value: unknown): ReadyRound | UnreadableRound {
  const plain = parsePlainRound(value);
  if (!plain) return 'form';
  const words = findWords(plain.wordList);
  if (!words) return 'words';
  const recording = recordingOfPlain(plain);
  const round = replayRecording(recording, words);
  if (!round) return 'events';
  const bytes = writeRecording(recording, words);
  const playedAt = Date.parse(plain.playedAt);
  const kept: KeptRound = {
    id: idOf(playedAt, bytes),
    playedAt,
    recording: bytes,
    stalls: plain.stalls ?? { count: 0, longestMs: 0 },
    wasHidden: plain.wasHidden ?? false,
  };
  return { kept, summary: summaryOf(round) };
}

/** A kept round, played again; null when it cannot be read. */
export function replayKept({ recording }: KeptRound): Round | null {
  if (!(recording instanceof Uint8Array)) return null;
  const read = readRecording(recording, findWords);
  return 'round' in read ? read.round : null;
}

/** A kept round as it is written into a file; null when it cannot be read. */
export function plainOfKept(kept: KeptRound): PlainRound | null {
  const read = readRecording(kept.recording, findWords);
  if (!('recording' in read)) return null;
  const { playedAt, stalls, wasHidden } = kept;
  return plainRound(read.recording, { playedAt: new Date(playedAt).toISOString(), stalls, wasHidden });
}

/** Ids sort by time; the same round has the same one everywhere. */
function idOf(playedAt: number, recording: Uint8Array): string {
  return `${String(playedAt).padStart(15, '0')}-${bytesHash(recording).toString(16).padStart(8, '0')}`;
}
