import { isStandardValue, type OptionName, type Options } from '../../core/options/options';
import { OPTIONS } from '../../core/options/optionTable';
import { lineText } from './lineTexts';

/** Between the parts of the line above the words, which breaks after the dot. */
export const SEPARATOR = '\u00a0· ';

const NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** What makes a round of another kind comes first. */
const ORDER = [
  ...NAMES.filter((name) => 'kind' in OPTIONS[name]),
  ...NAMES.filter((name) => !('kind' in OPTIONS[name])),
];

/**
 * The options that differ from the standard, in one line: `60 s · Français · 150% · block caret`; `''` when none does.
 *
 * @param words the label of words that are not the standard ones, which says of capitals and numbers, too, and of a rule
 *   for mistakes
 */
export function customOptionsText(options: Options, words = ''): string {
  const textOf = (name: OptionName): string => {
    if (name === 'words') return words;
    if (isStandardValue(options, name)) return '';
    return lineText(name, options[name], options);
  };
  return ORDER.map(textOf).filter(Boolean).join(' · ').replaceAll(' · ', SEPARATOR);
}
