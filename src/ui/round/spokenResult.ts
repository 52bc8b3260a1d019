import { wholeNumber } from '../../analysis/insights/rounding';
import { percent, type Tally } from '../../core/round/score';

/**
 * What a screen reader says at the end of a round: `Time is up. Result: accuracy 97 percent, errors 3, characters typed
 * 120, speed 72 words per minute. New highest score.` Without signs like %, which screen readers read in different ways.
 *
 * @param isTimeUp false for a round that has ended before its time, with the last of its words
 * @param newBest the sentence about a new best, `New highest score`; '' if it is none
 * @param remark an additional sentence, such as the outcome of a race; '' for none
 */
export function spokenResult(
  { accuracy, errors, total }: Tally,
  speedWpm: number,
  isTimeUp: boolean,
  newBest: string,
  remark: string,
): string {
  const figures = [
    `accuracy ${percent(accuracy).replace('%', ' percent')}`,
    `errors ${errors}`,
    `characters typed ${total}`,
    `speed ${wholeNumber(speedWpm)} words per minute`,
  ];
  const sentences = [`${isTimeUp ? 'Time is up' : 'Done'}. Result: ${figures.join(', ')}.`];
  for (const more of [newBest, remark]) {
    if (more !== '') sentences.push(more.endsWith('.') ? more : `${more}.`);
  }
  return sentences.join(' ');
}
