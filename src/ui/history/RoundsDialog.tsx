import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { closeHistoryAtom, openHistoryAtom, saveQueuedRoundsAtom } from '../../state/history/historyAtoms';
import { stopFileWorkAtom } from '../../state/history/historyFileAtoms';
import { listedRoundsAtom } from '../../state/history/listedRoundAtoms';
import { shownRoundAtom } from '../../state/history/shownRoundAtoms';
import { readStorageFactsAtom } from '../../state/history/storageFactsAtoms';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { followAtoms } from '../../state/page/followAtoms';
import { notifyAgainAtom } from '../../state/page/noticeAtoms';
import { pendingActionAtom } from '../../state/page/pendingActionAtoms';
import { raceAtom, watchedAtom } from '../../state/round/sittingAtoms';
import { TabList, TabPanel, Tabs } from '../controls/Tabs';
import { LearnTab } from '../learn/LearnTab';
import { PartShown } from '../page/LazyPart';
import { ModalDialog } from '../page/ModalDialog';
import { KeysTab } from '../practice/KeysTab';
import { ExportImport } from './ExportImport';
import { History } from './History';
import styles from './RoundsDialog.module.css';
import { RoundsMessages } from './RoundsMessages';
import { SavedRoundView } from './SavedRoundView';
import { usePendingAction } from './usePendingAction';
import { INITIAL_LAYOUT } from './useVirtualRows';
import { widestWhenTexts } from './widestDateTexts';

interface RoundsDialogProps {
  readonly onClose: () => void;
}

/** The saved rounds: figures, trend and list; in another tab export and import. It closes if it throws. */
export function RoundsDialog({ onClose }: RoundsDialogProps) {
  const showNotice = useSetAtom(notifyAgainAtom);
  const fail = (): void => {
    onClose();
    showNotice('partMissing', RoundsDialog);
  };
  return (
    <ErrorBoundary fallback={null} onError={fail}>
      <Dialog onClose={onClose} />
      <PartShown about={RoundsDialog} />
    </ErrorBoundary>
  );
}

function Dialog({ onClose }: RoundsDialogProps) {
  const store = useStore();
  const openHistory = useSetAtom(openHistoryAtom);
  const saveQueuedRounds = useSetAtom(saveQueuedRoundsAtom);
  const readFacts = useSetAtom(readStorageFactsAtom);
  const stopFileWork = useSetAtom(stopFileWorkAtom);
  const closeHistory = useSetAtom(closeHistoryAtom);
  const bodyRef = useRef<HTMLDivElement>(null);
  const scrolledPx = useRef(0);
  const layoutRef = useRef(INITIAL_LAYOUT);
  const focusField = useSetAtom(focusFieldAtom);
  const shown = useAtomValue(shownRoundAtom);
  const listed = useAtomValue(listedRoundsAtom);
  // A command may have opened the dialog for an import or export.
  const [openTab, setOpenTab] = useState<string>(() => {
    const kind = store.get(pendingActionAtom)?.action?.kind;
    if (kind === 'keys') return 'keys';
    return kind === 'import' || kind === 'export' || kind === 'exportCsv' ? 'files' : 'history';
  });
  // A transition: a tab with thousands of rounds is rendered in pieces, and keys are handled in between.
  const openSoon = (id: string): void => startTransition(() => setOpenTab(id));
  const performPendingAction = usePendingAction();

  useEffect(() => {
    let isOpen = true;
    void openHistory().then(async () => {
      if (isOpen) performPendingAction();
      await readFacts();
      if (await saveQueuedRounds()) await readFacts();
    });
    return () => {
      isOpen = false;
      stopFileWork();
      closeHistory();
      focusField('soon');
    };
  }, [
    openHistory,
    saveQueuedRounds,
    readFacts,
    stopFileWork,
    closeHistory,
    focusField,
    performPendingAction,
  ]);

  useEffect(() => {
    // In a task of its own while the list is read, because the list's first render takes long enough.
    const timer = setTimeout(widestWhenTexts);
    return () => clearTimeout(timer);
  }, []);

  // Watching and racing happen on the page behind, so the dialog closes when one of them starts.
  useEffect(() => {
    const [watchedBefore, raceBefore] = [store.get(watchedAtom)?.playback, store.get(raceAtom)];
    const closeToWatch = (): void => {
      const watched = store.get(watchedAtom)?.playback;
      if (watched && watched !== watchedBefore) onClose();
    };
    const closeToRace = (): void => {
      const race = store.get(raceAtom);
      // With close(), focus moves out before the dialog unmounts. A screen reader loses its place when the element that
      // has focus is removed.
      if (race && race !== raceBefore) bodyRef.current?.closest('dialog')?.close();
    };
    return followAtoms(store, [
      { when: [watchedAtom], run: closeToWatch },
      { when: [raceAtom], run: closeToRace },
    ]);
  }, [store, onClose]);

  // In a low or narrow window all of the tab scrolls. Going back from a round, or from the other tab, restores that.
  const isRoundShown = shown !== null;
  const noteScroll = (): void => {
    if (!isRoundShown) scrolledPx.current = bodyRef.current?.scrollTop ?? 0;
  };
  useLayoutEffect(() => {
    if (openTab === 'history' && bodyRef.current) {
      bodyRef.current.scrollTop = isRoundShown ? 0 : scrolledPx.current;
    }
  }, [isRoundShown, openTab]);

  // With close(), as for a race: focus moves out first.
  const close = (): void => bodyRef.current?.closest('dialog')?.close();
  const title = t({ message: 'Rounds', comment: 'The list of games played' });
  return (
    <Tabs open={openTab} onOpen={openSoon}>
      <ModalDialog
        title={title}
        className={styles.dialog}
        beside={<TabList label={title} names={tabNames()} />}
        onClose={onClose}
      >
        <div className={styles.messages}>
          <RoundsMessages />
        </div>
        <TabPanel ref={bodyRef} id="history" className={styles.body} onScroll={noteScroll}>
          {shown ? <SavedRoundView shown={shown} /> : <History layoutRef={layoutRef} />}
        </TabPanel>
        <TabPanel id="keys" className={styles.body}>
          <KeysTab />
        </TabPanel>
        <TabPanel id="learn" className={styles.body}>
          <LearnTab onClose={close} />
        </TabPanel>
        <TabPanel id="files" className={styles.body}>
          {listed && <ExportImport count={listed.length} />}
        </TabPanel>
      </ModalDialog>
    </Tabs>
  );
}

/** The names of the tabs by their ids. */
function tabNames() {
  return {
    history: t({ message: 'History', comment: 'A tab: figures and list of the rounds played' }),
    keys: t({ message: 'Keys', comment: 'Keys of the keyboard' }),
    learn: t({ message: 'Learn', context: 'tab', comment: 'A tab: a course of lessons in typing' }),
    files: t({ message: 'Export and import', comment: 'A tab (nouns): rounds to a file and from a file' }),
  };
}
