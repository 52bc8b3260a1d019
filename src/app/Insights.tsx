import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { Phase } from '../core/round/round';
import { notifyAtom } from '../state/page/noticeAtoms';
import { phaseAtom } from '../state/round/roundAtoms';
import { useLazyPart, type WhenToLoad } from './useLazyPart';

const loadInsights = () => import('./InsightsView');

const WANTED: Record<Phase, WhenToLoad> = { start: 'no', run: 'soon', finish: 'now' };

/** Loads, while a round runs, what shows the insights into it. If that arrives after the end, they are shown then. */
export function Insights() {
  const notify = useSetAtom(notifyAtom);
  const onMissing = useCallback(() => notify('partMissing'), [notify]);
  const part = useLazyPart(loadInsights, WANTED[useAtomValue(phaseAtom)], onMissing);
  return part && <part.InsightsView />;
}
