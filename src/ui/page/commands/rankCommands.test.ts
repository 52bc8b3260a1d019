import { expect, test } from 'vitest';
import { COMMANDS } from './commands';
import { foundCommandsSentence, rankCommands } from './rankCommands';

const ranked = (search: string, recent: readonly string[] = []) =>
  rankCommands(COMMANDS, search, recent).map(
    ({ heading, commands }) => `${heading ?? 'found'}: ${commands.map(({ label }) => label).join(', ')}`,
  );
const found = (search: string, recent?: readonly string[]) =>
  rankCommands(COMMANDS, search, recent ?? []).flatMap(({ commands }) => commands.map(({ label }) => label));

test('an empty search lists all commands in their groups', () => {
  expect(rankCommands(COMMANDS, '', []).map(({ heading }) => heading)).toEqual([
    'Round',
    'Saved rounds',
    'Options',
    'Theme',
    'Help',
  ]);
  expect(found('  ')).toEqual(COMMANDS.map(({ label }) => label));
});

test('recent commands are listed newest first, below those for a finished round, and in their groups too', () => {
  const recent = ['theme.dark', 'gone', 'export'];
  const [first, second] = ranked('', recent);
  expect(first).toMatch(/^Round: /);
  expect(second).toBe('Recent: Theme: dark, Export');
  const atStart = rankCommands(
    COMMANDS.filter(({ needs }) => needs === undefined),
    '',
    recent,
  );
  expect(atStart[0]?.heading).toBe('Recent');
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

test('among equal results recent commands come first, but not before better results', () => {
  expect(found('off')[0]).toBe('Capitals and punctuation: off');
  expect(found('off', ['sound.off', 'caret.off']).slice(0, 2)).toEqual(['Sound: off', 'Caret: off']);
  expect(found('dark', ['standard', 'theme.light'])[0]).toBe('Theme: dark');
});

test('a command whose whole name was typed comes first', () => {
  expect(found('export', ['exportTable'])[0]).toBe('Export');
});

test('letters scattered over a name are no match', () => {
  expect(found('zzzz')).toEqual([]);
  expect(found('russian')).toEqual(['Words: Русский']);
  expect(found('cestina')).toEqual(['Words: Čeština']);
});

test('a search without a match finds nothing', () => {
  expect(ranked('xyzzy')).toEqual([]);
});

test('the sentence about results has the first one and their number', () => {
  const themes = COMMANDS.filter(({ group }) => group === 'Theme');
  expect(foundCommandsSentence(rankCommands(themes, 'theme: ', []))).toBe('Theme: light, 1 of 3');
  expect(foundCommandsSentence(rankCommands(COMMANDS, 'xyzzy', []))).toBe('No command is called that.');
});
