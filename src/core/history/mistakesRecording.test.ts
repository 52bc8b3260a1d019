import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { EXAMPLE, findEnglish, fromHex } from '../../testing/recordings';
import type { OnMistake } from '../round/rules';
import { tally } from '../round/score';
import { plainRound, recordingOfPlain } from './plainRound';
import type { Recording } from './recording';
import { inTodaysForm, readRecording, replayRecording, writeRecording } from './recordingBytes';

/** `b`, then `é` and `l` for `l`. */
const events = [
  { kind: 'typed', char: 'b', at: 0 },
  { kind: 'typed', char: 'é', at: 180.5 },
  { kind: 'typed', char: 'l', at: 421.2 },
] as const;
const withRule = (onMistake: OnMistake): Recording => ({
  ...EXAMPLE,
  settings: { ...EXAMPLE.settings, onMistake },
  events,
});
const WAITS = '54 03 01 00 00 00 00 1e b0 ea 01 0c 09 65 6e 67 6c 69 73 68 2d 31 dc 48 47 4e';
const WAITING = `${WAITS} 03 00 b5 38 02 c3 a9 9c 4b`;
const NO_WAY_BACK = `${WAITS.replace('54 03 01', '54 03 02')} 03 00 b5 38 02 c3 a9 9d 4b 01 6c`;

test.each<[OnMistake, string, { total: number; errors: number }]>([
  // The place of `l` has waited for it.
  ['wait', WAITING, { total: 3, errors: 1 }],
  // The `l` is at the place of the `o`.
  ['noWayBack', NO_WAY_BACK, { total: 3, errors: 2 }],
])('a round of %s is read for ever from the bytes it once had', (onMistake, hex, totals) => {
  const recording = withRule(onMistake);
  expect(writeRecording(recording, ENGLISH_WORDS)).toEqual(inTodaysForm(fromHex(hex)));
  expect(readRecording(fromHex(hex), findEnglish)).toMatchObject({ recording });
  const round = replayRecording(recording, ENGLISH_WORDS);
  expect(round && tally(round)).toMatchObject(totals);
});

test('practice may have one, and its bytes of before had words of usual lengths', () => {
  const items = '02 65 6e';
  const hex = WAITS.replace('54 03 01 00', '54 03 01 08').replace('01 0c', `01 0c ${items}`);
  const read = readRecording(fromHex(`${hex} 01 01 01 23`), findEnglish);
  expect(read).toMatchObject({
    recording: { settings: { practice: ['en'], usualLengths: true, onMistake: 'wait' } },
  });
});

describe('a round with a rule for mistakes is invalid', () => {
  test.each([
    ['of the usual rule, which has an older form', WAITING.replace('54 03 01', '54 03 00')],
    ['of an unknown rule', WAITING.replace('54 03 01', '54 03 03')],
    ['without its rule', '54 03'],
    ['with a deletion where there is no way back', `${NO_WAY_BACK} 02`.replace('4e 03', '4e 04')],
    ['with an unknown flag', WAITING.replace('54 03 01 00', '54 03 01 40')],
  ])('%s', (_, hex) => {
    expect(readRecording(fromHex(hex), findEnglish)).toEqual({ trouble: 'invalid' });
  });
});

test('in a file it is named, and read as it was', () => {
  const recording = withRule('noWayBack');
  const plain = plainRound(recording, { playedAt: '2026-11-21T18:02:11.000Z' });
  expect(plain.onMistake).toBe('noWayBack');
  expect(recordingOfPlain(plain)).toEqual(recording);
});
