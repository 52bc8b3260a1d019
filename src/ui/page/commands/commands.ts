import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Getter } from 'jotai';
import { KEYBOARD_LABELS } from '../../../core/keyboard/keyboardNames';
import { OWN_LANGUAGE } from '../../../core/language/ownLanguage';
import { requestLearnAtom } from '../../../state/learn/learnRequestAtoms';
import { stopLearningAtom } from '../../../state/learn/stopLearningAtom';
import { restartAtom } from '../../../state/next/restartAtom';
import type { PendingAction } from '../../../state/page/pendingActionAtoms';
import { pairsToPractiseAtom } from '../../../state/practice/pairsToPractiseAtom';
import { stopPracticeAtom } from '../../../state/practice/startPracticeAtoms';
import { isLessonAtom, learningAtom } from '../../../state/round/learningAtom';
import { practiceAtom } from '../../../state/round/practiceAtom';
import { finishedRoundAtom } from '../../../state/round/roundAtoms';
import { raceAtom } from '../../../state/round/sittingAtoms';
import { playTodayAtom, todayOfRoundAtom } from '../../../state/today/todayAtoms';
import { learnText } from '../../learn/LearnButton';
import { todaysWordsText } from '../../today/todayText';
import { capitalised } from '../capitalised';
import type { Command, CommandState } from './command';
import { inEnglish } from './inEnglish';
import {
  choiceLabels,
  opener,
  optionCommands,
  optionsDialogCommands,
  optionsHeading,
  request,
} from './optionCommands';
import { synonymsOf } from './synonyms';

/** What a command is called, and other words by which a search finds it. */
type Words = Pick<Command, 'label' | 'keywords'>;

function roundCommands(): readonly Command[] {
  return [
    {
      id: 'restart',
      group: roundHeading(),
      label: t({ message: 'Restart: new words', comment: 'Restart: a verb, begins another round' }),
      keywords: ['again', 'retry', 'next round', 'new round', 'new test', 'next test'],
      shortcut: 'Escape',
      does: ({ set, at }) => set(restartAtom, at),
    },
    {
      ...actionOnResult('practise', {
        label: t({
          message: 'Practise the pairs that cost you most',
          comment: 'Pairs of keys in a row. Cost: time',
        }),
        keywords: ['practice', 'drill', 'slow', 'train', 'weak spots'],
      }),
      applies: (get) => hasResult(get) && get(pairsToPractiseAtom).length > 0,
    },
    {
      id: 'practiceDone',
      group: roundHeading(),
      label: t({ message: 'End practice', comment: 'Ends the practice of pairs of keys' }),
      keywords: ['practice: done', 'stop', 'leave', 'back'],
      applies: (get) => get(practiceAtom) !== null,
      does: ({ set, at }) => set(stopPracticeAtom, at),
    },
    actionOnResult('watch', {
      label: t({ message: 'Watch this round', comment: 'Watch: a verb, see its replay' }),
      keywords: ['replay', 'see again', 'play back'],
    }),
    actionOnResult('race', {
      label: t({ message: 'Race this round', comment: 'Race: a verb, type against it as one’s opponent' }),
      keywords: ['ghost', 'same words'],
    }),
    {
      ...actionOnResult('raceAgain', {
        label: t({ message: 'Race them again', comment: 'Another race against the same opponent' }),
        keywords: ['race', 'same ghost', 'again'],
      }),
      applies: (get) => hasResult(get) && get(raceAtom) !== null,
    },
    actionOnResult('send', {
      label: t({
        message: 'Copy link',
        comment: 'Copy: a verb. The link challenges a friend to race the round',
      }),
      keywords: ['challenge link', 'share', 'send', 'friend', 'race', 'url'],
    }),
    actionOnResult('picture', {
      label: t({
        message: 'Copy picture',
        comment: 'Copy: a verb. A picture of a result, for the clipboard',
      }),
      keywords: ['save', 'image', 'png', 'screenshot', 'share', 'post'],
    }),
    {
      ...actionOnResult('copyText', {
        label: t({ message: 'Copy text', comment: 'Copy: a verb. A line about a result, for the clipboard' }),
        keywords: ['share', 'line', 'bars', 'post'],
      }),
      applies: (get) => hasResult(get) && get(todayOfRoundAtom) !== null,
    },
    {
      id: 'today',
      group: roundHeading(),
      label: todaysWordsText(),
      keywords: ['daily', 'day', 'everybody'],
      does: ({ set, at }) => set(playTodayAtom, at),
    },
    {
      id: 'learn',
      group: roundHeading(),
      label: learnText(),
      keywords: [
        'course',
        'lesson',
        'touch typing',
        'ten fingers',
        'beginner',
        'teach',
        'tutor',
        'next lesson',
      ],
      does: ({ set, at }) => set(requestLearnAtom, at),
    },
    {
      id: 'learnDone',
      group: roundHeading(),
      label: t({
        message: 'End lessons',
        comment: 'Ends the course of lessons, which can be gone on with later',
      }),
      keywords: ['learn: done', 'stop', 'leave', 'back', 'course'],
      applies: (get) => get(learningAtom) !== null,
      does: ({ set, at }) => set(stopLearningAtom, at),
    },
  ];
}

function savedRoundsCommands(): readonly Command[] {
  return [
    {
      id: 'rounds',
      group: savedRoundsHeading(),
      label: t({ message: 'Rounds', comment: 'The list of games played' }),
      keywords: [
        ...['history', 'list', 'results', 'bests', 'statistics', 'trend', 'delete all'],
        ...['stats', 'pb', 'personal best', 'records', 'accuracy', 'progress', 'profile', 'filter'],
      ],
      does: request('rounds'),
    },
    actionOnRounds('keys', {
      label: t({
        message: 'Keys: choose what to practise',
        comment: 'Keys of the keyboard: the name of a page of the dialog Rounds',
      }),
      keywords: [
        'practice',
        'pairs',
        'drill',
        'slow',
        'heatmap',
        'keyboard layout',
        ...Object.values(KEYBOARD_LABELS),
      ],
    }),
    actionOnRounds('watchLast', {
      label: t({ message: 'Watch your last round', comment: 'Watch: a verb, see the replay' }),
      keywords: ['replay'],
    }),
    actionOnRounds('raceBest', {
      label: t({ message: 'Race your best', comment: 'A button: to race against your fastest round' }),
      keywords: ['ghost', 'fastest', 'pb', 'personal best', 'record'],
    }),
    ...fileCommands(),
  ];
}

function fileCommands(): readonly Command[] {
  return [
    actionOnRounds('export', {
      label: t({ message: 'Export', comment: 'A verb: save all rounds in a file' }),
      keywords: [
        'export and import',
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
        keywords: ['save', 'download', 'table', 'spreadsheet'],
      }),
      id: 'exportTable',
    },
    {
      ...actionOnRounds('import', {
        label: t({ message: 'Import', comment: 'A verb: add the rounds of a file' }),
        keywords: ['export and import', 'load', 'upload', 'restore', 'file'],
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

/** The id of the command that opens the themes. */
const ANY_THEME = 'open.theme';
const ANY_THEME_KEYWORDS = ['theme', 'colours', 'colors', 'appearance', 'mode', 'toggle'];

function themeCommands(): readonly Command[] {
  const option = t({ message: 'Theme', comment: 'Whether the page is light or dark' });
  return [
    {
      ...opener(ANY_THEME, option, ANY_THEME_KEYWORDS),
      now: ({ theme }) => i18n._(THEMES[theme].name),
    },
    ...(['light', 'dark', 'system'] as const).map(
      (theme): Command => ({
        id: `theme.${theme}`,
        group: optionsHeading(),
        within: ANY_THEME,
        ...choiceLabels(option, i18n._(THEMES[theme].name)),
        keywords: [...ANY_THEME_KEYWORDS, ...THEMES[theme].keywords, ...synonymsOf(ANY_THEME)],
        isChosen: (state) => state.theme === theme,
        does: ({ setTheme }) => setTheme(theme),
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
      keywords: ['keys', 'help', 'hotkeys', '?'],
      opens: 'shortcuts',
    },
  ];
}

const commandsIn = new Map<string, readonly Command[]>();

/** All commands in the language of the page, in the order in which they are listed. */
export function allCommands(): readonly Command[] {
  const known = commandsIn.get(i18n.locale);
  if (known) return known;
  const own = [
    ...roundCommands(),
    ...optionCommands(),
    ...themeCommands(),
    ...optionsDialogCommands(),
    ...savedRoundsCommands(),
    ...helpCommands(),
  ];
  const english = i18n.locale === OWN_LANGUAGE ? own : inEnglish(allCommands);
  const commands = own.map((command, index) => withEnglish(command, english[index] ?? command));
  commandsIn.set(i18n.locale, commands);
  return commands;
}

/**
 * A command that a search finds by its English, too: of an option as by its label, of anything else as by a keyword, and
 * by its synonyms in the language of the page.
 */
function withEnglish(command: Command, english: Command): Command {
  const { parts = { option: nameOf(english) } } = english;
  if (command.isOption) return { ...command, english: Object.values(parts) };
  return { ...command, keywords: [nameOf(english), ...command.keywords, ...synonymsOf(command.id)] };
}

/** The commands that apply now and have an effect; a group of options only if one of its values has. */
export function commandsFor(get: Getter): readonly Command[] {
  const offered = allCommands().filter(
    ({ applies, hasEffect }) => (applies?.(get) ?? true) && (hasEffect?.(get) ?? true),
  );
  const groups = new Set(offered.map(({ within }) => within));
  return offered.filter(({ id, opens }) => opens !== 'group' || groups.has(id));
}

/** The commands whose choice is in effect. */
export function chosenCommands(state: CommandState): readonly Command[] {
  return allCommands().filter(({ isChosen }) => isChosen?.(state));
}

/** What a command that opens others is called: its label without the mark of that. */
export function nameOf({ label }: Command): string {
  return label.replace(/ ›$/, '');
}

/** What a command is called within the one that was opened: `30 s` for `Time: 30 s`. */
export function nameWithin({ label, parts }: Command, opened: Command): string {
  const isOfGroup = parts?.option === nameOf(opened);
  return capitalised((isOfGroup && parts.value) || label);
}

/** What is chosen within a command that opens others, as its values are called there: `30 s`; '' for any other. */
export function chosenWithin({ now }: Command, state: CommandState): string {
  return capitalised(now?.(state) ?? '');
}

function hasResult(get: Getter): boolean {
  // The result of a lesson has no actions: it is in `Rounds`.
  return Boolean(get(finishedRoundAtom)?.log) && !get(isLessonAtom);
}

function actionOnResult(pendingAction: PendingAction['kind'], words: Words): Command {
  return {
    id: pendingAction,
    group: roundHeading(),
    ...words,
    applies: hasResult,
    does: request('actions', pendingAction),
  };
}

function actionOnRounds(pendingAction: PendingAction['kind'], words: Words): Command {
  return {
    id: pendingAction,
    group: savedRoundsHeading(),
    ...words,
    does: request('rounds', pendingAction),
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
