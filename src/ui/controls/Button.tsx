import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** A button with a border. With `data-first` it stands out, with `data-strong` still more, with `data-quiet` back. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.button} {...props} />;
}
