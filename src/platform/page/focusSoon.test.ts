// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusSoon } from './focusSoon';

let [field, other]: HTMLInputElement[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input><input>';
  [field, other] = document.querySelectorAll('input');
});
afterEach(() => vi.useRealTimers());

const focused = () => document.activeElement;

test('focus comes after a moment', () => {
  focusSoon(field as HTMLElement);
  vi.advanceTimersByTime(100);
  expect(focused()).toBe(document.body);
  vi.advanceTimersByTime(100);
  expect(focused()).toBe(field);
});

test('it comes before the next key acts, once', () => {
  focusSoon(field as HTMLElement);
  let seen: Element | null = null;
  document.body.addEventListener('keydown', () => (seen = focused()), { once: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(seen).toBe(field);
  field?.blur();
  vi.advanceTimersByTime(200);
  expect(focused()).toBe(document.body);
});

test('it does not take focus from something that got it meanwhile', () => {
  focusSoon(field as HTMLElement);
  other?.focus();
  vi.advanceTimersByTime(200);
  expect(focused()).toBe(other);
});

test('it comes from the element that had it, unless that was undone', () => {
  other?.focus();
  const undo = focusSoon(field as HTMLElement);
  undo();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  vi.advanceTimersByTime(200);
  expect(focused()).toBe(other);
  focusSoon(field as HTMLElement);
  vi.advanceTimersByTime(200);
  expect(focused()).toBe(field);
});
