import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { EXAMPLE, earlierHex, findEnglish, fromHex, recordingHex, toHex } from '../../testing/recordings';
import type { LoggedEvent } from '../round/log';
import { beginRound } from '../round/round';
import { STANDARD_ROUND } from '../round/rules';
import type { Recording } from './recording';
import { inTodaysForm, type RecordingTrouble, readRecording, writeRecording } from './recordingBytes';

describe('bytes that are not a round are rejected with a reason', () => {
  test.each<[string, RecordingTrouble, string]>([
    ['no bytes', 'notARecording', ''],
    ['a picture', 'notARecording', '89 50 4e 47'],
    ['a version that never existed', 'notARecording', earlierHex({ version: '00' })],
    ['a future version', 'newer', '54 05'],
    ['a usual round in the form of practice', 'invalid', earlierHex({ version: '02' })],
    [
      'a round as previews wrote it, before version 1',
      'notARecording',
      earlierHex({ firstByte: '1e', flags: '' }).replace('  ', ' '),
    ],
    ['the highest possible version', 'newer', earlierHex({ version: 'ff' })],
    [
      'a list that is not loaded yet',
      'wordsNotLoaded',
      earlierHex({ wordList: '08 66 72 65 6e 63 68 2d 31' }),
    ],
    ['another list', 'unknownWords', earlierHex({ wordList: '09 65 6e 67 6c 69 73 68 2d 32' })],
    ['other words under the same name', 'otherWords', earlierHex({ wordsHash: '00 00 00 00' })],
    ['the first byte alone', 'invalid', '54'],
    ['a header and no events', 'invalid', earlierHex({}, [])],
    ['a round in which nothing was typed', 'invalid', withEvents('00')],
    ['the last byte missing', 'invalid', earlierHex().slice(0, -3)],
    ['a byte too many', 'invalid', `${earlierHex()} 00`],
    ['a list without a name', 'invalid', withHeader({ wordList: '00' })],
    ['a list named in capitals', 'invalid', withHeader({ wordList: '01 41' })],
    [
      'a list with a name too long',
      'invalid',
      withHeader({ wordList: `29 ${Array(41).fill('61').join(' ')}` }),
    ],
    ['a round of less than a second', 'invalid', withHeader({ durationMs: 'e7 07' })],
    ['a round of more than an hour', 'invalid', withHeader({ durationMs: '81 dd db 01' })],
    ['no words at a time', 'invalid', withHeader({ wordsPerBatch: '00' })],
    ['more than 200 words at a time', 'invalid', withHeader({ wordsPerBatch: 'c9 01' })],
    ['a number in more bytes than it needs', 'invalid', withHeader({ wordsPerBatch: '8c 00' })],
    ['more than 200,000 events', 'invalid', withEvents('c1 9a 0c', '00')],
    ['more events than bytes', 'invalid', withEvents('c0 9a 0c', '00')],
    ['more events than there are numbers for', 'invalid', withEvents('ff ff ff ff ff ff ff 01', '00')],
    ['a first character after the start', 'invalid', withEvents('01', '04')],
    ['a first event that deletes', 'invalid', withEvents('01', '02')],
    ['a deletion of more than was typed', 'invalid', withEvents('02', '00', '03 02')],
    ['one deleted character, written as several', 'invalid', withEvents('02', '00', '03 01')],
    ['several deleted characters that are none', 'invalid', withEvents('02', '00', '03 00')],
    ['the expected character, written as another', 'invalid', withEvents('01', '01 01 62')],
    ['a character without bytes', 'invalid', withEvents('01', '01 00')],
    ['a character of 65 bytes', 'invalid', withEvents('01', `01 41 ${Array(65).fill('78').join(' ')}`)],
    ['a character that is no UTF-8', 'invalid', withEvents('01', '01 01 ff')],
    ['a character in more bytes of UTF-8 than it needs', 'invalid', withEvents('01', '01 02 c1 a1')],
    ['half a surrogate pair', 'invalid', withEvents('01', '01 03 ed a0 80')],
    ['an event after the deadline', 'invalid', withEvents('02', '00', '84 9f 49')],
    ['an event long after the deadline', 'invalid', withEvents('02', '00', 'fc ff ff ff 7f')],
  ])('%s: rejected as %s', (_, trouble, hex) => {
    expect(readHex(hex)).toEqual({ trouble });
  });

  test('a round has at most 200,000 events', () => {
    const events = Array.from({ length: 200_000 }, (_, i): LoggedEvent => {
      return i % 2 === 0 ? { kind: 'typed', char: 'b', at: 0 } : { kind: 'deleted', count: 1, at: 0 };
    });
    const bytes = writeRecording({ ...EXAMPLE, events }, ENGLISH_WORDS);
    expect('round' in readRecording(bytes, findEnglish)).toBe(true);

    const oneMore = Uint8Array.from([...bytes, 0]);
    const countAt = fromHex(recordingHex(undefined, [])).length;
    oneMore[countAt] = (oneMore[countAt] ?? 0) + 1;
    expect(readRecording(oneMore, findEnglish)).toEqual({ trouble: 'invalid' });
  });

  test('a list that is too short for the words per batch is rejected', () => {
    const words = ['go', 'on', 'up'];
    const settings = { ...STANDARD_ROUND, wordsPerBatch: 1 };
    const char = beginRound({ seed: 30, settings, wordList: 'short-1', words }).expected.charAt(0);
    const recording: Recording = { ...EXAMPLE, settings, events: [{ kind: 'typed', char, at: 0 }] };
    const bytes = toHex(writeRecording(recording, words));
    expect('round' in readRecording(fromHex(bytes), () => words)).toBe(true);
    const twoAtOnce = fromHex(bytes.replace('05 01 01', '05 01 02'));
    expect(readRecording(twoAtOnce, () => words)).toEqual({ trouble: 'invalid' });
  });

  test.each([
    ['a character of 64 bytes', withEvents('01', `01 40 ${Array(64).fill('78').join(' ')}`)],
    ['a byte order mark, typed as a character', withEvents('01', '01 03 ef bb bf')],
    ['a key on the deadline itself', withEvents('02', '00', '80 9f 49')],
    ['a round of a second', withHeader({ durationMs: 'e8 07' })],
    ['a round of an hour', withHeader({ durationMs: '80 dd db 01' })],
  ])('%s is read, and written in the form of today', (_, hex) => {
    const read = readHex(hex);
    if ('trouble' in read) throw new Error(read.trouble);
    expect(writeRecording(read.recording, ENGLISH_WORDS)).toEqual(inTodaysForm(fromHex(hex)));
  });
});

/** The example with these events, given in hex: their number comes first. */
function withEvents(...events: readonly string[]): string {
  return earlierHex({}, events);
}

/** The example with one part of its header replaced, and with one mistake. */
function withHeader(part: Parameters<typeof earlierHex>[0]): string {
  return earlierHex(part, ['01', '01 01 23']);
}

function readHex(hex: string): ReturnType<typeof readRecording> {
  return readRecording(fromHex(hex), findEnglish);
}
