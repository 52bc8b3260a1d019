import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { haveStandardRound } from '../core/options/options';
import { readStored, watchStored } from '../platform/page/storage';
import { optionsAtom, savedOptionsTextAtom } from '../state/options/optionsAtoms';
import { OPTIONS_KEY } from '../state/options/optionsKey';
import { notifyAtom } from '../state/page/noticeAtoms';
import { isStandardRoundAtom } from '../state/round/customBestAtoms';
import { isByEarAtom, isSpeechSilentAtom } from '../state/speech/speechAtoms';

/** What custom rounds need: all rounds but the standard one. */
export type CustomRoundsPart = typeof import('./customRounds');

/** Loads that part. */
export const loadCustomRounds = (): Promise<CustomRoundsPart> => import('./customRounds');

/** Applies the options: follows choices made in other tabs, and loads what custom rounds, sound and speech need. */
export function useOptions(): void {
  const store = useStore();
  const options = useAtomValue(optionsAtom);
  const isStandardRound = useAtomValue(isStandardRoundAtom);
  const isByEar = useAtomValue(isByEarAtom);
  // A round that is raced may be by ear though that is not chosen.
  const isSpeechWanted = isByEar || options.saysWords;

  useEffect(() => {
    const read = (): void => {
      import('../state/options/chooseOptionsAtoms').then(
        ({ loadOptionsAtom }) => store.set(loadOptionsAtom),
        // The part did not load: the options stay as they are.
        () => {},
      );
    };
    const stored = readStored(OPTIONS_KEY);
    // Differs if the opening could not read the options, or if another tab has changed them since.
    if (stored !== 'denied' && stored.text !== store.get(savedOptionsTextAtom)) read();
    return watchStored(OPTIONS_KEY, read);
  }, [store]);
  useEffectOnDemand(!isStandardRound || !haveStandardRound(options), loadCustomRoundsEffect);
  useEffectOnDemand(options.sound !== 'off' || isSpeechWanted, loadSoundEffect);
  useEffectOnDemand(isSpeechWanted, loadSpeechEffect);
}

/** What a part does with the store. Returns the undo. */
type StoreEffect = (store: ReturnType<typeof useStore>) => () => void;

const loadCustomRoundsEffect = async (): Promise<StoreEffect> =>
  notEmpty((await loadCustomRounds()).followCustomRounds);
const loadSoundEffect = async (): Promise<StoreEffect> =>
  notEmpty((await import('./keySounds')).playKeySounds);
const loadSpeechEffect = async (): Promise<StoreEffect> => {
  try {
    return notEmpty((await import('./sayWords')).sayWords);
  } catch {
    // Words are shown and a screen reader says them, then.
    return (store) => {
      store.set(isSpeechSilentAtom, true);
      store.set(notifyAtom, 'partMissing');
      return () => store.set(isSpeechSilentAtom, false);
    };
  }
};

/** Something that blocks a script may answer with an empty one. */
function notEmpty(effect: StoreEffect | undefined): StoreEffect {
  if (!effect) throw new Error('A part of the page is empty.');
  return effect;
}

/** Loads an effect and runs it for as long as it is wanted. If it cannot be loaded, a notice says so. */
function useEffectOnDemand(isWanted: boolean, load: () => Promise<StoreEffect>): void {
  const store = useStore();
  useEffect(() => {
    if (!isWanted) return;
    let stop = (): void => {};
    let isUndone = false;
    load().then(
      (effect) => {
        if (!isUndone) stop = effect(store);
      },
      () => store.set(notifyAtom, 'partMissing'),
    );
    return () => {
      isUndone = true;
      stop();
    };
  }, [store, isWanted, load]);
}
