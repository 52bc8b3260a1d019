import { t } from '@lingui/core/macro';
import type { Comparison } from '../../analysis/history/comparison';
import type { PaceComparison } from '../../state/race/paceComparisonAtom';
import { formatNumber } from '../page/figureTexts';
import { whoseAndHowFast } from '../race/paceTexts';

/** How a speed compares: `3 above your usual 69 · best 84`, `2 below your usual 69 · best 84`, `as usual · best 84`. */
export function comparisonText({ usual, above, best: highest }: Comparison): string {
  const best = formatNumber(highest);
  return [
    usualText(usual, above),
    t({ message: `best ${best}`, comment: 'The best speed in words a minute' }),
  ].join(' · ');
}

/** How a speed compares with the pace: `7 above the pace (your best, 89)`, `at the pace (120)`. */
export function paceComparisonText({ pace, above }: PaceComparison): string {
  const difference = formatNumber(Math.abs(above));
  const whose = whoseAndHowFast(pace, formatNumber(pace.speed));
  if (above === 0)
    return t({
      message: `at the pace (${whose})`,
      comment: 'A speed, beside that of the other caret. {whose}: “your best, 89” or “120”',
    });
  return above > 0
    ? t({
        message: `${difference} above the pace (${whose})`,
        comment: 'Speeds in words a minute. {whose}: “your best, 89” or “120”',
      })
    : t({
        message: `${difference} below the pace (${whose})`,
        comment: 'Speeds in words a minute. {whose}: “your best, 89” or “120”',
      });
}

function usualText(usualSpeed: number, above: number): string {
  const difference = formatNumber(Math.abs(above));
  const usual = formatNumber(usualSpeed);
  if (above === 0) return t({ message: 'as usual', comment: 'A speed' });
  return above > 0
    ? t({ message: `${difference} above your usual ${usual}`, comment: 'Speeds in words a minute' })
    : t({ message: `${difference} below your usual ${usual}`, comment: 'Speeds in words a minute' });
}
