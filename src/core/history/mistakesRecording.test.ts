import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { EXAMPLE, EXAMPLE_OF_USUAL_LENGTHS, findEnglish, fromHex, toHex } from '../../testing/recordings';
import type { OnMistake } from '../round/rules';
import { tally } from '../round/score';
import { plainRound, recordingOfPlain } from './plainRound';
import type { Recording } from './recording';
import { readRecording, replayRecording, writeRecording } from './recordingBytes';

/** `b`, then `é` and `l` for `l`. */
const events = [
  { kind: 'typed', char: 'b', at: 0 },
  { kind: 'typed', char: 'é', at: 180.5 },
  { kind: 'typed', char: 'l', at: 421.2 },
] as const;
const withRule = (onMistake: OnMistake, of: Recording = EXAMPLE): Recording => ({
  ...of,
  settings: { ...of.settings, onMistake },
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
])('a round of %s has these bytes for ever, and they are read as that round', (onMistake, hex, totals) => {
  const recording = withRule(onMistake);
  expect(toHex(writeRecording(recording, ENGLISH_WORDS))).toBe(hex);
  expect(readRecording(fromHex(hex), findEnglish)).toMatchObject({ recording });
  const round = replayRecording(recording, ENGLISH_WORDS);
  expect(round && tally(round)).toMatchObject(totals);
});

test('practice of it has words of usual lengths; with the shortest words it is not written', () => {
  const recording = withRule('wait', EXAMPLE_OF_USUAL_LENGTHS);
  const [char = ''] = replayRecording({ ...EXAMPLE_OF_USUAL_LENGTHS }, ENGLISH_WORDS)?.expected ?? '';
  const played = { ...recording, events: [{ kind: 'typed', char, at: 0 }] } as const;
  const bytes = writeRecording(played, ENGLISH_WORDS);
  expect(toHex(bytes).startsWith('54 03 01 ')).toBe(true);
  expect(readRecording(bytes, findEnglish)).toMatchObject({ recording: played });
  const { usualLengths: _, ...settings } = played.settings;
  expect(() => writeRecording({ ...played, settings }, ENGLISH_WORDS)).toThrow();
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
