import { Moon, Sun } from 'lucide-react';
import { type ComponentProps, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styles from './ThemeButton.module.css';

interface ThemeButtonProps extends ComponentProps<'button'> {
  /** The button in whose place this one comes had the focus. */
  readonly takesFocus?: RefObject<boolean>;
}

/** The theme's button alone: what the menu is opened with, and what stands in its place while it loads. */
export function ThemeButton({ takesFocus, ref, ...props }: ThemeButtonProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLButtonElement, []);
  useLayoutEffect(() => {
    if (takesFocus?.current) ownRef.current?.focus();
  }, [takesFocus]);
  return (
    <button type="button" ref={ownRef} className={styles.button} {...props}>
      <Sun className={styles.sun} size="1.25rem" aria-hidden="true" />
      <Moon className={styles.moon} size="1.25rem" aria-hidden="true" />
      <span className="visuallyHidden">Toggle theme</span>
    </button>
  );
}
