import { expect, test } from 'vitest';
import { readText } from './textFile';

test.each([
  ['UTF-8', [0x61, 0xc3, 0xa9]],
  ['UTF-16, little-endian', [0xff, 0xfe, 0x61, 0, 0xe9, 0]],
  ['UTF-16, big-endian', [0xfe, 0xff, 0, 0x61, 0, 0xe9]],
  ['Windows-1252', [0x61, 0xe9]],
])('a file in %s is read', async (_, bytes) => {
  expect(await readText(new Blob([new Uint8Array(bytes)]))).toEqual({ text: 'aé' });
});

test('a text of 1 MB is read, a larger one is not', async () => {
  expect(await readText('a'.repeat(1_000_000))).toEqual({ text: 'a'.repeat(1_000_000) });
  expect(await readText('a'.repeat(1_000_001))).toBe('tooLarge');
});
