import type { CSSProperties, ReactNode } from 'react';
import { ignoreWheel } from './ignoreWheel';
import styles from './Slider.module.css';

interface SliderProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as people read it: `150%`. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  /** What stands below it. */
  readonly children?: ReactNode;
}

/** A named slider with its value beside it: the browser's own, in the page's style (docs/decisions/0022). */
export function Slider({ name, value, min, max, step, valueText, onChange, children }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span className={styles.name}>{name}</span>
      <input
        ref={ignoreWheel}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        style={{ '--share': (value - min) / (max - min) } as CSSProperties}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      {/* Hidden: the slider's value text says it. */}
      <span aria-hidden="true">{valueText}</span>
      {children}
    </label>
  );
}
