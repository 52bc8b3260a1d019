import { i18n, type Messages } from '@lingui/core';
import { afterEach, describe, expect, test } from 'vitest';
import english from '../../../../locales/en.po';
import { OWN_LANGUAGE } from '../../../core/language/ownLanguage';
import everydayWords from '../../../testing/everydayWords.json';
import { OPTION_NAMES, OPTION_VIEWS } from '../../options/optionViews';
import { allCommands } from './commands';
import { rankCommands } from './rankCommands';

const CATALOGUES: Readonly<Record<string, Messages>> = import.meta.glob('../../../../locales/*.po', {
  import: 'default',
  eager: true,
});
const SYNONYMS: Readonly<Record<string, Readonly<Record<string, string>>>> = import.meta.glob(
  '../../../../locales/synonyms/*.json',
  { import: 'default', eager: true },
);
/** Ten words for each language that are no labels, with the command or option that each has to find. */
const WORDS: readonly (readonly [string, Readonly<Record<string, string>>])[] = Object.entries(everydayWords);

const speak = (language: string): void => {
  const messages = CATALOGUES[`../../../../locales/${language}.po`];
  if (!messages) throw new Error(`There is no catalogue of ${language}.`);
  i18n.loadAndActivate({ locale: language, messages });
};

afterEach(() => i18n.loadAndActivate({ locale: OWN_LANGUAGE, messages: english }));

const isOfOption = (id: string): boolean => OPTION_NAMES.some((name) => id.startsWith(`${name}.`));

test('each language has synonyms for each command, and for each option that has commands', () => {
  const withCommands = OPTION_NAMES.filter((name) => OPTION_VIEWS[name].commands);
  const others = allCommands()
    .map(({ id }) => id)
    .filter((id) => !isOfOption(id) && !id.startsWith('theme.'))
    // A group of options has those of its options.
    .filter((id) => !id.startsWith('open.') || id === 'open.theme');
  const expected = [...withCommands, ...others].toSorted();

  const languages = Object.keys(CATALOGUES).length - 1;
  expect(Object.keys(SYNONYMS)).toHaveLength(languages);
  expect(WORDS.map(([, words]) => Object.keys(words).length)).toEqual(Array(languages).fill(10));
  for (const [file, synonyms] of Object.entries(SYNONYMS)) {
    expect(Object.keys(synonyms).toSorted(), file).toEqual(expected);
    for (const words of Object.values(synonyms))
      expect(words, file).toMatch(/^[^,\s][^,]*(, [^,\s][^,]*)*$/u);
  }
});

describe.each(WORDS)('%s', (language, wanted) => {
  test.each(Object.entries(wanted))('%s finds %s first', (word, of) => {
    speak(language);

    const [groups] = rankCommands(allCommands(), word, []);
    const first = groups?.commands[0];
    expect(commandsOf(of)).toContain(first?.id);
  });
});

/** The ids of the commands that stand for a command or an option: those of its values, and the group that opens them. */
function commandsOf(of: string): readonly string[] {
  const name = OPTION_NAMES.find((option) => option === of);
  if (!name) return [of];
  const { group } = OPTION_VIEWS[name];
  return allCommands()
    .map(({ id }) => id)
    .filter((id) => id === `open.${group}` || id.startsWith(`${name}.`));
}
