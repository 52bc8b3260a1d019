import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Round } from '../core/round/round';
import { whenIdle, whenTypingPauses } from '../platform/page/idle';
import { pairStatsAtom } from '../state/practice/pairStatsAtoms';
import { findPairsAheadAtom } from '../state/practice/pairsToPractiseAtom';
import { raceAtom } from '../state/replay/boardAtoms';
import {
  clockSecondsAtom,
  finishedRoundAtom,
  isTimeUpAtom,
  lastKeyAtAtom,
  outlineAtom,
  phaseAtom,
  roundAtom,
  setupAtom,
} from '../state/round/roundAtoms';
import InsightsPanel, { PIECE_COUNT } from '../ui/insights/InsightsPanel';
import { LatencyLine } from '../ui/insights/LatencyLine';
import { usualOnce } from '../ui/insights/usualOnce';
import { StepBack } from './StepBack';
import { IDLE_MS } from './useLazyPart';

/** The panel is rendered ahead this late in the round, so that most of its figures are nearly final. */
const LAST_SECONDS = 12;
/** Whoever types without a pause has it rendered between keys, this late. */
const LAST_CHANCE_SECONDS = 4;

/** When a piece of the panel may be rendered ahead. */
type AheadWhen = 'not yet' | 'in pauses' | 'between keys';

const aheadWhenAtom = atom((get): AheadWhen => {
  const { setup, batchNumber } = get(outlineAtom);
  const { wordLimit, wordsPerBatch } = setup.settings;
  if (get(phaseAtom) === 'run' && wordLimit) {
    // Nobody knows when the last word will be typed, and no second without keys follows it.
    return (batchNumber + 1) * wordsPerBatch < wordLimit ? 'not yet' : 'in pauses';
  }
  if (get(phaseAtom) !== 'run' || get(clockSecondsAtom) > LAST_SECONDS) return 'not yet';
  return get(clockSecondsAtom) > LAST_CHANCE_SECONDS ? 'in pauses' : 'between keys';
});

/** What comes with this part: the insights, and what else nothing needs before a round runs. */
export function InsightsView() {
  return (
    <>
      <StepBack />
      <InsightsOfRound />
    </>
  );
}

/**
 * Shows the insights into a finished round. The panel is rendered out of sight while the round runs, so that it can be
 * shown together with the result.
 */
function InsightsOfRound() {
  const ahead = useRenderedAhead();
  const finishedRound = useAtomValue(finishedRoundAtom);
  const ghost = useAtomValue(raceAtom)?.ghost ?? null;
  const stats = useAtomValue(pairStatsAtom);
  const usualWpm = finishedRound && usualOnce(finishedRound, stats);
  if (finishedRound) {
    return (
      <InsightsPanel round={finishedRound} ghost={ghost} usualWpm={usualWpm} pieceCount={PIECE_COUNT} isShown>
        <LatencyLine />
      </InsightsPanel>
    );
  }
  return (
    ahead && <InsightsPanel round={ahead.round} ghost={ghost} pieceCount={ahead.pieces} isShown={false} />
  );
}

interface RenderedAhead {
  readonly round: Round;
  readonly pieces: number;
}

/** What to render before the round is over: one more piece at a time, and all of them when time is up. */
function useRenderedAhead(): RenderedAhead | null {
  const store = useStore();
  const when = useAtomValue(aheadWhenAtom);
  const isTimeUp = useAtomValue(isTimeUpAtom);
  const setup = useAtomValue(setupAtom);
  const [stored, setStored] = useState<RenderedAhead | null>(null);
  // The state may still be that of an earlier round.
  const ahead = when !== 'not yet' && stored?.round.setup === setup ? stored : null;

  useEffect(() => {
    if (when === 'not yet') return;
    if (isTimeUp) {
      // The clock still waits for late keys. Usually there are none, and these are the final insights.
      const round = store.get(roundAtom);
      const isWhole = ahead?.round === round && ahead.pieces === PIECE_COUNT;
      if (isWhole) store.set(findPairsAheadAtom);
      else setStored({ round, pieces: PIECE_COUNT });
      return;
    }
    const pieces = ahead ? ahead.pieces + 1 : 0;
    const lastKeyAt = (): number => store.get(lastKeyAtAtom);
    const renderNext = (): void => {
      // After the last piece, so that its code has been compiled when time is up.
      if (pieces > PIECE_COUNT) store.set(findPairsAheadAtom);
      else setStored({ round: ahead?.round ?? store.get(roundAtom), pieces });
    };
    return when === 'in pauses'
      ? whenTypingPauses(lastKeyAt, renderNext)
      : whenIdle(IDLE_MS, lastKeyAt, renderNext);
  }, [store, when, isTimeUp, ahead]);
  return ahead;
}
