import { Popover } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import styles from './CopyPopover.module.css';
import { useReturnToField } from './useReturnToField';

interface CopyPopoverProps {
  /** The button that copies. */
  readonly button: ReactElement;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** The name of the popover. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A button that copies, with a popover for what is to be asked or said about it. */
export function CopyPopover({ button, buttonRef, isOpen, label, onClose, children }: CopyPopoverProps) {
  const returnToField = useReturnToField(buttonRef);
  return (
    <Popover.Root open={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <Popover.Anchor asChild>{button}</Popover.Anchor>
      {/* Not in a portal: outside the page's main part it would belong to no landmark. */}
      <Popover.Content
        className={styles.popover}
        aria-label={label}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={returnToField}
        onInteractOutside={(event) =>
          buttonRef.current?.contains(event.target as Node) && event.preventDefault()
        }
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}

/** A field with what the browser does not let the page copy, all of it selected when it gets the focus. */
export function FieldToCopy({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <input
      className="field"
      aria-label={label}
      readOnly
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
