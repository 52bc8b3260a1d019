import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { isWithin, SECONDS, USUAL_SECONDS } from '../../core/options/optionValues';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { RadioGroup } from '../controls/RadioGroup';
import styles from './OptionsDialog.module.css';

const DURATION_CHOICES = [
  ...USUAL_SECONDS.map((seconds) => [seconds, `${seconds} s`] as const),
  ['other', 'Other'] as const,
];

/** The duration of rounds: one of the usual ones, or any whole number of seconds. */
export function DurationOption() {
  const { seconds } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const [isOther, setOther] = useState(false);
  const isOtherShown = isOther || !USUAL_SECONDS.includes(seconds);
  const pick = (choice: number | 'other'): void => {
    setOther(choice === 'other');
    if (choice !== 'other') choose({ seconds: choice });
  };
  return (
    <div>
      <RadioGroup
        name="Time"
        choices={DURATION_CHOICES}
        chosen={isOtherShown ? 'other' : seconds}
        onChoose={pick}
      />
      {isOtherShown && <OtherDuration seconds={seconds} />}
    </div>
  );
}

function OtherDuration({ seconds }: { readonly seconds: number }) {
  const choose = useSetAtom(chooseOptionsAtom);
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  // Follows choices made elsewhere, as in another tab, unless the player is typing here.
  useEffect(() => {
    if (!ref.current || document.activeElement === ref.current) return;
    ref.current.valueAsNumber = seconds;
    setInvalid(false);
  }, [seconds]);
  const apply = (value: number): void => {
    const isValid = isWithin(value, SECONDS);
    setInvalid(!isValid);
    if (isValid) choose({ seconds: value });
  };
  return (
    <>
      <label className={styles.other}>
        Seconds
        <input
          ref={ref}
          type="number"
          min={SECONDS.min}
          max={SECONDS.max}
          step={1}
          defaultValue={seconds}
          aria-describedby={id}
          aria-invalid={isInvalid}
          onBlur={({ currentTarget }) => apply(currentTarget.valueAsNumber)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') apply(currentTarget.valueAsNumber);
          }}
        />
      </label>
      <p id={id} role={isInvalid ? 'alert' : undefined} className={styles.soft}>
        A whole number from {SECONDS.min} to {SECONDS.max}.
      </p>
    </>
  );
}
