import { expect, test } from 'vitest';
import { CAPITALS } from '../learn/items';
import { drawnKeyboard } from './drawnKeyboard';
import { keyPart } from './keyPart';
import { type KeyboardLayout, LAYOUTS } from './layouts';

function partIn(language: string, code: string, items: string, fresh = '') {
  const layout = LAYOUTS.find(({ languages }) => languages.includes(language)) as KeyboardLayout;
  // With a letters of Thai that need Shift.
  const drawn = drawnKeyboard(layout, language === 'th' ? 'ศฆ' : 'A');
  const key = drawn.keys.find((one) => one.code === code);
  if (!key) throw new Error(`${code} is not drawn.`);
  return keyPart(key, drawn.strokes, { items, fresh });
}

test('a key is ahead until its letter is taught, and what it types with Shift until that is', () => {
  expect(partIn('th', 'KeyL', 'กน')).toMatchObject({ isAhead: true, isShiftAhead: true });
  expect(partIn('th', 'KeyL', 'กนส')).toMatchObject({ isAhead: false, isShiftAhead: true });
  expect(partIn('th', 'KeyL', 'กนศ')).toMatchObject({ isAhead: true, isShiftAhead: false });
  expect(partIn('en', 'KeyE', 'at')).toMatchObject({ isAhead: true, isShiftAhead: false });
  expect(partIn('en', 'Slash', 'at')).toMatchObject({ isAhead: false });
});

test('a Shift is ahead until something needs it', () => {
  expect(partIn('th', 'ShiftLeft', 'กนส').isAhead).toBe(true);
  // It is held by the hand that does not press the key.
  expect(partIn('th', 'ShiftLeft', 'กนฆ').isAhead).toBe(true);
  expect(partIn('th', 'ShiftLeft', 'กนศ').isAhead).toBe(false);
  expect(partIn('en', 'ShiftRight', 'at').isAhead).toBe(true);
  expect(partIn('en', 'ShiftRight', `at${CAPITALS}`).isAhead).toBe(false);
});

test('a key of a new letter is new, and those on which fingers rest are told', () => {
  expect(partIn('en', 'KeyS', 'ats', 's')).toMatchObject({ isNew: true, isHome: true });
  expect(partIn('en', 'KeyT', 'ats', 's')).toMatchObject({ isNew: false, isHome: false });
});
