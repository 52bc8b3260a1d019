import { type ReactNode, useId } from 'react';
import styles from './RadioGroup.module.css';

interface RadioGroupProps<Choice> {
  readonly name: string;
  readonly choices: readonly (readonly [choice: Choice, label: ReactNode])[];
  readonly chosen: Choice;
  /** Of the list of choices. */
  readonly className?: string | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** A labelled group of radio buttons. */
export function RadioGroup<Choice extends string | number>(props: RadioGroupProps<Choice>) {
  const { name, choices, chosen, className = '', onChoose } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <div className={`${styles.choices} ${className}`}>
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              className="visuallyHidden"
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
