import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { callFieldAtom } from '../../../state/page/fieldFocusAtoms';
import { openRecentCommandsAtom, recentCommandsAtom } from '../../../state/page/recentCommandsAtoms';
import { isShortcut } from '../isShortcut';
import { ModalDialog } from '../ModalDialog';
import { CommandList } from './CommandList';
import styles from './CommandsDialog.module.css';
import { ShortcutsTable } from './ShortcutsTable';

interface CommandsDialogProps {
  readonly onClose: () => void;
}

/** Everything that can be asked for, by its name. The round behind it goes on. */
export default function CommandsDialog({ onClose }: CommandsDialogProps) {
  const recent = useAtomValue(recentCommandsAtom);
  const openRecent = useSetAtom(openRecentCommandsAtom);
  const callField = useSetAtom(callFieldAtom);
  const [page, setPage] = useState<'commands' | 'shortcuts'>('commands');
  useLayoutEffect(() => openRecent(), [openRecent]);
  useEffect(() => callField, [callField]);

  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      // Nobody else is to open it for the same key.
      event.stopPropagation();
      if (!event.repeat) onClose();
    };
    // Wherever in the dialog the focus is.
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onClose]);
  const goBack = (event: ReactKeyboardEvent): void => {
    if (event.key !== 'Backspace' || page !== 'shortcuts') return;
    event.preventDefault();
    setPage('commands');
  };
  return (
    <ModalDialog title="Commands" className={styles.dialog} closesOutside onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what has the focus in it */}
      <div className={styles.body} onKeyDown={goBack}>
        {page === 'shortcuts' && <ShortcutsTable onBack={() => setPage('commands')} />}
        {page === 'commands' && recent && (
          <CommandList recent={recent} onClose={onClose} onShortcuts={() => setPage('shortcuts')} />
        )}
      </div>
    </ModalDialog>
  );
}
