// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AboutMeasurement } from './AboutMeasurement';

afterEach(cleanup);

test('all that has disturbed a round is told', () => {
  const { container } = render(
    <AboutMeasurement disturbances={['It paused.', 'It was hidden.']}>{null}</AboutMeasurement>,
  );
  expect(container.textContent).toContain('It paused.');
  expect(container.textContent).toContain('It was hidden.');
});
