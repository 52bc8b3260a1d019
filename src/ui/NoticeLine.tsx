import { useAtomValue, useSetAtom } from 'jotai';
import { noticeOnShowAtom } from '../state/deploymentAtoms';
import { dismissNoticeAtom, type Notice } from '../state/noticeAtoms';
import { Toast } from './Toast';
import styles from './Toast.module.css';

const SENTENCES: Record<Notice, string> = {
  notKept: 'This browser keeps nothing for this page: your best score lasts until you close it.',
  newVersion: 'A new version of Thirty is ready. It comes with your next visit, or with a reload.',
  partMissing: 'A part of this page could not be loaded. You can play on; reloading may bring it.',
};

/** Tells, once and quietly, what the person should know. */
export function NoticeLine() {
  const notice = useAtomValue(noticeOnShowAtom);
  const dismiss = useSetAtom(dismissNoticeAtom);
  return (
    <div role="status">
      {notice && (
        <Toast onDismiss={dismiss}>
          <p>{SENTENCES[notice]}</p>
          {notice !== 'notKept' && (
            <button type="button" className={styles.action} onClick={() => location.reload()}>
              Reload
            </button>
          )}
        </Toast>
      )}
    </div>
  );
}
