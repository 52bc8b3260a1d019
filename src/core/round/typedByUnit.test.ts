import { describe, expect, test } from 'vitest';
import { A_SETUP, START_MS, shown } from '../../testing/rounds';
import { setupOf } from '../words/setup';
import { act } from './action';
import { eventsOf } from './log';
import { beginRound, type Round } from './round';
import { tally } from './score';
import { isTypedByUnit } from './typedByUnit';

test.each([
  ['Hindi', ['क्षमा', 'मन'], true],
  ['Bengali', ['বড়'], true],
  ['Thai', ['น้ำ'], true],
  ['Persian, with a non-joiner', ['می\u200cخواهم'], true],
  ['Arabic', ['السلام'], true],
  ['Hebrew', ['שלום'], false],
  ['Korean', ['하다'], false],
  ['Vietnamese', ['nghĩa', 'được'], false],
  ['Greek', ['ᾧ', 'λόγος'], false],
  ['Cyrillic', ['йод', 'ґанок'], false],
  ['English', ['word'], false],
])('words of %s are typed by units: %s', (_language, words, isByUnit) => {
  expect(isTypedByUnit(setupOf({ ...A_SETUP, wordList: 'made-up', words }))).toBe(isByUnit);
});

/** A round in which these words come next, of a list whose letters have marks. */
function roundOf(expected: string, settings = A_SETUP.settings): Round {
  const setup = { ...A_SETUP, settings, characters: expected };
  return { ...beginRound(setup), expected: expected.normalize() };
}

const typing = (round: Round, chars: readonly string[]): Round =>
  chars.reduce((before, char, i) => act(before, { kind: 'typed', char, at: START_MS + 10 * (i + 1) }), round);
const typedOf = ({ typed }: Round): readonly string[] => typed;

describe('in words that are typed by units', () => {
  test.each([
    ['Hindi', 'क्षमा कर'],
    ['Hindi with a dot below, which NFC keeps apart', 'ज़रूरत है'],
    ['Bengali, whose ড় and য় NFC keeps apart', 'বড় যায় তো'],
    ['Tamil', 'கொண்டு செய்'],
    ['Thai, with two marks on a letter', 'น้ำที่ ก็'],
    ['Persian', 'می\u200cخواهم نه'],
  ])('each is right alone: %s', (_language, expected) => {
    const units = Array.from(expected.normalize()).slice(0, -1);
    const round = typing(roundOf(expected), units);
    expect(tally(round)).toMatchObject({ total: units.length, errors: 0 });
    expect(typedOf(round)).toEqual(units);
  });

  test('a wrong mark is one mistake, at its own place, and Backspace takes back the mark alone', () => {
    const wrong = typing(roundOf('हिन्दी है'), ['ह', 'ी', 'न']);
    expect(tally(wrong)).toMatchObject({ total: 3, errors: 1 });
    const back = act(act(wrong, { kind: 'deleted', unit: 'character', at: START_MS + 50 }), {
      kind: 'deleted',
      unit: 'character',
      at: START_MS + 60,
    });
    expect(typedOf(back)).toEqual(['ह']);
    expect(tally(back).errors).toBe(0);
  });

  test.each([
    ['Bengali', 'কোন', ['ক', '\u09c7', '\u09be', 'ন'], ['ক', '\u09cb', 'ন']],
    ['Tamil', 'கொடு', ['க', '\u0bc6', '\u0bbe', 'ட'], ['க', '\u0bca', 'ட']],
    ['Arabic', 'آخر', ['ا', '\u0653', 'خ'], ['آ', 'خ']],
  ])('two that NFC makes one letter of are that letter: %s', (_language, expected, chars, letters) => {
    const round = typing(roundOf(`${expected} ${expected}`), chars);
    expect(typedOf(round)).toEqual(letters);
    expect(tally(round)).toMatchObject({ total: letters.length, errors: 0 });
    expect(eventsOf(round.log).map((event) => event.kind === 'typed' && event.char)).toEqual(letters);
  });

  test('the same where a mistake waits for the right key', () => {
    const round = typing(roundOf('কোন কোন', { ...A_SETUP.settings, onMistake: 'wait' }), [
      'ক',
      '\u09c7',
      '\u09be',
      'ন',
    ]);
    expect(typedOf(round)).toEqual(['ক', '\u09cb', 'ন']);
    expect(tally(round)).toMatchObject({ total: 3, errors: 0 });
  });

  test('a mark after a Space or as the first key is a character, too', () => {
    const round = typing(roundOf('क का'), ['\u093e', ' ', '\u093e']);
    expect(typedOf(round)).toEqual(['\u093e', ' ', '\u093e']);
  });
});

test('in other words a mark still joins the letter before it', () => {
  const round = { ...beginRound(A_SETUP), expected: 'vậy a' };
  expect(shown(typing(round, ['v', 'a', '\u0323', '\u0302', 'y']))).toBe('vậy| a · 30s');
});
