// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusSoon } from './focusSoon';

let field: HTMLElement;
let other: HTMLElement;
let main: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><input></main><button>other</button>';
  main = document.querySelector('main') as HTMLElement;
  field = document.querySelector('input') as HTMLElement;
  other = document.querySelector('button') as HTMLElement;
});
afterEach(() => vi.useRealTimers());

const focused = () => document.activeElement;
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));

test('focus comes after a moment; until then another element has it', () => {
  focusSoon(field, main);
  expect(focused()).toBe(main);
  vi.advanceTimersByTime(100);
  expect(focused()).toBe(main);
  vi.advanceTimersByTime(100);
  expect(focused()).toBe(field);
  expect(main.hasAttribute('tabindex')).toBe(false);
});

test('it comes before the next key acts, once', () => {
  focusSoon(field, main);
  let seen: Element | null = null;
  document.body.addEventListener('keydown', () => (seen = focused()), { once: true });
  press();
  expect(seen).toBe(field);
  field.blur();
  vi.advanceTimersByTime(200);
  press();
  expect(focused()).toBe(document.body);
});

test('it does not take focus from something that got it meanwhile', () => {
  focusSoon(field, main);
  other.focus();
  vi.advanceTimersByTime(200);
  expect(focused()).toBe(other);
});

test('it does not come if it was undone', () => {
  focusSoon(field, main)();
  press();
  vi.advanceTimersByTime(200);
  expect(focused()).not.toBe(field);
});

test('it comes without another element to have it meanwhile; one that is focusable by itself stays so', () => {
  focusSoon(field, null);
  vi.advanceTimersByTime(200);
  expect(focused()).toBe(field);
  main.tabIndex = -1;
  focusSoon(field, main);
  vi.advanceTimersByTime(200);
  expect(main.getAttribute('tabindex')).toBe('-1');
});
