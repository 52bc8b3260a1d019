import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Phase, Round } from '../core/round/round';
import { whenIdle } from '../platform/page/idle';
import { notifyAtom } from '../state/page/noticeAtoms';
import { raceAtom } from '../state/replay/boardAtoms';
import {
  finishedRoundAtom,
  isTimeUpAtom,
  lastKeyAtAtom,
  phaseAtom,
  roundAtom,
  secondsLeftAtom,
} from '../state/round/roundAtoms';
import { IDLE_MS, useLazyPart, type WhenToLoad } from './useLazyPart';

type InsightsPart = typeof import('../ui/insights/InsightsPanel');

const loadInsights = () => import('../ui/insights/InsightsPanel');

/** The panel is rendered ahead this late in the round, so that most of its figures are nearly final. */
const LAST_SECONDS = 12;

/** Whether a round is running and about to end. */
const isEndingAtom = atom((get) => get(phaseAtom) === 'run' && get(secondsLeftAtom) <= LAST_SECONDS);

/**
 * The insights into a finished round. Their code is loaded, and the panel rendered out of sight, in idle moments of the
 * round, so that they can be shown together with the result. If the code arrives later, they are shown then.
 */
export function Insights() {
  const part = useInsightsPart();
  const ahead = useRenderedAhead(part);
  const finishedRound = useAtomValue(finishedRoundAtom);
  const race = useAtomValue(raceAtom);
  if (!part) return null;
  if (finishedRound) {
    return (
      <part.default round={finishedRound} ghost={race?.ghost ?? null} pieceCount={part.PIECE_COUNT} isShown>
        <part.LatencyLine />
      </part.default>
    );
  }
  return (
    ahead && (
      <part.default
        round={ahead.round}
        ghost={race?.ghost ?? null}
        pieceCount={ahead.pieces}
        isShown={false}
      />
    )
  );
}

const WANTED: Record<Phase, WhenToLoad> = { start: 'no', run: 'soon', finish: 'now' };

function useInsightsPart(): InsightsPart | null {
  const notify = useSetAtom(notifyAtom);
  const onMissing = useCallback(() => notify('partMissing'), [notify]);
  return useLazyPart(loadInsights, WANTED[useAtomValue(phaseAtom)], onMissing);
}

interface RenderedAhead {
  readonly round: Round;
  readonly pieces: number;
}

/** What to render before the round is over: one more piece in each idle moment, and all of them when time is up. */
function useRenderedAhead(part: InsightsPart | null): RenderedAhead | null {
  const store = useStore();
  const isEnding = useAtomValue(isEndingAtom);
  const isTimeUp = useAtomValue(isTimeUpAtom);
  const [ahead, setAhead] = useState<RenderedAhead | null>(null);

  useEffect(() => {
    if (!isEnding || !part) return;
    const round = store.get(roundAtom);
    if (isTimeUp) {
      // The clock still waits for late keys. Usually there are none, and these are the final insights.
      setAhead({ round, pieces: part.PIECE_COUNT });
      return;
    }
    let cancel = (): void => {};
    const renderWhenIdle = (pieces: number): void => {
      cancel = whenIdle(
        IDLE_MS,
        () => store.get(lastKeyAtAtom),
        () => {
          setAhead({ round, pieces });
          if (pieces < part.PIECE_COUNT) renderWhenIdle(pieces + 1);
        },
      );
    };
    renderWhenIdle(0);
    return () => cancel();
  }, [store, isEnding, isTimeUp, part]);
  // The state may still be that of an earlier round.
  return isEnding && ahead?.round.setup === store.get(roundAtom).setup ? ahead : null;
}
