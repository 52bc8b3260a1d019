import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { EXAMPLE, findEnglish, fromHex, recordingHex, toHex } from '../../testing/recordings';
import type { LoggedEvent } from '../round/log';
import { tally } from '../round/score';
import { plainRound, recordingOfPlain } from './plainRound';
import type { Recording } from './recording';
import { readRecording, replayRecording, writeRecording } from './recordingBytes';

/** `blow girl century …`: `bl` and a Space, `girl` with an `s` too much and its space, then a Backspace for both. */
const RECORDING: Recording = {
  ...EXAMPLE,
  settings: { ...EXAMPLE.settings, spaceEndsWord: true },
  events: [
    ...Array.from('bl girls ', (char, index): LoggedEvent => ({ kind: 'typed', char, at: 100 * index })),
    { kind: 'deleted', count: 2, at: 900 },
  ],
};
const FIELDS = ['01 01 1e', '07 09 65 6e 67 6c 69 73 68 2d 31', '09 05 ce 8e a1 e2 0d', '1d 00'];
const RIGHT = 'a0 1f';
const EVENTS = [
  '0a',
  '00',
  RIGHT,
  'a1 1f 01 20',
  RIGHT,
  RIGHT,
  RIGHT,
  RIGHT,
  'a1 1f 01 73',
  RIGHT,
  'a3 1f 02',
];

const read = (...events: readonly string[]) =>
  readRecording(fromHex(recordingHex(FIELDS, events)), findEnglish);

test('a round in which a Space ends the word has the same bytes for ever', () => {
  expect(toHex(writeRecording(RECORDING, ENGLISH_WORDS))).toBe(recordingHex(FIELDS, EVENTS));
  expect(read(...EVENTS)).toMatchObject({ recording: RECORDING });
  const round = replayRecording(RECORDING, ENGLISH_WORDS);
  expect(round && tally(round)).toMatchObject({ total: 7, errors: 1 });
});

describe('such a round is invalid', () => {
  test.each([
    ['with a Space as its first key', ['01', '01 01 20']],
    ['with a Space at the beginning of a word', ['04', '00', 'a1 1f 01 20', 'a1 1f 01 20']],
    ['with more deleted than was typed', ['03', '00', 'a1 1f 01 20', 'a3 1f 03']],
  ])('%s', (_, events) => {
    expect(read(...events)).toEqual({ trouble: 'invalid' });
  });
});

test('in a file it is named and needed, and read as it was', () => {
  const plain = plainRound(RECORDING, { playedAt: '2026-11-21T18:02:11.000Z' });
  expect(plain).toMatchObject({ spaceEndsWord: true, needs: ['spaceEndsWord'] });
  expect(recordingOfPlain(plain)).toEqual(RECORDING);
});
