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
  ['settings', 'Options'],
  ['FRANÇAIS', 'Words: Français'],
  ['francais', 'Words: Français'],
  ['book', 'Words: Own text'],
  ['hotkeys', 'Keyboard shortcuts'],
  ['punct', 'Capitals and punctuation: on'],
  ['dark theme', 'Theme: dark'],
  ['block caret', 'Caret: block'],
  ['no caret', 'Caret: off'],
  ['by ear', 'Say the words: on'],
  ['sound of keys', 'Sound: keys'],
  ['keys sound', 'Sound: keys'],
  ['no sound', 'Sound: off'],
  ['hide words', 'Words hidden until typed: on'],
  ['no capitals', 'Capitals and punctuation: off'],
  ['font size', 'Size of the words: 75 %'],
  ['bigger', 'Size of the words: 125 %'],
  ['smaller', 'Size of the words: 75 %'],
  ['faster voice', 'Speed of the voice: 125 %'],
  ['1 minute', 'Time: 60 s'],
  ['2 minutes', 'Time: 120 s'],
  ['60s', 'Time: 60 s'],
  ['10,000', 'Words: English 10,000'],
  ['10000', 'Words: English 10,000'],
  ['custom', 'Options'],
  ['retry', 'Restart: new words'],
  ['theme,dark', 'Theme: dark'],
  ['hist', 'Rounds'],
  ['?', 'Keyboard shortcuts'],
  ['qwertz', 'Keys: choose what to practise'],
  ['history', 'Rounds'],
])('%j finds %s first', (search, label) => {
  expect(found(search)[0]).toBe(label);
});

test('among equal results recent commands come first, but not before better results', () => {
  expect(found('off')[0]).toBe('Capitals and punctuation: off');
  expect(found('off', ['sound.off', 'caret.off']).slice(0, 2)).toEqual(['Sound: off', 'Caret: off']);
  expect(found('dark', ['standard', 'theme.light'])[0]).toBe('Theme: dark');
});

test('whole words rank before parts of words, and the label before other names', () => {
  expect(found('12').slice(0, 2)).toEqual(['Time: 12 words', 'Time: 120 s']);
  expect(found('key').at(0)).toBe('Keys: choose what to practise');
  expect(found('words')[0]).toMatch(/^Words: /);
  expect(found('cursor off')[0]).toBe('Caret: off');
});

test('each word of a search has to match, in any order', () => {
  expect(found('theme dark')).toEqual(found('dark theme'));
  expect(found('dark caret')).toEqual([]);
});

test('a command whose whole name was typed comes first', () => {
  expect(found('export', ['exportTable'])[0]).toBe('Export');
});

test('a word may lack letters if nothing begins with it; letters scattered over a name are no match', () => {
  expect(found('drk thm')).toEqual(['Theme: dark']);
  expect(found('on')).not.toContain('Words: Own text');
  expect(found('ark')).toEqual([]);
  expect(found('%')).toEqual([]);
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
