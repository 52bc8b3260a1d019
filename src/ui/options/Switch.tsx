import styles from './Switch.module.css';

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ name, isOn, isDisabled = false, onTurn }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      {name}
    </label>
  );
}
