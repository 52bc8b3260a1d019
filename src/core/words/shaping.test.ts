import { expect, test } from 'vitest';
import { A_SETUP } from '../../testing/rounds';
import { CUSTOM_TEXT } from '../round/rules';
import { setupOf } from './setup';
import { areSetAlike, shapingOf } from './shaping';

const ofText = (text: string) =>
  shapingOf(setupOf({ ...A_SETUP, wordList: CUSTOM_TEXT, words: text.split(' ') }));

test.each(['word list', 'Größe', 'λόγος', 'слово', 'nghĩa'])('%s is set letter by letter', (text) => {
  expect(ofText(text)).toBeNull();
});

test('words of a list are set whole, in their language and the way it is read', () => {
  const words = ['שלום', 'תודה'];
  const setup = setupOf({ ...A_SETUP, wordList: 'hebrew-common-1', words });
  expect(shapingOf(setup)).toEqual({ lang: 'he', dir: 'rtl', advanceEm: 0.5 });
  expect(ofText('שלום')).toMatchObject({ lang: '', dir: 'rtl' });
});

test('a text of several scripts is read the way of most of its letters, which are as wide as both in the mean', () => {
  expect(ofText('שלום לכולם word')).toMatchObject({ dir: 'rtl' });
  expect(ofText('some English words, and שלום')).toMatchObject({ dir: 'ltr' });
  // Four letters of 0.5 em and four of 0.6 em.
  expect(ofText('שלום word')?.advanceEm).toBe(0.55);
});

test('words are set alike in the same language, direction and width', () => {
  const [one, other] = [ofText('שלום'), ofText('תודה')];
  expect(areSetAlike(one, other)).toBe(true);
  expect(areSetAlike(one, ofText('שלום word'))).toBe(false);
  expect(areSetAlike(one, null)).toBe(false);
  expect(areSetAlike(null, null)).toBe(true);
});
