import { expect, test } from 'vitest';
import { aWordCountSetup } from '../../testing/playedRounds';
import { A_SETUP } from '../../testing/rounds';
import { newBestLine } from './resultLines';

test('a new best tells by how much it is higher, if there was one before', () => {
  expect(newBestLine(A_SETUP, { figure: 222, before: 214 })).toBe('New highest score: 222 (+8)');
  expect(newBestLine(A_SETUP, { figure: 222, before: 0 })).toBe('New highest score: 222');
});

test('that of word-count rounds is a speed', () => {
  expect(newBestLine(aWordCountSetup(), { figure: 87, before: 84 })).toBe('New highest speed: 87 wpm (+3)');
});

test('that of Korean ones is in strokes', () => {
  const setup = { ...aWordCountSetup(), wordList: 'korean-common-1' };
  expect(newBestLine(setup, { figure: 312, before: 300 })).toBe('New highest speed: 312 strokes/min (+12)');
});
