import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { allVoicesAtom, fewVoicesAtom, voiceCountAtom } from '../../state/speech/voicesAtoms';
import { Button } from '../controls/Button';
import { Select } from '../controls/Select';
import { OptionRow } from './OptionRow';
import { OPTION_VIEWS } from './optionViews';
import { automatic } from './valueNames';
import { voiceLabel } from './voiceLabel';

interface VoiceOptionProps {
  /** What stands beside it. */
  readonly children: ReactNode;
}

/** The choice of a voice that speaks the words' language: of the likeliest ones, until all are asked for. */
export function VoiceOption({ children }: VoiceOptionProps) {
  const { voice = '' } = useAtomValue(optionsAtom);
  const [areAllShown, setAllShown] = useState(false);
  const voices = useAtomValue(areAllShown ? allVoicesAtom : fewVoicesAtom);
  const count = useAtomValue(voiceCountAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const ref = useRef<HTMLSelectElement>(null);
  const showAll = (): void => {
    setAllShown(true);
    // The button goes.
    ref.current?.focus();
  };
  return (
    <OptionRow name={i18n._(OPTION_VIEWS.voice.label)}>
      {(id) => (
        <div className="row">
          <Select
            ref={ref}
            aria-labelledby={id}
            value={voices.some(({ uri }) => uri === voice) ? voice : ''}
            onChange={({ currentTarget }) => choose({ voice: currentTarget.value || undefined })}
          >
            <option value="">{automatic()}</option>
            {voices.map((one) => (
              // Some systems have two voices with the same URI.
              <option key={`${one.uri} ${one.name} ${one.lang}`} value={one.uri}>
                {voiceLabel(one)}
              </option>
            ))}
          </Select>
          {children}
          {voices.length < count && <Button onClick={showAll}>{t`More voices`}</Button>}
        </div>
      )}
    </OptionRow>
  );
}
