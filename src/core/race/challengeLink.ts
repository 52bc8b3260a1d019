import { fromBase64Url, toBase64Url } from '../history/base64Url';
import { ByteReader } from '../history/byteReader';
import { ByteWriter } from '../history/byteWriter';
import { characterFromBytes, characterToBytes } from '../history/characterBytes';
import type { Recording } from '../history/recording';
import {
  type FindWords,
  type RecordingTrouble,
  readRecording,
  writeRecording,
} from '../history/recordingBytes';
import { isWholeWithin } from '../history/recordingLimits';
import { OPTIONS } from '../options/optionTable';
import type { Round } from '../round/round';
import { type RoundSettings, STANDARD_ROUND } from '../round/rules';
import { COLUMNS } from '../words/customText';
import { bytesHash } from '../words/textHash';
import { challengerName } from './challengerName';

/** A finished round that somebody has sent as a link, to be raced. */
export interface Challenge {
  /** The sender's name, cleaned by `challengerName`; '' if none was given. */
  readonly name: string;
  readonly recording: Recording;
  /** The finished round of the recording. */
  readonly round: Round;
}

/**
 * Why a fragment cannot be read as a challenge: it is something else, damaged or forged; it comes from a newer version;
 * the word list is unknown here; it is not loaded yet; or the list of that name has other words.
 */
export type ChallengeTrouble = 'unreadable' | 'newer' | 'unknownWords' | 'wordsNotLoaded' | 'otherWords';

export type ReadChallenge = { readonly challenge: Challenge } | { readonly trouble: ChallengeTrouble };

/** The beginning of a challenge link's fragment. */
export const CHALLENGE_PREFIX = '#race=';

const VERSION = 1;
const HASH_BYTES = 4;

/**
 * The minimum and maximum of each setting in a link, all of them whole: the durations that the options offer, and twelve
 * words per batch.
 */
const CHALLENGE_LIMITS = {
  durationMs: [OPTIONS.seconds.limits.min * 1000, OPTIONS.seconds.limits.max * 1000],
  wordsPerBatch: [STANDARD_ROUND.wordsPerBatch, STANDARD_ROUND.wordsPerBatch],
} as const;

/** The most events of a round in a link: twenty a second for ten minutes. Reading a link replays them all. */
const MAX_CHALLENGE_EVENTS = 12_000;

/** The most characters of a link's fragment. Ten minutes at 150 words a minute take about 21,000. */
const MAX_FRAGMENT_LENGTH = 32_768;

const UNREADABLE: ReadChallenge = { trouble: 'unreadable' };

/** A recording's trouble as the trouble of the link that contains it. */
const TROUBLES: Readonly<Record<RecordingTrouble, ChallengeTrouble>> = {
  notARecording: 'unreadable',
  invalid: 'unreadable',
  newer: 'newer',
  unknownWords: 'unknownWords',
  wordsNotLoaded: 'wordsNotLoaded',
  otherWords: 'otherWords',
};

/**
 * A finished round as the fragment of a link, `#race=` and base64url, in the format of docs/formats.md. Equal rounds and
 * names give equal fragments. Null if a link cannot have these settings, or would be too long, as with a key held down
 * for ten minutes.
 *
 * @param words the list that the recording names; not used if the recording has a custom text
 * @param name the sender's name as typed; '' for none
 * @throws RangeError if `writeRecording` throws it
 */
export function challengeFragment(
  recording: Recording,
  words: readonly string[],
  name: string,
): string | null {
  if (!canBeSent(recording.settings, recording.events.length)) return null;
  const out = new ByteWriter();
  out.byte(VERSION);
  out.block(characterToBytes(challengerName(name)));
  out.bytes(writeRecording(recording, words));
  out.uint32(bytesHash(out.written()));
  const fragment = CHALLENGE_PREFIX + toBase64Url(out.written());
  return fragment.length > MAX_FRAGMENT_LENGTH ? null : fragment;
}

/**
 * The challenge in the fragment of an address, its `#` included, or what is wrong with it. Accepts any text, takes a
 * bounded time and throws only what `findWords` throws. `challengeFragment` writes the result as the same fragment.
 */
export function readChallenge(fragment: string, findWords: FindWords): ReadChallenge {
  if (fragment.length > MAX_FRAGMENT_LENGTH || !fragment.startsWith(CHALLENGE_PREFIX)) return UNREADABLE;
  const bytes = fromBase64Url(fragment.slice(CHALLENGE_PREFIX.length));
  const hashed = bytes && withoutHash(bytes);
  if (!hashed) return UNREADABLE;

  const from = new ByteReader(hashed);
  const version = from.byte();
  if (version === null || version === 0) return UNREADABLE;
  if (version > VERSION) return { trouble: 'newer' };
  const nameBytes = from.block();
  const name = nameBytes && characterFromBytes(nameBytes);
  if (name === null || name !== challengerName(name)) return UNREADABLE;

  const read = readRecording(from.rest(), findWords, canBeSent);
  return 'trouble' in read ? { trouble: TROUBLES[read.trouble] } : { challenge: { name, ...read } };
}

/** The bytes before the hash at their end; null if the hash does not match, as in a link that was cut or garbled. */
function withoutHash(bytes: Uint8Array): Uint8Array | null {
  const hashed = bytes.subarray(0, -HASH_BYTES);
  const hash = new ByteReader(bytes.subarray(-HASH_BYTES)).uint32();
  return hash === bytesHash(hashed) ? hashed : null;
}

/** Whether a link may have these settings and this number of events. Does not check the length of the link. */
export function canBeSent(
  { durationMs, wordLimit, wordsPerBatch, columns }: RoundSettings,
  events: number,
): boolean {
  return (
    (columns === undefined || isWholeWithin(columns, COLUMNS)) &&
    (wordLimit !== undefined || isWholeWithin(durationMs, CHALLENGE_LIMITS.durationMs)) &&
    isWholeWithin(wordsPerBatch, CHALLENGE_LIMITS.wordsPerBatch) &&
    events <= MAX_CHALLENGE_EVENTS
  );
}
