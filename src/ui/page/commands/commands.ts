import { type Options, STANDARD_OPTIONS } from '../../../core/options/options';
import { CARETS, SOUNDS, USUAL_SECONDS } from '../../../core/options/optionValues';
import { OWN_TEXT } from '../../../core/round/rules';
import { WORDS_CHOICES } from '../../../core/words/wordChoices';
import type { Deed } from '../../../state/page/pressAtoms';
import type { Theme } from '../../../state/page/themeChoice';

/** What a command does. */
export type Doing =
  | { readonly kind: 'choose'; readonly options: Partial<Options> }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'restart' }
  /** Another part of the page is to come, and to do something. */
  | {
      readonly kind: 'ask';
      readonly part: 'options' | 'rounds' | 'actions';
      readonly deed?: Deed['kind'];
    }
  | { readonly kind: 'shortcuts' };

/** Something that can be asked for by its name. */
export interface Command {
  /** Stays the same for ever: it is kept. */
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** Other words that it is looked for by. */
  readonly keywords?: readonly string[];
  readonly shortcut?: string;
  /** What must be on show for it: a round that is over, or one that was a race. */
  readonly needs?: 'result' | 'race';
  /** Whether it is a choice, of which one is always chosen. */
  readonly isChoice?: boolean;
  readonly does: Doing;
}

/** What is on show, and what is chosen. */
export interface CommandFacts {
  readonly hasResult: boolean;
  readonly isRace: boolean;
  readonly options: Options;
  readonly theme: Theme;
}

const THIS_ROUND: readonly Command[] = [
  {
    id: 'restart',
    group: 'Round',
    label: 'Restart: new words',
    keywords: ['again', 'next round', 'new round'],
    shortcut: 'Escape',
    does: { kind: 'restart' },
  },
  actionOnResult('watch', 'Watch this round', ['replay', 'see again', 'play back']),
  actionOnResult('race', 'Race this round', ['ghost', 'same words']),
  { ...actionOnResult('raceAgain', 'Same ghost again', ['race']), needs: 'race' },
  actionOnResult('send', 'Copy challenge link', ['share', 'send', 'friend', 'race', 'url']),
];

const KEPT_ROUNDS: readonly Command[] = [
  {
    id: 'rounds',
    group: 'Kept rounds',
    label: 'Rounds',
    keywords: ['history', 'list', 'results', 'bests', 'statistics', 'trend'],
    does: { kind: 'ask', part: 'rounds' },
  },
  actionOnRounds('watchLast', 'Watch your last round', ['replay']),
  actionOnRounds('raceBest', 'Race your best', ['ghost', 'fastest']),
  actionOnRounds('export', 'Export', ['save', 'download', 'backup', 'file', 'json']),
  actionOnRounds('exportTable', 'Export as CSV', ['save', 'download', 'table', 'spreadsheet']),
  actionOnRounds('bring', 'Import', ['load', 'upload', 'restore', 'file']),
];

const PERCENTS = [75, 100, 125, 150, 200];
const CARET_LABELS: Record<Options['caret'], string> = {
  line: 'line',
  block: 'block',
  underline: 'underline',
  off: 'off',
};
const SOUND_LABELS: Record<Options['sound'], string> = {
  off: 'off',
  keys: 'keys',
  errors: 'keys and errors',
};

const OPTIONS: readonly Command[] = [
  {
    id: 'options',
    group: 'Options',
    label: 'Options',
    keywords: ['settings', 'preferences'],
    does: { kind: 'ask', part: 'options' },
  },
  {
    id: 'standard',
    group: 'Options',
    label: 'Standard round',
    keywords: ['reset', 'default'],
    does: { kind: 'choose', options: STANDARD_OPTIONS },
  },
  ...USUAL_SECONDS.map((seconds) =>
    choice('seconds', seconds, `Time: ${seconds} s`, ['duration', 'length', 'seconds']),
  ),
  ...WORDS_CHOICES.filter(({ name }) => name !== OWN_TEXT).map(({ name, label }) =>
    choice('words', name, `Words: ${label}`, ['language', 'list', name, withoutMarks(label)]),
  ),
  {
    id: 'ownText',
    group: 'Options',
    label: 'Words: Own text',
    keywords: ['paste', 'file', 'book', 'quote'],
    isChoice: true,
    does: { kind: 'ask', part: 'options', deed: 'ownText' },
  },
  ...switched('capitals', 'Capitals and punctuation', ['upper case', 'commas']),
  ...switched('numbers', 'Numbers', ['digits', 'figures']),
  ...PERCENTS.map((size) =>
    choice('size', size, `Size of the words: ${size} %`, ['font', 'zoom', 'larger', 'smaller', 'big']),
  ),
  ...CARETS.map((caret) => choice('caret', caret, `Caret: ${CARET_LABELS[caret]}`, ['cursor'])),
  ...switched('gliding', 'Gliding caret', ['smooth', 'cursor', 'animation']),
  ...SOUNDS.map((sound) =>
    choice('sound', sound, `Sound: ${SOUND_LABELS[sound]}`, ['noise', 'mute', 'click']),
  ),
];

const THEMES: readonly Command[] = (['light', 'dark', 'system'] as const).map((theme) => ({
  id: `theme.${theme}`,
  group: 'Theme',
  label: `Theme: ${theme}`,
  keywords: ['colours', 'colors', 'appearance', 'mode'],
  isChoice: true,
  does: { kind: 'theme', theme },
}));

const HELP: readonly Command[] = [
  {
    id: 'shortcuts',
    group: 'Help',
    label: 'Keyboard shortcuts',
    keywords: ['keys', 'help', 'hotkeys'],
    does: { kind: 'shortcuts' },
  },
];

/** Every command there is, in the order in which they are shown. */
export const COMMANDS: readonly Command[] = [...THIS_ROUND, ...KEPT_ROUNDS, ...OPTIONS, ...THEMES, ...HELP];

/** Those that mean something now. */
export function commandsFor({ hasResult, isRace }: CommandFacts): readonly Command[] {
  return COMMANDS.filter(
    ({ needs }) =>
      needs === undefined || (needs === 'result' && hasResult) || (needs === 'race' && hasResult && isRace),
  );
}

/** Whether a choice is the one that is chosen; undefined for what is no choice. */
export function isChosen({ isChoice, does }: Command, { options, theme }: CommandFacts): boolean | undefined {
  if (!isChoice) return undefined;
  if (does.kind === 'theme') return does.theme === theme;
  if (does.kind === 'ask') return options.words === OWN_TEXT;
  if (does.kind !== 'choose') return false;
  const names = Object.keys(does.options) as (keyof Options)[];
  return names.every((name) => does.options[name] === options[name]);
}

/** As somebody types it whose keyboard has no accents. */
function withoutMarks(label: string): string {
  return label.normalize('NFD').replace(/\p{M}+/gu, '');
}

function actionOnResult(deed: Deed['kind'], label: string, keywords: readonly string[]): Command {
  return {
    id: deed,
    group: 'Round',
    label,
    keywords,
    needs: 'result',
    does: { kind: 'ask', part: 'actions', deed },
  };
}

function actionOnRounds(deed: Deed['kind'], label: string, keywords: readonly string[]): Command {
  return { id: deed, group: 'Kept rounds', label, keywords, does: { kind: 'ask', part: 'rounds', deed } };
}

function choice<Name extends keyof Options>(
  name: Name,
  value: Options[Name],
  label: string,
  keywords: readonly string[],
): Command {
  return {
    id: `${name}.${value}`,
    group: 'Options',
    label,
    keywords,
    isChoice: true,
    does: { kind: 'choose', options: { [name]: value } },
  };
}

function switched(name: 'capitals' | 'numbers' | 'gliding', label: string, keywords: readonly string[]) {
  return [true, false].map((isOn) => choice(name, isOn, `${label}: ${isOn ? 'on' : 'off'}`, keywords));
}
