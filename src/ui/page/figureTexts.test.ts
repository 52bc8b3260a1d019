import { i18n } from '@lingui/core';
import { expect, onTestFinished, test } from 'vitest';
import { speedUnitOf, WPM } from '../../core/words/speedUnit';
import { accuracyText, formatCount, formatNumber, percent, speedText } from './figureTexts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [20_000, '20,000'],
  [1_234_567, '1,234,567'],
])('%d is written as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('a speed is told in the unit of its words, rounded in that', () => {
  expect(speedText(30.04, WPM)).toBe('30 wpm');
  expect(speedText(30.04, speedUnitOf('korean-common-1'))).toBe('309 strokes/min');
});

test('numbers are written by the language of the page', () => {
  onTestFinished(() => i18n.activate('en'));
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect(formatCount(20_000)).toBe('20.000');
  expect(formatNumber(1234.56, 1)).toBe('1234,6');
  expect(percent(0.966)).toBe('97\u00a0%');
});

test.each([
  [0, '0%'],
  [96.5, '97%'],
  [98.9, '99%'],
  [99.5, '99%'],
  [99.99, '99%'],
  [100, '100%'],
])('an accuracy of %d reads %s', (accuracyPercent, text) => {
  expect(accuracyText(accuracyPercent)).toBe(text);
});

test.each([
  [0, '0%'],
  [0.966, '97%'],
  [2 / 3, '67%'],
  [1, '100%'],
])('%d reads %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
