import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { areStandard } from '../core/options/options';
import { readStored, watchStored } from '../platform/page/storage';
import { OPTIONS_KEY, optionsAtom, optionsTextAtom } from '../state/options/optionsAtoms';
import { tellAtom } from '../state/page/noticeAtoms';
import { isStandardRoundAtom } from '../state/round/otherBestAtoms';

/** What rounds need that are not the standard one. */
export type OtherRounds = typeof import('./otherRounds');

/** Loads it. */
export const loadOtherRounds = (): Promise<OtherRounds> => import('./otherRounds');

/** Follows what other tabs choose, brings what rounds need that are not the standard one, and has keys be heard. */
export function useOptions(): void {
  const store = useStore();
  const options = useAtomValue(optionsAtom);
  const isStandardRound = useAtomValue(isStandardRoundAtom);

  useEffect(() => {
    const read = (): void => {
      import('../state/options/chooseOptionsAtoms').then(
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
  useWork(!isStandardRound || !areStandard(options), loadOthers);
  useWork(options.sound !== 'off', loadSounds);
}

/** What a part does until its undo. */
type Work = (store: ReturnType<typeof useStore>) => () => void;

const loadOthers = async (): Promise<Work> => (await loadOtherRounds()).followOtherRounds;
const loadSounds = async (): Promise<Work> => (await import('./keySounds')).hearKeys;

/** Loads a part and has it work, as long as that is wanted. A part that cannot be had is done without, which is told. */
function useWork(isWanted: boolean, load: () => Promise<Work>): void {
  const store = useStore();
  useEffect(() => {
    if (!isWanted) return;
    let stop = (): void => {};
    let isLeft = false;
    load()
      .then((begin) => {
        if (!isLeft) stop = begin(store);
      })
      .catch(() => store.set(tellAtom, 'partMissing'));
    return () => {
      isLeft = true;
      stop();
    };
  }, [store, isWanted, load]);
}
