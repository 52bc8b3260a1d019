import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { KEYBOARD_LABELS } from '../../../core/keyboard/keyboardNames';
import type { Options } from '../../../core/options/options';
import { CUSTOM_TEXT } from '../../../core/round/rules';
import type { PendingAction } from '../../../state/page/pendingActionAtoms';
import { OPTION_VIEWS, type OptionView } from '../../options/optionViews';
import { todaysWordsText } from '../../today/todayText';
import { capitalised } from '../capitalised';
import type { Command, CommandFacts } from './command';
import { choiceLabels, opener, optionCommands, optionsHeading } from './optionCommands';

/** What a command is called, and the words of its English label and others by which a search finds it. */
type Words = Required<Pick<Command, 'label' | 'keywords'>>;

function roundCommands(): readonly Command[] {
  return [
    {
      id: 'restart',
      group: roundHeading(),
      label: t({ message: 'Restart: new words', comment: 'Restart: a verb, begins another round' }),
      keywords: ['Restart: new words', 'again', 'retry', 'next round', 'new round'],
      shortcut: 'Escape',
      does: { kind: 'restart' },
    },
    {
      ...actionOnResult('practise', {
        label: t({
          message: 'Practise the pairs that cost you most',
          comment: 'Pairs of keys in a row. Cost: time',
        }),
        keywords: ['Practise the pairs that cost you most', 'practice', 'drill', 'slow', 'train'],
      }),
      needs: 'pairs',
    },
    {
      id: 'practiceDone',
      group: roundHeading(),
      label: t({ message: 'Practice: done', comment: 'Ends the practice of pairs of keys' }),
      keywords: ['Practice: done', 'stop', 'end', 'leave', 'back'],
      needs: 'practice',
      does: { kind: 'stopPractice' },
    },
    actionOnResult('watch', {
      label: t({ message: 'Watch this round', comment: 'Watch: a verb, see its replay' }),
      keywords: ['Watch this round', 'replay', 'see again', 'play back'],
    }),
    actionOnResult('race', {
      label: t({ message: 'Race this round', comment: 'Race: a verb, type against it as one’s opponent' }),
      keywords: ['Race this round', 'ghost', 'same words'],
    }),
    {
      ...actionOnResult('raceAgain', {
        label: t({ message: 'Rematch', comment: 'Another race against the same opponent' }),
        keywords: ['Rematch', 'race', 'same ghost', 'again'],
      }),
      needs: 'race',
    },
    actionOnResult('send', {
      label: t({
        message: 'Copy challenge link',
        comment: 'Copy: a verb. The link challenges a friend to race the round',
      }),
      keywords: ['Copy challenge link', 'share', 'send', 'friend', 'race', 'url'],
    }),
    actionOnResult('picture', {
      label: t({
        message: 'Copy picture',
        comment: 'Copy: a verb. A picture of a result, for the clipboard',
      }),
      keywords: ['Copy picture', 'save', 'image', 'png', 'screenshot', 'share', 'post'],
    }),
    {
      ...actionOnResult('copyText', {
        label: t({ message: 'Copy text', comment: 'Copy: a verb. A line about a result, for the clipboard' }),
        keywords: ['Copy text', 'share', 'line', 'bars', 'post'],
      }),
      needs: 'today',
    },
    {
      id: 'today',
      group: roundHeading(),
      label: todaysWordsText(),
      keywords: ["Today's words", 'daily', 'day', 'everybody'],
      does: { kind: 'today' },
    },
  ];
}

function savedRoundsCommands(): readonly Command[] {
  return [
    {
      id: 'rounds',
      group: savedRoundsHeading(),
      label: t({ message: 'Rounds', comment: 'The list of games played' }),
      keywords: ['Rounds', 'history', 'list', 'results', 'bests', 'statistics', 'trend', 'delete all'],
      does: { kind: 'request', part: 'rounds' },
    },
    actionOnRounds('keys', {
      label: t({
        message: 'Keys: choose what to practise',
        comment: 'Keys of the keyboard: the name of a page of the dialog Rounds',
      }),
      keywords: [
        'Keys: choose what to practise',
        'practice',
        'pairs',
        'drill',
        'slow',
        'keyboard layout',
        ...Object.values(KEYBOARD_LABELS),
      ],
    }),
    actionOnRounds('watchLast', {
      label: t({ message: 'Watch your last round', comment: 'Watch: a verb, see the replay' }),
      keywords: ['Watch your last round', 'replay'],
    }),
    actionOnRounds('raceBest', {
      label: t({ message: 'Race your best', comment: 'A button: to race against your fastest round' }),
      keywords: ['Race your best', 'ghost', 'fastest'],
    }),
    ...fileCommands(),
  ];
}

function fileCommands(): readonly Command[] {
  return [
    actionOnRounds('export', {
      label: t({ message: 'Export', comment: 'A verb: save all rounds in a file' }),
      keywords: [
        'Export',
        'and import',
        'save',
        'download',
        'back up or move',
        'take your rounds along',
        'backup',
        'file',
        'json',
      ],
    }),
    // The ids of these two differ from their actions: ids are saved, and must not change.
    {
      ...actionOnRounds('exportCsv', {
        label: t({ message: 'Export as CSV', comment: 'A verb: save all rounds as a table' }),
        keywords: ['Export as CSV', 'save', 'download', 'table', 'spreadsheet'],
      }),
      id: 'exportTable',
    },
    {
      ...actionOnRounds('import', {
        label: t({ message: 'Import', comment: 'A verb: add the rounds of a file' }),
        keywords: ['Import', 'export and', 'load', 'upload', 'restore', 'file'],
      }),
      id: 'bring',
    },
  ];
}

const THEMES = {
  light: {
    name: msg({ message: 'light', comment: 'A theme: dark letters on a light page' }),
    keywords: ['light', 'bright', 'white', 'day'],
  },
  dark: {
    name: msg({ message: 'dark', comment: 'A theme: light letters on a dark page' }),
    keywords: ['dark', 'black', 'night'],
  },
  system: {
    name: msg({ message: 'system', comment: 'A theme: light or dark, as the system of the device is' }),
    keywords: ['system', 'automatic'],
  },
};

const ANY_THEME_KEYWORDS = ['theme', 'colours', 'colors', 'appearance', 'mode', 'toggle'];

function themeCommands(): readonly Command[] {
  const option = t({ message: 'Theme', comment: 'Whether the page is light or dark' });
  return [
    opener('open.theme', option, ANY_THEME_KEYWORDS),
    ...(['light', 'dark', 'system'] as const).map(
      (theme): Command => ({
        id: `theme.${theme}`,
        group: optionsHeading(),
        within: 'open.theme',
        ...choiceLabels(option, i18n._(THEMES[theme].name)),
        keywords: [...ANY_THEME_KEYWORDS, ...THEMES[theme].keywords],
        isChoice: true,
        does: { kind: 'theme', theme },
      }),
    ),
  ];
}

function helpCommands(): readonly Command[] {
  return [
    {
      id: 'shortcuts',
      group: t({ message: 'Help', comment: 'A heading of commands: a noun' }),
      label: t`Keyboard shortcuts`,
      keywords: ['Keyboard shortcuts', 'keys', 'help', 'hotkeys', '?'],
      does: { kind: 'shortcuts' },
    },
  ];
}

const commandsIn = new Map<string, readonly Command[]>();

/** All commands in the language of the page, in the order in which they are listed. */
export function allCommands(): readonly Command[] {
  const known = commandsIn.get(i18n.locale);
  if (known) return known;
  const commands = [
    ...roundCommands(),
    ...savedRoundsCommands(),
    ...optionCommands(),
    ...themeCommands(),
    ...helpCommands(),
  ];
  commandsIn.set(i18n.locale, commands);
  return commands;
}

/** The commands that can be used now. */
export function commandsFor({
  hasResult,
  hasPairs,
  isRace,
  isToday,
  isPractice,
}: CommandFacts): readonly Command[] {
  const has = {
    result: hasResult,
    pairs: hasPairs,
    race: hasResult && isRace,
    today: hasResult && isToday,
    practice: isPractice,
  };
  return allCommands().filter(({ needs }) => needs === undefined || has[needs]);
}

/** Whether a choice is the current one; undefined for commands that are no choice. */
export function isChosen({ isChoice, does }: Command, { options, theme }: CommandFacts): boolean | undefined {
  if (!isChoice) return undefined;
  if (does.kind === 'theme') return does.theme === theme;
  if (does.kind === 'request') return options.words === CUSTOM_TEXT;
  if (does.kind !== 'choose') return false;
  const names = Object.keys(does.options) as (keyof Options)[];
  return names.every((name) => {
    const { inUse }: OptionView<unknown> = OPTION_VIEWS[name];
    return does.options[name] === (inUse ? inUse(options[name]) : options[name]);
  });
}

/** What a command that opens others is called: its label without the mark of that. */
export function nameOf({ label }: Command): string {
  return label.replace(/ ›$/, '');
}

/** What a command is called within the one that was opened: `30 s` for `Time: 30 s`. */
export function nameWithin({ label, parts }: Command, opened: Command): string {
  const name = parts?.option === nameOf(opened) ? parts.value : label;
  return capitalised(name);
}

/** What is chosen within a command that opens others: the first of the choices there, `30 s`; '' if there is none. */
export function chosenWithin(command: Command, facts: CommandFacts): string {
  const chosen = allCommands().find((one) => one.within === command.id && isChosen(one, facts));
  return chosen ? nameWithin(chosen, command) : '';
}

function actionOnResult(pendingAction: PendingAction['kind'], words: Words): Command {
  return {
    id: pendingAction,
    group: roundHeading(),
    ...words,
    needs: 'result',
    does: { kind: 'request', part: 'actions', pendingAction },
  };
}

function actionOnRounds(pendingAction: PendingAction['kind'], words: Words): Command {
  return {
    id: pendingAction,
    group: savedRoundsHeading(),
    ...words,
    does: { kind: 'request', part: 'rounds', pendingAction },
  };
}

function roundHeading(): string {
  return t({
    message: 'Round',
    comment: 'A heading of commands: for the game being played, or just finished',
  });
}

function savedRoundsHeading(): string {
  return t({ message: 'Saved rounds', comment: 'A heading of commands. Rounds: games played' });
}
