import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  /** Its accessible name. */
  readonly name: string;
  /** Shown while the pointer rests on the button or the keyboard has led to it. Screen readers have the name. */
  readonly tooltip?: string;
}

/** A button with a picture only. */
export function IconButton({ icon: Icon, name, tooltip, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={name} className={styles.button} {...props}>
      <Icon size="1.25em" aria-hidden="true" />
      {tooltip && (
        <span className={styles.tooltip} aria-hidden="true">
          {tooltip}
        </span>
      )}
    </button>
  );
}
