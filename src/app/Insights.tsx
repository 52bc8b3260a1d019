import { useAtomValue } from 'jotai';
import { comparisonAtom } from '../state/history/comparisonAtom';
import { usualSpeedAtom } from '../state/practice/usualSpeedAtom';
import { paceComparisonAtom } from '../state/race/paceComparisonAtom';
import { disturbanceAtom } from '../state/round/disturbanceAtoms';
import { finishedRoundAtom } from '../state/round/roundAtoms';
import { raceAtom } from '../state/round/sittingAtoms';
import { InsightsPanel } from '../ui/insights/InsightsPanel';
import { LatencyLine } from '../ui/insights/LatencyLine';
import { useIsResultShown } from '../ui/round/useIsResultShown';

/** The insights into a finished round, after its three lines. */
export function Insights() {
  return useIsResultShown() ? <FinishedInsights /> : null;
}

function FinishedInsights() {
  const finished = useAtomValue(finishedRoundAtom);
  const ghost = useAtomValue(raceAtom)?.raced ?? null;
  const usualWpm = useAtomValue(usualSpeedAtom);
  const comparison = useAtomValue(comparisonAtom);
  const paced = useAtomValue(paceComparisonAtom);
  const disturbed = useAtomValue(disturbanceAtom);
  if (!finished) return null;
  return (
    <InsightsPanel
      round={finished}
      ghost={ghost}
      usualWpm={usualWpm}
      comparison={comparison}
      paced={paced}
      disturbed={disturbed}
    >
      <LatencyLine />
    </InsightsPanel>
  );
}
