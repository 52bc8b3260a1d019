import type { createStore } from 'jotai';
import { wordsPerMinute } from '../../analysis/insights/speed';
import { resultRemarkAtom } from '../../state/page/remarkAtoms';
import { isNewBestAtom } from '../../state/round/bestAtoms';
import { roundAtom, tallyAtom } from '../../state/round/roundAtoms';
import { newBestText } from './resultLines';
import { spokenResult } from './spokenResult';

/**
 * The spoken result of the finished round.
 *
 * @param remark the sentence after the figures, such as how a race has ended; '' for none
 */
export function spokenResultIn(
  store: Pick<ReturnType<typeof createStore>, 'get'>,
  remark = store.get(resultRemarkAtom),
): string {
  const tally = store.get(tallyAtom);
  const { elapsedMs, setup } = store.get(roundAtom);
  return spokenResult(
    tally,
    wordsPerMinute(tally.score, elapsedMs),
    elapsedMs === setup.settings.durationMs,
    store.get(isNewBestAtom) ? newBestText(setup.settings) : '',
    remark,
  );
}
