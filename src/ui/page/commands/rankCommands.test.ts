import { expect, test } from 'vitest';
import { COMMANDS } from './commands';
import { foundSentence, rankCommands } from './rankCommands';

const ranked = (search: string, recent: readonly string[] = []) =>
  rankCommands(COMMANDS, search, recent).map(
    ({ heading, commands }) => `${heading ?? 'found'}: ${commands.map(({ label }) => label).join(', ')}`,
  );
const found = (search: string, recent?: readonly string[]) =>
  rankCommands(COMMANDS, search, recent ?? []).flatMap(({ commands }) => commands.map(({ label }) => label));

test('with nothing to look for all commands are there, in their groups', () => {
  expect(rankCommands(COMMANDS, '', []).map(({ heading }) => heading)).toEqual([
    'Round',
    'Kept rounds',
    'Options',
    'Theme',
    'Help',
  ]);
  expect(found('  ')).toEqual(COMMANDS.map(({ label }) => label));
});

test('those used last stand above all, in that order, and are in their groups too', () => {
  const [first] = ranked('', ['theme.dark', 'gone', 'export']);
  expect(first).toBe('Recent: Theme: dark, Export');
  expect(found('', ['theme.dark']).filter((label) => label === 'Theme: dark')).toHaveLength(2);
});

test.each([
  ['60', 'Time: 60 s'],
  ['drk', 'Theme: dark'],
  ['export', 'Export'],
  ['csv', 'Export as CSV'],
  ['share', 'Copy challenge link'],
  ['history', 'Rounds'],
  ['settings', 'Options'],
  ['FRANÇAIS', 'Words: Français'],
  ['francais', 'Words: Français'],
  ['book', 'Words: Own text'],
  ['hotkeys', 'Keyboard shortcuts'],
  ['punct', 'Capitals and punctuation: on'],
])('%j finds %s first', (search, label) => {
  expect(found(search)[0]).toBe(label);
});

test('among equal ones those used last come first, but not before better ones', () => {
  expect(found('off')[0]).toBe('Capitals and punctuation: off');
  expect(found('off', ['sound.off', 'caret.off']).slice(0, 2)).toEqual(['Sound: off', 'Caret: off']);
  expect(found('dark', ['standard', 'theme.light'])[0]).toBe('Theme: dark');
});

test('a whole name comes before all others', () => {
  expect(found('export', ['exportTable'])[0]).toBe('Export');
});

test('a few letters far apart are no find', () => {
  expect(found('zzzz')).toEqual([]);
  expect(found('russian')).toEqual(['Words: Русский']);
  expect(found('cestina')).toEqual(['Words: Čeština']);
});

test('what is nowhere is not found', () => {
  expect(ranked('xyzzy')).toEqual([]);
});

test('what was found is said with the first of it and how many there are', () => {
  expect(foundSentence(rankCommands(COMMANDS, 'theme: ', []))).toBe('Theme: light, 1 of 3');
  expect(foundSentence(rankCommands(COMMANDS, 'xyzzy', []))).toBe('No command is called that.');
});
