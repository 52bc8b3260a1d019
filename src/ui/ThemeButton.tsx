import { Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './ThemeButton.module.css';

/** The theme's button alone: what the menu is opened with, and what stands in its place while it loads. */
export function ThemeButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.button} {...props}>
      <Sun className={styles.sun} size="1.25rem" aria-hidden="true" />
      <Moon className={styles.moon} size="1.25rem" aria-hidden="true" />
      <span className="visuallyHidden">Toggle theme</span>
    </button>
  );
}
