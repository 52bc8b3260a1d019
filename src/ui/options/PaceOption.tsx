import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { PACE_LIMITS, paceWpm } from '../../core/race/pace';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { RadioGroup } from '../controls/RadioGroup';
import { choiceLabel, OptionNote } from './OptionControl';
import { OptionRow } from './OptionRow';
import { OPTION_VIEWS, OWN_PACES } from './optionViews';
import { WholeNumberField } from './WholeNumberField';

const OTHER = 'other';
/** What another pace is at first, in wpm. */
const USUAL_OTHER_WPM = 60;

/** The ghost of usual rounds: none, one of the player's own, or any whole number of words a minute. */
export function PaceOption() {
  const { pace } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const chosenWpm = paceWpm(pace);
  // The number that was chosen last is there again when `Other` is picked again.
  const [otherWpm, setOtherWpm] = useState(USUAL_OTHER_WPM);
  if (chosenWpm !== null && chosenWpm !== otherWpm) setOtherWpm(chosenWpm);
  const { label, valueLabel = String } = OPTION_VIEWS.pace;
  return (
    <OptionRow name={i18n._(label)}>
      {(id) => (
        <>
          <RadioGroup
            labelId={id}
            choices={[
              ...OWN_PACES.map((own) => [own, choiceLabel(valueLabel(own))] as const),
              [OTHER, t({ message: 'Other', comment: 'A choice: another number than the usual ones' })],
            ]}
            chosen={chosenWpm === null ? pace : OTHER}
            onChoose={(picked) => choose({ pace: picked === OTHER ? String(otherWpm) : picked })}
          />
          {chosenWpm !== null && (
            <WholeNumberField
              label={t({ message: 'Words a minute', comment: 'The label of a field: how fast the ghost is' })}
              limits={PACE_LIMITS}
              value={chosenWpm}
              onChoose={(wpm) => choose({ pace: String(wpm) })}
            />
          )}
          <OptionNote name="pace" />
        </>
      )}
    </OptionRow>
  );
}
