import { ByteReader } from '../history/byteReader';
import { ByteWriter } from '../history/byteWriter';
import { characterFromBytes, characterToBytes } from '../history/characterBytes';
import type { Recording } from '../history/recorded';
import { type FindWords, type RecordingTrouble, readRecording, writeRecording } from '../history/recording';
import type { Round } from '../round/round';
import { bytesHash } from '../words/textHash';
import { fromBase64Url, toBase64Url } from './base64Url';
import { canBeSent, LONGEST_FRAGMENT, MOST_EVENTS_SENT } from './challengeLimits';
import { CHALLENGE_PREFIX } from './challengePrefix';
import { challengerName } from './challengerName';

/** A finished round that somebody sends to be raced. */
export interface Challenge {
  /** Who sends it, as `challengerName` makes a name; '' when nobody says. */
  readonly name: string;
  readonly recording: Recording;
  /** Finished: the recording, played. */
  readonly round: Round;
}

/**
 * Why a fragment is no challenge here: it is none, damaged or made up; it comes from a newer copy; this copy has no such
 * word list; it has one that has not been loaded; or the list of that name has other words.
 */
export type ChallengeTrouble = 'unreadable' | 'newer' | 'unknownWords' | 'wordsNotLoaded' | 'otherWords';

export type ReadChallenge = { readonly challenge: Challenge } | { readonly trouble: ChallengeTrouble };

const VERSION = 1;
const HASH_BYTES = 4;

const UNREADABLE: ReadChallenge = { trouble: 'unreadable' };

/** What a recording's trouble means to somebody who has followed a link. */
const TROUBLES: Readonly<Record<RecordingTrouble, ChallengeTrouble>> = {
  notARecording: 'unreadable',
  invalid: 'unreadable',
  newer: 'newer',
  unknownWords: 'unknownWords',
  wordsNotLoaded: 'wordsNotLoaded',
  otherWords: 'otherWords',
};

/**
 * A finished round as the fragment of a link, `#race=` and base64url, the same for the same round and name:
 * docs/formats.md.
 *
 * @param words the list that the recording names; nothing is read of it where the words come with the round
 * @param name whatever was given as one; '' for none
 * @throws RangeError if `canBeChallenge` says no, or if `writeRecording` throws it
 */
export function challengeFragment(recording: Recording, words: readonly string[], name: string): string {
  const fragment = fragmentOf(recording, words, name);
  if (fragment === null) {
    const { durationMs, wordsPerBatch } = recording.settings;
    throw new RangeError(
      `A link is of 5 to 600 s, 12 words at a time or lines of 10 to 200 characters, at most ${MOST_EVENTS_SENT} events and ${LONGEST_FRAGMENT} characters, got a round of ${durationMs} ms, ${wordsPerBatch} words at a time and ${recording.events.length} events. Ask canBeChallenge first.`,
    );
  }
  return fragment;
}

/**
 * Whether `challengeFragment` makes a link of this: its settings are those that a link may have, and it is not too
 * long, as ten minutes of a key held down are. It takes as long as writing the link.
 *
 * @throws RangeError if `writeRecording` throws it
 */
export function canBeChallenge(recording: Recording, words: readonly string[], name: string): boolean {
  return fragmentOf(recording, words, name) !== null;
}

/**
 * The challenge in the fragment of an address, its `#` included, or what is wrong with it. Takes any text at all, in a
 * time that is bounded, and throws only what `findWords` throws. What it reads, `challengeFragment` writes as the same
 * fragment.
 */
export function readChallenge(fragment: string, findWords: FindWords): ReadChallenge {
  if (fragment.length > LONGEST_FRAGMENT || !fragment.startsWith(CHALLENGE_PREFIX)) return UNREADABLE;
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

/** Null when no link may have these settings or be as long. */
function fragmentOf(recording: Recording, words: readonly string[], name: string): string | null {
  if (!canBeSent(recording.settings, recording.events.length)) return null;
  const out = new ByteWriter();
  out.byte(VERSION);
  out.block(characterToBytes(challengerName(name)));
  out.bytes(writeRecording(recording, words));
  out.uint32(bytesHash(out.written()));
  const fragment = CHALLENGE_PREFIX + toBase64Url(out.written());
  return fragment.length > LONGEST_FRAGMENT ? null : fragment;
}

/** What the hash at the end is of; null when it is of something else, as in a link that was cut or garbled. */
function withoutHash(bytes: Uint8Array): Uint8Array | null {
  const hashed = bytes.subarray(0, -HASH_BYTES);
  const hash = new ByteReader(bytes.subarray(-HASH_BYTES)).uint32();
  return hash === bytesHash(hashed) ? hashed : null;
}
