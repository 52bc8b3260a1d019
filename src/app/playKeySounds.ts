import type { useStore } from 'jotai';
import { soundOf } from '../core/sound/soundOf';
import { openKeySounds } from '../platform/sound/keySounds';
import { isSoundPreviewDueAtom } from '../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { followAtoms } from '../state/page/followAtoms';
import { roundAtom } from '../state/round/roundAtoms';

/** Plays a sound for each key of the round, within that key's own event. Returns the undo. */
export function playKeySounds(store: ReturnType<typeof useStore>): () => void {
  const { play, close } = openKeySounds();
  let before = store.get(roundAtom);
  const playKey = (): void => {
    const after = store.get(roundAtom);
    const { sound } = store.get(optionsAtom);
    // By ear, errors sound whatever is chosen.
    const heard = soundOf(before, after, after.setup.settings.byEar ? 'errors' : sound);
    before = after;
    if (heard && (sound !== 'off' || heard === 'error')) play(heard);
  };
  /** After a choice of sound, plays it once. */
  const playSample = (): void => {
    if (!store.get(isSoundPreviewDueAtom)) return;
    store.set(isSoundPreviewDueAtom, false);
    play(store.get(optionsAtom).sound === 'errors' ? 'error' : 'key');
  };
  playSample();
  const stopFollowing = followAtoms(store, [
    { when: [roundAtom], run: playKey },
    { when: [isSoundPreviewDueAtom], run: playSample },
  ]);
  return () => {
    stopFollowing();
    close();
  };
}
