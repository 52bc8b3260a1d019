import { i18n } from '@lingui/core';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { missingPartsAtom } from '../../state/page/noticeAtoms';
import { OWN_PALETTE, PALETTES, paletteIn } from '../../theme/tints';
import { RadioGroup } from '../controls/RadioGroup';
import { choiceLabel } from './OptionControl';
import { OPTION_VIEWS } from './optionViews';

/** The choice of colours by their names, in place of the one with samples where that could not be loaded. */
export function PlainColours({ children }: { readonly children: ReactNode }) {
  const isMissing = useAtomValue(missingPartsAtom).has('colours');
  const { colours } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  if (!isMissing) return children;
  const { label, valueLabel = String } = OPTION_VIEWS.colours;
  const named = PALETTES.filter((name) => name !== OWN_PALETTE);
  return (
    <RadioGroup
      name={i18n._(label)}
      choices={named.map((name) => [name, choiceLabel(valueLabel(name))] as const)}
      chosen={paletteIn(colours)}
      onChoose={(name) => choose({ colours: name })}
    />
  );
}
