import { useAtomValue } from 'jotai';
import { keyTimesAtom } from '../../state/round/keyTimeAtoms';
import { keyTimesSentence } from './insightSentences';

/** How quickly keys appeared on screen; nothing if the browser does not measure it. */
export function LatencyLine() {
  const keyTimes = useAtomValue(keyTimesAtom);
  return keyTimes && <p>{keyTimesSentence(keyTimes)}</p>;
}
