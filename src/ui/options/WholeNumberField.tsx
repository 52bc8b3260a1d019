import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { isWithin } from '../../core/options/optionTable';
import { ignoreWheel } from '../controls/ignoreWheel';
import { LiveRegion } from '../controls/LiveRegion';
import styles from './OptionsDialog.module.css';

interface WholeNumberFieldProps {
  readonly label: string;
  readonly limits: { readonly min: number; readonly max: number };
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

/** A field for any whole number within limits, which are said below it. */
export function WholeNumberField({ label, limits, value, onChoose }: WholeNumberFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const { min, max } = limits;
  const rule = t`A whole number from ${min} to ${max}.`;
  useEffect(() => (ref.current ? ignoreWheel(ref.current) : undefined), []);
  // Follows choices made elsewhere, as in another tab, unless the player is typing here.
  useEffect(() => {
    if (!ref.current || document.activeElement === ref.current) return;
    ref.current.valueAsNumber = value;
    setInvalid(false);
  }, [value]);
  const apply = (typed: number): void => {
    const isValid = isWithin(typed, limits);
    setInvalid(!isValid);
    if (isValid) onChoose(typed);
  };
  return (
    <>
      <label className={styles.other}>
        {label}
        <input
          className="field"
          ref={ref}
          type="number"
          min={min}
          max={max}
          step={1}
          defaultValue={value}
          aria-describedby={id}
          aria-invalid={isInvalid}
          onBlur={({ currentTarget }) => apply(currentTarget.valueAsNumber)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') apply(currentTarget.valueAsNumber);
          }}
        />
      </label>
      <p id={id} className={styles.note}>
        {rule}
      </p>
      <LiveRegion className="visuallyHidden">{isInvalid ? rule : ''}</LiveRegion>
    </>
  );
}
