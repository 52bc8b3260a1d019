/*
 * What rounds need that are not the standard one: their words and their best. One part of the page, loaded when such
 * rounds are chosen.
 */
import type { createStore } from 'jotai';
import { haveStandardWords } from '../core/options/options';
import { OWN_TEXT } from '../core/round/rules';
import { isChoiceOfWords } from '../core/words/wordChoices';
import { followOtherBestAtom, noteOtherBestAtom } from '../state/history/followOtherBest';
import { refuseOptionsAtom } from '../state/options/chooseOptionsAtoms';
import { meetOptionsAtom } from '../state/options/meetOptionsAtom';
import { optionsAtom } from '../state/options/optionsAtoms';
import { tellAtom } from '../state/page/noticeAtoms';
import { lastEndedAtom } from '../state/round/roundAtoms';
import { bringWordsAtom } from '../state/words/otherWords';
import { ownTextAtom } from '../state/words/ownTextAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
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
