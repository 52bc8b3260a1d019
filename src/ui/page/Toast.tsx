import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import styles from './Toast.module.css';

interface ToastProps {
  readonly children: ReactNode;
  readonly onDismiss: () => void;
}

/** A message box. Dismissing it moves focus back to the typing field. */
export function Toast({ children, onDismiss }: ToastProps) {
  const focusField = useSetAtom(focusFieldAtom);
  const dismiss = (): void => {
    onDismiss();
    focusField();
  };
  return (
    <div className={styles.toast}>
      {children}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t({ message: 'Dismiss', comment: 'A button: takes a message off the page' })}
        // The field keeps the focus: without it the hint changes, may get shorter, and the button is elsewhere.
        onMouseDown={(event) => event.preventDefault()}
        onClick={dismiss}
      >
        <X size="1.125rem" aria-hidden="true" />
      </button>
    </div>
  );
}
