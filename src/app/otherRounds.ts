/*
 * What rounds need that are not the standard one: their words and their best. One part of the page, loaded when such
 * rounds are chosen.
 */
import type { createStore } from 'jotai';
import { haveStandardWords } from '../core/options';
import { OWN_TEXT } from '../core/rules';
import { isChoiceOfWords } from '../core/wordChoices';
import { refuseOptionsAtom } from '../state/chooseOptionsAtoms';
import { followOtherBestAtom, noteOtherBestAtom } from '../state/followOtherBest';
import { meetOptionsAtom } from '../state/meetOptionsAtom';
import { tellAtom } from '../state/noticeAtoms';
import { optionsAtom } from '../state/optionsAtoms';
import { bringWordsAtom } from '../state/otherWords';
import { ownTextAtom } from '../state/ownTextAtoms';
import { lastEndedAtom } from '../state/roundAtoms';
import { columnsAtom } from '../state/wordsAtoms';
import { followOwnText } from './followOwnText';

export { bringWordsAtom };

/** Has rounds be of the words that are chosen, and looks for their best, until the returned undo is called. */
export function followOtherRounds(store: ReturnType<typeof createStore>): () => void {
  let asked = '';
  const bring = async (): Promise<void> => {
    const options = store.get(optionsAtom);
    if (!isChoiceOfWords(options.words)) {
      store.set(refuseOptionsAtom);
      return;
    }
    const wanted = [options.words, options.capitals, options.numbers].join();
    if (wanted === asked) return;
    asked = wanted;
    const take = await store.set(bringWordsAtom, options);
    if (wanted !== asked) return;
    if (take) take();
    else if (!haveStandardWords(options)) {
      // The next choice, be it the same, is another try.
      asked = '';
      if (options.words !== OWN_TEXT) store.set(tellAtom, 'partMissing');
    }
  };
  const noteBest = (): void => {
    const ended = store.get(lastEndedAtom);
    if (ended) store.set(noteOtherBestAtom, ended);
  };
  const meet = (): void => store.set(meetOptionsAtom);
  const stops = [
    store.set(followOtherBestAtom),
    store.sub(optionsAtom, bring),
    store.sub(lastEndedAtom, noteBest),
    // Another text, or the same from its first word on; and lines of another length.
    store.sub(ownTextAtom, meet),
    store.sub(columnsAtom, meet),
  ];
  followOwnText(store);
  void bring();
  return () => {
    for (const stop of stops) stop();
  };
}
