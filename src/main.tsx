// First: what comes after may ask the stylesheet for its font.
import './app/global.css';

import { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { takeOver } from './app/handover';
import { setUp } from './app/setUp';
import { type AgainPart, linkInAddress, loadAgain } from './app/useAgain';
import { takeOverBestAtom } from './state/bestAtoms';
import { openOfflineAtom } from './state/deploymentAtoms';
import { noteDelayAtom, noteHiddenAtom } from './state/disturbanceAtoms';
import { tellAtom } from './state/noticeAtoms';
import { beginAtom, dispatchAtom, endSeenAtAtom } from './state/roundAtoms';
import { noteFinishedRoundAtom } from './state/waitingRoundAtoms';

/**
 * Takes the page over from its opening. All in one task and on the page before it ends: no key can come between the
 * opening's reading of the field and the app's, and no frame shows the round as it was before.
 *
 * @param again reads the link to a race that the page was opened with; null where there is none
 */
function begin(again: AgainPart | null): ReturnType<typeof createStore> {
  const link = linkInAddress();
  const { setup, heard, reader, pressed, wasHidden, best, isNewBest, endSeenAt, endedBefore } = takeOver();
  const store = createStore();
  store.set(beginAtom, setup);
  if (again && link !== null) store.set(again.openLinkAtom, link, 0);
  for (const { round, wasHidden: hidden } of endedBefore) {
    store.set(noteFinishedRoundAtom, round, { wasHidden: hidden });
  }
  setUp(store, reader);
  flushSync(() => {
    for (const { action, noticedMs } of heard) {
      store.set(dispatchAtom, action);
      store.set(noteDelayAtom, action.at, noticedMs);
    }
    if (wasHidden) store.set(noteHiddenAtom);
    store.set(takeOverBestAtom, best, isNewBest);
    store.set(endSeenAtAtom, endSeenAt);
  });
  pressed?.click();
  store.set(openOfflineAtom);
  return store;
}

if (linkInAddress() === null) begin(null);
else loadAgain().then(begin, () => begin(null).set(tellAtom, 'partMissing'));
