import type { Comparison } from '../../analysis/history/comparison';

/** How a speed compares: `3 above your usual 69 · best 84`, `2 below your usual 69 · best 84`, `as usual · best 84`. */
export function comparisonText({ usualWpm, aboveWpm, bestWpm }: Comparison): string {
  const side = aboveWpm > 0 ? 'above' : 'below';
  const usual = aboveWpm === 0 ? 'as usual' : `${Math.abs(aboveWpm)} ${side} your usual ${usualWpm}`;
  return `${usual} · best ${bestWpm}`;
}
