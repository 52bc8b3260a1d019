import { t } from '@lingui/core/macro';
import type { SpeedRange } from '../../analysis/insights/likelyRange';
import { wholeNumber } from '../../analysis/insights/rounding';
import { formatNumber } from '../page/figureTexts';

/** `66 to 72 wpm`. */
export function rangeText({ fromWpm, toWpm }: SpeedRange): string {
  const from = formatNumber(wholeNumber(fromWpm));
  const to = formatNumber(wholeNumber(toWpm));
  return t({ message: `${from} to ${to} wpm`, comment: 'A range of speeds in words a minute' });
}
