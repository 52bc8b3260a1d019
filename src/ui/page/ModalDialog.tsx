import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  readonly title: string;
  readonly className?: string | undefined;
  /** A press beside it closes it, too. */
  readonly closesOutside?: boolean;
  /** Hears that it is closed, by whatever means. Keep it the same function. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the browser's own, over the page: what is behind it cannot be reached, and Escape closes it. */
export function ModalDialog({
  title,
  className = '',
  closesOutside = false,
  onClose,
  children,
}: ModalDialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const holder = dialog?.parentElement;
    if (!dialog || !holder) return;
    if (!dialog.open) dialog.showModal();
    // Not the first button in it: its name is what a screen reader is to say first.
    dialog.focus();
    // Whoever takes it from the page has closed it; React finds it where it was.
    const watching = new MutationObserver(() => {
      if (dialog.isConnected) return;
      holder.append(dialog);
      onClose();
    });
    watching.observe(holder, { childList: true });
    return () => watching.disconnect();
  }, [onClose]);

  const leave = (): void => {
    // The browser gives the focus back without a selection: nothing could be typed there until it comes anew.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  };
  const leaveOutside = ({ target, clientX, clientY }: MouseEvent): void => {
    const dialog = ref.current;
    if (!closesOutside || !dialog || target !== dialog) return;
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
      onClose={leave}
      onClick={leaveOutside}
    >
      <div className={styles.bar}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => ref.current?.close()}
        >
          <X size="1.25rem" aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
