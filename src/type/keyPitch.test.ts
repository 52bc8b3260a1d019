import { expect, test } from 'vitest';
import { keyPitch } from './keyPitch';

const LETTERS = { columns: 10, rows: 4 };
const ALL = { columns: 15, rows: 5 };

test('keys grow with the window, up to a size', () => {
  const sizes = [720, 800, 1080].map((height) => keyPitch(LETTERS, { width: 1920, height }));
  expect(sizes.map((pitch) => pitch?.heightCssPx)).toEqual([45, 50, 56]);
  expect(sizes.map((pitch) => pitch?.widthCssPx)).toEqual([51, 56, 63]);
});

test('more rows are lower ones, and more columns narrower ones, so that all of them stay in the window', () => {
  expect(keyPitch(ALL, { width: 1280, height: 640 })).toEqual({ widthCssPx: 39, heightCssPx: 34 });
  expect(keyPitch(ALL, { width: 640, height: 1000 })).toEqual({ widthCssPx: 40, heightCssPx: 55 });
});

test('beside the keys is the margin of the words', () => {
  // 15 keys of 44 px fit in 660 px, with 16 px on each side.
  expect(keyPitch(ALL, { width: 660 + 32, height: 800 })?.widthCssPx).toBe(44);
  expect(keyPitch(ALL, { width: 660 + 31, height: 800 })?.widthCssPx).toBe(43);
});

test('below 600 px of height, and on a phone, there is no room', () => {
  expect(keyPitch(LETTERS, { width: 1280, height: 600 })).not.toBeNull();
  expect(keyPitch(LETTERS, { width: 1280, height: 599 })).toBeNull();
  expect(keyPitch(LETTERS, { width: 390, height: 844 })).toBeNull();
});
