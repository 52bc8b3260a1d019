// Must stay first: modules below may need the font that this stylesheet declares.
import './app/global.css';

import { createStore } from 'jotai';
import { followAddress, followRounds } from './app/followLinks';
import { readHandover } from './app/handover';
import { mountApp } from './app/mountApp';
import { OWN_LANGUAGE } from './core/language/ownLanguage';
import { haveStandardWords, type Options, STANDARD_OPTIONS } from './core/options/options';
import { STANDARD_ROUND } from './core/round/rules';
import { isLanguage, loadMessages } from './platform/language/catalogues';
import { yieldToMain } from './platform/page/tasks';
import { withTimeout } from './platform/page/withTimeout';
import {
  chosenLanguageAtom,
  languageAtom,
  ownTitleAtom,
  showLoadedLanguageAtom,
} from './state/language/languageAtoms';
import { withOfferedWords } from './state/next/chooseOptionsAtoms';
import { loadWordsAtom } from './state/next/customWordsAtoms';
import { optionsAtom, savedOptionsTextAtom } from './state/options/optionsAtoms';
import { startOfflineAtom } from './state/page/deploymentAtoms';
import { notifyAtom } from './state/page/noticeAtoms';
import { requestForTypingAtom } from './state/page/pendingActionAtoms';
import { keepTypeAheadAtom } from './state/page/typeAheadAtoms';
import { dispatchAllAtom, noteHiddenAtom } from './state/round/disturbanceAtoms';
import { beginAtom, standardListAtom } from './state/round/roundAtoms';
import { raceAtom } from './state/round/sittingAtoms';
import { columnsAtom } from './state/words/wordsAtoms';

/** The page is hydrated in English if the messages of another language are not here after so many ms. */
const LATE_MESSAGES_MS = 2000;

const store = createStore();
const opening = readHandover();
const options = opening.read && withOfferedWords(opening.read.options);
store.set(standardListAtom, opening.standardList);

/**
 * Hydrates the page as the opening shows it, which goes on reading the field meanwhile: in its language and type, otherwise
 * with the standard round, in which nothing is typed. All that differs by options or keys comes with `takeOver`.
 */
function hydrate(takeWords: (() => void) | null): void {
  const { size, letters, language } = options ?? STANDARD_OPTIONS;
  store.set(ownTitleAtom, opening.title);
  // The type, too: a page that is shorter for a moment would scroll.
  store.set(optionsAtom, { ...STANDARD_OPTIONS, size, letters, ...(language && { language }) });
  store.set(showLoadedLanguageAtom);
  if (store.get(languageAtom) !== store.get(chosenLanguageAtom)) opening.showEnglish();
  store.set(beginAtom, { ...opening.setup, settings: STANDARD_ROUND });
  store.set(savedOptionsTextAtom, opening.read?.text ?? null);
  let isTaken = false;
  mountApp(store, opening.reader, () => {
    if (isTaken) return;
    // First: if it throws, the app is mounted again.
    isTaken = true;
    takeOver(takeWords);
  });
}

/**
 * Takes the page over from its opening, in the task in which the app is there: no key can come after the opening has
 * stopped reading the field and before the app starts, and no frame shows an outdated round.
 */
function takeOver(takeWords: (() => void) | null): void {
  const { awaitsWords } = opening;
  // The time is that of a new event: no clock is read outside of `platform`.
  const { actions, wasHidden, columns, typedAhead } = opening.take(new Event('take').timeStamp);
  if (options) {
    store.set(optionsAtom, options);
    store.set(beginAtom, opening.setup);
  }
  // The app has yet to measure, and a text is dealt in lines.
  store.set(columnsAtom, columns);
  takeWords?.();
  if (awaitsWords) followRounds(store);
  // If the link's or the chosen words did not come, there was nothing to type: those keys do not count.
  const hadNoWords = awaitsWords && takeWords === null && store.get(raceAtom) === null;
  if (!hadNoWords) store.set(dispatchAllAtom, actions);
  if (wasHidden) store.set(noteHiddenAtom);
  // The opening already shows words: a link came into the address later, and does not take a round that runs.
  if (!awaitsWords) followRounds(store);
  if (typedAhead) {
    store.set(keepTypeAheadAtom, typedAhead);
    store.set(requestForTypingAtom, 'commands');
  }
  if (store.get(languageAtom) !== store.get(chosenLanguageAtom)) store.set(notifyAtom, 'languageMissing');
  store.set(startOfflineAtom);
}

/** Loads the messages of the chosen language. If they do not come, the page is in English, and asks for them again. */
async function loadLanguage(language: string): Promise<void> {
  try {
    await withTimeout(loadMessages(language), LATE_MESSAGES_MS);
  } catch {
    // The app says so.
  }
}

/** Loads the chosen words. Resolves to a function that puts them into use, or to null if they do not come. */
async function loadWords(wanted: Options): Promise<(() => void) | null> {
  try {
    return await withTimeout(store.set(loadWordsAtom, wanted));
  } catch {
    // They are late, which a notice says.
    return null;
  }
}

async function start(): Promise<void> {
  // A new task: running the app's code took one, and keys are handled in between.
  await yieldToMain();
  const link = followAddress(store);
  const customOptions = options && !haveStandardWords(options) ? options : null;
  const language = options?.language;
  const isOther = language !== undefined && language !== OWN_LANGUAGE && isLanguage(language);
  // If nothing has to be loaded first, the app starts in this very task: the address cannot change.
  if (link === null && !customOptions && !isOther) return hydrate(null);
  const [takeWords] = await Promise.all([
    customOptions && loadWords(customOptions),
    link,
    isOther && loadLanguage(language),
  ]);
  await yieldToMain();
  hydrate(takeWords);
}
void start();
