import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { mayBe, SECONDS, SIZES, STANDARD_OPTIONS } from '../../core/options';
import { callFieldAtom } from '../../state/fieldFocusAtoms';
import { chooseOptionsAtom, optionsAtom } from '../../state/optionsAtoms';
import { ModalDialog } from '../dialog/ModalDialog';
import styles from './OptionsDialog.module.css';

const DURATIONS = [15, 30, 60, 120];

interface OptionsDialogProps {
  readonly onClose: () => void;
}

/** What may be chosen about rounds. Each choice holds at once, from the next round on. */
export default function OptionsDialog({ onClose }: OptionsDialogProps) {
  const choose = useSetAtom(chooseOptionsAtom);
  const callField = useSetAtom(callFieldAtom);
  useEffect(() => callField, [callField]);
  return (
    <ModalDialog title="Options" className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        <DurationOption />
        <SizeOption />
        <button type="button" className={styles.action} onClick={() => choose(STANDARD_OPTIONS)}>
          Standard round
        </button>
      </div>
    </ModalDialog>
  );
}

/** In per cent. */
const SIZE_STEP = 5;

function SizeOption() {
  const { size } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <label className={styles.size}>
      <span className={styles.name}>Size of the words</span>
      <input
        type="range"
        min={SIZES.least}
        max={SIZES.most}
        step={SIZE_STEP}
        value={size}
        aria-valuetext={`${size} %`}
        onChange={({ currentTarget }) => choose({ size: currentTarget.valueAsNumber })}
      />
      <output>{size} %</output>
    </label>
  );
}

function DurationOption() {
  const { seconds } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const id = useId();
  const [isOther, setOther] = useState(!DURATIONS.includes(seconds));
  const isOtherShown = isOther || !DURATIONS.includes(seconds);
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className={styles.name}>
        Time
      </p>
      <div className={styles.choices}>
        {DURATIONS.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              className="visuallyHidden"
              checked={!isOtherShown && seconds === choice}
              onChange={() => {
                setOther(false);
                choose({ seconds: choice });
              }}
            />
            <span>{choice} s</span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={id}
            className="visuallyHidden"
            checked={isOtherShown}
            onChange={() => setOther(true)}
          />
          <span>Other</span>
        </label>
      </div>
      {isOtherShown && <OtherDuration key={seconds} seconds={seconds} />}
    </div>
  );
}

function OtherDuration({ seconds }: { readonly seconds: number }) {
  const choose = useSetAtom(chooseOptionsAtom);
  const id = useId();
  const [isRefused, setRefused] = useState(false);
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
