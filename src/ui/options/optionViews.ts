/*
 * How people see and choose each option. Its values, and what it makes of a round, are in core/options/optionTable, under
 * the same name. No components here: the page's inline script imports this, too.
 */
import type { OptionName, Options } from '../../core/options/options';
import { CUSTOM_TEXT, WORD_LIMITS } from '../../core/round/rules';
import { withoutVersion } from '../../core/words/listVersions';
import { WORDS_CHOICES } from '../../core/words/wordChoices';
import type { OptionGroupName } from './optionGroups';
import { wordsLabel } from './wordsLabels';

export interface OptionView<Value> {
  readonly label: string;
  /** Names a value: `30 s`, `keys and errors`. Left out for switches, which are on or off. */
  valueLabel?(value: Value): string;
  /** The group that it is in, in the dialog and among the commands; left out for an option that is chosen elsewhere. */
  readonly group?: OptionGroupName;
  /** The control in the dialog; left out for options that have a component of their own there, or elsewhere. */
  readonly control?: 'switch' | 'choice' | 'slider';
  /** The step of a slider. */
  readonly step?: number;
  /** The text in the line above the words for a value that is not the standard one; left out if there is none. */
  lineText?(value: Value, options: Options): string;
  /** Its commands, one per value; left out if it has none. */
  readonly commands?: {
    /** The values that have a command; left out if all have one. */
    readonly values?: readonly Value[];
    /** Other words by which a search finds them. */
    readonly keywords: readonly string[];
    valueKeywords?(value: Value): readonly string[];
    /** Other options that the command of a value sets as well. */
    others?(value: Value): Partial<Options>;
  };
}

/** The durations that have a button and a command of their own. */
export const USUAL_SECONDS: readonly number[] = [15, 30, 60, 120];

/** All options, in the order of their commands. */
export const OPTION_VIEWS: { readonly [Name in OptionName]: OptionView<Options[Name]> } = {
  seconds: {
    label: 'Time',
    group: 'time',
    valueLabel: inSeconds,
    lineText: (seconds, { wordLimit }) => (wordLimit ? '' : inSeconds(seconds)),
    commands: {
      values: USUAL_SECONDS,
      keywords: ['duration', 'length', 'seconds', 'timer'],
      valueKeywords: inMinutes,
      others: () => ({ wordLimit: undefined }),
    },
  },
  wordLimit: {
    label: 'Time',
    group: 'time',
    valueLabel: inWords,
    lineText: inWords,
    commands: { values: WORD_LIMITS, keywords: ['no limit', 'untimed', 'calm', 'length', 'number'] },
  },
  words: {
    label: 'Words',
    group: 'words',
    valueLabel: wordsLabel,
    commands: {
      // A custom text is not chosen before there is one.
      values: WORDS_CHOICES.map(({ name }) => name).filter((name) => name !== CUSTOM_TEXT),
      keywords: ['language', 'list'],
      valueKeywords: (name) => [withoutVersion(name)],
    },
  },
  capitals: {
    label: 'Capitals and punctuation',
    group: 'words',
    control: 'switch',
    commands: { keywords: ['upper case', 'uppercase', 'commas'] },
  },
  numbers: {
    label: 'Numbers',
    group: 'words',
    control: 'switch',
    commands: { keywords: ['digits', 'figures'] },
  },
  size: {
    label: 'Text size',
    group: 'size',
    valueLabel: inPerCent,
    control: 'slider',
    step: 5,
    lineText: inPerCent,
    commands: {
      values: [75, 100, 125, 150, 200],
      keywords: ['size of the words', 'font', 'zoom', 'letters'],
      valueKeywords: (size) => sideOf(size, ['smaller', 'small'], ['larger', 'bigger', 'big']),
    },
  },
  caret: {
    label: 'Caret',
    group: 'caret',
    valueLabel: (caret) => caret,
    control: 'choice',
    lineText: (caret) => `${caret === 'off' ? 'no' : caret} caret`,
    commands: {
      keywords: ['cursor'],
      valueKeywords: (caret) => (caret === 'off' ? ['hide', 'without'] : []),
    },
  },
  gliding: {
    label: 'Smooth caret',
    group: 'caret',
    control: 'switch',
    lineText: () => 'smooth caret',
    commands: { keywords: ['gliding', 'cursor', 'animation'] },
  },
  saysWords: {
    label: 'Say the words',
    group: 'byEar',
    control: 'switch',
    lineText: () => 'by ear',
    commands: { keywords: ['speech', 'voice', 'aloud', 'read', 'hear', 'blind', 'dictation'] },
  },
  hidesWords: {
    label: 'Hide the words (dictation)',
    group: 'byEar',
    control: 'switch',
    commands: {
      keywords: ['hidden until typed', 'spelling', 'blind'],
      others: (hides) => (hides ? { saysWords: true } : {}),
    },
  },
  speechRate: {
    label: 'Speed of the voice',
    group: 'byEar',
    valueLabel: inPerCent,
    control: 'slider',
    step: 10,
    commands: {
      values: [75, 100, 125, 150, 200, 300],
      keywords: ['speech', 'rate', 'say'],
      valueKeywords: (rate) => sideOf(rate, ['slower', 'slow'], ['faster', 'fast']),
    },
  },
  sound: {
    label: 'Sound',
    group: 'sound',
    valueLabel: soundName,
    control: 'choice',
    lineText: (sound) => `sound of ${soundName(sound)}`,
    commands: {
      keywords: ['noise', 'audio'],
      valueKeywords: (sound) => (sound === 'off' ? ['no', 'mute', 'silent'] : ['click', 'typing']),
    },
  },
  voice: { label: 'Voice', group: 'byEar' },
  keyboard: { label: 'Layout' },
};

/** The names of all options, in the order of their commands. */
export const OPTION_NAMES = Object.keys(OPTION_VIEWS) as readonly OptionName[];

function inSeconds(seconds: number): string {
  return `${seconds} s`;
}

function inWords(words: number | undefined): string {
  return `${words} words`;
}

function inPerCent(size: number): string {
  return `${size}%`;
}

function soundName(sound: Options['sound']): string {
  return sound === 'errors' ? 'keys and errors' : sound;
}

/** `2 minutes`, where it is a number of them. */
function inMinutes(seconds: number): readonly string[] {
  if (seconds === 30) return ['half a minute'];
  return seconds % 60 === 0 ? [`${seconds / 60} minute${seconds === 60 ? '' : 's'}`] : [];
}

/** What values below and above the usual 100% are called. */
function sideOf(percent: number, below: readonly string[], above: readonly string[]): readonly string[] {
  if (percent === 100) return ['usual', 'normal'];
  return percent < 100 ? below : above;
}
