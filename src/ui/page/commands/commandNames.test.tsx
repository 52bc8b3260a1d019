// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { KEYBOARD_LABELS } from '../../../core/keyboard/keyboardNames';
import { type OptionName, STANDARD_OPTIONS } from '../../../core/options/options';
import { OPTIONS, type Option } from '../../../core/options/optionTable';
import { CUSTOM_TEXT } from '../../../core/round/rules';
import { WORDS_CHOICES } from '../../../core/words/wordChoices';
import { optionsAtom } from '../../../state/options/optionsAtoms';
import { chosenByCommand } from '../../../testing/chosenByCommand';
import { aNewPage } from '../../../testing/page';
import { A_SETUP } from '../../../testing/rounds';
import { ColoursOption } from '../../options/ColoursOption';
import { DurationOption } from '../../options/DurationOption';
import { lineText } from '../../options/lineTexts';
import { OptionGroup } from '../../options/OptionControl';
import { OPTION_NAMES, OPTION_VIEWS, type OptionView } from '../../options/optionViews';
import { SpeechOption } from '../../options/SpeechOption';
import { WordsOption } from '../../options/WordsOption';
import { wordsLabel, wordsOfKind } from '../../options/wordsLabels';
import { allCommands } from './commands';
import { rankCommands } from './rankCommands';

afterEach(cleanup);

const COMMANDS = allCommands();

/** The ids of the commands that a search finds, best first. */
const found = (search: string): string[] =>
  rankCommands(COMMANDS, search, []).flatMap(({ commands }) => commands.map(({ id }) => id));

/** The id of the command that chooses a value of an option. */
const idOf = (name: OptionName, value: unknown): string | undefined =>
  COMMANDS.find((command) => chosenByCommand(command)[name] === value)?.id;

/** The search with its words in the opposite order. */
const backwards = (search: string): string => search.split(' ').toReversed().join(' ');

test('each value of an option is found first by each of its names on the page, forwards and backwards', () => {
  for (const name of OPTION_NAMES) {
    const { values: all = [] }: Option<unknown> = OPTIONS[name];
    const view: OptionView<unknown> = OPTION_VIEWS[name];
    for (const value of view.commands ? (view.commands.values ?? all) : []) {
      if (value === undefined) continue;
      const valueLabel = view.valueLabel?.(value) ?? (value ? 'on' : 'off');
      const line = value === false ? '' : lineText(name, value, STANDARD_OPTIONS);
      for (const called of [`${i18n._(view.label)} ${valueLabel}`, line ?? ''].filter(Boolean)) {
        // A bare figure, as of a size, is one of other commands, too.
        const isFigure = !/\p{L}/u.test(called);
        for (const search of [called, backwards(called)]) {
          // A group may be called as the line calls one of its values: `dictation`.
          const values = found(search).filter((id) => !id.startsWith('open.'));
          expect(values.slice(0, isFigure ? undefined : 1), search).toContain(idOf(name, value));
        }
      }
    }
  }
});

test('whatever the dialog Options has written on a control finds a command', () => {
  const store = aNewPage(A_SETUP);
  store.set(optionsAtom, {
    ...STANDARD_OPTIONS,
    saysWords: true,
    words: CUSTOM_TEXT,
    seconds: 45,
    colours: 'own 7',
  });
  const { container } = render(
    <Provider store={store}>
      <DurationOption />
      <WordsOption />
      <OptionGroup name="words" />
      <SpeechOption />
      <OptionGroup name="size" />
      <ColoursOption />
      <OptionGroup name="letters" />
      <OptionGroup name="caret" />
      <OptionGroup name="sound" />
    </Provider>,
  );
  const written = (part: Element): string => {
    const shown = part.cloneNode(true) as Element;
    for (const hidden of shown.querySelectorAll('[aria-hidden="true"], input, select, textarea'))
      hidden.remove();
    return (part.getAttribute('aria-label') ?? shown.textContent ?? '').trim();
  };
  // The voices are the device's.
  for (const option of container.querySelectorAll('select:has(> [value=""])')) option.replaceChildren();
  const controls = container.querySelectorAll('label, button, option, [aria-label]');
  const labels = Array.from(container.querySelectorAll('[aria-labelledby]'), (control) =>
    container.querySelector(`[id="${control.getAttribute('aria-labelledby')}"]`),
  );
  const names = new Set([...labels.filter((label) => label !== null), ...controls].map(written));
  expect([...names]).toEqual(
    expect.arrayContaining(['Time', 'Other', 'Dictation', 'Voice', 'Caret', 'Own text', 'Dansk']),
  );
  for (const name of names) expect(found(name), name).not.toEqual([]);
});

test.each([
  ['Size of the words', 'open.size'],
  ['Size of the words: 150 %', 'size.150'],
  ['Gliding caret: on', 'gliding.true'],
  ['Words: hidden until typed', 'hidesWords.true'],
  ['Words hidden until typed: off', 'hidesWords.false'],
  ['Same ghost again', 'raceAgain'],
  ['Say the words: on', 'saysWords.true'],
  ['By ear', 'saysWords.true'],
  ['Practice: done', 'practiceDone'],
  ['Own colour', 'colours.own'],
  ['Take your rounds along', 'export'],
])('what was called %s is found by that', (called, id) => {
  expect(found(called)[0]).toBe(id);
});

test('so does what a list of rounds calls their kind, what the keyboard can be laid out as, and any language', () => {
  const kind = {
    ...A_SETUP.settings,
    wordList: 'french-common-1',
    capitals: true,
    numbers: true,
    practice: ['en'],
  } as const;
  const parts = wordsOfKind(kind).split(' · ');
  expect(parts).toHaveLength(4);
  const others = [
    'dictation',
    'Layout',
    'Voice',
    'Toggle theme',
    'Export and import',
    'History',
    'Delete all',
  ];
  const names = [...parts.map((part) => part.replace(/(practice) .*/, '$1')), ...others];
  for (const name of [...names, ...Object.values(KEYBOARD_LABELS)]) expect(found(name), name).not.toEqual([]);
  for (const { name } of WORDS_CHOICES) {
    const label = wordsLabel(name);
    const id = name === CUSTOM_TEXT ? 'ownText' : idOf('words', name);
    expect(found(label), label).toContain(id);
    if (name !== CUSTOM_TEXT) expect(found(name.split('-')[0] ?? ''), name).toContain(id);
  }
});
