import { useAtomValue, useStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { isStandard, kindOf } from '../core/options';
import { readStored, watchStored } from '../platform/storage';
import { answerAtom } from '../state/noticeAtoms';
import { OPTIONS_KEY, optionsAtom, optionsTextAtom } from '../state/optionsAtoms';
import { setWordsSize } from '../type/wordsSize';

/** What rounds need that are not the standard one. */
export type OtherRounds = typeof import('./otherRounds');

/** Loads it. */
export async function loadOtherRounds(): Promise<OtherRounds> {
  const part = await import('./otherRounds');
  // Where there is no network and it has not been put by, it is empty.
  if (!part.followOtherRounds) throw new Error('Other rounds cannot be loaded now.');
  return part;
}

/** Follows what other tabs choose, and brings what rounds need that are not the standard one. */
export function useOptions(): void {
  const store = useStore();
  const options = useAtomValue(optionsAtom);
  const { size } = options;
  const hasBest = isStandard(kindOf(options));

  useEffect(() => {
    const read = (): void => {
      import('../state/chooseOptionsAtoms').then(
        ({ readOptionsAtom }) => store.set(readOptionsAtom),
        // Then those of before hold.
        () => {},
      );
    };
    const stored = readStored(OPTIONS_KEY);
    // The page's opening could not read them, or another tab has chosen since.
    if (stored !== 'denied' && stored.text !== store.get(optionsTextAtom)) read();
    return watchStored(OPTIONS_KEY, read);
  }, [store]);
  useLayoutEffect(() => setWordsSize(size), [size]);
  useEffect(() => {
    if (hasBest) return;
    let stop = (): void => {};
    let isWanted = true;
    loadOtherRounds().then(
      ({ followOtherRounds }) => {
        if (isWanted) stop = followOtherRounds(store);
      },
      () => store.set(answerAtom, 'partMissing'),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [store, hasBest]);
}
