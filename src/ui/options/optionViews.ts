/*
 * How people see and choose each option. Its values, and what it makes of a round, are in core/options/optionTable, under
 * the same name; what the line above the words says of it is in lineTexts.
 */
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { PAGE_LANGUAGES } from '../../core/language/pageLanguages';
import { lettersIn, TYPEFACES } from '../../core/options/letters';
import type { OptionName, Options } from '../../core/options/options';
import { CUSTOM_TEXT, WORD_LIMITS } from '../../core/round/rules';
import { languageInEnglish, usualList, WORDS_CHOICES } from '../../core/words/wordChoices';
import { PALETTES, paletteIn } from '../../theme/tints';
import { formatPercent, wpm } from '../page/figureTexts';
import { PACES } from '../race/paceTexts';
import { languageName, languageNameIn } from './languageNames';
import { LETTERS_KEYWORDS, lettersLabel } from './lettersLabels';
import { inSeconds, inWords } from './lineTexts';
import { mistakeRuleNote } from './mistakeRuleNote';
import { OPTION_GROUPS, OPTION_SECTIONS, type OptionGroupName, type OptionSectionName } from './optionGroups';
import { mistakeRuleLabel, spaceLabel } from './roundRules';
import {
  CARETS,
  KEYBOARD_VIEWS,
  keyboardNote,
  PALETTE_LABELS,
  SOUND_NOTES,
  SOUNDS,
  WHILE_TYPING,
} from './valueNames';
import { languagesOfWords, wordsLabel } from './wordsLabels';

export interface OptionView<Value> {
  readonly label: MessageDescriptor;
  /** Names a value: `30 s`, `keys and errors`. Left out for switches, which are on or off. */
  valueLabel?(value: Value): string;
  /** Which of its values is in use; left out where it is the one that is chosen. */
  inUse?(value: Value): Value;
  /** The group that it is in, in the dialog and among the commands; left out for one that is chosen within another. */
  readonly group: OptionGroupName;
  /** The control in the dialog; left out for options that have one of their own there (`OptionsDialog`). */
  readonly control?: 'switch' | 'choice' | 'slider';
  /** What its values look like, beside the control. */
  readonly sample?: 'caret' | 'letters' | 'size';
  /** What a value means, below the control; '' where its label says it. */
  note?(value: Value): string;
  /** Whether a part of the page is loaded for it: where that is missing, its control says so. */
  readonly loadsPart?: true;
  /** The step of a slider. */
  readonly step?: number;
  /** Its commands, one per value; left out if it has none. */
  readonly commands?: {
    /** The values that have a command; left out if all have one. */
    readonly values?: readonly Value[];
    /** Whether that of a value has an effect beside the other options, and is there; left out where it always has. */
    needs?(options: Options, value: Value): boolean;
    /** Other words by which a search finds them. */
    readonly keywords: readonly string[];
    valueKeywords?(value: Value): readonly string[];
    /** Other options that the command of a value sets as well. */
    others?(value: Value): Partial<Options>;
  };
}

/** The durations that have a button and a command of their own. */
export const USUAL_SECONDS: readonly number[] = [15, 30, 60, 120];

/** The ghosts that are the player's own, and none. */
export const OWN_PACES = [...PACES.keys()];

/** All options, in the order of their commands. */
export const OPTION_VIEWS: { readonly [Name in OptionName]: OptionView<Options[Name]> } = {
  seconds: {
    label: OPTION_GROUPS.time,
    group: 'time',
    valueLabel: inSeconds,
    commands: {
      values: USUAL_SECONDS,
      keywords: ['duration', 'length', 'seconds', 'timer'],
      valueKeywords: minuteKeywords,
      others: () => ({ wordLimit: undefined }),
    },
  },
  wordLimit: {
    label: OPTION_GROUPS.time,
    group: 'time',
    valueLabel: inWords,
    commands: { values: WORD_LIMITS, keywords: ['no limit', 'untimed', 'length', 'number'] },
  },
  words: {
    label: OPTION_GROUPS.words,
    group: 'words',
    valueLabel: wordsLabel,
    commands: {
      // A custom text is not chosen before there is one.
      values: WORDS_CHOICES.map(({ name }) => name).filter((name) => name !== CUSTOM_TEXT),
      keywords: ['language', 'list', 'find words'],
      valueKeywords: languagesOfWords,
    },
  },
  capitals: {
    label: msg({ message: 'Capitals and punctuation', comment: 'A switch: words come with them' }),
    group: 'words',
    control: 'switch',
    commands: { keywords: ['upper case', 'uppercase', 'commas'] },
  },
  numbers: {
    label: msg({ message: 'Numbers', comment: 'A switch: numbers come among the words' }),
    group: 'words',
    control: 'switch',
    commands: { keywords: ['digits', 'figures'] },
  },
  onMistake: {
    label: OPTION_GROUPS.mistakes,
    group: 'mistakes',
    valueLabel: mistakeRuleLabel,
    control: 'choice',
    note: mistakeRuleNote,
    commands: {
      keywords: ['errors', 'wrong', 'typo'],
      valueKeywords: (rule) =>
        ({
          usual: ['usual', 'normal'],
          wait: ['stop on error', 'stay', 'correct', 'strict', 'accuracy'],
          noWayBack: ['backspace', 'delete', 'confidence', 'never'],
        })[rule || 'usual'],
    },
  },
  spaceEndsWord: {
    label: OPTION_GROUPS.space,
    group: 'space',
    valueLabel: spaceLabel,
    control: 'choice',
    commands: {
      keywords: ['space bar', 'spacebar', 'skip', 'leave'],
      valueKeywords: (endsWord) => (endsWord ? ['next word', 'jump'] : ['usual', 'normal']),
    },
  },
  size: {
    label: OPTION_GROUPS.size,
    group: 'size',
    valueLabel: formatPercent,
    control: 'slider',
    sample: 'size',
    step: 5,
    commands: {
      values: [75, 100, 125, 150, 200],
      keywords: ['size of the words', 'font', 'zoom', 'letters'],
      valueKeywords: (size) => sideOf(size, ['smaller', 'small'], ['larger', 'bigger', 'big']),
    },
  },
  colours: {
    label: OPTION_GROUPS.colours,
    group: 'colours',
    valueLabel: (colours) => i18n._(PALETTE_LABELS[paletteIn(colours)]),
    inUse: paletteIn,
    commands: { values: PALETTES, keywords: ['colors', 'palette', 'scheme', 'hue'] },
  },
  letters: {
    label: OPTION_GROUPS.letters,
    group: 'letters',
    valueLabel: (letters) => lettersLabel(lettersIn(letters)),
    inUse: lettersIn,
    control: 'choice',
    sample: 'letters',
    loadsPart: true,
    commands: {
      values: TYPEFACES,
      keywords: ['font', 'typeface', 'monospace'],
      valueKeywords: (letters) => LETTERS_KEYWORDS[lettersIn(letters)],
    },
  },
  caret: {
    label: OPTION_GROUPS.caret,
    group: 'caret',
    valueLabel: (caret) => i18n._(CARETS[caret]),
    control: 'choice',
    sample: 'caret',
    commands: {
      keywords: ['cursor'],
      valueKeywords: (caret) => (caret === 'off' ? ['hide', 'without'] : []),
    },
  },
  gliding: {
    label: msg({ message: 'Smooth caret', comment: 'A switch: the caret glides from place to place' }),
    group: 'caret',
    control: 'switch',
    commands: { needs: ({ caret }) => caret !== 'off', keywords: ['gliding', 'cursor', 'animation'] },
  },
  whileTyping: {
    label: OPTION_GROUPS.whileTyping,
    group: 'whileTyping',
    valueLabel: (shown) => i18n._(WHILE_TYPING[shown]),
    control: 'choice',
    loadsPart: true,
    commands: {
      keywords: ['live', 'show'],
      valueKeywords: (shown) => {
        if (shown === 'time') return ['countdown', 'clock'];
        return shown === 'speed'
          ? ['wpm', 'pace']
          : ['hide', 'without', 'zen', 'calm', 'focus', 'no countdown', 'no clock'];
      },
    },
  },
  keyboardView: {
    label: OPTION_GROUPS.keyboard,
    group: 'keyboard',
    valueLabel: (view) => i18n._(KEYBOARD_VIEWS[view]),
    control: 'choice',
    note: keyboardNote,
    loadsPart: true,
    commands: {
      keywords: ['touch typing', 'hands'],
      valueKeywords: (view) => (view === 'off' ? ['hide', 'without'] : ['show']),
    },
  },
  pace: {
    label: OPTION_GROUPS.pace,
    group: 'pace',
    valueLabel: (pace) => {
      const own = PACES.get(pace);
      return own ? i18n._(own) : wpm(Number(pace));
    },
    loadsPart: true,
    note: () =>
      t({
        message: 'A second caret moves through the words at this speed.',
        comment: 'Of the option Pace: the caret of the ghost',
      }),
    commands: {
      values: [...OWN_PACES, '40', '60', '80', '100', '120'],
      keywords: ['ghost', 'race', 'pacer', 'target', 'caret'],
      valueKeywords: (pace) => (pace === 'off' ? ['no', 'without'] : []),
    },
  },
  saysWords: {
    label: msg({
      message: 'Read the words aloud',
      comment: 'A switch: a voice reads the words to type aloud',
    }),
    group: 'byEar',
    control: 'switch',
    commands: { keywords: ['say the words', 'by ear', 'speech', 'voice', 'hear', 'blind', 'dictation'] },
  },
  hidesWords: {
    label: msg`Hide the words`,
    group: 'byEar',
    control: 'switch',
    commands: {
      needs: ({ saysWords }, hides) => saysWords || hides,
      keywords: ['dictation', 'hidden until typed', 'spelling', 'blind'],
      others: (hides) => (hides ? { saysWords: true } : {}),
    },
  },
  speechRate: {
    label: msg`Speed of the voice`,
    group: 'byEar',
    valueLabel: formatPercent,
    control: 'slider',
    step: 10,
    commands: {
      needs: ({ saysWords }) => saysWords,
      values: [75, 100, 125, 150, 200, 300],
      keywords: ['speech', 'rate', 'say'],
      valueKeywords: (rate) => sideOf(rate, ['slower', 'slow'], ['faster', 'fast']),
    },
  },
  sound: {
    label: OPTION_GROUPS.sound,
    group: 'sound',
    valueLabel: (sound) => i18n._(SOUNDS[sound]),
    control: 'choice',
    note: (sound) => (sound === 'off' ? '' : i18n._(SOUND_NOTES[sound])),
    commands: {
      keywords: ['noise', 'audio'],
      // In every language, the English of the line above the words finds it: `sound of keys`.
      valueKeywords: (sound) => (sound === 'off' ? ['no', 'mute', 'silent'] : ['click', 'typing', 'of']),
    },
  },
  voice: {
    label: msg({ message: 'Voice', comment: 'The option of which voice says the words' }),
    group: 'byEar',
  },
  language: {
    label: OPTION_GROUPS.language,
    group: 'language',
    valueLabel: (language = OWN_LANGUAGE) => languageName(language),
    inUse: (language = OWN_LANGUAGE) => language,
    note: () =>
      t({
        message: 'For the page only. Choose the words under Round.',
        comment: 'Of the option Language. “Round” is the tab of that name: use its translation',
      }),
    commands: {
      values: PAGE_LANGUAGES,
      keywords: ['translation', 'page'],
      valueKeywords: (language = OWN_LANGUAGE) => [
        languageInEnglish(usualList(language) ?? ''),
        languageNameIn(language, i18n.locale),
      ],
    },
  },
  keyboard: {
    label: msg({ message: 'Layout', comment: 'The option of the layout of the drawn keyboard: QWERTY' }),
    group: 'language',
    note: () =>
      t({
        message: 'For the keyboard that is drawn. On Automatic it is worked out from your keys.',
        comment: 'Of the option Layout, such as QWERTY',
      }),
  },
};

/** The names of all options, in the order of their commands. */
export const OPTION_NAMES = Object.keys(OPTION_VIEWS) as readonly OptionName[];

/** All options in a tab of the dialog, in the order of its groups. */
export function optionsOfSection(section: OptionSectionName): readonly OptionName[] {
  const groups: readonly OptionGroupName[] = OPTION_SECTIONS[section].groups;
  return groups.flatMap((group) => OPTION_NAMES.filter((name) => OPTION_VIEWS[name].group === group));
}

/** `2 minutes`, where it is a number of them. */
function minuteKeywords(seconds: number): readonly string[] {
  if (seconds === 30) return ['half a minute'];
  return seconds % 60 === 0 ? [`${seconds / 60} minute${seconds === 60 ? '' : 's'}`] : [];
}

/** What values below and above the usual 100% are called. */
function sideOf(percent: number, below: readonly string[], above: readonly string[]): readonly string[] {
  if (percent === 100) return ['usual', 'normal'];
  return percent < 100 ? below : above;
}
