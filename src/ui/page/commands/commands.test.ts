import type { Atom, Getter } from 'jotai';
import { expect, test } from 'vitest';
import { TYPEFACES } from '../../../core/options/letters';
import { type Options, STANDARD_OPTIONS } from '../../../core/options/options';
import { isWithin, OPTIONS } from '../../../core/options/optionTable';
import { CUSTOM_TEXT, WORD_LIMITS } from '../../../core/round/rules';
import { firstVersion } from '../../../core/words/listVersions';
import { WORDS_CHOICES } from '../../../core/words/wordChoices';
import { parseOptions } from '../../../platform/options/savedOptions';
import { optionsAtom } from '../../../state/options/optionsAtoms';
import { pairsToPractiseAtom } from '../../../state/practice/pairsToPractiseAtom';
import { practiceAtom } from '../../../state/round/practiceAtom';
import { finishedRoundAtom } from '../../../state/round/roundAtoms';
import { raceAtom } from '../../../state/round/sittingAtoms';
import { todayOfRoundAtom } from '../../../state/today/todayAtoms';
import { chosenByCommand } from '../../../testing/chosenByCommand';
import { aNewPage } from '../../../testing/page';
import { A_SETUP } from '../../../testing/rounds';
import { PALETTES } from '../../../theme/tints';
import { OPTION_NAMES, OPTION_VIEWS } from '../../options/optionViews';
import type { Command, CommandState } from './command';
import { allCommands, chosenCommands, chosenWithin, commandsFor, nameOf, nameWithin } from './commands';

const COMMANDS = allCommands();

type Values = readonly (readonly [Atom<unknown>, unknown])[];
/** Reads a page with a new round, but for these values. */
const reading = (...values: Values): Getter => {
  const store = aNewPage(A_SETUP);
  const known = new Map(values);
  return (atom) => (known.has(atom) ? (known.get(atom) as never) : store.get(atom));
};
const labels = (...values: Values) => commandsFor(reading(...values)).map(({ label }) => label);
const state = ({
  options = STANDARD_OPTIONS,
  theme = 'system' as CommandState['theme'],
} = {}): CommandState => ({
  get: reading([optionsAtom, options]),
  theme,
});
const within = (command: Command, ...[of]: Parameters<typeof state>) => chosenWithin(command, state(of));
const RESULT = [finishedRoundAtom, { log: [] }] as const;
const RACE = [raceAtom, {}] as const;
const offered = (name: keyof Options) =>
  // Those of other options may set it as well.
  COMMANDS.filter(({ id }) => id.startsWith(`${name}.`))
    .map((command) => chosenByCommand(command)[name])
    // `false` is a value, too.
    .filter((value) => value !== undefined);

test('every command has its own id and its own name', () => {
  expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
  expect(new Set(COMMANDS.map(({ label }) => label)).size).toBe(COMMANDS.length);
});

test('a list has the same id in all its versions, by which it was saved among the recent commands', () => {
  const ids = COMMANDS.map(({ id }) => id).filter((id) => id.startsWith('words.'));
  expect(ids).toEqual(
    WORDS_CHOICES.filter(({ name }) => name !== CUSTOM_TEXT).map(({ name }) => `words.${firstVersion(name)}`),
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
  for (const chosen of COMMANDS.map(chosenByCommand)) {
    const text = JSON.stringify(chosen);
    expect(parseOptions(JSON.stringify({ version: 1, ...chosen }))).toMatchObject(JSON.parse(text));
  }
});

test('a round can be watched, raced and sent only after it is over', () => {
  const actions = ['Watch this round', 'Race this round', 'Copy link', 'Copy picture'];
  expect(labels()).not.toEqual(expect.arrayContaining([actions[0]]));
  expect(labels(RESULT)).toEqual(expect.arrayContaining(actions));
  expect(labels(RESULT)).not.toContain('Race them again');
  expect(labels(RACE)).not.toContain('Race them again');
  expect(labels(RESULT, RACE)).toContain('Race them again');
});

test('exactly one value of each option and one theme are marked as chosen', () => {
  const chosen = chosenCommands(state());
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
    'Read the words aloud: off',
    'Hide the words: off',
    'Speed of the voice: 100%',
    'Sound: off',
    'Theme: system',
  ];
  expect(chosen.map(({ label }) => label).filter((label) => labelsInOrder.includes(label))).toEqual(
    labelsInOrder,
  );
  const own = chosenCommands(state({ options: { ...STANDARD_OPTIONS, colours: 'own 250' } }));
  expect(own.map(({ label }) => label)).toContain('Colours: your own colour');
  expect(own.map(({ label }) => label)).toContain('Letters: JetBrains');
});

const named = (label: string) => {
  const command = COMMANDS.find((one) => one.label === label);
  if (!command) throw new Error(`No command is called ${label}.`);
  return command;
};

test('every choice is within a command that opens its group, and such a command has some', () => {
  const openers = COMMANDS.filter(({ opens }) => opens === 'group');
  expect(openers.map(({ label }) => label)).toEqual([
    'Time ›',
    'Words ›',
    'On a mistake ›',
    'Space ›',
    'Text size ›',
    'Colours ›',
    'Letters ›',
    'Caret ›',
    'While typing ›',
    'Keyboard ›',
    'Pace ›',
    'Dictation ›',
    'Sound ›',
    'Language ›',
    'Theme ›',
  ]);
  expect(new Set(openers.map(({ id }) => id))).toEqual(
    new Set(COMMANDS.flatMap(({ within }) => within ?? [])),
  );
  for (const { isChosen, within } of COMMANDS) expect(within !== undefined).toBe(isChosen !== undefined);
});

test('within a group a command is called by what it adds to the group’s name', () => {
  expect(nameOf(named('Time ›'))).toBe('Time');
  expect(nameWithin(named('Time: 30 s'), named('Time ›'))).toBe('30 s');
  expect(nameWithin(named('Theme: dark'), named('Theme ›'))).toBe('Dark');
  expect(nameWithin(named('Numbers: on'), named('Words ›'))).toBe('Numbers: on');
});

test('a group says which of its choices is in effect', () => {
  expect(within(named('Time ›'))).toBe('30 s');
  expect(within(named('Theme ›'), { theme: 'dark' })).toBe('Dark');
  const options = { ...STANDARD_OPTIONS, seconds: 45, words: CUSTOM_TEXT };
  expect(within(named('Time ›'), { options })).toBe('45 s');
  const more = { ...STANDARD_OPTIONS, wordLimit: 24, pace: '73', size: 85, colours: 'own 250' } as const;
  expect(within(named('Time ›'), { options: more })).toBe('24 words');
  expect(within(named('Pace ›'), { options: more })).toBe('73 wpm');
  expect(within(named('Text size ›'), { options: more })).toBe('85%');
  expect(within(named('Colours ›'), { options: more })).toBe('Your own colour');
  // Words are not counted in a text of one's own.
  expect(within(named('Time ›'), { options: { ...more, words: CUSTOM_TEXT } })).toBe('30 s');
  expect(within(named('Dictation ›'))).toBe('Off');
  expect(within(named('Words ›'), { options })).toBe('Own text');
  expect(within(named('Options'))).toBe('');
});

test('the pairs of a round are practised only where some cost time', () => {
  const label = 'Practise the pairs that cost you most';
  expect(labels(RESULT)).not.toContain(label);
  expect(labels(RESULT, [pairsToPractiseAtom, ['en']])).toContain(label);
});

test('a line about a round is copied only of one with the words of a day', () => {
  const today = [todayOfRoundAtom, {}] as const;
  expect(labels(RESULT)).not.toContain('Copy text');
  expect(labels(today)).not.toContain('Copy text');
  expect(labels(RESULT, today)).toContain('Copy text');
});

test('practice can be ended only while somebody practises', () => {
  expect(labels()).not.toContain('End practice');
  expect(labels([practiceAtom, {}])).toContain('End practice');
});

test('the speed of a voice is offered only while a voice says the words', () => {
  const voiceSpeeds = (options: Options) =>
    labels([optionsAtom, options]).filter((label) => label.startsWith('Speed of the voice'));
  expect(voiceSpeeds(STANDARD_OPTIONS)).toEqual([]);
  expect(voiceSpeeds({ ...STANDARD_OPTIONS, saysWords: true })).toHaveLength(6);
});

test('what has no effect beside other options is not offered, nor a group without any', () => {
  const offeredBeside = (options: Partial<Options>) =>
    labels([optionsAtom, { ...STANDARD_OPTIONS, ...options }]);
  const all = offeredBeside({ saysWords: true });
  const missingBeside = (options: Partial<Options>) => {
    const there = offeredBeside({ saysWords: true, ...options });
    return all.filter((label) => !there.includes(label));
  };
  expect(missingBeside({ caret: 'off' })).toEqual(['Smooth caret: on', 'Smooth caret: off']);
  expect(missingBeside({ onMistake: 'wait' })).toEqual([
    'Space ›',
    'Space: a character',
    'Space: ends the word',
  ]);
  expect(missingBeside({ words: CUSTOM_TEXT })).toEqual([
    ...['Time: 12 words', 'Time: 24 words', 'Time: 48 words'],
    ...['Capitals and punctuation: on', 'Capitals and punctuation: off', 'Numbers: on', 'Numbers: off'],
  ]);
  expect(missingBeside({ saysWords: false }).filter((label) => !label.startsWith('Speed'))).toEqual([
    'Hide the words: off',
  ]);
});
