import { t } from '@lingui/core/macro';
import { wholeNumber } from '../../analysis/insights/rounding';
import type { BeforeAndNow } from '../../analysis/practice/beforeAndNow';
import { MARKS } from '../controls/withElements';
import { formatNumber } from '../page/figureTexts';
import { milliseconds } from './practiceSentences';

/** Two times with an arrow between them, and with words to screen readers. */
export function TimesInPractice({ firstMs, lastMs }: NonNullable<BeforeAndNow['inPractice']>) {
  const [first, last] = MARKS;
  const [start, middle, end] = t({
    message: `${first} in the first rounds, then ${last}`,
    comment:
      'Two times, such as 240 and 220 ms. They have to stay in this order: an arrow is shown between them.',
  }).split(/[\uE000\uE001]/);
  return (
    <>
      <Unseen text={start} />
      <span>{formatNumber(wholeNumber(firstMs))}</span>
      <span aria-hidden="true"> → </span>
      <Unseen text={middle} />
      <span>{milliseconds(lastMs)}</span>
      <Unseen text={end} />
    </>
  );
}

/** A text for screen readers only. */
function Unseen({ text }: { readonly text: string | undefined }) {
  return text && <span className="visuallyHidden">{text}</span>;
}
