import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { pairStatsAtom } from '../state/practice/pairStatsAtoms';
import { raceAtom } from '../state/replay/boardAtoms';
import { finishedRoundAtom } from '../state/round/roundAtoms';
import { InsightsPanel } from '../ui/insights/InsightsPanel';
import { LatencyLine } from '../ui/insights/LatencyLine';
import { useUsual } from '../ui/insights/useUsual';

/** The insights into a finished round. Rendered after its three lines, so that nothing delays them. */
export function Insights() {
  const finished = useAtomValue(finishedRoundAtom);
  const ghost = useAtomValue(raceAtom)?.ghost ?? null;
  const usualWpm = useUsual(finished, useAtomValue(pairStatsAtom));
  const round = useDeferredValue(finished, null);
  // The result of another round is not to be seen again.
  if (!finished || round !== finished) return null;
  return (
    <InsightsPanel round={round} ghost={ghost} usualWpm={usualWpm}>
      <LatencyLine />
    </InsightsPanel>
  );
}
