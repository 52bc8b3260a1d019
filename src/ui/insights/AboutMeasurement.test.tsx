// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AboutMeasurement } from './AboutMeasurement';

afterEach(cleanup);

/** What stands there, and what stands where one has to ask. */
function textsOf(longestMs: number, wasHidden: boolean): [string, string] {
  const { container } = render(
    <AboutMeasurement disturbed={{ stalls: { count: longestMs ? 1 : 0, longestMs }, wasHidden }}>
      {null}
    </AboutMeasurement>,
  );
  const asked = container.querySelector('details')?.textContent ?? '';
  const all = container.textContent ?? '';
  cleanup();
  return [all.replace(asked, ''), asked];
}

test('a pause that may have cost speed is told, and so is a hidden window', () => {
  const [told, asked] = textsOf(2000, true);
  expect(told).toBe(
    'Your browser stalled once (2.0 s); that may have slowed you downThe window was hidden during the round',
  );
  expect(asked).not.toContain('stalled');
});

test('a shorter pause is told to those who ask', () => {
  const [told, asked] = textsOf(300, false);
  expect(told).toBe('');
  expect(asked).toContain('Your browser stalled once (0.3 s); your score is not affected');
});
