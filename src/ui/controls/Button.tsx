import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** A button with a border. With `data-quiet` it stands back behind others. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.button} {...props} />;
}
