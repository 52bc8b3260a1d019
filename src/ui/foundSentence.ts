import { t } from '@lingui/core/macro';
import { formatNumber } from './page/figureTexts';

/** The first result of a search and the number of results: `Watch this round, 1 of 3`. */
export function foundSentence(command: string, results: number): string {
  const count = formatNumber(results);
  return t({
    message: `${command}, 1 of ${count}`,
    comment: 'Said of the results of a search: {command}, the first of {count} that were found',
  });
}
