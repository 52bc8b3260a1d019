import { wholeNumber } from '../../analysis/insights/rounding';
import { percent, type Tally } from '../../core/round/score';

/**
 * What a screen reader says at the end of a round: `Time is up. Result: accuracy 97 percent, errors 3, characters typed
 * 120, speed 72 words per minute. New highest score.` Spelled out, because each screen reader has its own way with signs
 * like %.
 *
 * @param remark an additional sentence, such as the outcome of a race; '' for none
 */
export function spokenResult(
  { accuracy, errors, total }: Tally,
  speedWpm: number,
  isNewBest: boolean,
  remark: string,
): string {
  const figures = [
    `accuracy ${percent(accuracy).replace('%', ' percent')}`,
    `errors ${errors}`,
    `characters typed ${total}`,
    `speed ${wholeNumber(speedWpm)} words per minute`,
  ];
  const sentences = [`Time is up. Result: ${figures.join(', ')}.`];
  if (isNewBest) sentences.push('New highest score.');
  if (remark !== '') sentences.push(remark.endsWith('.') ? remark : `${remark}.`);
  return sentences.join(' ');
}
