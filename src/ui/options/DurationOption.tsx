import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { mayBe, SECONDS, USUAL_SECONDS } from '../../core/options/optionValues';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { Choices } from './Choices';
import styles from './OptionsDialog.module.css';

const DURATION_CHOICES = [
  ...USUAL_SECONDS.map((seconds) => [seconds, `${seconds} s`] as const),
  ['other', 'Other'] as const,
];

/** How long rounds take: a usual time, or any whole number of seconds. */
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
    <Choices name="Time" choices={DURATION_CHOICES} chosen={isOtherShown ? 'other' : seconds} onChoose={pick}>
      {isOtherShown && <OtherDuration seconds={seconds} />}
    </Choices>
  );
}

function OtherDuration({ seconds }: { readonly seconds: number }) {
  const choose = useSetAtom(chooseOptionsAtom);
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  // Another tab may have chosen.
  useEffect(() => {
    if (ref.current && document.activeElement !== ref.current) ref.current.valueAsNumber = seconds;
  }, [seconds]);
  const take = (value: number): void => {
    const isRight = mayBe(value, SECONDS);
    setRefused(!isRight);
    if (isRight) choose({ seconds: value });
  };
  return (
    <>
      <label className={styles.other}>
        Seconds
        <input
          ref={ref}
          type="number"
          min={SECONDS.least}
          max={SECONDS.most}
          step={1}
          defaultValue={seconds}
          aria-describedby={id}
          aria-invalid={isRefused}
          onBlur={({ currentTarget }) => take(currentTarget.valueAsNumber)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') take(currentTarget.valueAsNumber);
          }}
        />
      </label>
      <p id={id} role={isRefused ? 'alert' : undefined} className={styles.soft}>
        A whole number from {SECONDS.least} to {SECONDS.most}.
      </p>
    </>
  );
}
