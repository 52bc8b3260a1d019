import { Moon, Sun } from 'lucide-react';
import { type ComponentProps, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styles from './ThemeButton.module.css';
import bar from './TopBar.module.css';

interface ThemeButtonProps extends ComponentProps<'button'> {
  /** Whether the button that this one replaces had focus. */
  readonly takesFocus?: RefObject<boolean>;
}

/** The theme button: the trigger of the menu, and the placeholder while the menu loads. */
export function ThemeButton({ takesFocus, ref, ...props }: ThemeButtonProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLButtonElement, []);
  useLayoutEffect(() => {
    if (takesFocus?.current) ownRef.current?.focus();
  }, [takesFocus]);
  return (
    <button type="button" ref={ownRef} className={`${bar.button} ${styles.button}`} {...props}>
      <Sun className={styles.sun} size="1.25rem" />
      <Moon className={styles.moon} size="1.25rem" />
      <span className="visuallyHidden">Toggle theme</span>
    </button>
  );
}
