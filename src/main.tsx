// First: what comes after may ask the stylesheet for its font.
import './app/global.css';

import { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { meetOpening, takeOver } from './app/handover';
import { setUp } from './app/setUp';
import { type AgainPart, linkInAddress, loadAgain } from './app/useAgain';
import { loadOtherRounds } from './app/useOptions';
import { haveStandardWords, type Options } from './core/options/options';
import { STANDARD_ROUND } from './core/round/rules';
import { noteFinishedRoundAtom } from './state/history/waitingRoundAtoms';
import { optionsAtom, optionsTextAtom } from './state/options/optionsAtoms';
import { openOfflineAtom } from './state/page/deploymentAtoms';
import { tellAtom } from './state/page/noticeAtoms';
import { raceAtom } from './state/replay/boardAtoms';
import { takeOverBestAtom } from './state/round/bestAtoms';
import { noteDelayAtom, noteHiddenAtom } from './state/round/disturbanceAtoms';
import { beginAtom, dispatchAtom, endSeenAtAtom } from './state/round/roundAtoms';
import { standardListAtom } from './state/words/wordsAtoms';

const store = createStore();
const opening = meetOpening();
const options = opening.read?.options;
store.set(standardListAtom, opening.standardList);

/**
 * Takes the page over from its opening. All in one task and on the page before it ends: no key can come between the
 * opening's reading of the field and the app's, and no frame shows the round as it was before.
 */
function begin(again: AgainPart | null, takeWords: (() => void) | null): void {
  const taken = takeOver(opening);
  const { setup, heard, isAppAwaited, reader, pressed, wasHidden, best, isNewBest, endSeenAt } = taken;
  // As the page has been rendered.
  store.set(beginAtom, { ...setup, settings: STANDARD_ROUND });
  store.set(optionsTextAtom, opening.read?.text ?? null);
  for (const { round, wasHidden: hidden } of taken.endedBefore) {
    store.set(noteFinishedRoundAtom, round, { wasHidden: hidden });
  }
  setUp(store, reader);
  flushSync(() => {
    if (options) {
      store.set(optionsAtom, options);
      store.set(beginAtom, setup);
    }
    // Not before: now the characters of a line are known.
    takeWords?.();
    if (isAppAwaited) openLink(again);
    // Where neither a link nor chosen words have come, nothing was there to be typed.
    const isBlind = isAppAwaited && takeWords === null && store.get(raceAtom) === null;
    for (const { action, noticedMs } of isBlind ? [] : heard) {
      store.set(dispatchAtom, action);
      store.set(noteDelayAtom, action.at, noticedMs);
    }
    if (wasHidden) store.set(noteHiddenAtom);
    store.set(takeOverBestAtom, best, isNewBest);
    store.set(endSeenAtAtom, endSeenAt);
  });
  // One that came later finds words on show.
  if (!isAppAwaited) openLink(again);
  pressed?.click();
  store.set(openOfflineAtom);
}

function openLink(again: AgainPart | null): void {
  // It may be another one by now.
  const fragment = linkInAddress();
  if (again && fragment !== null) store.set(again.openLinkAtom, fragment, 0);
}

/** Where its words cannot be had, that is told when it is opened. */
async function readyForLink(fragment: string): Promise<AgainPart | null> {
  const again = await need(loadAgain());
  await (again && store.set(again.bringLinkWordsAtom, fragment));
  return again;
}

async function bringWords(wanted: Options): Promise<(() => void) | null> {
  return store.set((await loadOtherRounds()).bringWordsAtom, wanted);
}

/** Until here the page waits for what has to come first: as long as anybody would, without a word. */
const LONGEST_WAIT_MS = 10_000;

/** Null where it cannot be had, or not in time, which is told. */
function need<T>(part: Promise<T>): Promise<T | null> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS));
  return Promise.race([part, late]).catch(() => {
    store.set(tellAtom, 'partMissing');
    return null;
  });
}

const link = linkInAddress();
const others = options && !haveStandardWords(options) ? options : null;
// No later than this task where nothing has to come first.
if (link === null && !others) begin(null, null);
else {
  Promise.all([link === null ? null : readyForLink(link), others && need(bringWords(others))]).then(
    ([again, takeWords]) => begin(again, takeWords),
  );
}
