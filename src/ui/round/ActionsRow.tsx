import { t } from '@lingui/core/macro';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button';
import { useReturnToField } from '../controls/useReturnToField';
import menu from '../page/ThemeMenu.module.css';
import { fitting } from './fitting';
import outcome from './outcome.module.css';
import styles from './RoundActions.module.css';

interface MenuItem {
  readonly button: HTMLButtonElement;
  readonly label: string;
}

/** Buttons in one row, in any language and window. Those that do not fit are in a menu at its end, from the last on. */
export function ActionsRow({ children }: { readonly children: ReactNode }) {
  const rowRef = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const [beyond, setBeyond] = useState<readonly MenuItem[]>([]);
  const chosenRef = useRef<HTMLButtonElement>(null);
  /** What the button that was chosen in the menu says for a moment of what it has done; null for nothing. */
  const [answer, setAnswer] = useState<string | null>(null);
  const returnToField = useReturnToField(moreRef);
  useLayoutEffect(() => {
    const row = rowRef.current;
    const more = moreRef.current;
    if (!row || !more) return;
    const arrange = (): void => {
      const buttons = [...row.children].filter(
        (child): child is HTMLButtonElement => child instanceof HTMLButtonElement && child !== more,
      );
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      const widths = buttons.map(({ offsetWidth }) => offsetWidth);
      const rest = buttons.slice(fitting(widths, gap, row.clientWidth, more.offsetWidth));
      for (const button of buttons) button.toggleAttribute('data-beyond', rest.includes(button));
      more.toggleAttribute('data-beyond', rest.length === 0);
      const items = rest.map((button) => ({ button, label: labelOf(button) }));
      setBeyond((before) => (areAlike(before, items) ? before : items));
      const chosen = chosenRef.current;
      setAnswer(chosen && rest.includes(chosen) ? briefLabelOf(chosen) : null);
    };
    arrange();
    const resize = new ResizeObserver(arrange);
    resize.observe(row);
    const change = new MutationObserver(arrange);
    change.observe(row, { childList: true, characterData: true, subtree: true });
    return () => {
      resize.disconnect();
      change.disconnect();
    };
  }, []);
  const choose = (button: HTMLButtonElement): void => {
    chosenRef.current = button;
    button.click();
  };
  return (
    <div ref={rowRef} className={`${outcome.buttons} ${styles.actions}`}>
      {children}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger ref={moreRef} asChild>
          <Button data-quiet>
            {answer ??
              t({ message: 'More', comment: 'A button: opens a menu with further buttons of a row' })}
          </Button>
        </DropdownMenu.Trigger>
        {/* Not in a portal: outside the page's main part it would belong to no landmark. */}
        <DropdownMenu.Content
          className={menu.menu}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={returnToField}
        >
          {beyond.map(({ button, label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand in their order
            <DropdownMenu.Item key={index} className={menu.choice} onSelect={() => choose(button)}>
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}

/** What a button says for a moment (ui/controls/BriefLabel); null for nothing. */
function briefLabelOf(button: HTMLButtonElement): string | null {
  return button.querySelector('span[aria-hidden="true"] + span')?.textContent ?? null;
}

function labelOf(button: HTMLButtonElement): string {
  return button.querySelector('span[aria-hidden="true"]')?.textContent || (button.textContent ?? '');
}

function areAlike(some: readonly MenuItem[], others: readonly MenuItem[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ button, label }, index) => button === others[index]?.button && label === others[index].label,
    )
  );
}
