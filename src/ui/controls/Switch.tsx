import styles from './Switch.module.css';

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean | undefined;
  /**
   * The id of a text that says why it is disabled. Such a switch keeps its place in the order of Tab, and its focus, as
   * it may be disabled while somebody is on it.
   */
  readonly reasonId?: string | undefined;
  readonly onToggle: (isOn: boolean) => void;
}

export function Switch({ name, isOn, isDisabled = false, reasonId, onToggle }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state by itself
        role="switch"
        checked={isOn}
        disabled={isDisabled && !reasonId}
        aria-disabled={isDisabled && reasonId ? true : undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onChange={({ currentTarget }) => {
          if (!isDisabled) onToggle(currentTarget.checked);
        }}
      />
      {name}
    </label>
  );
}
