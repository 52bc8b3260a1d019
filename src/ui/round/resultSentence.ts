import type { createStore } from 'jotai';
import { wholeNumber } from '../../analysis/insights/rounding';
import { speedOfRound } from '../../analysis/insights/speed';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import { resultRemarkAtom } from '../../state/page/noticeAtoms';
import { newBestAtom } from '../../state/round/bestAtoms';
import { roundAtom } from '../../state/round/roundAtoms';
import { percent } from '../page/figureTexts';
import { newBestText } from './resultLines';

/**
 * What is said at the end of a round: `Time is up. Result: accuracy 97 percent, errors 3, characters typed 120, speed 72
 * words per minute. New highest score.` Without signs like %, which screen readers read in different ways.
 *
 * @param newBest the sentence about a new best, `New highest score`; '' if it is none
 * @param remark an additional sentence, such as the outcome of a race; '' for none
 */
export function resultSentence(round: Round, newBest: string, remark: string): string {
  const { accuracy, errors, total } = tally(round);
  const isTimeUp = round.elapsedMs === round.setup.settings.durationMs;
  const figures = [
    `accuracy ${percent(accuracy).replace('%', ' percent')}`,
    `errors ${errors}`,
    `characters typed ${total}`,
    `speed ${wholeNumber(speedOfRound(round))} words per minute`,
  ];
  const sentences = [`${isTimeUp ? 'Time is up' : 'Done'}. Result: ${figures.join(', ')}.`];
  for (const more of [newBest, remark]) {
    if (more !== '') sentences.push(more.endsWith('.') ? more : `${more}.`);
  }
  return sentences.join(' ');
}

/**
 * The sentence for the finished round of a store.
 *
 * @param remark as for `resultSentence`; the page's own if left out
 */
export function currentResultSentence(
  store: Pick<ReturnType<typeof createStore>, 'get'>,
  remark = store.get(resultRemarkAtom),
): string {
  const round = store.get(roundAtom);
  return resultSentence(round, store.get(newBestAtom) ? newBestText(round.setup.settings) : '', remark);
}
