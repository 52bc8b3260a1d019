import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { callFieldAtom } from '../../state/page/fieldFocusAtoms';
import styles from './Toast.module.css';

interface ToastProps {
  readonly children: ReactNode;
  readonly onDismiss: () => void;
}

/** A message. Dismissing it brings the person back to the typing field. */
export function Toast({ children, onDismiss }: ToastProps) {
  const callField = useSetAtom(callFieldAtom);
  const dismiss = (): void => {
    onDismiss();
    callField();
  };
  return (
    <div className={styles.toast}>
      {children}
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={dismiss}>
        <X size="1.125rem" aria-hidden="true" />
      </button>
    </div>
  );
}
