import styles from './Switch.module.css';

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

export function Switch({ name, isOn, isDisabled = false, onToggle }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state by itself
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {name}
    </label>
  );
}
