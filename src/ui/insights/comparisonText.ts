import { t } from '@lingui/core/macro';
import type { Comparison } from '../../analysis/history/comparison';
import { formatNumber } from '../page/figureTexts';

/** How a speed compares: `3 above your usual 69 · best 84`, `2 below your usual 69 · best 84`, `as usual · best 84`. */
export function comparisonText({ usualWpm, aboveWpm, bestWpm }: Comparison): string {
  const best = formatNumber(bestWpm);
  return [
    usualText(usualWpm, aboveWpm),
    t({ message: `best ${best}`, comment: 'The best speed in words a minute' }),
  ].join(' · ');
}

function usualText(usualWpm: number, aboveWpm: number): string {
  const difference = formatNumber(Math.abs(aboveWpm));
  const usual = formatNumber(usualWpm);
  if (aboveWpm === 0) return t({ message: 'as usual', comment: 'A speed' });
  return aboveWpm > 0
    ? t({ message: `${difference} above your usual ${usual}`, comment: 'Speeds in words a minute' })
    : t({ message: `${difference} below your usual ${usual}`, comment: 'Speeds in words a minute' });
}
