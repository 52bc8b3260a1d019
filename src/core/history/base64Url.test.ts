import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64Url';

const utf8 = new TextEncoder();

test.each([
  ['', ''],
  ['f', 'Zg'],
  ['fo', 'Zm8'],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg'],
  ['fooba', 'Zm9vYmE'],
  ['foobar', 'Zm9vYmFy'],
])('the text "%s" is "%s", as in RFC 4648, but without padding', (text, encoded) => {
  expect(toBase64Url(utf8.encode(text))).toBe(encoded);
  expect(fromBase64Url(encoded)).toEqual(utf8.encode(text));
});

test('the last two characters of the alphabet are URL-safe', () => {
  expect(toBase64Url(Uint8Array.of(0xfb, 0xff, 0xbf))).toBe('-_-_');
});

test.each([
  ['Zg==', 'is padded'],
  ['Z', 'is less than a byte'],
  ['Zm9vA', 'has a character too many'],
  ['Zh', 'has leftover bits that are not 0'],
  ['Zm9', 'has leftover bits that are not 0'],
  ['+/+/', 'is of the other alphabet'],
  ['Zm 8', 'has white space'],
  ['Zm9v\n', 'ends a line'],
  ['Zm9%76', 'is percent-encoded'],
  ['Zm9\u0456', 'has a letter that only looks like one of them'],
  ['Zm\ud83d\udc4d', 'has a character of two units'],
  ['Zm9\udc4d', 'has half a character'],
])('"%s" is rejected: it %s', (text) => {
  expect(fromBase64Url(text)).toBeNull();
});

test('any bytes come back, and are written as Node writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64Url(text)).toEqual(bytes);
    }),
  );
});

test('any text is rejected, or written as the same text', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.stringMatching(/^[\w-]{0,9}$/));
  fc.assert(
    fc.property(texts, (text) => {
      const bytes = fromBase64Url(text);
      if (bytes) expect(toBase64Url(bytes)).toBe(text);
    }),
  );
});
