import { type PlainRound, plainRound } from '../../core/history/plainRound';
import {
  type FindWords,
  keepable,
  playAndWrite,
  type ReadRecording,
  readRecording,
} from '../../core/history/recording';
import { recordingOfPlain } from '../../core/history/recordingOfPlain';
import { type RoundSummary, summaryOf } from '../../core/history/summary';
import type { Round } from '../../core/round/round';
import { bytesHash } from '../../core/words/textHash';
import { isChoiceOfWords } from '../../core/words/wordChoices';
import type { KeptRound } from '../../platform/history/databaseSchema';

/** Why a round cannot be read. */
export type UnreadableRound =
  /** It is not written as a round. */
  | 'form'
  /** Its words are of a list that this copy does not have. */
  | 'words'
  /** This copy has the list, but it cannot be loaded now: nothing is wrong with the round. */
  | 'wordsNotLoaded'
  /** Its events are none that a round could have: their order, their times or their characters. */
  | 'events';

/** The last moment that a date can tell, in ms since 1970. */
const LAST_MS = 8.64e15;

/** A round ready to be kept. */
export interface ReadyRound {
  readonly kept: KeptRound;
  readonly summary: RoundSummary;
}

/** A plain round, checked by playing it: what its events give counts. Says why where it is none. */
export function readyRound(
  plain: PlainRound,
  findWords: FindWords,
): ReadyRound | Exclude<UnreadableRound, 'form'> {
  const recording = keepable(recordingOfPlain(plain));
  // An own text comes with its round.
  const words = recording.text === undefined ? findWords(recording.wordList) : [];
  if (!words) return isChoiceOfWords(recording.wordList) ? 'wordsNotLoaded' : 'words';
  const played = playAndWrite(recording, words);
  if (!played) return 'events';
  const { round, bytes } = played;
  const playedAt = Date.parse(plain.playedAt);
  const kept: KeptRound = {
    id: idOf(playedAt, bytes),
    playedAt,
    recording: bytes,
    stalls: plain.stalls ?? { count: 0, longestMs: 0 },
    wasHidden: plain.wasHidden ?? false,
    ...(plain.wasRaced && { wasRaced: true }),
  };
  return { kept, summary: summaryOf(round) };
}

/** Why a kept round that is intact cannot be played again here: only another version may read it, or its list is not loaded. */
export type NotReplayed = 'notHere' | 'wordsNotLoaded';

/** A kept round, played again. Null when it is damaged. */
export function replayKept(kept: KeptRound, findWords: FindWords): Round | null | NotReplayed {
  const read = readKept(kept, findWords);
  if ('round' in read) return read.round;
  if (read.trouble === 'wordsNotLoaded') return read.trouble;
  return read.trouble === 'notARecording' || read.trouble === 'invalid' ? null : 'notHere';
}

/** A kept round as it is written into a file; null when it cannot be read, a string when its list is not loaded. */
export function plainOfKept(kept: KeptRound, findWords: FindWords): PlainRound | null | 'wordsNotLoaded' {
  const { playedAt, stalls, wasHidden, wasRaced } = kept;
  const read = readKept(kept, findWords);
  if ('trouble' in read) return read.trouble === 'wordsNotLoaded' ? read.trouble : null;
  if (!isDatable(playedAt)) return null;
  const about = { playedAt: new Date(playedAt).toISOString(), stalls, wasHidden, wasRaced };
  return plainRound(read.recording, about);
}

/** Whether a database's figure is a moment that a date can tell, in ms since 1970. */
export function isDatable(ms: unknown): boolean {
  return typeof ms === 'number' && ms >= 0 && ms <= LAST_MS;
}

function readKept({ recording }: KeptRound, findWords: FindWords): ReadRecording {
  // A database may hold anything.
  return recording instanceof Uint8Array ? readRecording(recording, findWords) : { trouble: 'invalid' };
}

/** Ids sort by time; the same round has the same one everywhere. */
function idOf(playedAt: number, recording: Uint8Array): string {
  return `${String(playedAt).padStart(15, '0')}-${bytesHash(recording).toString(16).padStart(8, '0')}`;
}
