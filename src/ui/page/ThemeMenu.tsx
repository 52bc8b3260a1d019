import { useSetAtom } from 'jotai';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { FocusEvent, RefObject } from 'react';
import { callFieldAtom } from '../../state/page/fieldFocusAtoms';
import type { Theme } from '../../state/page/themeChoice';
import { useTheme } from '../../theme/useTheme';
import { ThemeButton } from './ThemeButton';
import styles from './ThemeButton.module.css';

const CHOICES: readonly { readonly theme: Theme; readonly name: string }[] = [
  { theme: 'light', name: 'Light' },
  { theme: 'dark', name: 'Dark' },
  { theme: 'system', name: 'System' },
];

interface ThemeMenuProps {
  /** The button was pressed before the menu had been loaded, and nothing has been done since. */
  readonly opensAtOnce: boolean;
  /** The button in whose place this one's comes had the focus. */
  readonly takesFocus: RefObject<boolean>;
}

/** The theme's button with its menu; choosing or leaving brings the person back to the typing field. */
export function ThemeMenu({ opensAtOnce, takesFocus }: ThemeMenuProps) {
  const { theme, setTheme } = useTheme();
  const callField = useSetAtom(callFieldAtom);

  const returnToField = (event: Event): void => {
    event.preventDefault();
    callField();
  };
  /** Whoever comes in is on the theme that is chosen, not on the first. */
  const goToChosen = (event: FocusEvent<HTMLElement>): void => {
    const chosen = event.currentTarget.querySelector<HTMLElement>('[aria-checked="true"]');
    if (event.target !== event.currentTarget || !chosen) return;
    event.preventDefault();
    chosen.focus();
  };
  return (
    // Not modal: a modal one injects a style element, which the page's security policy refuses.
    <DropdownMenu.Root modal={false} defaultOpen={opensAtOnce}>
      <DropdownMenu.Trigger asChild>
        <ThemeButton takesFocus={takesFocus} />
      </DropdownMenu.Trigger>
      {/* In the bar, not in a portal: a menu outside every landmark would be lost to a screen reader's map. */}
      <DropdownMenu.Content
        className={styles.menu}
        align="end"
        sideOffset={6}
        aria-label="Theme"
        aria-labelledby={undefined}
        onFocus={goToChosen}
        onCloseAutoFocus={returnToField}
      >
        <DropdownMenu.RadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
          {CHOICES.map((choice) => (
            <DropdownMenu.RadioItem key={choice.theme} value={choice.theme} className={styles.choice}>
              {choice.name}
              <DropdownMenu.ItemIndicator className={styles.chosen}>
                <Check size="1rem" aria-hidden="true" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
