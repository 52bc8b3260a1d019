import type { useStore } from 'jotai';
import { soundOf } from '../core/sound/keySounds';
import { openKeySounds } from '../platform/sound/keySounds';
import { soundTriedAtom } from '../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { roundAtom } from '../state/round/roundAtoms';

/** Has the keys of the round that is played be heard, each in its own event, until the undo. Loaded on demand. */
export function hearKeys(store: ReturnType<typeof useStore>): () => void {
  const { play, close } = openKeySounds();
  let before = store.get(roundAtom);
  const hear = (): void => {
    const after = store.get(roundAtom);
    const sound = soundOf(before, after, store.get(optionsAtom).sound);
    before = after;
    if (sound) play(sound);
  };
  /** Who chooses hears what was chosen. */
  const tryOut = (): void => {
    if (!store.get(soundTriedAtom)) return;
    store.set(soundTriedAtom, false);
    play(store.get(optionsAtom).sound === 'errors' ? 'error' : 'key');
  };
  tryOut();
  const stops = [store.sub(roundAtom, hear), store.sub(soundTriedAtom, tryOut)];
  return () => {
    for (const stop of stops) stop();
    close();
  };
}
