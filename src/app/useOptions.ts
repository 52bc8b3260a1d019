import { useAtomValue, useStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { areStandard, settingsOf } from '../core/options';
import { openOptionsAtom, optionsAtom } from '../state/optionsAtoms';
import { offerOtherScoreAtom } from '../state/otherBestAtoms';
import { lastEndedAtom, meetOptionsAtom } from '../state/roundAtoms';
import { setWordsSize } from '../type/wordsSize';

/** Reads the options and has rounds follow them; the best of rounds that are not the standard one is looked for. */
export function useOptions(): void {
  const store = useStore();

  const { size } = useAtomValue(optionsAtom);

  useLayoutEffect(() => store.set(openOptionsAtom), [store]);
  useLayoutEffect(() => setWordsSize(size), [size]);
  useEffect(() => {
    const follow = (): void => {
      store.set(meetOptionsAtom);
      if (areStandard(settingsOf(store.get(optionsAtom)))) return;
      // Should it not come, the best of this visit is shown.
      import('../state/readOtherBest')
        .then(({ readOtherBestAtom }) => store.set(readOtherBestAtom))
        .catch(() => {});
    };
    follow();
    const offer = (): void => store.set(offerOtherScoreAtom);
    const stopFollowing = [store.sub(optionsAtom, follow), store.sub(lastEndedAtom, offer)];
    return () => {
      for (const stop of stopFollowing) stop();
    };
  }, [store]);
}
