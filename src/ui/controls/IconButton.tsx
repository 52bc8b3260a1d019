import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  /** Its accessible name. */
  readonly name: string;
  /** Shown while the pointer rests on the button or the keyboard has led to it. Screen readers have the name. */
  readonly tooltip?: string;
  /** Without its picture and its tooltip, in the same size: for as long as nobody can see it yet. */
  readonly isBare?: boolean;
}

/** A button with a picture only. */
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
