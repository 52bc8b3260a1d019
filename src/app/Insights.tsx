import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import type { Round } from '../core/round/round';
import { pairStatsAtom } from '../state/practice/pairStatsAtoms';
import { raceAtom } from '../state/replay/boardAtoms';
import { finishedRoundAtom } from '../state/round/roundAtoms';
import { InsightsPanel } from '../ui/insights/InsightsPanel';
import { LatencyLine } from '../ui/insights/LatencyLine';
import { useUsualSpeed } from '../ui/insights/useUsualSpeed';

/** The insights into a finished round. */
export function Insights() {
  const finished = useAtomValue(finishedRoundAtom);
  const ghost = useAtomValue(raceAtom)?.ghost ?? null;
  const usualWpm = useUsualSpeed(finished, useAtomValue(pairStatsAtom));
  const [shown, setShown] = useState<Round | null>(null);
  // A transition after the paint: the three lines are on screen first, and keys are answered meanwhile.
  useEffect(() => startTransition(() => setShown(finished)), [finished]);
  // Never the insights into the previous round.
  if (!finished || shown !== finished) return null;
  return (
    <InsightsPanel round={shown} ghost={ghost} usualWpm={usualWpm}>
      <LatencyLine />
    </InsightsPanel>
  );
}
