import { t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './ThemeButton.module.css';
import bar from './TopBar.module.css';

/** The theme button: the trigger of its menu. */
export function ThemeButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={`${bar.button} ${styles.button}`} {...props}>
      <Sun className={styles.sun} size="1.25rem" />
      <Moon className={styles.moon} size="1.25rem" />
      <span className="visuallyHidden">
        {t({ message: 'Toggle theme', comment: 'A button: opens the choice of light or dark colours' })}
      </span>
    </button>
  );
}
