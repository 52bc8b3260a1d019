import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { haveStandardRound } from '../core/options/options';
import { OPTIONS_KEY } from '../platform/options/optionsKey';
import { readStored, watchStored } from '../platform/page/storage';
import { isStandardRoundAtom } from '../state/history/bestOfKindAtoms';
import { loadOptionsAtom } from '../state/next/chooseOptionsAtoms';
import { optionsAtom, savedOptionsTextAtom } from '../state/options/optionsAtoms';
import { isByEarAtom } from '../state/speech/speechAtoms';
import { followNonStandardRounds } from './nonStandardRounds';
import { playKeySounds } from './playKeySounds';
import { sayWords } from './sayWords';

/** Applies the options: follows choices made in other tabs, and runs what custom rounds, sound and speech need. */
export function useOptions(): void {
  const store = useStore();
  const options = useAtomValue(optionsAtom);
  const isStandardRound = useAtomValue(isStandardRoundAtom);
  const isByEar = useAtomValue(isByEarAtom);
  // A round that is raced may be by ear though that is not chosen.
  const isSpeechWanted = isByEar || options.saysWords;

  useEffect(() => {
    const read = (): void => store.set(loadOptionsAtom);
    const stored = readStored(OPTIONS_KEY);
    // Differs if the opening could not read the options, or if another tab has changed them since.
    if (stored !== 'denied' && stored.text !== store.get(savedOptionsTextAtom)) read();
    return watchStored(OPTIONS_KEY, read);
  }, [store]);
  useWhile(!isStandardRound || !haveStandardRound(options), followNonStandardRounds);
  useWhile(options.sound !== 'off' || isSpeechWanted, playKeySounds);
  useWhile(isSpeechWanted, sayWords);
}

/** Runs an effect on the store for as long as it is wanted. */
function useWhile(isWanted: boolean, effect: (store: ReturnType<typeof useStore>) => () => void): void {
  const store = useStore();
  useEffect(() => (isWanted ? effect(store) : undefined), [store, isWanted, effect]);
}
