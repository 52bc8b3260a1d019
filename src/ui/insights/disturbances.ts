import { plural, t } from '@lingui/core/macro';
import { wholeNumber } from '../../analysis/insights/rounding';
import { formatNumber } from '../page/figureTexts';

/** What may have disturbed a round. */
export interface Disturbed {
  readonly stalls: { readonly count: number; readonly longestMs: number };
  readonly wasHidden: boolean;
}

/**
 * From here on a pause may cost speed. No key is lost in any, but for so long nobody types on without seeing it: a second
 * is Nielsen's limit for an uninterrupted flow of thought (https://www.nngroup.com/articles/response-times-3-important-limits).
 */
const FELT_MS = 1000;

/** Whether a pause of the browser may have cost speed. */
export function isFelt({ stalls }: Disturbed): boolean {
  return stalls.longestMs >= FELT_MS;
}

/** How often the browser stalled: `Your browser stalled once (0.2 s); your score is not affected`; null if it did not. */
export function pauseSentence(disturbed: Disturbed): string | null {
  const { count, longestMs } = disturbed.stalls;
  if (count === 0) return null;
  const longest = formatNumber(wholeNumber(longestMs / 100) / 10, 1);
  return isFelt(disturbed)
    ? t({
        message: plural(count, {
          1: `Your browser stalled once (${longest} s); that may have slowed you down`,
          other: `Your browser stalled # times (${longest} s at most); that may have slowed you down`,
        }),
        comment: 'The browser did nothing for a moment; longest: the seconds of the longest time',
      })
    : t({
        message: plural(count, {
          1: `Your browser stalled once (${longest} s); your score is not affected`,
          other: `Your browser stalled # times (${longest} s at most); your score is not affected`,
        }),
        comment: 'The browser did nothing for a moment; longest: the seconds of the longest time',
      });
}
