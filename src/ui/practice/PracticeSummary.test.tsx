// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BeforeAndNow } from '../../analysis/practice/beforeAndNow';
import { PracticeSummary } from './PracticeSummary';

afterEach(cleanup);

/** What the summary says, without what only screen readers get. */
function summaryOf(...pairs: [item: string, firstMs: number, lastMs: number][]): string {
  const rows = pairs.map(([item, firstMs, lastMs]) => ({
    item,
    inPractice: Number.isNaN(lastMs) ? null : { firstMs, lastMs },
  }));
  const { container } = render(<PracticeSummary rows={rows as unknown as BeforeAndNow[]} />);
  for (const unseen of container.querySelectorAll('.visuallyHidden')) unseen.remove();
  const text = container.textContent ?? '';
  cleanup();
  return text;
}

test.each([
  [[[' c', 170.4, 136.5]], '␣c: 170 → 137 ms in practice. Play a normal round to see if it lasts.'],
  [
    [
      ['th', 150, 140],
      ['en', 120, 120],
      ['q', 200, Number.NaN],
    ],
    'th: 150 → 140 ms, en: 120 → 120 ms in practice. Play a normal round to see if it lasts.',
  ],
  [
    [
      ['th', 150, 140],
      ['en', 120, 131],
    ],
    'th: 150 → 140 ms in practice. Slower in practice: en: 120 → 131 ms. Play a normal round to see if it lasts.',
  ],
  [[['en', 120, 131]], 'Slower in practice: en: 120 → 131 ms. Play a normal round to see if it lasts.'],
  [[['en', 120, Number.NaN]], ''],
] as [[string, number, number][], string][])('the summary of practice, %j', (pairs, text) => {
  expect(summaryOf(...pairs)).toBe(text);
});
