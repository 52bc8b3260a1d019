import { expect, test } from 'vitest';
import { CUSTOM_TEXT, WORD_COUNT_DEADLINE_MS } from '../../core/round/rules';
import { aListedRound } from '../../testing/listedRounds';
import { type CourseScope, countsForCourse } from './countsForCourse';

const ENGLISH: CourseScope = { lang: undefined, layout: 'qwerty', isUsualLayout: true };
const PLAYED_AT = 1000;

type About = Partial<Parameters<typeof countsForCourse>[0]> & {
  readonly of?: Partial<Parameters<typeof countsForCourse>[0]['summary']>;
};

function counts({ of = {}, ...about }: About, scope = ENGLISH, nowMs = PLAYED_AT): boolean {
  const { summary } = aListedRound({});
  return countsForCourse({ playedAt: PLAYED_AT, ...about, summary: { ...summary, ...of } }, scope, nowMs);
}

test('usual rounds, practice and lessons count alike', () => {
  expect(counts({})).toBe(true);
  expect(counts({ of: { practice: ['en'] } })).toBe(true);
  expect(counts({ of: { lesson: ['eartoslp', 'ea', ''] } })).toBe(true);
});

test('what is of another language does not, nor a text of one’s own', () => {
  expect(counts({ of: { wordList: 'english-200-1' } })).toBe(true);
  expect(counts({ of: { wordList: 'german-1' } })).toBe(false);
  expect(counts({ of: { wordList: CUSTOM_TEXT } })).toBe(false);
});

test('by ear only lessons do', () => {
  expect(counts({ of: { byEar: true } })).toBe(false);
  expect(counts({ of: { byEar: true, lesson: ['eartoslp', 'ea', ''] } })).toBe(true);
});

test('what was raced, left early, forgotten or comes from the future does not', () => {
  expect(counts({ wasRaced: true })).toBe(false);
  expect(counts({ of: { leftEarly: true } })).toBe(false);
  expect(counts({ of: { wordLimit: 12, elapsedMs: WORD_COUNT_DEADLINE_MS } })).toBe(false);
  expect(counts({ of: { wordLimit: 12, elapsedMs: 20_000 } })).toBe(true);
  expect(counts({}, ENGLISH, PLAYED_AT - 1)).toBe(false);
});

test('a round without a layout is of the one that is taken where none is chosen', () => {
  const dvorak: CourseScope = { lang: undefined, layout: 'dvorak', isUsualLayout: false };
  expect(counts({ keyboard: 'dvorak' })).toBe(false);
  expect(counts({ keyboard: 'dvorak' }, dvorak)).toBe(true);
  expect(counts({}, dvorak)).toBe(false);
  expect(counts({}, { ...dvorak, isUsualLayout: true })).toBe(true);
  expect(counts({ keyboard: 'dvorak' }, { ...ENGLISH, layout: null })).toBe(true);
});
