import { i18n } from '@lingui/core';
import { expect, onTestFinished, test } from 'vitest';
import polish from '../../../../locales/pl.po';
import { allCommands } from './commands';
import { foundCommandsSentence, rankCommands } from './rankCommands';

const COMMANDS = allCommands();

const ranked = (search: string, recent: readonly string[] = [], opened: string | null = null) =>
  rankCommands(COMMANDS, search, recent, opened).map(
    ({ heading, commands }) => `${heading ?? 'found'}: ${commands.map(({ label }) => label).join(', ')}`,
  );
const found = (search: string, recent: readonly string[] = [], opened: string | null = null) =>
  rankCommands(COMMANDS, search, recent, opened).flatMap(({ commands }) =>
    commands.map(({ label }) => label),
  );

test('an empty search lists commands under their headings, those within a group only once that is opened', () => {
  expect(rankCommands(COMMANDS, '', []).map(({ heading }) => heading)).toEqual([
    'Round',
    'Options',
    'Saved rounds',
    'Help',
  ]);
  expect(found('  ')).toEqual(
    COMMANDS.filter(({ within }) => within === undefined).map(({ label }) => label),
  );
  expect(found('').length).toBeLessThan(40);
  expect(ranked('', ['theme.dark'], 'open.time')).toEqual([
    'found: Time: 15 s, Time: 30 s, Time: 60 s, Time: 120 s, Time: 12 words, Time: 24 words, Time: 48 words',
  ]);
});

test('one search finds the commands of all groups; in an opened one, its own', () => {
  expect(found('fran')).toContain('Words: Français');
  expect(found('12', [], 'open.size')).toEqual(['Text size: 125%']);
  expect(found('dark', [], 'open.time')).toEqual([]);
});

test('recent commands are listed newest first, below those for a finished round; none is listed twice', () => {
  const recent = ['theme.dark', 'gone', 'export'];
  const [first, second] = ranked('', recent);
  expect(first).toMatch(/^Round: /);
  expect(second).toBe('Recent: Theme: dark, Export');
  const atStart = rankCommands(
    COMMANDS.filter(({ applies }) => !applies),
    '',
    recent,
  );
  expect(atStart[0]?.heading).toBe('Recent');
  for (const used of [recent, ['restart', 'export'], ['open.time', 'theme.dark']]) {
    const listed = found('', used);
    expect(new Set(listed).size).toBe(listed.length);
  }
});

test.each([
  ['60', 'Time: 60 s'],
  ['drk', 'Theme: dark'],
  ['export', 'Export'],
  ['csv', 'Export as CSV'],
  ['share', 'Copy link'],
  ['image', 'Copy picture'],
  ['save pic', 'Copy picture'],
  ['settings', 'Options'],
  ['FRANÇAIS', 'Words: Français'],
  ['francais', 'Words: Français'],
  ['book', 'Words: Own text'],
  ['hotkeys', 'Keyboard shortcuts'],
  ['punct', 'Capitals and punctuation: on'],
  ['dark theme', 'Theme: dark'],
  ['block caret', 'Caret: block'],
  ['no caret', 'Caret: off'],
  ['dictation', 'Dictation ›'],
  ['read', 'Read the words aloud: on'],
  ['say the words', 'Read the words aloud: on'],
  ['by ear', 'Read the words aloud: on'],
  ['sound of keys', 'Sound: keys'],
  ['keys sound', 'Sound: keys'],
  ['no sound', 'Sound: off'],
  ['hide words', 'Hide the words: on'],
  ['no capitals', 'Capitals and punctuation: off'],
  ['font size', 'Text size ›'],
  ['bigger', 'Text size: 125%'],
  ['smaller', 'Text size: 75%'],
  ['faster voice', 'Speed of the voice: 125%'],
  ['words', 'Words ›'],
  ['word', 'Words ›'],
  ['ends word', 'Space: ends the word'],
  ['next word', 'Space: ends the word'],
  ['space', 'Space ›'],
  ['time', 'Time ›'],
  ['language', 'Language ›'],
  ['1 minute', 'Time: 60 s'],
  ['2 minutes', 'Time: 120 s'],
  ['60s', 'Time: 60 s'],
  ['10,000', 'Words: English 10,000'],
  ['10000', 'Words: English 10,000'],
  ['custom', 'Words: Own text'],
  ['standard', 'Reset the round options'],
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
  expect(found('numb').at(-1)).toMatch(/^Time/);
  expect(found('words')[0]).toBe('Words ›');
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
  expect(found('aret')).toEqual([]);
  expect(found('%')).toEqual([]);
  expect(found('zzzz')).toEqual([]);
  expect(found('russian')).toEqual(['Words: Русский', 'Words: Русский, 200 most used', 'Language: Русский']);
  expect(found('cestina')).toEqual(['Words: Čeština', 'Words: Čeština, 200 most used', 'Language: Čeština']);
});

test('a search without a match finds nothing', () => {
  expect(ranked('xyzzy')).toEqual([]);
});

test('the sentence about results has the first one and their number', () => {
  expect(foundCommandsSentence(rankCommands(COMMANDS, 'light', [], 'open.theme'))).toBe(
    'Theme: light, 1 of 1',
  );
  expect(foundCommandsSentence(rankCommands(COMMANDS, 'theme ', []))).toBe('Theme ›, 1 of 4');
  expect(foundCommandsSentence(rankCommands(COMMANDS, 'xyzzy', []))).toBe('No command found.');
});

test('every command is found by its English label in another language, and by its own without marks', () => {
  const labels = COMMANDS.map(({ id, label }) => [id, label] as const);
  i18n.loadAndActivate({ locale: 'pl', messages: polish });
  onTestFinished(() => i18n.activate('en'));
  const others = allCommands();
  const found = (search: string) =>
    rankCommands(others, search, []).flatMap(({ commands }) => commands.map((command) => command.id));
  for (const [id, label] of labels) expect(found(label), label).toContain(id);
  expect(found('slowa')[0]).toBe('open.words');
  expect(found('language')[0]).toBe('open.language');
  expect(found('grecki')).toEqual(['words.greek-common-1', 'words.greek-200-1', 'language.el']);
});

test.each(['zen', 'accuracy', 'pb', 'stats', 'focus', 'stop on error', 'heatmap', 'weak spots', 'new test'])(
  'who knows other typing tests finds something by “%s”',
  (search) => {
    expect(rankCommands(COMMANDS, search, [])).not.toEqual([]);
  },
);

const withSynonyms = (search: string) =>
  rankCommands(COMMANDS, search, []).flatMap(({ commands }) =>
    commands.map(({ label, also }) => (also ? `${label} (${also})` : label)),
  );

test('first comes the option whose name begins so, then its values, then other names that have it, last synonyms', () => {
  expect(withSynonyms('time')).toEqual([
    'Time ›',
    ...['Time: 15 s', 'Time: 30 s', 'Time: 60 s', 'Time: 120 s'],
    ...['Time: 12 words', 'Time: 24 words', 'Time: 48 words'],
    ...['While typing: time', 'While typing: time and speed'],
  ]);
  expect(found('key')[0]).toBe('Keyboard ›');
  expect(found('key').indexOf('Keys: choose what to practise')).toBeLessThan(
    found('key').indexOf('Sound: keys'),
  );
});

test('a synonym of an option stands for its values, too; that of a value stands there', () => {
  expect(withSynonyms('palette')).toEqual(['Colours › (palette)']);
  expect(withSynonyms('zen')).toEqual(['While typing: nothing (zen)']);
  expect(withSynonyms('digits')).toEqual(['Numbers: on (digits)', 'Numbers: off (digits)']);
  expect(withSynonyms('cursor off')[0]).toBe('Caret: off (cursor)');
  expect(withSynonyms('stats')).toEqual(['Rounds (stats)']);
});
