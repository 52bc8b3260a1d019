import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import type { Theme } from '../../state/page/themeAtoms';
import { useTheme } from '../../theme/useTheme';
import { ThemeButton } from './ThemeButton';
import styles from './ThemeMenu.module.css';

const CHOICES: readonly { readonly theme: Theme; readonly name: MessageDescriptor }[] = [
  { theme: 'light', name: msg({ message: 'Light', comment: 'A theme: light colours' }) },
  { theme: 'dark', name: msg({ message: 'Dark', comment: 'A theme: dark colours' }) },
  {
    theme: 'system',
    name: msg({ message: 'System', comment: 'A theme: light or dark as the operating system is' }),
  },
];

/**
 * The theme button with its menu. Choosing a theme or closing the menu moves focus to the typing field, unless the player
 * has moved it elsewhere.
 */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  const focusField = useSetAtom(focusFieldAtom);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const returnToField = (event: Event): void => {
    event.preventDefault();
    // Radix calls this a task after the menu has gone: a key may have moved focus by then.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === buttonRef.current) focusField();
  };
  /** When the menu opens, focuses the chosen theme instead of the first. */
  const focusChosen = (event: FocusEvent<HTMLElement>): void => {
    const chosen = event.currentTarget.querySelector<HTMLElement>('[aria-checked="true"]');
    if (event.target !== event.currentTarget || !chosen) return;
    event.preventDefault();
    chosen.focus();
  };
  return (
    // Not modal: a modal one injects a style element, which the page's security policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={buttonRef} asChild>
        <ThemeButton />
      </DropdownMenu.Trigger>
      {/* Not in a portal: outside the bar the menu would belong to no landmark, and screen readers could miss it. */}
      <DropdownMenu.Content
        className={styles.menu}
        align="end"
        sideOffset={6}
        aria-label={t({ message: 'Theme', comment: 'Whether the page is light or dark' })}
        aria-labelledby={undefined}
        onFocus={focusChosen}
        onCloseAutoFocus={returnToField}
      >
        <DropdownMenu.RadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
          {CHOICES.map((choice) => (
            <DropdownMenu.RadioItem key={choice.theme} value={choice.theme} className={styles.choice}>
              {i18n._(choice.name)}
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
