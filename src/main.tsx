// First: what comes after may ask the stylesheet for its font.
import './app/global.css';

import { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { meetOpening } from './app/handover';
import { setUp } from './app/setUp';
import { type AgainPart, linkInAddress, loadAgain } from './app/useAgain';
import { loadOtherRounds } from './app/useOptions';
import { haveStandardWords, type Options } from './core/options';
import { nowMs } from './platform/clock';
import { takeOverBestAtom } from './state/bestAtoms';
import { raceAtom } from './state/boardAtoms';
import { openOfflineAtom } from './state/deploymentAtoms';
import { noteDelayAtom, noteHiddenAtom } from './state/disturbanceAtoms';
import { tellAtom } from './state/noticeAtoms';
import { optionsAtom, optionsTextAtom } from './state/optionsAtoms';
import { beginAtom, dispatchAtom, endSeenAtAtom, meetOptionsAtom } from './state/roundAtoms';
import { noteFinishedRoundAtom } from './state/waitingRoundAtoms';
import { standardListAtom } from './state/wordsAtoms';

/** What the first words need besides the app; null where they need nothing, or where it cannot be had. */
interface Needed {
  /** Reads the link to a race that the page was opened with. */
  readonly again: AgainPart | null;
  /** Makes the words that the options ask for those of the rounds. */
  readonly takeWords: (() => void) | null;
}

const store = createStore();
const opening = meetOpening();
const options = opening.read?.options;
store.set(standardListAtom, opening.standardList);

/**
 * Takes the page over from its opening. All in one task and on the page before it ends: no key can come between the
 * opening's reading of the field and the app's, and no frame shows the round as it was before.
 */
function begin({ again, takeWords }: Needed): void {
  const taken = opening.give(nowMs());
  const { setup, heard, isAppAwaited, reader, pressed, wasHidden, best, isNewBest, endSeenAt } = taken;
  store.set(beginAtom, setup);
  store.set(optionsTextAtom, opening.read?.text ?? null);
  takeWords?.();
  if (isAppAwaited) openLink(again);
  for (const { round, wasHidden: hidden } of taken.endedBefore) {
    store.set(noteFinishedRoundAtom, round, { wasHidden: hidden });
  }
  setUp(store, reader);
  flushSync(() => {
    // Not before: the page has been rendered with the standard ones. Now the characters of a line are known, too.
    if (options) store.set(optionsAtom, options);
    if (isAppAwaited) store.set(meetOptionsAtom);
    // Where neither a link nor chosen words have come, nothing was there to be typed.
    const isBlind = isAppAwaited && takeWords === null && store.get(raceAtom) === null;
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
  if (!isAppAwaited) openLink(again);
  pressed?.click();
  store.set(openOfflineAtom);
}

async function readyForLink(fragment: string): Promise<AgainPart> {
  const again = await loadAgain();
  await store.set(again.bringLinkWordsAtom, fragment);
  return again;
}

function openLink(again: AgainPart | null): void {
  // It may be another one by now.
  const fragment = linkInAddress();
  if (again && fragment !== null) store.set(again.openLinkAtom, fragment, 0);
}

/** Null where it cannot be had, which is told once the page can tell anything. */
async function need<T>(part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch {
    store.set(tellAtom, 'partMissing');
    return null;
  }
}

async function bringWords(wanted: Options): Promise<(() => void) | null> {
  return store.set((await loadOtherRounds()).bringWordsAtom, wanted);
}

const link = linkInAddress();
const areOther = options !== undefined && !haveStandardWords(options);
// No later than this task where nothing has to come first.
if (link === null && !areOther) begin({ again: null, takeWords: null });
else {
  void Promise.all([
    link === null ? null : need(readyForLink(link)),
    areOther ? need(bringWords(options)) : null,
  ]).then(([again, takeWords]) => begin({ again, takeWords }));
}
