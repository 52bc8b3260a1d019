import { i18n } from '@lingui/core';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { OWN_PALETTE, PALETTES, paletteIn } from '../../theme/tints';
import { RadioGroup } from '../controls/RadioGroup';
import { MissingPart } from './MissingPart';
import { choiceLabel } from './OptionControl';
import { OptionRow } from './OptionRow';
import { OPTION_VIEWS } from './optionViews';

interface ColoursProps {
  /** The choice with samples, which calls `onMissing` where it cannot be loaded. */
  readonly children: (onMissing: () => void) => ReactNode;
}

/** The choice of colours: with samples, or by their names where what draws these could not be loaded. */
export function Colours({ children }: ColoursProps) {
  const [isMissing, setMissing] = useState(false);
  const onMissing = useCallback(() => setMissing(true), []);
  return (
    <>
      {isMissing ? <PlainColours /> : children(onMissing)}
      <MissingPart option="colours" isMissing={isMissing} />
    </>
  );
}

function PlainColours() {
  const { colours } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const { label, valueLabel = String } = OPTION_VIEWS.colours;
  const named = PALETTES.filter((name) => name !== OWN_PALETTE);
  return (
    <OptionRow name={i18n._(label)}>
      {(id) => (
        <RadioGroup
          labelId={id}
          choices={named.map((name) => [name, choiceLabel(valueLabel(name))] as const)}
          chosen={paletteIn(colours)}
          onChoose={(name) => choose({ colours: name })}
        />
      )}
    </OptionRow>
  );
}
