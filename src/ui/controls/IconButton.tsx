import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  /** Its accessible name. */
  readonly name: string;
  /** Shown while the button is hovered or has keyboard focus. Screen readers read the name instead. */
  readonly tooltip?: string;
  /** Leaves out the icon and the tooltip, at the same size, as long as nobody can see the button. */
  readonly isBare?: boolean;
}

/** A button with only an icon. */
export function IconButton({ icon: Icon, name, tooltip, isBare, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={name} className={styles.button} {...props}>
      {!isBare && <Icon size="1.25em" aria-hidden="true" />}
      {tooltip && !isBare && (
        <span className={styles.tooltip} aria-hidden="true">
          {tooltip}
        </span>
      )}
    </button>
  );
}
