import type { RoundSetup } from '../round/roundSetup';
import { CUSTOM_TEXT, type RoundSettings, STANDARD_ROUND, STANDARD_WORD_LIST } from '../round/rules';
import { firstVersion } from '../words/listVersions';
import { OPTIONS, type Option } from './optionTable';

export type OptionName = keyof typeof OPTIONS;

/** What a player has chosen about rounds and their words. */
export type Options = { readonly [Name in OptionName]: (typeof OPTIONS)[Name]['standard'] };
export type Caret = Options['caret'];
export type Sound = Options['sound'];

const TABLE: Readonly<Record<OptionName, Option<unknown>>> = OPTIONS;
const NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** The standard values, without the options of each device, which are not there before they are chosen. */
export const STANDARD_OPTIONS = Object.fromEntries(
  NAMES.filter((name) => !TABLE[name].isOfDevice).map((name) => [name, TABLE[name].standard]),
) as Options;

/** Whether each option has a valid value here. Other fields do not matter. */
export function areOptions(values: Readonly<Record<string, unknown>>): boolean {
  return NAMES.every((name) => TABLE[name].isValid(values[name]));
}

/** Whether these options use the standard words: the standard list, plain. */
export function haveStandardWords(options: Options): boolean {
  return NAMES.every((name) => !TABLE[name].isOfWords || isStandardValue(options, name));
}

/** Whether these options give the standard round. Size, caret and sound do not matter. */
export function haveStandardRound(options: Options): boolean {
  return NAMES.every((name) => !TABLE[name].kind || isStandardValue(options, name));
}

/** Whether this option has its standard value. */
export function isStandardValue(options: Options, name: OptionName): boolean {
  return options[name] === TABLE[name].standard;
}

/** The default values of these options. */
export function standardValues(names: readonly OptionName[]): Partial<Options> {
  return Object.fromEntries(names.map((name) => [name, TABLE[name].standard]));
}

/** A key that is equal for options which use the same words. */
export function wordsKey(options: Options): string {
  return NAMES.filter((name) => TABLE[name].isOfWords)
    .map((name) => options[name])
    .join();
}

/** The settings of a round with these options, if its words are the standard ones. */
export function plainSettingsOf(options: Options): RoundSettings {
  return withoutList(kindBy(options, (name) => !TABLE[name].isOfWords));
}

/** The settings of a round with these options, except for the columns of a custom text. */
export function settingsOf(options: Options): RoundSettings {
  return withoutList(kindOfOptions(options));
}

function withoutList({ wordList: _, ...settings }: RoundKind): RoundSettings {
  return settings;
}

/**
 * What must be equal for two rounds to be comparable: what ends them, their words, whether these are said, what a wrong
 * key does, and what a Space does.
 */
export interface RoundKind extends RoundSettings {
  /** The name of a list, or `CUSTOM_TEXT`. */
  readonly wordList: string;
}

/** The kind of a round with these options. */
export function kindOfOptions(options: Options): RoundKind {
  return kindBy(options, () => true);
}

/** The kind of a round with these options, with only some of them counted. */
function kindBy(options: Options, counts: (name: OptionName) => boolean): RoundKind {
  const effective = NAMES.filter((name) => counts(name) && hasEffect(options, name));
  return Object.assign(
    { ...STANDARD_ROUND, wordList: STANDARD_WORD_LIST },
    ...effective.map((name) => TABLE[name].kind?.of(options[name])),
  );
}

/** Whether an option makes a difference beside the others: words that are counted make none in a custom text. */
export function hasEffect({ words, onMistake }: Options, name: OptionName): boolean {
  const { needsList, needsNoWaiting } = TABLE[name];
  return (words !== CUSTOM_TEXT || !needsList) && (onMistake !== 'wait' || !needsNoWaiting);
}

/** The values that a round of this kind has of the options that make a kind. */
export function optionsIn(kind: RoundKind): Partial<Options> {
  const ofKind = NAMES.flatMap((name) => {
    const made = TABLE[name].kind;
    return made ? [[name, made.valueIn(kind)]] : [];
  });
  return Object.fromEntries(ofKind);
}

/** The kind of a round with this setup. */
export function kindOfSetup({ settings, wordList }: Pick<RoundSetup, 'settings' | 'wordList'>): RoundKind {
  return { ...settings, wordList };
}

/** Whether this is the standard round. Only such rounds count for the highest score. */
export function isStandard(kind: RoundKind): boolean {
  return areComparable(kind, { ...STANDARD_ROUND, wordList: STANDARD_WORD_LIST });
}

/** Whether rounds of these two kinds can be compared. */
export function areComparable(one: RoundKind, other: RoundKind): boolean {
  return kindKey(one) === kindKey(other);
}

/** A key that is equal for comparable rounds. Neither a list's version nor the line width of a custom text is part of it. */
export function kindKey(kind: RoundKind): string {
  const { durationMs, wordLimit, wordsPerBatch, capitals, numbers, practice, lesson, byEar, wordList } = kind;
  const seen = `${durationMs},${wordsPerBatch},${capitals === true},${numbers === true},${firstVersion(wordList)}`;
  const limit = wordLimit ? ` ${wordLimit} words` : '';
  const practised = practice?.length ? ` ${practice.join('\n')}` : '';
  const taught = lesson ? ` lesson ${lesson.join('\n')}` : '';
  const rule = `${kind.onMistake ? ` ${kind.onMistake}` : ''}${kind.spaceEndsWord ? ' space ends word' : ''}`;
  // One string: a list of thousands of rounds asks for the key of each.
  return `${seen}${byEar ? ' by ear' : ''}${limit}${rule}${practised}${taught}`;
}
