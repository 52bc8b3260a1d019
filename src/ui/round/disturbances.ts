import { plural, t } from '@lingui/core/macro';
import { wholeNumber } from '../../analysis/insights/rounding';
import { formatNumber } from '../page/figureTexts';

/** What may have disturbed a round. */
interface Disturbed {
  readonly stalls: { readonly count: number; readonly longestMs: number };
  readonly wasHidden: boolean;
}

/**
 * Sentences about what disturbed a round: `Your browser paused once (0.2 s); your score is not affected`. They are
 * low-key, because the score never suffers from it.
 */
export function disturbanceSentences({ stalls: { count, longestMs }, wasHidden }: Disturbed): string[] {
  const sentences: string[] = [];
  if (count > 0) {
    const longest = formatNumber(wholeNumber(longestMs / 100) / 10, 1);
    sentences.push(
      t({
        message: plural(count, {
          1: `Your browser paused once (${longest} s); your score is not affected`,
          other: `Your browser paused # times (${longest} s at most); your score is not affected`,
        }),
        comment: 'The browser did nothing for a moment; longest: the seconds of the longest time',
      }),
    );
  }
  if (wasHidden) sentences.push(t`The page was out of sight during the round`);
  return sentences;
}
