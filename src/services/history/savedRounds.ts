import { type PlainRound, plainRound, recordingOfPlain } from '../../core/history/plainRound';
import type { Recording } from '../../core/history/recording';
import {
  type FindWords,
  inTodaysForm,
  playAndWrite,
  type ReadRecording,
  readRecording,
  recordingOf,
  withRecordableCharacters,
} from '../../core/history/recordingBytes';
import { MAX_DATE_MS } from '../../core/history/recordingLimits';
import { summaryOf } from '../../core/history/summary';
import { isStandard, kindOfSetup } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import { seedOfDay } from '../../core/today/day';
import { bytesHash } from '../../core/words/textHash';
import { isWordsChoice } from '../../core/words/wordChoices';
import type { SavedRound } from '../../platform/history/databaseSchema';
import type { QueuedRound } from '../../platform/history/queuedRounds';
import type { RoundToSave } from '../../platform/history/RoundsDatabase';

/** Why a round cannot be read. */
export type UnreadableReason =
  /** It does not have the form of a round. */
  | 'form'
  /** Its word list is unknown to this version. */
  | 'words'
  /** Its word list is known but cannot be loaded now: the round itself is intact. */
  | 'wordsNotLoaded'
  /** Its events are impossible in a round: their order, their times or their characters. */
  | 'events';

/** The digits of ms since 1970 in an id. */
const MOMENT_LENGTH = 15;

/** A round that has been checked by playing it, which is done once: whatever else is wanted of it is in `round`. */
export interface VerifiedRound extends RoundToSave {
  readonly round: Round;
}

/** What is saved of a round beside its recording. */
export type AboutRound = Omit<QueuedRound, 'recording'>;

/** Checks a finished round by playing what is recorded of it, over its own words. Null where that is not the same round. */
export function verifyRound(round: Round, about: AboutRound): VerifiedRound | null {
  const recording = recordingOf(round);
  // A round over the player's custom text contains that text.
  const played = playAndWrite(recording, recording.text === undefined ? round.setup.words : []);
  return played && verified(played.round, played.bytes, about);
}

/** Checks a plain round by playing it: the numbers come from its events. Returns the reason where it is invalid. */
export function verifyPlainRound(
  plain: PlainRound,
  findWords: FindWords,
): VerifiedRound | Exclude<UnreadableReason, 'form'> {
  const { playedAt, stalls, wasHidden, wasRaced, wordsOfDay, keyboard } = plain;
  const recording = withRecordableCharacters(recordingOfPlain(plain));
  const about = {
    playedAt: Date.parse(playedAt),
    stalls: stalls ?? { count: 0, longestMs: 0 },
    wasHidden: wasHidden ?? false,
    ...(wasRaced && { wasRaced }),
    // A file may say any day, and days in a row count it.
    ...(wordsOfDay && hasWordsOf(wordsOfDay, recording) && { wordsOfDay }),
    ...(keyboard && { keyboard }),
  };
  const words = recording.text === undefined ? findWords(recording.wordList) : [];
  if (!words) return isWordsChoice(recording.wordList) ? 'wordsNotLoaded' : 'words';
  const played = playAndWrite(recording, words);
  return played ? verified(played.round, played.bytes, about) : 'events';
}

/**
 * Checks a queued round by playing its recording. Returns the reason where it cannot be read; `newer` if a newer version
 * of the page has written it.
 */
export function verifyQueuedRound(
  { recording, ...about }: QueuedRound,
  findWords: FindWords,
): VerifiedRound | UnreadableReason | 'newer' {
  const read = readRecording(recording, findWords);
  if ('round' in read) return verified(read.round, recording, about);
  switch (read.trouble) {
    case 'wordsNotLoaded':
      return 'wordsNotLoaded';
    case 'unknownWords':
    case 'otherWords':
      return 'words';
    case 'newer':
      return 'newer';
    default:
      return 'form';
  }
}

/** Why an intact saved round cannot be replayed: only another version can read it, or its list is not loaded. */
export type ReplayTrouble = 'notHere' | 'wordsNotLoaded';

/** Replays a saved round. Null when it is damaged. */
export function replaySaved(saved: SavedRound, findWords: FindWords): Round | null | ReplayTrouble {
  const read = readSaved(saved, findWords);
  if ('round' in read) return read.round;
  if (read.trouble === 'wordsNotLoaded') return read.trouble;
  return read.trouble === 'notARecording' || read.trouble === 'invalid' ? null : 'notHere';
}

/** A saved round in the form that files have; null when it cannot be read, a string when its list is not loaded. */
export function plainOfSaved(saved: SavedRound, findWords: FindWords): PlainRound | null | 'wordsNotLoaded' {
  const { playedAt, stalls, wasHidden, wasRaced, wordsOfDay, keyboard } = saved;
  const read = readSaved(saved, findWords);
  if ('trouble' in read) return read.trouble === 'wordsNotLoaded' ? read.trouble : null;
  if (!isDatable(playedAt)) return null;
  const endedAt = new Date(playedAt).toISOString();
  return plainRound(read.recording, { playedAt: endedAt, stalls, wasHidden, wasRaced, wordsOfDay, keyboard });
}

/**
 * The id that a saved round would have if it were saved today. Only rounds that were saved in an earlier form of recordings
 * have another one.
 */
export function idToday({ id, playedAt, recording }: SavedRound): string {
  return recording instanceof Uint8Array ? roundId(playedAt, inTodaysForm(recording)) : id;
}

/** The beginning of an id, which is when the round ended. */
export function momentOfId(id: string): string {
  return id.slice(0, MOMENT_LENGTH);
}

/** Whether a value from the database, in ms since 1970, is a moment that a `Date` can hold. */
function isDatable(ms: unknown): boolean {
  return typeof ms === 'number' && ms >= 0 && ms <= MAX_DATE_MS;
}

/** Whether a recording is of a round with the words of a day: by its seed, in a standard round. */
function hasWordsOf(day: string, recording: Recording): boolean {
  return recording.seed === seedOfDay(day) && isStandard(kindOfSetup(recording));
}

function verified(round: Round, recording: Uint8Array, about: AboutRound): VerifiedRound {
  const saved: SavedRound = { id: roundId(about.playedAt, recording), recording, ...about };
  return { saved, summary: summaryOf(round), round };
}

function readSaved({ recording }: SavedRound, findWords: FindWords): ReadRecording {
  // The database may hold anything.
  return recording instanceof Uint8Array ? readRecording(recording, findWords) : { trouble: 'invalid' };
}

/** Ids sort by time; the same round has the same id on every device. */
function roundId(playedAt: number, recording: Uint8Array): string {
  const hash = bytesHash(recording).toString(16).padStart(8, '0');
  return `${String(playedAt).padStart(MOMENT_LENGTH, '0')}-${hash}`;
}
