import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { dismissAdviceAtom, isDesktopAdvisedAtom } from '../state/deviceAtoms';
import { callFieldAtom } from '../state/fieldFocusAtoms';
import styles from './Toast.module.css';

/** Advice for phones; play goes on behind it. */
export function MobileAdvice() {
  const isAdvised = useAtomValue(isDesktopAdvisedAtom);
  const dismiss = useSetAtom(dismissAdviceAtom);
  const callField = useSetAtom(callFieldAtom);
  if (!isAdvised) return null;

  const close = (): void => {
    dismiss();
    callField();
  };
  return (
    <div role="alert" className={styles.toast}>
      <p>For a better experience, please switch to desktop view.</p>
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={close}>
        <X size="1.125rem" aria-hidden="true" />
      </button>
    </div>
  );
}
