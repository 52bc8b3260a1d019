import { isStandardValue, type OptionName, type Options } from '../../core/options/options';
import { OPTIONS } from '../../core/options/optionTable';
import { OPTION_NAMES, OPTION_VIEWS, type OptionView } from './optionViews';

const VIEWS: Readonly<Record<OptionName, OptionView<unknown>>> = OPTION_VIEWS;

/** What makes a round of another kind comes first. */
const ORDER = [
  ...OPTION_NAMES.filter((name) => 'kind' in OPTIONS[name]),
  ...OPTION_NAMES.filter((name) => !('kind' in OPTIONS[name])),
];

/**
 * The options that differ from the standard, in one line: `60 s · Français · 150% · block caret`; `''` when none does.
 *
 * @param words the label of words that are not the standard ones, which says of capitals and numbers, too
 */
export function customOptionsText(options: Options, words = ''): string {
  const textOf = (name: OptionName): string | undefined => {
    if (name === 'words') return words;
    if (isStandardValue(options, name)) return '';
    return VIEWS[name].lineText?.(options[name], options);
  };
  // A line breaks after a dot, not before it.
  return ORDER.map(textOf).filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ');
}
