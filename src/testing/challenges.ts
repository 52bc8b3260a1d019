import fc from 'fast-check';
import { fromBase64Url, toBase64Url } from '../core/history/base64Url';
import { ByteWriter } from '../core/history/byteWriter';
import type { Recording } from '../core/history/recording';
import { recordingOf } from '../core/history/recordingBytes';
import { CHALLENGE_PREFIX, challengeFragment } from '../core/race/challengeLink';
import { STANDARD_ROUND } from '../core/round/rules';
import { bytesHash } from '../core/words/textHash';
import {
  anyCustomTextRound,
  anyLessonRound,
  anyMistakeRule,
  anyPracticeRound,
  anyRound,
  anyWordLimit,
} from './anyRound';

/** The fragment of a link with this round. @throws Error if a link cannot have it */
export function aChallengeFragment(recording: Recording, words: readonly string[], name: string): string {
  const fragment = challengeFragment(recording, words, name);
  if (fragment === null) throw new Error('A link cannot have this round.');
  return fragment;
}

/** The example of docs/formats.md: the round of `EXAMPLE`, sent by Zoë. */
export const EXAMPLE_FRAGMENT = '#race=AQRab8OrVAQBAR4HCWVuZ2xpc2gtMQkFzo6h4g0ABgC1OALDqZ5LvCt826QCA1N0H-Q';

/** The same link as it was before recordings had fields. */
export const EARLIER_FRAGMENT = '#race=AQRab8OrVAEAAAAAHrDqAQwJZW5nbGlzaC0x3EhHTgYAtTgCw6meS7wrfNukAgNbLtFS';

const sentMs = fc.oneof(fc.constantFrom(30_000, 5000, 600_000), fc.integer({ min: 5000, max: 600_000 }));

/** Any round that a link may have, over the words of `A_SETUP` or over a custom text. */
export const anySentRecording: fc.Arbitrary<Recording> = fc
  .oneof(
    {
      weight: 3,
      arbitrary: anyRound({
        durationMs: sentMs,
        wordsPerBatch: fc.constant(STANDARD_ROUND.wordsPerBatch),
        capitals: fc.constant(true),
        numbers: fc.constant(true),
        byEar: fc.constant(true),
        wordLimit: anyWordLimit,
        onMistake: anyMistakeRule,
        spaceEndsWord: fc.constant(true),
      }),
    },
    { weight: 1, arbitrary: anyCustomTextRound(sentMs) },
    { weight: 1, arbitrary: anyPracticeRound(sentMs) },
    { weight: 1, arbitrary: anyLessonRound(sentMs) },
  )
  .map((round) => recordingOf(round));

/** Any text, with halves of surrogate pairs, combining marks and invisible characters. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(' ', '\n', '\t', '\u0301', '\u0323', '\u200b', '\u200d', '\u202e', '\ufe0f', '\ufeff'),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

/** A fragment of these bytes, with a correct hash. */
export function hashedFragment(bytes: Iterable<number>): string {
  const out = new ByteWriter();
  for (const byte of bytes) out.byte(byte);
  out.uint32(bytesHash(out.written()));
  return CHALLENGE_PREFIX + toBase64Url(out.written());
}

/** The bytes in a fragment, without the hash: the inverse of `hashedFragment`. */
export function bytesInFragment(fragment: string): number[] {
  return Array.from(fromBase64Url(fragment.slice(CHALLENGE_PREFIX.length)) ?? []).slice(0, -4);
}
