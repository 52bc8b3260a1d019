// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { LEARNING_KEY, savedLearning, saveLearning } from './savedLearning';

const USUAL = { hasKeyboard: true, waits: true, isOfferAnswered: false };

beforeEach(() => localStorage.clear());

test('what is saved is read again; without it lessons are as usual', () => {
  expect(savedLearning()).toEqual(USUAL);
  const choice = { goalWpm: 55, hasKeyboard: false, waits: false, isOfferAnswered: true };
  expect(saveLearning(choice)).toBe(true);
  expect(savedLearning()).toEqual(choice);
});

test.each([
  'nonsense',
  '7',
  'null',
  '{"version":2,"hasKeyboard":true,"waits":true,"isOfferAnswered":false}',
  '{"version":1,"hasKeyboard":"yes","waits":true,"isOfferAnswered":false}',
  '{"version":1,"goalWpm":4,"hasKeyboard":true,"waits":true,"isOfferAnswered":false}',
  '{"version":1,"goalWpm":40.5,"hasKeyboard":true,"waits":true,"isOfferAnswered":false}',
])('%s is read as nothing, and kept aside when something is saved', (text) => {
  localStorage.setItem(LEARNING_KEY, text);
  expect(savedLearning()).toEqual(USUAL);
  expect(localStorage.getItem(LEARNING_KEY)).toBe(text);
  expect(saveLearning({ ...USUAL, goalWpm: 200 })).toBe(true);
  expect(localStorage.getItem(`${LEARNING_KEY}.aside.1`)).toBe(text);
  expect(savedLearning().goalWpm).toBe(200);
});
