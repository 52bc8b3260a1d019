import { expect, test } from 'vitest';
import { commonSpeedUnit, speedIn, speedUnitOf, WPM } from './speedUnit';

test.each([
  ['english-1', 'wpm', 60],
  ['thai-200-1', 'wpm', 60],
  ['own', 'wpm', 60],
  ['korean-common-1', 'strokes', 618],
  ['korean-200-7', 'strokes', 618],
])('60 wpm of %s are, in %s: %d', (wordList, name, speed) => {
  const unit = speedUnitOf(wordList);
  expect(unit.name).toBe(name);
  expect(speedIn(unit, 60)).toBeCloseTo(speed, 9);
});

test('several rounds are told in their unit, and in wpm if they have more than one', () => {
  const korean = speedUnitOf('korean-common-1');
  expect(commonSpeedUnit([])).toBe(WPM);
  expect(commonSpeedUnit(['korean-common-1', 'korean-200-1'])).toBe(korean);
  expect(commonSpeedUnit(['korean-common-1', 'english-1'])).toBe(WPM);
});
