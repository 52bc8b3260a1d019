// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { ignoreWheel } from './ignoreWheel';

afterEach(() => document.body.replaceChildren());

test('the wheel does nothing to the field with the focus, and scrolls over any other', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const stop = ignoreWheel(field);
  const isIgnored = (): boolean => !field.dispatchEvent(new WheelEvent('wheel', { cancelable: true }));
  expect(isIgnored()).toBe(false);
  field.focus();
  expect(isIgnored()).toBe(true);
  stop();
  expect(isIgnored()).toBe(false);
});
