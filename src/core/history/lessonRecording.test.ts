import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { anyLessonRound } from '../../testing/anyRound';
import {
  EXAMPLE,
  EXAMPLE_OF_LESSON,
  findEnglish,
  fromHex,
  recordingHex,
  toHex,
} from '../../testing/recordings';
import { A_SETUP } from '../../testing/rounds';
import type { RoundSettings } from '../round/rules';
import { tally } from '../round/score';
import { plainRound, recordingOfPlain } from './plainRound';
import { readRecording, recordingOf, replayRecording, writeRecording } from './recordingBytes';

/** The fields of every round, then `eartos`, of which `s` is new and `a` comes more often. */
const FIELDS = [
  '01 01 1e',
  '07 09 65 6e 67 6c 69 73 68 2d 31',
  '09 05 ce 8e a1 e2 0d',
  '1f 0a 65 61 72 74 6f 73 0a 73 0a 61',
];
const LESSON = recordingHex(FIELDS, ['02', '00', 'b4 38']);

test('a lesson is read for ever from the same bytes', () => {
  expect(toHex(writeRecording(EXAMPLE_OF_LESSON, ENGLISH_WORDS))).toBe(LESSON);
  expect(readRecording(fromHex(LESSON), findEnglish)).toMatchObject({ recording: EXAMPLE_OF_LESSON });
});

test('its words are the same for ever', () => {
  const round = replayRecording(EXAMPLE_OF_LESSON, ENGLISH_WORDS);
  expect(round?.expected).toBe('rest to roar seat store start or rate area tree test sets');
  expect(round && tally(round)).toMatchObject({ total: 2, errors: 0 });
});

test.each<[string, Partial<RoundSettings>]>([
  ['without letters', { lesson: ['', '', ''] }],
  ['with a letter twice', { lesson: ['ee', '', ''] }],
  ['whose new letter it does not have', { lesson: ['ea', 't', ''] }],
  ['with half of a character, which would come back as another one', { lesson: ['ea\ud83d', '', ''] }],
  ['with a line feed, which would come back as an end', { lesson: ['ea\n', '', ''] }],
  ['with capitals', { lesson: ['ea', '', ''], capitals: true }],
  ['with numbers', { lesson: ['ea', '', ''], numbers: true }],
  ['of lines', { lesson: ['ea', '', ''], columns: 40 }],
  ['that is practice, too', { lesson: ['ea', '', ''], practice: ['en'] }],
])('a recording of a lesson %s is not written', (_, settings) => {
  const recording = { ...EXAMPLE, settings: { ...EXAMPLE.settings, ...settings } };
  expect(replayRecording(recording, ENGLISH_WORDS)).toBeNull();
  expect(() => writeRecording(recording, ENGLISH_WORDS)).toThrow('one finished round');
});

describe('any lesson', () => {
  const durationMs = fc.integer({ min: 1000, max: 600_000 });

  test('comes back from its bytes and from its human-readable form, with its words', () => {
    fc.assert(
      fc.property(anyLessonRound(durationMs), (round) => {
        const recording = recordingOf(round);
        const read = readRecording(writeRecording(recording, A_SETUP.words), () => A_SETUP.words);
        expect(read).toMatchObject({ recording, round: { expected: round.expected } });
        const plain = plainRound(recording, { playedAt: '2026-11-21T18:02:11.000Z' });
        expect(plain.needs).toContain('lesson');
        expect(recordingOfPlain(JSON.parse(JSON.stringify(plain)))).toEqual(recording);
      }),
    );
  });
});
