// First: what comes after may ask the stylesheet for its font.
import './app/global.css';

import { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { takeOver } from './app/handover';
import { setUp } from './app/setUp';
import { type AgainPart, linkInAddress, loadAgain } from './app/useAgain';
import { takeOverBestAtom } from './state/bestAtoms';
import { raceAtom } from './state/boardAtoms';
import { openOfflineAtom } from './state/deploymentAtoms';
import { noteDelayAtom, noteHiddenAtom } from './state/disturbanceAtoms';
import { tellAtom } from './state/noticeAtoms';
import { optionsAtom, optionsTextAtom } from './state/optionsAtoms';
import { beginAtom, dispatchAtom, endSeenAtAtom, meetOptionsAtom } from './state/roundAtoms';
import { noteFinishedRoundAtom } from './state/waitingRoundAtoms';

/**
 * Takes the page over from its opening. All in one task and on the page before it ends: no key can come between the
 * opening's reading of the field and the app's, and no frame shows the round as it was before.
 *
 * @param again reads the link to a race that the page was opened with; null where there is none
 */
function begin(again: AgainPart | null): ReturnType<typeof createStore> {
  const {
    setup,
    read,
    heard,
    isLinkAwaited,
    reader,
    pressed,
    wasHidden,
    best,
    isNewBest,
    endSeenAt,
    endedBefore,
  } = takeOver();
  const store = createStore();
  store.set(beginAtom, setup);
  if (read) {
    store.set(optionsAtom, read.options);
    store.set(optionsTextAtom, read.text);
  }
  if (isLinkAwaited) openLink(store, again);
  for (const { round, wasHidden: hidden } of endedBefore) {
    store.set(noteFinishedRoundAtom, round, { wasHidden: hidden });
  }
  setUp(store, reader);
  flushSync(() => {
    // Where the link is of no use, nothing was there to be typed.
    const isBlind = isLinkAwaited && store.get(raceAtom) === null;
    for (const { action, noticedMs } of isBlind ? [] : heard) {
      store.set(dispatchAtom, action);
      store.set(noteDelayAtom, action.at, noticedMs);
    }
    // Not before: what was begun keeps its own settings.
    store.set(meetOptionsAtom);
    if (wasHidden) store.set(noteHiddenAtom);
    store.set(takeOverBestAtom, best, isNewBest);
    store.set(endSeenAtAtom, endSeenAt);
  });
  // One that came later finds words on show.
  if (!isLinkAwaited) openLink(store, again);
  pressed?.click();
  store.set(openOfflineAtom);
  return store;
}

function openLink(store: ReturnType<typeof createStore>, again: AgainPart | null): void {
  const link = linkInAddress();
  if (again && link !== null) store.set(again.openLinkAtom, link, 0);
}

if (linkInAddress() === null) begin(null);
else loadAgain().then(begin, () => begin(null).set(tellAtom, 'partMissing'));
