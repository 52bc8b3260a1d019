import type { CSSProperties, ReactNode } from 'react';
import { ignoreWheel } from './ignoreWheel';
import styles from './Slider.module.css';

interface SliderProps {
  /** Its name, or the id of the text that is. */
  readonly label: { readonly name: string } | { readonly id: string };
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as people read it: `150%`. */
  readonly valueText: string;
  /** What its track looks like, where it shows what is chosen: a CSS image. */
  readonly track?: string;
  readonly onChange: (value: number) => void;
  /** What stands beside it, in place of the value. */
  readonly children?: ReactNode;
}

/** A slider with its value beside it: the browser's own, in the page's style (docs/decisions/0022). */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step, valueText, track, onChange } = props;
  const { children = <span>{valueText}</span> } = props;
  const style = { '--share': (value - min) / (max - min), ...(track && { '--track': track }) };
  return (
    <div className={styles.slider} data-track={track && ''}>
      <input
        ref={ignoreWheel}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={'name' in label ? label.name : undefined}
        aria-labelledby={'id' in label ? label.id : undefined}
        aria-valuetext={valueText}
        style={style as CSSProperties}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      {/* Hidden: the slider's value text says it. */}
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
