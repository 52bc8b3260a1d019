import { expect, test } from 'vitest';
import { type KeyboardLayout, LAYOUTS } from './layouts';
import { strokesOf } from './strokes';
import { strokesLeft } from './strokesLeft';

const KOREAN = strokesOf(LAYOUTS.find(({ languages }) => languages.includes('ko')) as KeyboardLayout);

test.each([
  ['', '한다', 'KeyG KeyK KeyS'],
  ['ㅎ', '한다', 'KeyK KeyS'],
  ['하', '한다', 'KeyS'],
  ['한', '한다', 'KeyE KeyK'],
  ['핟', '하다', 'KeyK'],
  ['하다', '하다 좀', 'Space'],
  ['고', '과일', 'KeyK'],
  ['갑', '값이', 'KeyT'],
  ['다', '다', 'Space'],
  ['', '', ''],
  // Wrong so far.
  ['호', '한다', 'KeyG KeyK KeyS'],
  ['´', '한다', 'KeyG KeyK KeyS'],
])('while ‘%s’ is composed, the next strokes of ‘%s’ are: %s', (composed, text, codes) => {
  expect(
    strokesLeft(KOREAN, text, composed)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes);
});
