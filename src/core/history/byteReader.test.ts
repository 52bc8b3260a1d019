import { expect, test } from 'vitest';
import { ByteReader } from './byteReader';
import { ByteWriter } from './byteWriter';

const LARGEST = 2 ** 35 - 1;

test.each([
  [0, '00'],
  [127, '7f'],
  [128, '80 01'],
  [16_383, 'ff 7f'],
  [16_384, '80 80 01'],
  [2 ** 32, '80 80 80 80 10'],
  [LARGEST, 'ff ff ff ff 7f'],
])('the number %d takes the bytes %s', (value, hex) => {
  const out = new ByteWriter();
  out.varint(value);
  expect(toHex(out.written())).toBe(hex);
  const from = reader(hex);
  expect(from.varint()).toBe(value);
  expect(from.isAtEnd).toBe(true);
});

test.each([
  ['', 'is missing'],
  ['80', 'is cut short'],
  ['80 00', 'takes more bytes than it needs'],
  ['80 80 80 80 80 01', 'is too large'],
])('the bytes "%s" are not a number, which %s', (hex) => {
  expect(reader(hex).varint()).toBeNull();
});

test('four bytes are a number, the highest byte first', () => {
  const out = new ByteWriter();
  out.uint32(0xfedcba98);
  expect(toHex(out.written())).toBe('fe dc ba 98');
  expect(reader('fe dc ba 98').uint32()).toBe(0xfedcba98);
  expect(reader('fe dc ba').uint32()).toBeNull();
});

test('a block is written with its length', () => {
  const out = new ByteWriter();
  out.block([7, 8]);
  expect(toHex(out.written())).toBe('02 07 08');
  expect(reader('02 07 08').block()).toEqual(Uint8Array.of(7, 8));
  expect(reader('00').block()).toEqual(new Uint8Array());
  expect(reader('03 07 08').block()).toBeNull();
  expect(reader('').block()).toBeNull();
});

test('the rest is read to the end', () => {
  const from = reader('07 08 09');
  from.byte();
  expect(from.rest()).toEqual(Uint8Array.of(8, 9));
  expect(from.isAtEnd).toBe(true);
  expect(from.rest()).toEqual(new Uint8Array());
});

function reader(hex: string): ByteReader {
  return new ByteReader(
    Uint8Array.from(hex === '' ? [] : hex.split(' '), (byte) => Number.parseInt(byte, 16)),
  );
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
}
