import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import {
  aChallengeFragment,
  bytesInFragment,
  EARLIER_FRAGMENT,
  EXAMPLE_FRAGMENT,
  hashedFragment,
} from '../../testing/challenges';
import { EXAMPLE, findEnglish, fromHex, recordingHex, toHex } from '../../testing/recordings';
import { aTypistsRound } from '../../testing/typistsRound';
import type { Recording } from '../history/recording';
import { recordingOf, replayRecording, writeRecording } from '../history/recordingBytes';
import { challengeFragment, readChallenge } from './challengeLink';

const VERSION_AND_NAME = '01 04 5a 6f c3 ab';

describe('a round as a link', () => {
  test('the example in the docs has this fragment and these bytes', () => {
    expect(challengeFragment(EXAMPLE, ENGLISH_WORDS, 'Zoë')).toBe(EXAMPLE_FRAGMENT);
    expect(toHex(Uint8Array.from(bytesInFragment(EXAMPLE_FRAGMENT)))).toBe(
      `${VERSION_AND_NAME} ${recordingHex()}`,
    );
  });

  test('the docs print this fragment', () => {
    expect(readFileSync('docs/formats.md', 'utf8')).toContain(`\n${EXAMPLE_FRAGMENT}\n`);
  });

  test('this fragment is the round of the example, played to its end, and its sender', () => {
    expect(readChallenge(EXAMPLE_FRAGMENT, findEnglish)).toEqual({
      challenge: { name: 'Zoë', recording: EXAMPLE, round: replayRecording(EXAMPLE, ENGLISH_WORDS) },
    });
  });

  test('the fragment that it had before recordings had fields is read for ever', () => {
    expect(readChallenge(EARLIER_FRAGMENT, findEnglish)).toEqual(
      readChallenge(EXAMPLE_FRAGMENT, findEnglish),
    );
  });

  test('the name is optional, and it is cleaned', () => {
    const nobody = aChallengeFragment(EXAMPLE, ENGLISH_WORDS, '');
    expect(readChallenge(nobody, findEnglish)).toMatchObject({ challenge: { name: '' } });
    expect(challengeFragment(EXAMPLE, ENGLISH_WORDS, ' \u202eZoe\u0308\n')).toBe(EXAMPLE_FRAGMENT);
  });

  test.each([
    [60, 150, 700],
    [150, 375, 1600],
  ])(
    'a round at %d words a minute has %d keys and makes a link of no more than %3$d characters',
    (_, keys, most) => {
      const address = 'https://typing.example/somewhere/thirty/';
      const recording = recordingOf(aTypistsRound(keys));
      const fragment = aChallengeFragment(recording, ENGLISH_WORDS, '👍'.repeat(20));
      expect(address).toHaveLength(40);
      expect(`${address}${fragment}`.length).toBeLessThanOrEqual(most);
      expect(readChallenge(fragment, findEnglish)).toMatchObject({ challenge: { recording } });
    },
  );
});

describe('a link that is too long', () => {
  const LONGEST = 32_768;

  test('is rejected by its length, without decoding it', () => {
    const onlyItsLength = {
      length: 1_000_000,
      startsWith: () => expect.unreachable(),
      slice: () => expect.unreachable(),
    };
    const read = readChallenge(onlyItsLength as unknown as string, findEnglish);
    expect(read).toEqual({ trouble: 'unreadable' });
    expect(readChallenge(`#race=${'A'.repeat(1_000_000)}`, findEnglish)).toEqual({ trouble: 'unreadable' });
  });

  test('has more than 32,768 characters, even if it is otherwise valid', () => {
    const [longest, tooLong] = [aRecordingOf(24_539), aRecordingOf(24_540)];
    const fragment = aChallengeFragment(longest, ENGLISH_WORDS, '');
    expect(fragment).toHaveLength(LONGEST);
    expect(readChallenge(fragment, findEnglish)).toMatchObject({ challenge: { recording: longest } });

    const right = hashedFragment([1, 0, ...writeRecording(tooLong, ENGLISH_WORDS)]);
    expect(right).toHaveLength(LONGEST + 1);
    expect(readChallenge(right, findEnglish)).toEqual({ trouble: 'unreadable' });
    expect(challengeFragment(tooLong, ENGLISH_WORDS, '')).toBeNull();
  });

  test('has more than 12,000 events: no list is looked up and nothing is replayed', () => {
    // Each event takes one byte: the expected character at 0 ms.
    const most = hashedFragment(
      fromHex(`01 00 ${recordingHex(undefined, ['e0 5d', ...Array(12_000).fill('00')])}`),
    );
    const tooMany = hashedFragment(
      fromHex(`01 00 ${recordingHex(undefined, ['e1 5d', ...Array(12_001).fill('00')])}`),
    );
    const read = readChallenge(most, findEnglish);
    if ('trouble' in read) throw new Error(read.trouble);
    expect(read.challenge.recording.events).toHaveLength(12_000);
    expect(readChallenge(tooMany, () => expect.unreachable())).toEqual({ trouble: 'unreadable' });

    const { events } = read.challenge.recording;
    const oneMore = { ...EXAMPLE, events: [...events, { kind: 'deleted', count: 1, at: 0 } as const] };
    expect(challengeFragment({ ...EXAMPLE, events }, ENGLISH_WORDS, '')).toBe(most);
    expect(challengeFragment(oneMore, ENGLISH_WORDS, '')).toBeNull();
  });

  /** A recording whose events take exactly this many bytes: keys of 64 bytes each, and one for the rest. */
  function aRecordingOf(bytes: number): Recording {
    const whole = Math.floor(bytes / 66);
    const lengths = [...Array<number>(whole).fill(64), bytes - whole * 66 - 2];
    return {
      ...EXAMPLE,
      events: lengths.map((length) => ({ kind: 'typed', char: '#'.repeat(length), at: 0 })),
    };
  }
});

describe('what cannot be a link', () => {
  test.each([
    ['a round of less than 5 s', { durationMs: 4999, wordsPerBatch: 12 }],
    ['a round of more than 10 min', { durationMs: 600_001, wordsPerBatch: 12 }],
    ['a round of half a ms', { durationMs: 30_000.5, wordsPerBatch: 12 }],
    ['a round with another number of words per batch', { durationMs: 30_000, wordsPerBatch: 13 }],
  ])('%s is not written', (_, settings) => {
    const recording = { ...EXAMPLE, settings };
    expect(challengeFragment(recording, ENGLISH_WORDS, '')).toBeNull();
  });

  test('a recording that cannot have been played is not written', () => {
    expect(() => challengeFragment({ ...EXAMPLE, events: [] }, ENGLISH_WORDS, '')).toThrow(
      'one finished round',
    );
  });
});
