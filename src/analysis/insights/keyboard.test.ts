import { expect, test } from 'vitest';
import { neighboursOf } from './keyboard';

test.each([
  ['g', 'tyfhvb'],
  ['e', '34wrsd'],
  ['a', 'qwsz'],
  ['q', '12wa'],
  ['m', 'jkn,'],
  ['p', '0-o[l;'],
  ['1', '2q'],
])('%s touches %s', (key, neighbours) => {
  expect(neighboursOf(key).slice(0, neighbours.length)).toBe(neighbours);
  expect(neighboursOf(key).length).toBe(2 * neighbours.length);
});

test('a key is not its own neighbour, and a capital is on its letter’s key', () => {
  expect(neighboursOf('e')).not.toMatch(/e/i);
  expect(neighboursOf('E')).toBe(neighboursOf('e'));
  expect(neighboursOf('e')).toContain('R');
});

test('a character that is not on the keyboard touches none', () => {
  expect(neighboursOf('é')).toBe('');
  expect(neighboursOf(' ')).toBe('');
});

test('neighbours are mutual', () => {
  for (const key of 'qwertyuiopasdfghjklzxcvbnm') {
    for (const other of neighboursOf(key)) expect(neighboursOf(other)).toContain(key);
  }
});
