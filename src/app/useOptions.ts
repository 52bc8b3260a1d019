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
import { useFollower } from './useFollower';

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
  useFollower(!isStandardRound || !haveStandardRound(options), followNonStandardRounds);
  useFollower(options.sound !== 'off' || isSpeechWanted, playKeySounds);
  useFollower(isSpeechWanted, sayWords);
}
