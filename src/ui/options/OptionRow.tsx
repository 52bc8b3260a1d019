import { type ReactNode, useId } from 'react';
import styles from './OptionsDialog.module.css';

interface OptionRowProps {
  readonly name: string;
  /** The controls, labelled by the element with this id. */
  readonly children: (labelId: string) => ReactNode;
}

/** A row of the dialog: what is chosen, and the controls with which it is, each of them by the name or by its own. */
export function OptionRow({ name, children }: OptionRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <div className={styles.controls}>{children(id)}</div>
    </div>
  );
}
