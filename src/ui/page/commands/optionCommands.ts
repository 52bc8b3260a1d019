import { type OptionName, STANDARD_OPTIONS } from '../../../core/options/options';
import { OPTIONS, type Option } from '../../../core/options/optionTable';
import { firstVersion } from '../../../core/words/listVersions';
import { OPTION_GROUPS, type OptionGroupName } from '../../options/optionGroups';
import { OPTION_NAMES, OPTION_VIEWS, type OptionView } from '../../options/optionViews';
import type { Command } from './command';

const CUSTOM_TEXT_COMMAND: Command = {
  id: 'ownText',
  group: 'Options',
  within: groupId('words'),
  label: 'Words: Own text',
  keywords: ['paste', 'open a file of text', 'use this', 'book', 'quote', 'custom'],
  isChoice: true,
  does: { kind: 'request', part: 'options', pendingAction: 'customText' },
};

/**
 * The commands that open or reset the options, and for each group of options one that opens it, followed by those within
 * it: one for each value of each option.
 */
export const OPTION_COMMANDS: readonly Command[] = [
  {
    id: 'options',
    group: 'Options',
    label: 'Options',
    keywords: ['settings', 'preferences', 'custom', 'other', 'voice', 'hear a sample'],
    does: { kind: 'request', part: 'options' },
  },
  {
    id: 'standard',
    group: 'Options',
    label: 'Standard round',
    keywords: ['reset', 'default'],
    does: { kind: 'standard' },
  },
  ...(Object.keys(OPTION_GROUPS) as OptionGroupName[]).flatMap((group) => [
    openerOf(group),
    ...OPTION_NAMES.filter((name) => OPTION_VIEWS[name].group === group).flatMap((name) => [
      ...commandsOf(name),
      ...(name === 'words' ? [CUSTOM_TEXT_COMMAND] : []),
    ]),
  ]),
];

/** The command that opens a group, found by whatever finds the options in it. */
function openerOf(group: OptionGroupName): Command {
  const views: readonly OptionView<unknown>[] = OPTION_NAMES.map((name) => OPTION_VIEWS[name]);
  return opener(
    groupId(group),
    OPTION_GROUPS[group],
    views.filter((view) => view.group === group).flatMap(({ commands }) => commands?.keywords ?? []),
  );
}

/** A command that opens those within it. */
export function opener(id: string, name: string, keywords: readonly string[]): Command {
  return { id, group: 'Options', label: `${name} ›`, keywords, does: { kind: 'open' } };
}

function groupId(group: OptionGroupName): string {
  return `open.${group}`;
}

/** The commands of an option, as in ui/options/optionViews; found, too, by what the line above the words says of it. */
function commandsOf(name: OptionName): readonly Command[] {
  const { values: all = [] }: Option<unknown> = OPTIONS[name];
  const { group, label, valueLabel = onOrOff, lineText, commands }: OptionView<unknown> = OPTION_VIEWS[name];
  if (!commands) return [];
  return (commands.values ?? all).map((value) => ({
    // That of a list is the same in all its versions.
    id: firstVersion(`${name}.${value}`),
    group: 'Options',
    ...(group && { within: groupId(group) }),
    label: `${label}: ${valueLabel(value)}`,
    keywords: [
      ...commands.keywords,
      ...(commands.valueKeywords?.(value) ?? []),
      ...switchKeywords(value),
      value === false ? '' : (lineText?.(value, STANDARD_OPTIONS) ?? ''),
    ],
    isChoice: true,
    does: { kind: 'choose', options: { [name]: value, ...commands.others?.(value) } },
  }));
}

function onOrOff(isOn: unknown): string {
  return isOn ? 'on' : 'off';
}

function switchKeywords(value: unknown): readonly string[] {
  if (typeof value !== 'boolean') return [];
  return value ? ['with', 'enable'] : ['no', 'without', 'disable'];
}
