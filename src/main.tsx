// Must stay first: modules below may need the font that this stylesheet declares.
import './app/global.css';

import { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { readHandover, takeOver } from './app/handover';
import { loadOrNotify } from './app/loadOrNotify';
import { mountApp } from './app/mountApp';
import { loadCustomRounds } from './app/useOptions';
import { challengeInAddress, loadReplayAndRace, type ReplayAndRacePart } from './app/useReplayAndRace';
import { haveStandardWords, type Options } from './core/options/options';
import { STANDARD_ROUND } from './core/round/rules';
import { yieldToMain } from './platform/page/yieldToMain';
import { noteFinishedRoundAtom } from './state/history/unsavedRoundAtoms';
import { optionsAtom, savedOptionsTextAtom } from './state/options/optionsAtoms';
import { startOfflineAtom } from './state/page/deploymentAtoms';
import { raceAtom } from './state/replay/boardAtoms';
import { noteNewBestAtom, takeOverBestAtom } from './state/round/bestAtoms';
import { dispatchAllAtom, noteHiddenAtom } from './state/round/disturbanceAtoms';
import { beginAtom, endNoticedAtAtom } from './state/round/roundAtoms';
import { standardListAtom } from './state/words/wordsAtoms';

const store = createStore();
const opening = readHandover();
const options = opening.read?.options;
store.set(standardListAtom, opening.standardList);

/**
 * Takes the page over from its opening, in one synchronous task: no key can come after the opening has stopped reading
 * the field and before the app starts, and no frame shows an outdated round.
 */
function startApp(replayAndRace: ReplayAndRacePart | null, takeWords: (() => void) | null): void {
  const taken = takeOver(opening);
  const { setup, actions, awaitsWords, reader, pressed, wasHidden, best, isNewBest, endNoticedAt } = taken;
  // The round that the page was prerendered with, so that hydration matches.
  store.set(beginAtom, { ...setup, settings: STANDARD_ROUND });
  store.set(savedOptionsTextAtom, opening.read?.text ?? null);
  for (const { round, wasHidden: hidden } of taken.endedBefore) {
    store.set(noteFinishedRoundAtom, round, { wasHidden: hidden });
  }
  mountApp(store, reader);
  flushSync(() => {
    if (options) {
      store.set(optionsAtom, options);
      store.set(beginAtom, setup);
    }
    // Not earlier: only now is it known how many characters fit into a line.
    takeWords?.();
    if (awaitsWords) openLink(replayAndRace);
    // Before the round's end offers its score again.
    store.set(takeOverBestAtom, best);
    // Without a link's words or the chosen ones, there was nothing to type: those keys do not count.
    const hadNoWords = awaitsWords && takeWords === null && store.get(raceAtom) === null;
    if (!hadNoWords) store.set(dispatchAllAtom, actions);
    if (wasHidden) store.set(noteHiddenAtom);
    if (isNewBest) store.set(noteNewBestAtom);
    // Without words the opening could not see the end of the round.
    if (endNoticedAt !== null) store.set(endNoticedAtAtom, endNoticedAt);
  });
  // The opening shows words already: the link came into the address later.
  if (!awaitsWords) openLink(replayAndRace);
  // The bar comes to life in the next task.
  if (pressed) void yieldToMain().then(() => inPlaceOf(pressed)?.click());
  store.set(startOfflineAtom);
}

/** A button, or the one that React has put in its place because something (a translator) had changed the page. */
function inPlaceOf(button: HTMLElement): HTMLElement | undefined {
  const nameOf = (one: HTMLElement): string | null => one.ariaLabel ?? one.textContent;
  if (button.isConnected) return button;
  return [...document.querySelectorAll('button')].find((one) => nameOf(one) === nameOf(button));
}

function openLink(replayAndRace: ReplayAndRacePart | null): void {
  // Not the fragment from the start: the address may have changed meanwhile.
  const fragment = challengeInAddress();
  if (replayAndRace && fragment !== null) store.set(replayAndRace.openLinkAtom, fragment, 0);
}

/** Loads what a link needs. If its words cannot be loaded, opening the link says so. */
async function prepareLink(fragment: string): Promise<ReplayAndRacePart | null> {
  const replayAndRace = await loadOrNotify(store, loadReplayAndRace());
  await (replayAndRace && store.set(replayAndRace.loadLinkWordsAtom, fragment));
  return replayAndRace;
}

/** Loads the chosen words. Resolves to a function that puts them into use, or to null if they cannot be loaded. */
async function loadWords(wanted: Options): Promise<(() => void) | null> {
  return store.set((await loadCustomRounds()).loadWordsAtom, wanted);
}

async function start(): Promise<void> {
  // Compiling and running the app's code has taken as long as starting it will: keys come in between.
  await yieldToMain();
  const link = challengeInAddress();
  const customOptions = options && !haveStandardWords(options) ? options : null;
  // If nothing has to be loaded first, the app starts in this very task: the address cannot change.
  if (link === null && !customOptions) return startApp(null, null);
  const [replayAndRace, takeWords] = await Promise.all([
    link === null ? null : prepareLink(link),
    customOptions && loadOrNotify(store, loadWords(customOptions)),
  ]);
  await yieldToMain();
  startApp(replayAndRace, takeWords);
}
void start();
