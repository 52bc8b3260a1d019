import { expect, test } from 'vitest';
import { newBestLine } from './resultLines';

test('a new best tells by how much it is higher, if there was one before', () => {
  expect(newBestLine({}, { figure: 222, before: 214 })).toBe('New highest score: 222 (+8)');
  expect(newBestLine({}, { figure: 222, before: 0 })).toBe('New highest score: 222');
});

test('that of word-count rounds is a speed', () => {
  expect(newBestLine({ wordLimit: 12 }, { figure: 87, before: 84 })).toBe('New highest speed: 87 wpm (+3)');
});
