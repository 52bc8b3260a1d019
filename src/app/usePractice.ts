import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { notifyAgainAtom } from '../state/page/noticeAtoms';
import { phaseAtom } from '../state/round/roundAtoms';
import { practiceAtom } from '../state/words/wordsAtoms';
import { useLazyPart } from './useLazyPart';

/** The part of the page with which pairs are practised. */
export type PracticePart = typeof import('./practice');

const loadPractice = (): Promise<PracticePart> => import('./practice');

/** The part, or null until it has loaded: during the first round, or as soon as the player practises. */
export function usePractice(): PracticePart | null {
  const store = useStore();
  const phase = useAtomValue(phaseAtom);
  const isPractising = useAtomValue(practiceAtom) !== null;
  const onMissing = useCallback(() => store.set(notifyAgainAtom, 'partMissing'), [store]);
  const part = useLazyPart(loadPractice, isPractising ? 'now' : phase === 'start' ? 'no' : 'soon', onMissing);
  useEffect(() => part?.followPractice(store), [part, store]);
  return part;
}
