import { type ReactNode, useId } from 'react';
import styles from './RadioGroup.module.css';

interface RadioGroupProps<Choice> {
  /** The id of the text that is its name. */
  readonly labelId: string;
  readonly choices: readonly (readonly [choice: Choice, label: ReactNode])[];
  readonly chosen: Choice;
  /** The choice with which another kind of them begins. */
  readonly apart?: Choice | undefined;
  /** In place of the usual chips. */
  readonly className?: string | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** A labelled group of radio buttons. */
export function RadioGroup<Choice extends string | number>(props: RadioGroupProps<Choice>) {
  const { labelId, choices, chosen, apart, className = styles.choices, onChoose } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={className}>
      {choices.map(([choice, label]) => (
        <label key={choice} data-apart={choice === apart ? '' : undefined}>
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
  );
}
