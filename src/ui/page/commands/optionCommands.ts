import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { OWN_LANGUAGE } from '../../../core/language/ownLanguage';
import { type OptionName, type Options, STANDARD_OPTIONS } from '../../../core/options/options';
import { OPTIONS, type Option } from '../../../core/options/optionTable';
import { CUSTOM_TEXT } from '../../../core/round/rules';
import { firstVersion } from '../../../core/words/listVersions';
import { OWN_PALETTE, paletteIn } from '../../../theme/tints';
import { languageName } from '../../options/languageNames';
import { lineText } from '../../options/lineTexts';
import { OPTION_GROUPS, type OptionGroupName } from '../../options/optionGroups';
import { OPTION_NAMES, OPTION_VIEWS, type OptionView } from '../../options/optionViews';
import { wordsLabel } from '../../options/wordsLabels';
import type { Command } from './command';

type Keywords<Value> = Pick<NonNullable<OptionView<Value>['commands']>, 'keywords' | 'valueKeywords'>;

/** The English labels of the options and of their values, by which a search finds them in every language. */
const ENGLISH: { readonly [Name in OptionName]?: Keywords<Options[Name]> } = {
  seconds: { keywords: ['Time'], valueKeywords: (seconds) => [`${seconds} s`] },
  wordLimit: { keywords: ['Time'], valueKeywords: (words) => [`${words} words`] },
  words: { keywords: ['Words'], valueKeywords: (name) => [wordsLabel(name)] },
  capitals: { keywords: ['Capitals and punctuation'] },
  numbers: { keywords: ['Numbers'] },
  onMistake: {
    keywords: ['On a mistake'],
    valueKeywords: (rule) => {
      if (!rule) return ['go on'];
      return [rule === 'wait' ? 'wait for the right key' : 'no way back'];
    },
  },
  size: { keywords: ['Text size'], valueKeywords: (size) => [`${size}%`] },
  colours: {
    keywords: ['Colours'],
    valueKeywords: (colours) => {
      const palette = paletteIn(colours);
      // `blue and orange` is blueAndOrange.
      return [palette === OWN_PALETTE ? 'own colour' : palette.replace(/[A-Z]/g, ' $&').toLowerCase()];
    },
  },
  letters: { keywords: ['Letters'], valueKeywords: (letters = '') => [letters] },
  caret: { keywords: ['Caret'], valueKeywords: (caret) => [caret] },
  gliding: { keywords: ['Smooth caret'] },
  whileTyping: {
    keywords: ['While typing'],
    valueKeywords: (shown) => [shown === 'speed' ? 'time and speed' : shown],
  },
  keyboardView: {
    keywords: ['Keyboard'],
    valueKeywords: (view) => [view === 'fingers' ? 'keys and fingers' : view],
  },
  pace: {
    keywords: ['Pace'],
    valueKeywords: (pace) => [Number(pace) ? `${pace} wpm` : pace === 'off' ? pace : `your ${pace}`],
  },
  saysWords: { keywords: ['Say the words'] },
  hidesWords: { keywords: ['Hide the words (dictation)'] },
  speechRate: { keywords: ['Speed of the voice'], valueKeywords: (rate) => [`${rate}%`] },
  sound: {
    keywords: ['Sound'],
    valueKeywords: (sound) => [`sound of ${sound === 'errors' ? 'keys and errors' : sound}`],
  },
  language: { keywords: ['Language'], valueKeywords: (language = OWN_LANGUAGE) => [languageName(language)] },
};

/** The English labels of the groups of options. */
const ENGLISH_GROUPS: Readonly<Record<OptionGroupName, Pick<Command, 'keywords'>>> = {
  time: { keywords: ['Time'] },
  words: { keywords: ['Words'] },
  mistakes: { keywords: ['On a mistake'] },
  size: { keywords: ['Text size'] },
  colours: { keywords: ['Colours'] },
  letters: { keywords: ['Letters'] },
  caret: { keywords: ['Caret'] },
  whileTyping: { keywords: ['While typing'] },
  keyboard: { keywords: ['Keyboard'] },
  pace: { keywords: ['Pace'] },
  byEar: { keywords: ['By ear'] },
  sound: { keywords: ['Sound'] },
  language: { keywords: ['Language'] },
};

/**
 * The commands that open or reset the options, and for each group of options one that opens it, followed by those within
 * it: one for each value of each option.
 */
export function optionCommands(): readonly Command[] {
  return [
    {
      id: 'options',
      group: optionsHeading(),
      label: optionsHeading(),
      keywords: ['Options', 'settings', 'preferences', 'custom', 'other', 'voice', 'hear a sample'],
      does: { kind: 'request', part: 'options' },
    },
    {
      id: 'standard',
      group: optionsHeading(),
      label: t({
        message: 'Standard round',
        comment: 'Sets the options of rounds to what they are at first',
      }),
      keywords: ['Standard round', 'reset', 'default'],
      does: { kind: 'standard' },
    },
    ...(Object.keys(OPTION_GROUPS) as OptionGroupName[]).flatMap((group) => [
      openerOf(group),
      ...OPTION_NAMES.filter((name) => OPTION_VIEWS[name].group === group).flatMap((name) => [
        ...commandsOf(name),
        ...(name === 'words' ? [customTextCommand()] : []),
      ]),
    ]),
  ];
}

/** The heading of the commands that set something. */
export function optionsHeading(): string {
  return t({ message: 'Options', comment: 'The settings of the page' });
}

/** The label of a command that gives an option a value, and its parts. */
export function choiceLabels(option: string, value: string): Pick<Command, 'label' | 'parts'> {
  const label = t({
    message: `${option}: ${value}`,
    comment: 'A command that gives an option a value: “Caret: block”, “Numbers: on”',
  });
  return { label, parts: { option, value } };
}

function customTextCommand(): Command {
  return {
    id: 'ownText',
    group: optionsHeading(),
    within: groupId('words'),
    ...choiceLabels(i18n._(OPTION_VIEWS.words.label), wordsLabel(CUSTOM_TEXT)),
    keywords: ['Words: Own text', 'paste', 'open a file of text', 'use this', 'book', 'quote', 'custom'],
    isChoice: true,
    does: { kind: 'request', part: 'options', pendingAction: 'customText' },
  };
}

/** The command that opens a group, found by whatever finds the options in it. */
function openerOf(group: OptionGroupName): Command {
  const views: readonly OptionView<unknown>[] = OPTION_NAMES.map((name) => OPTION_VIEWS[name]);
  const inGroup = views.filter((view) => view.group === group);
  const keywords = inGroup.flatMap(({ commands }) => commands?.keywords ?? []);
  const { keywords: english = [] } = ENGLISH_GROUPS[group];
  return { ...opener(groupId(group), i18n._(OPTION_GROUPS[group]), keywords), english };
}

/** A command that opens those within it. */
export function opener(id: string, name: string, keywords: readonly string[]): Command {
  return { id, group: optionsHeading(), label: `${name} ›`, keywords, does: { kind: 'open' } };
}

function groupId(group: OptionGroupName): string {
  return `open.${group}`;
}

/** The commands of an option, as in ui/options/optionViews; found, too, by what the line above the words says of it. */
function commandsOf(name: OptionName): readonly Command[] {
  const { values: all = [] }: Option<unknown> = OPTIONS[name];
  const { group, label, valueLabel = onOrOff, commands }: OptionView<unknown> = OPTION_VIEWS[name];
  const english: Keywords<unknown> | undefined = ENGLISH[name];
  if (!commands) return [];
  return (commands.values ?? all).map((value) => ({
    // That of a list is the same in all its versions.
    id: firstVersion(`${name}.${value}`),
    group: optionsHeading(),
    ...(group && { within: groupId(group) }),
    ...choiceLabels(i18n._(label), valueLabel(value)),
    english: [...(english?.keywords ?? []), ...(english?.valueKeywords?.(value) ?? [])],
    keywords: [
      ...commands.keywords,
      ...(commands.valueKeywords?.(value) ?? []),
      ...switchKeywords(value),
      value === false ? '' : lineText(name, value, STANDARD_OPTIONS),
    ],
    isChoice: true,
    does: { kind: 'choose', options: { [name]: value, ...commands.others?.(value) } },
  }));
}

function onOrOff(isOn: unknown): string {
  return isOn
    ? t({ message: 'on', comment: 'The value of an option that is switched on' })
    : t({ message: 'off', comment: 'The value of an option that is switched off' });
}

function switchKeywords(value: unknown): readonly string[] {
  if (typeof value !== 'boolean') return [];
  return value ? ['on', 'with', 'enable'] : ['off', 'no', 'without', 'disable'];
}
