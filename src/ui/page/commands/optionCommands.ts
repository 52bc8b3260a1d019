import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Getter } from 'jotai';
import { hasEffect, type OptionName, type Options, STANDARD_OPTIONS } from '../../../core/options/options';
import { OPTIONS, type Option } from '../../../core/options/optionTable';
import { CUSTOM_TEXT } from '../../../core/round/rules';
import { firstVersion } from '../../../core/words/listVersions';
import { chosenLanguageAtom } from '../../../state/language/languageAtoms';
import { chooseOptionsAtom } from '../../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../../state/options/optionsAtoms';
import {
  type PendingAction,
  type RequestedPart,
  requestActionAtom,
} from '../../../state/page/pendingActionAtoms';
import { resetOptionsAtom } from '../../../state/practice/startPracticeAtoms';
import { choiceText } from '../../options/choiceText';
import { lineText } from '../../options/lineTexts';
import {
  OPTION_GROUPS,
  OPTION_SECTION_NAMES,
  OPTION_SECTIONS,
  type OptionGroupName,
} from '../../options/optionGroups';
import { OPTION_NAMES, OPTION_VIEWS, type OptionView, optionsOfSection } from '../../options/optionViews';
import { onOrOff } from '../../options/valueNames';
import { wordsLabel } from '../../options/wordsLabels';
import type { Command, CommandPage } from './command';
import { synonymsOf } from './synonyms';

/**
 * For each group of options a command that opens it, followed by those within it: one for each value of each option.
 */
export function optionCommands(): readonly Command[] {
  return (Object.keys(OPTION_GROUPS) as OptionGroupName[]).flatMap((group) => [
    openerOf(group),
    ...OPTION_NAMES.filter((name) => OPTION_VIEWS[name].group === group).flatMap((name) => [
      ...commandsOf(name),
      ...(name === 'words' ? [customTextCommand()] : []),
    ]),
  ]);
}

/** The commands that open or reset the options. */
export function optionsDialogCommands(): readonly Command[] {
  return [
    {
      id: 'options',
      group: optionsHeading(),
      label: optionsHeading(),
      keywords: ['settings', 'preferences', 'custom', 'other', 'voice', 'hear a sample'],
      does: request('options'),
    },
    ...OPTION_SECTION_NAMES.map((section) => ({
      id: section === 'round' ? 'standard' : `reset.${section}`,
      group: optionsHeading(),
      label: i18n._(OPTION_SECTIONS[section].reset),
      keywords: ['standard round', 'default'],
      does: ({ set }: CommandPage) => set(resetOptionsAtom, optionsOfSection(section)),
    })),
  ];
}

/** The heading of the commands that set something. */
export function optionsHeading(): string {
  return t({ message: 'Options', comment: 'The settings of the page' });
}

/** The label of a command that gives an option a value, and its parts. */
export function choiceLabels(option: string, value: string): Required<Pick<Command, 'label' | 'parts'>> {
  return { label: choiceText(option, value), parts: { option, value } };
}

function customTextCommand(): Command {
  return {
    id: 'ownText',
    group: optionsHeading(),
    within: groupId('words'),
    ...choiceLabels(i18n._(OPTION_VIEWS.words.label), wordsLabel(CUSTOM_TEXT)),
    keywords: ['paste', 'open a file of text', 'use this', 'book', 'quote', 'custom'],
    isChosen: ({ get }) => get(optionsAtom).words === CUSTOM_TEXT,
    does: request('options', 'customText'),
  };
}

/** The command that opens a group: found by whatever finds the option that it is called by, and shows its value. */
function openerOf(group: OptionGroupName): Command {
  const title = OPTION_GROUPS[group];
  const inGroup = OPTION_NAMES.filter((name) => OPTION_VIEWS[name].group === group);
  const own = inGroup.filter((name) => OPTION_VIEWS[name].label === title);
  const keywords = own.flatMap((name) => [
    ...(OPTION_VIEWS[name].commands?.keywords ?? []),
    ...synonymsOf(name),
  ]);
  return {
    ...opener(groupId(group), i18n._(title), keywords),
    isOption: true,
    now: ({ get }) => {
      const options = optionsNow(get);
      // Words that are counted, before the seconds that do not hold then.
      const name = own.findLast((one) => options[one] !== undefined && hasEffect(options, one));
      return valueText(name ?? own[0] ?? inGroup[0], options);
    },
  };
}

/** A command that opens those within it. */
export function opener(id: string, name: string, keywords: readonly string[]): Command {
  return { id, group: optionsHeading(), label: `${name} ›`, keywords, opens: 'group' };
}

function optionsNow(get: Getter): Options {
  return { ...get(optionsAtom), language: get(chosenLanguageAtom) };
}

/** What is chosen of an option: `45 s`; of a switch, whether it is on. */
function valueText(name: OptionName | undefined, options: Options): string {
  if (!name) return '';
  const { valueLabel = onOrOff, inUse }: OptionView<unknown> = OPTION_VIEWS[name];
  return valueLabel(inUse ? inUse(options[name]) : options[name]);
}

function groupId(group: OptionGroupName): string {
  return `open.${group}`;
}

/** The commands of an option, as in ui/options/optionViews; found, too, by what the line above the words says of it. */
function commandsOf(name: OptionName): readonly Command[] {
  const { values: all = [] }: Option<unknown> = OPTIONS[name];
  const { group, label, valueLabel, commands }: OptionView<unknown> = OPTION_VIEWS[name];
  if (!commands) return [];
  const option = i18n._(label);
  return (commands.values ?? all).map((value) => ({
    // That of a list is the same in all its versions.
    id: firstVersion(`${name}.${value}`),
    group: optionsHeading(),
    within: groupId(group),
    ...(valueLabel
      ? choiceLabels(option, valueLabel(value))
      : { ...choiceLabels(option, onOrOff(value)), parts: { option } }),
    keywords: [
      ...commands.keywords,
      ...synonymsOf(name),
      ...(commands.valueKeywords?.(value) ?? []),
      ...switchKeywords(value),
      value === false ? '' : lineText(name, value, STANDARD_OPTIONS),
    ],
    isOption: true,
    hasEffect: (get) => {
      const options = get(optionsAtom);
      return hasEffect(options, name) && (commands.needs?.(options, value) ?? true);
    },
    ...choosing({ [name]: value, ...commands.others?.(value) }),
  }));
}

/** Sets some options, and is marked as chosen while all of them are so. */
function choosing(chosen: Partial<Options>): Pick<Command, 'isChosen' | 'does'> {
  const names = Object.keys(chosen) as OptionName[];
  return {
    isChosen: ({ get }) => {
      const options = optionsNow(get);
      return names.every((name) => {
        const { inUse }: OptionView<unknown> = OPTION_VIEWS[name];
        return chosen[name] === (inUse ? inUse(options[name]) : options[name]);
      });
    },
    does: ({ set }) => set(chooseOptionsAtom, chosen),
  };
}

/** Requests another part of the page, which then performs the pending action, if any. */
export function request(part: RequestedPart, kind?: PendingAction['kind']): NonNullable<Command['does']> {
  return ({ set, at }) => set(requestActionAtom, part, kind && { kind, at });
}

function switchKeywords(value: unknown): readonly string[] {
  if (typeof value !== 'boolean') return [];
  return value ? ['on', 'with', 'enable'] : ['off', 'no', 'without', 'disable'];
}
