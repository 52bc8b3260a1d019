import type { Options } from '../../../core/options/options';
import { CUSTOM_TEXT } from '../../../core/round/rules';
import type { PendingAction } from '../../../state/page/pendingActionAtoms';
import type { Theme } from '../../../state/page/themeAtoms';
import { KEYBOARD_LABELS } from '../../practice/keyboards';
import type { Command, CommandFacts } from './command';
import { OPTION_COMMANDS, opener } from './optionCommands';

const ROUND_COMMANDS: readonly Command[] = [
  {
    id: 'restart',
    group: 'Round',
    label: 'Restart: new words',
    keywords: ['again', 'retry', 'next round', 'new round'],
    shortcut: 'Escape',
    does: { kind: 'restart' },
  },
  {
    ...actionOnResult('practise', 'Practise the pairs that cost you most', [
      'practice',
      'drill',
      'slow',
      'train',
    ]),
    needs: 'pairs',
  },
  {
    id: 'practiceDone',
    group: 'Round',
    label: 'Practice: done',
    keywords: ['stop', 'end', 'leave', 'back'],
    needs: 'practice',
    does: { kind: 'stopPractice' },
  },
  actionOnResult('watch', 'Watch this round', ['replay', 'see again', 'play back']),
  actionOnResult('race', 'Race this round', ['ghost', 'same words']),
  { ...actionOnResult('raceAgain', 'Rematch', ['race', 'same ghost', 'again']), needs: 'race' },
  actionOnResult('send', 'Copy challenge link', ['share', 'send', 'friend', 'race', 'url']),
];

const SAVED_ROUNDS_COMMANDS: readonly Command[] = [
  {
    id: 'rounds',
    group: 'Saved rounds',
    label: 'Rounds',
    keywords: ['history', 'list', 'results', 'bests', 'statistics', 'trend', 'delete all'],
    does: { kind: 'request', part: 'rounds' },
  },
  actionOnRounds('keys', 'Keys: choose what to practise', [
    'practice',
    'pairs',
    'drill',
    'slow',
    'keyboard layout',
    ...Object.values(KEYBOARD_LABELS),
  ]),
  actionOnRounds('watchLast', 'Watch your last round', ['replay']),
  actionOnRounds('raceBest', 'Race your best', ['ghost', 'fastest']),
  actionOnRounds('export', 'Export', [
    'and import',
    'save',
    'download',
    'back up or move',
    'take your rounds along',
    'backup',
    'file',
    'json',
  ]),
  // The ids of these two differ from their actions: ids are saved, and must not change.
  {
    ...actionOnRounds('exportCsv', 'Export as CSV', ['save', 'download', 'table', 'spreadsheet']),
    id: 'exportTable',
  },
  { ...actionOnRounds('import', 'Import', ['export and', 'load', 'upload', 'restore', 'file']), id: 'bring' },
];

const THEME_KEYWORDS: Readonly<Record<Theme, readonly string[]>> = {
  light: ['bright', 'white', 'day'],
  dark: ['black', 'night'],
  system: ['automatic'],
};

const ANY_THEME_KEYWORDS = ['colours', 'colors', 'appearance', 'mode', 'toggle'];

const THEME_COMMANDS: readonly Command[] = [
  opener('open.theme', 'Theme', ANY_THEME_KEYWORDS),
  ...(['light', 'dark', 'system'] as const).map(
    (theme): Command => ({
      id: `theme.${theme}`,
      group: 'Options',
      within: 'open.theme',
      label: `Theme: ${theme}`,
      keywords: [...ANY_THEME_KEYWORDS, ...THEME_KEYWORDS[theme]],
      isChoice: true,
      does: { kind: 'theme', theme },
    }),
  ),
];

const HELP_COMMANDS: readonly Command[] = [
  {
    id: 'shortcuts',
    group: 'Help',
    label: 'Keyboard shortcuts',
    keywords: ['keys', 'help', 'hotkeys', '?'],
    does: { kind: 'shortcuts' },
  },
];

/** All commands, in the order in which they are listed. */
export const COMMANDS: readonly Command[] = [
  ...ROUND_COMMANDS,
  ...SAVED_ROUNDS_COMMANDS,
  ...OPTION_COMMANDS,
  ...THEME_COMMANDS,
  ...HELP_COMMANDS,
];

/** The commands that can be used now. */
export function commandsFor({ hasResult, hasPairs, isRace, isPractice }: CommandFacts): readonly Command[] {
  const has = { result: hasResult, pairs: hasPairs, race: hasResult && isRace, practice: isPractice };
  return COMMANDS.filter(({ needs }) => needs === undefined || has[needs]);
}

/** Whether a choice is the current one; undefined for commands that are no choice. */
export function isChosen({ isChoice, does }: Command, { options, theme }: CommandFacts): boolean | undefined {
  if (!isChoice) return undefined;
  if (does.kind === 'theme') return does.theme === theme;
  if (does.kind === 'request') return options.words === CUSTOM_TEXT;
  if (does.kind !== 'choose') return false;
  const names = Object.keys(does.options) as (keyof Options)[];
  return names.every((name) => does.options[name] === options[name]);
}

/** What a command that opens others is called: its label without the mark of that. */
export function nameOf({ label }: Command): string {
  return label.replace(/ ›$/, '');
}

/** What a command is called within the one that was opened: `30 s` for `Time: 30 s`. */
export function nameWithin({ label }: Command, opened: Command): string {
  const name = label.replace(`${nameOf(opened)}: `, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is chosen within a command that opens others: the first of the choices there, `30 s`; '' if there is none. */
export function chosenWithin(command: Command, facts: CommandFacts): string {
  const chosen = COMMANDS.find((one) => one.within === command.id && isChosen(one, facts));
  return chosen ? nameWithin(chosen, command) : '';
}

function actionOnResult(
  pendingAction: PendingAction['kind'],
  label: string,
  keywords: readonly string[],
): Command {
  return {
    id: pendingAction,
    group: 'Round',
    label,
    keywords,
    needs: 'result',
    does: { kind: 'request', part: 'actions', pendingAction },
  };
}

function actionOnRounds(
  pendingAction: PendingAction['kind'],
  label: string,
  keywords: readonly string[],
): Command {
  return {
    id: pendingAction,
    group: 'Saved rounds',
    label,
    keywords,
    does: { kind: 'request', part: 'rounds', pendingAction },
  };
}
