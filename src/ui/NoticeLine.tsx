import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { callFieldAtom } from '../state/fieldFocusAtoms';
import { dismissNoticeAtom, type Notice, noticeAtom } from '../state/noticeAtoms';
import styles from './Toast.module.css';

const SENTENCES: Record<Notice, string> = {
  notKept: 'This browser keeps nothing for this page: your best score lasts until you close it.',
};

/** Tells, once and quietly, what the person should know. */
export function NoticeLine() {
  const notice = useAtomValue(noticeAtom);
  const dismiss = useSetAtom(dismissNoticeAtom);
  const callField = useSetAtom(callFieldAtom);

  const close = (): void => {
    dismiss();
    callField();
  };
  return (
    <div role="status">
      {notice && (
        <div className={styles.toast}>
          <p>{SENTENCES[notice]}</p>
          <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={close}>
            <X size="1.125rem" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
