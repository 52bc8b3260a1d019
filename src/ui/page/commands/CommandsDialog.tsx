import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { focusFieldAtom } from '../../../state/page/fieldFocusAtoms';
import { loadRecentCommandsAtom } from '../../../state/page/recentCommandsAtoms';
import { isShortcut } from '../isShortcut';
import { ModalDialog } from '../ModalDialog';
import { CommandList } from './CommandList';
import styles from './CommandsDialog.module.css';
import { ShortcutsTable } from './ShortcutsTable';

interface CommandsDialogProps {
  readonly onClose: () => void;
}

/** The command palette. A round behind it goes on. */
export function CommandsDialog({ onClose }: CommandsDialogProps) {
  const loadRecent = useSetAtom(loadRecentCommandsAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const [page, setPage] = useState<'commands' | 'shortcuts'>('commands');
  const [isShown, setShown] = useState(false);
  // The list comes in the task in which the dialog is shown, but after that, when its search can take the focus: no key
  // comes between.
  useLayoutEffect(() => {
    loadRecent();
    setShown(true);
  }, [loadRecent]);
  useEffect(() => () => focusField('soon'), [focusField]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      // Otherwise DialogControl would open it again for the same key.
      event.stopPropagation();
      if (!event.repeat) onClose();
    };
    // On the document, to work wherever in the dialog focus is.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const goBack = (event: ReactKeyboardEvent): void => {
    if (event.key !== 'Backspace' || page !== 'shortcuts') return;
    event.preventDefault();
    setPage('commands');
  };
  return (
    <ModalDialog
      title={t({ message: 'Commands', comment: 'The dialog with everything that the page can do' })}
      className={styles.dialog}
      hidesTitle
      closesOnBackdrop
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles keys that bubble from the focused element */}
      <div className={styles.body} onKeyDown={goBack}>
        {page === 'shortcuts' && <ShortcutsTable onBack={() => setPage('commands')} />}
        {page === 'commands' && isShown && (
          <CommandList onClose={onClose} onShortcuts={() => setPage('shortcuts')} />
        )}
      </div>
    </ModalDialog>
  );
}
