import { i18n } from '@lingui/core';
import { isStandardValue, type Options } from '../../core/options/options';
import { OPTIONS, type Option } from '../../core/options/optionTable';
import { choiceText } from './choiceText';
import type { OptionSectionName } from './optionGroups';
import { OPTION_VIEWS, type OptionView, optionsOfSection } from './optionViews';
import { automatic, onOrOff } from './valueNames';

/**
 * What the button of a tab sets: `Time: 30 s · Words: English common`. Switches, and what is found out on each device, are
 * in it only where the button changes them.
 */
export function resetText(section: OptionSectionName, options: Options): string {
  const texts = optionsOfSection(section).map((name) => {
    const { label, valueLabel, inUse }: OptionView<unknown> = OPTION_VIEWS[name];
    const { standard }: Option<unknown> = OPTIONS[name];
    const value = inUse ? inUse(standard) : standard;
    if (valueLabel && value !== undefined) return choiceText(i18n._(label), valueLabel(value));
    if (valueLabel || isStandardValue(options, name)) return '';
    return choiceText(i18n._(label), typeof value === 'boolean' ? onOrOff(value) : automatic());
  });
  return texts.filter(Boolean).join(' · ');
}
