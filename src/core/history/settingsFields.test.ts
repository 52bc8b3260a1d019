import { expect, test } from 'vitest';
import { fitTogether, isValidField, SPECIAL_FIELDS, settingsIn } from './settingsFields';

test('no two fields of a recording have the same number, and whoever does not know one cannot play the round', () => {
  const tags = Object.values(SPECIAL_FIELDS).map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags.filter((tag) => tag % 2 === 0)).toEqual([]);
});

test('what is left out stays so, and what is not of the settings is left out', () => {
  const round = { seed: 3, durationMs: 30_000, wordsPerBatch: 12, capitals: undefined, byEar: true } as const;
  expect(Object.keys(settingsIn(round))).toEqual(['durationMs', 'wordsPerBatch', 'byEar']);
});

test('practice has plain words of a list, and only a custom text has lines', () => {
  const plain = { durationMs: 30_000, wordsPerBatch: 12 };
  const practice = ['en'];
  expect(fitTogether({ ...plain, practice, usualLengths: true, onMistake: 'wait' }, false)).toBe(true);
  expect(fitTogether({ ...plain, practice, numbers: true }, false)).toBe(false);
  expect(fitTogether({ ...plain, usualLengths: true }, false)).toBe(false);
  expect(fitTogether({ ...plain, columns: 40, byEar: true }, true)).toBe(true);
  expect(fitTogether({ ...plain, columns: 40, practice }, true)).toBe(false);
  expect(fitTogether({ ...plain, columns: 40 }, false)).toBe(false);
  expect(fitTogether(plain, true)).toBe(false);
});

test('a lesson has words of a list, with capitals and numbers of its own', () => {
  const lesson = { durationMs: 30_000, wordsPerBatch: 12, lesson: ['eartoslp', 's', ''] } as const;
  expect(fitTogether({ ...lesson, onMistake: 'wait', byEar: true }, false)).toBe(true);
  for (const other of [{ capitals: true }, { numbers: true }, { practice: ['en'] }] as const)
    expect(fitTogether({ ...lesson, ...other }, false)).toBe(false);
  expect(fitTogether({ ...lesson, columns: 40 }, true)).toBe(false);
  expect(isValidField({ lesson: ['ea', '', ''] }, 'lesson')).toBe(true);
  expect(isValidField({ lesson: ['ea', 's', ''] }, 'lesson')).toBe(false);
});

test('a Space ends no word where a place waits for its right key', () => {
  const spaced = { durationMs: 30_000, wordsPerBatch: 12, spaceEndsWord: true } as const;
  expect(fitTogether(spaced, false)).toBe(true);
  expect(fitTogether({ ...spaced, onMistake: 'noWayBack' }, false)).toBe(true);
  expect(fitTogether({ ...spaced, columns: 40 }, true)).toBe(true);
  expect(fitTogether({ ...spaced, practice: ['en'], usualLengths: true }, false)).toBe(true);
  expect(fitTogether({ ...spaced, onMistake: 'wait' }, false)).toBe(false);
});

test('a field of another form than this version has is not valid', () => {
  expect(isValidField({ byEar: 'yes' as never }, 'byEar')).toBe(false);
  expect(isValidField({ practice: ['en', 3] as never }, 'practice')).toBe(false);
  expect(isValidField({}, 'practice')).toBe(true);
});
