import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/IconButton';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  readonly title: string;
  readonly className?: string | undefined;
  /** Whether its title is for screen readers only; the button to close it lies in its corner. */
  readonly hidesTitle?: boolean;
  /** Whether a click on the backdrop closes it. */
  readonly closesOnBackdrop?: boolean;
  /** Called when it closes, however that happens. Must be stable between renders. */
  readonly onClose: () => void;
  /** Shown beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A native modal `dialog`: the page behind it is inert, and Escape closes it. */
export function ModalDialog({
  title,
  className = '',
  hidesTitle = false,
  closesOnBackdrop = false,
  onClose,
  beside,
  children,
}: ModalDialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const holder = dialog?.parentElement;
    if (!dialog || !holder) return;
    if (!dialog.open) dialog.showModal();
    // The dialog itself takes focus, not its first button, so that a screen reader says its name first.
    dialog.focus();
    // If something outside React removes the dialog (an extension, say), that closes it. React must find it in its place
    // to unmount it.
    const observer = new MutationObserver(() => {
      if (dialog.isConnected) return;
      holder.append(dialog);
      onClose();
    });
    observer.observe(holder, { childList: true });
    // The event `close` comes a task later, perhaps between a key and its text: that would take the focus away, and the
    // text would be lost.
    const onKeyDown = (): void => {
      if (!dialog.open) leave(onClose);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    // The backdrop leaves the room of the scrollbar out. A press there would take the focus out of the dialog.
    const isOutside = ({ target }: Event): boolean => !dialog.contains(target as Node);
    const onMouseDown = (event: Event): void => {
      if (isOutside(event)) event.preventDefault();
    };
    const onClick = (event: Event): void => {
      if (closesOnBackdrop && isOutside(event)) dialog.close();
    };
    addEventListener('mousedown', onMouseDown, { capture: true });
    addEventListener('click', onClick, { capture: true });
    return () => {
      observer.disconnect();
      removeEventListener('keydown', onKeyDown, { capture: true });
      removeEventListener('mousedown', onMouseDown, { capture: true });
      removeEventListener('click', onClick, { capture: true });
    };
  }, [onClose, closesOnBackdrop]);

  const onDialogClose = (): void => leave(onClose);
  const onDialogClick = ({ target, clientX, clientY }: MouseEvent): void => {
    const dialog = ref.current;
    if (!closesOnBackdrop || !dialog || target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={ref}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={id}
      tabIndex={-1}
      onClose={onDialogClose}
      onClick={onDialogClick}
    >
      <div className={hidesTitle ? styles.corner : styles.bar}>
        <h2 id={id} className={hidesTitle ? 'visuallyHidden' : undefined}>
          {title}
        </h2>
        {beside}
        <IconButton
          icon={X}
          name={t({ message: 'Close', comment: 'A button: closes the dialog' })}
          onClick={() => ref.current?.close()}
        />
      </div>
      {children}
    </dialog>
  );
}

/** Gives up the focus, and closes. */
function leave(onClose: () => void): void {
  // The browser restores focus without a selection, and the field could not be typed in until it is focused again.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  onClose();
}
