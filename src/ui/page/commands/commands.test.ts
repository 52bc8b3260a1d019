import { expect, test } from 'vitest';
import { TYPEFACES } from '../../../core/options/letters';
import { type Options, STANDARD_OPTIONS } from '../../../core/options/options';
import { isWithin, OPTIONS } from '../../../core/options/optionTable';
import { CUSTOM_TEXT, WORD_LIMITS } from '../../../core/round/rules';
import { WORDS_CHOICES } from '../../../core/words/wordChoices';
import { parseOptions } from '../../../platform/options/savedOptions';
import { PALETTES } from '../../../theme/tints';
import { OPTION_NAMES, OPTION_VIEWS } from '../../options/optionViews';
import type { CommandFacts } from './command';
import { allCommands, chosenWithin, commandsFor, isChosen, nameOf, nameWithin } from './commands';

const COMMANDS = allCommands();

const facts = (overwrite: Partial<CommandFacts> = {}): CommandFacts => ({
  hasResult: false,
  hasPairs: false,
  isRace: false,
  isToday: false,
  isPractice: false,
  options: STANDARD_OPTIONS,
  theme: 'system',
  ...overwrite,
});
const labels = (overwrite?: Partial<CommandFacts>) => commandsFor(facts(overwrite)).map(({ label }) => label);
const offered = (name: keyof Options) =>
  // Those of other options may set it as well.
  COMMANDS.filter(({ id }) => id.startsWith(`${name}.`))
    .flatMap(({ does, isChoice }) => (isChoice && does.kind === 'choose' ? [does.options[name]] : []))
    // `false` is a value, too.
    .filter((value) => value !== undefined);

test('every command has its own id and its own name', () => {
  expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
  expect(new Set(COMMANDS.map(({ label }) => label)).size).toBe(COMMANDS.length);
});

test('a list has the same id in all its versions, by which it was saved among the recent commands', () => {
  const ids = COMMANDS.map(({ id }) => id).filter((id) => id.startsWith('words.'));
  expect(ids).toEqual(
    [
      'english-1 english-200-1 english-10000-1 czech-1 danish-1 german-1 spanish-1 french-1 italian-1 dutch-1',
      'norwegian-1 polish-1 portuguese-1 finnish-1 swedish-1 turkish-1 greek-1 bulgarian-1 russian-1 ukrainian-1',
    ].flatMap((names) => names.split(' ').map((name) => `words.${name}`)),
  );
});

test('every option is offered, with valid values only', () => {
  expect(offered('seconds').every((value) => isWithin(value, OPTIONS.seconds.limits))).toBe(true);
  expect(offered('size').every((value) => isWithin(value, OPTIONS.size.limits))).toBe(true);
  expect(offered('words')).toEqual(
    WORDS_CHOICES.map(({ name }) => name).filter((name) => name !== CUSTOM_TEXT),
  );
  expect(offered('caret')).toEqual(OPTIONS.caret.values);
  expect(offered('sound')).toEqual(OPTIONS.sound.values);
  expect(offered('colours')).toEqual(PALETTES);
  expect(offered('letters')).toEqual(TYPEFACES);
  for (const name of OPTION_NAMES.filter((one) => OPTION_VIEWS[one].control === 'switch'))
    expect(offered(name)).toEqual([true, false]);
  const names = Object.keys(STANDARD_OPTIONS) as (keyof Options)[];
  for (const name of names) {
    if (STANDARD_OPTIONS[name] !== undefined) expect(offered(name)).toContain(STANDARD_OPTIONS[name]);
  }
  expect(offered('wordLimit')).toEqual(WORD_LIMITS);
  for (const { does } of COMMANDS) {
    if (does.kind !== 'choose') continue;
    expect(parseOptions(JSON.stringify({ version: 1, ...does.options }))).toMatchObject(
      JSON.parse(JSON.stringify(does.options)),
    );
  }
});

test('a round can be watched, raced and sent only after it is over', () => {
  const actions = ['Watch this round', 'Race this round', 'Copy challenge link', 'Copy picture'];
  expect(labels()).not.toEqual(expect.arrayContaining([actions[0]]));
  expect(labels({ hasResult: true })).toEqual(expect.arrayContaining(actions));
  expect(labels({ hasResult: true })).not.toContain('Rematch');
  expect(labels({ isRace: true })).not.toContain('Rematch');
  expect(labels({ hasResult: true, isRace: true })).toContain('Rematch');
});

test('exactly one value of each option and one theme are marked as chosen', () => {
  const chosen = COMMANDS.filter((command) => isChosen(command, facts()));
  const names = chosen.map(({ id }) => id.split('.')[0]);
  expect(names).toEqual([...new Set(names)]);
  const labelsInOrder = [
    'Time: 30 s',
    'Words: English common',
    'Capitals and punctuation: off',
    'Numbers: off',
    'Text size: 100%',
    'Colours: slate',
    'Caret: line',
    'Smooth caret: off',
    'Say the words: off',
    'Hide the words (dictation): off',
    'Speed of the voice: 100%',
    'Sound: off',
    'Theme: system',
  ];
  expect(chosen.map(({ label }) => label).filter((label) => labelsInOrder.includes(label))).toEqual(
    labelsInOrder,
  );
  const own = COMMANDS.filter((command) =>
    isChosen(command, facts({ options: { ...STANDARD_OPTIONS, colours: 'own 250' } })),
  );
  expect(own.map(({ label }) => label)).toContain('Colours: own colour');
  expect(own.map(({ label }) => label)).toContain('Letters: JetBrains');
  for (const command of COMMANDS) {
    expect(isChosen(command, facts()) === undefined).toBe(command.isChoice !== true);
  }
});

const named = (label: string) => {
  const command = COMMANDS.find((one) => one.label === label);
  if (!command) throw new Error(`No command is called ${label}.`);
  return command;
};

test('every choice is within a command that opens its group, and such a command has some', () => {
  const openers = COMMANDS.filter(({ does }) => does.kind === 'open');
  expect(openers.map(({ label }) => label)).toEqual([
    'Time ›',
    'Words ›',
    'On a mistake ›',
    'Text size ›',
    'Colours ›',
    'Letters ›',
    'Caret ›',
    'While typing ›',
    'Keyboard ›',
    'Pace ›',
    'By ear ›',
    'Sound ›',
    'Language ›',
    'Theme ›',
  ]);
  expect(new Set(openers.map(({ id }) => id))).toEqual(
    new Set(COMMANDS.flatMap(({ within }) => within ?? [])),
  );
  for (const { isChoice, within } of COMMANDS) expect(within !== undefined).toBe(isChoice === true);
});

test('within a group a command is called by what it adds to the group’s name', () => {
  expect(nameOf(named('Time ›'))).toBe('Time');
  expect(nameWithin(named('Time: 30 s'), named('Time ›'))).toBe('30 s');
  expect(nameWithin(named('Theme: dark'), named('Theme ›'))).toBe('Dark');
  expect(nameWithin(named('Numbers: on'), named('Words ›'))).toBe('Numbers: on');
});

test('a group says which of its choices is in effect', () => {
  expect(chosenWithin(named('Time ›'), facts())).toBe('30 s');
  expect(chosenWithin(named('Theme ›'), facts({ theme: 'dark' }))).toBe('Dark');
  const custom = { ...STANDARD_OPTIONS, seconds: 45, words: CUSTOM_TEXT };
  expect(chosenWithin(named('Time ›'), facts({ options: custom }))).toBe('');
  expect(chosenWithin(named('Words ›'), facts({ options: custom }))).toBe('Own text');
  expect(chosenWithin(named('Options'), facts())).toBe('');
});

test('the pairs of a round are practised only where some cost time', () => {
  const label = 'Practise the pairs that cost you most';
  expect(labels({ hasResult: true })).not.toContain(label);
  expect(labels({ hasResult: true, hasPairs: true })).toContain(label);
});

test('a line about a round is copied only of one with the words of a day', () => {
  expect(labels({ hasResult: true })).not.toContain('Copy text');
  expect(labels({ hasResult: true, isToday: true })).toContain('Copy text');
});

test('practice can be ended only while somebody practises', () => {
  expect(labels({})).not.toContain('Practice: done');
  expect(labels({ isPractice: true })).toContain('Practice: done');
});
