// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreWheel } from './ignoreWheel';

let field: HTMLInputElement;
let other: HTMLInputElement;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  [field, other] = [document.createElement('input'), document.createElement('input')];
  document.body.replaceChildren(field, other);
  stop = ignoreWheel(field);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Turns the wheel over the field. Returns whether the page may scroll, and what has the focus when the browser looks for it. */
function turn() {
  const mayScroll = field.dispatchEvent(new WheelEvent('wheel', { cancelable: true }));
  return { mayScroll, focused: document.activeElement };
}

test('when the browser looks for it, the field under the wheel does not have the focus; it has it again right after', () => {
  field.focus();
  expect(turn()).toEqual({ mayScroll: true, focused: document.body });
  vi.runAllTimers();
  expect(document.activeElement).toBe(field);
});

test('what has the focus elsewhere keeps it', () => {
  other.focus();
  expect(turn()).toEqual({ mayScroll: true, focused: other });
  field.focus();
  turn();
  other.focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(other);
});

test('once it is stopped, the focus stays', () => {
  stop();
  field.focus();
  expect(turn().focused).toBe(field);
});
