import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Phase, Round } from '../core/round/round';
import { whenIdle, whenTypingPauses } from '../platform/page/idle';
import { notifyAtom } from '../state/page/noticeAtoms';
import { raceAtom } from '../state/replay/boardAtoms';
import {
  finishedRoundAtom,
  isTimeUpAtom,
  lastKeyAtAtom,
  phaseAtom,
  roundAtom,
  secondsLeftAtom,
  setupAtom,
} from '../state/round/roundAtoms';
import { IDLE_MS, useLazyPart, type WhenToLoad } from './useLazyPart';

type InsightsPart = typeof import('../ui/insights/InsightsPanel');

const loadInsights = () => import('../ui/insights/InsightsPanel');

/** The panel is rendered ahead this late in the round, so that most of its figures are nearly final. */
const LAST_SECONDS = 12;
/** Whoever types without a pause has it rendered between keys, this late. */
const LAST_CHANCE_SECONDS = 4;

/** When a piece of the panel may be rendered ahead. */
type AheadWhen = 'not yet' | 'in pauses' | 'between keys';

const aheadWhenAtom = atom((get): AheadWhen => {
  if (get(phaseAtom) !== 'run' || get(secondsLeftAtom) > LAST_SECONDS) return 'not yet';
  return get(secondsLeftAtom) > LAST_CHANCE_SECONDS ? 'in pauses' : 'between keys';
});

/**
 * The insights into a finished round. Their code is loaded, and the panel rendered out of sight while the round
 * runs, so that they can be shown together with the result. If the code arrives later, they are shown then.
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

/** What to render before the round is over: one more piece at a time, and all of them when time is up. */
function useRenderedAhead(part: InsightsPart | null): RenderedAhead | null {
  const store = useStore();
  const when = useAtomValue(aheadWhenAtom);
  const isTimeUp = useAtomValue(isTimeUpAtom);
  const setup = useAtomValue(setupAtom);
  const [stored, setStored] = useState<RenderedAhead | null>(null);
  // The state may still be that of an earlier round.
  const ahead = when !== 'not yet' && stored?.round.setup === setup ? stored : null;

  useEffect(() => {
    if (when === 'not yet' || !part) return;
    if (isTimeUp) {
      // The clock still waits for late keys. Usually there are none, and these are the final insights.
      const round = store.get(roundAtom);
      const isWhole = ahead?.round === round && ahead.pieces === part.PIECE_COUNT;
      if (!isWhole) setStored({ round, pieces: part.PIECE_COUNT });
      return;
    }
    const pieces = ahead ? ahead.pieces + 1 : 0;
    if (pieces > part.PIECE_COUNT) return;
    const lastKeyAt = (): number => store.get(lastKeyAtAtom);
    const renderNext = (): void => setStored({ round: ahead?.round ?? store.get(roundAtom), pieces });
    return when === 'in pauses'
      ? whenTypingPauses(lastKeyAt, renderNext)
      : whenIdle(IDLE_MS, lastKeyAt, renderNext);
  }, [store, when, isTimeUp, part, ahead]);
  return ahead;
}
