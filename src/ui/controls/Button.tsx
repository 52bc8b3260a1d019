import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** A button with a border. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.button} {...props} />;
}
