// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LiveRegion } from './LiveRegion';

afterEach(cleanup);

test('it is live all the time and in the same element, and a status only while it says something', () => {
  const { container, rerender } = render(<LiveRegion>{''}</LiveRegion>);
  const region = container.firstElementChild;
  const looks = () => [
    container.firstElementChild === region,
    region?.ariaLive,
    region?.getAttribute('role'),
  ];
  for (const nothing of ['', null, false, undefined, [false, '']]) {
    rerender(<LiveRegion>{nothing}</LiveRegion>);
    expect(looks()).toEqual([true, 'polite', null]);
  }
  for (const something of ['Copied', <p key="it">Copied</p>, [false, 'Copied']]) {
    rerender(<LiveRegion>{something}</LiveRegion>);
    expect(looks()).toEqual([true, 'polite', 'status']);
  }
});

test('it can be kept from speaking for a while', () => {
  const { container } = render(<LiveRegion aria-live="off">Copied</LiveRegion>);
  expect(container.firstElementChild?.getAttribute('aria-live')).toBe('off');
});
