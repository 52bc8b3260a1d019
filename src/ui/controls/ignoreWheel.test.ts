// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ignoreWheel } from './ignoreWheel';

let field: HTMLInputElement;
let scrolledPx: number[];
let stop: () => void;
beforeEach(() => {
  field = document.createElement('input');
  const around = document.createElement('div');
  around.style.overflowY = 'auto';
  // jsdom has no layout.
  Object.defineProperty(around, 'scrollHeight', { value: 200 });
  scrolledPx = [];
  around.scrollBy = (options) => {
    scrolledPx.push((options as ScrollToOptions).top ?? 0);
  };
  around.append(field);
  document.body.replaceChildren(around);
  stop = ignoreWheel(field);
});
afterEach(() => stop());

/** Turns the wheel over the field. Returns whether the browser may go on to change its value. */
function turn(wheel: WheelEventInit): boolean {
  return field.dispatchEvent(new WheelEvent('wheel', { cancelable: true, ...wheel }));
}

test('over the field that has the focus the wheel scrolls what is around it, and no more', () => {
  field.focus();
  let blurs = 0;
  field.addEventListener('blur', () => blurs++);
  expect(turn({ deltaY: -30 })).toBe(false);
  expect(turn({ deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE })).toBe(false);
  expect(scrolledPx).toEqual([-30, 120]);
  // A field without the focus would commit what is half typed.
  expect(blurs).toBe(0);
});

test('without the focus the browser scrolls by itself, and with Ctrl it zooms', () => {
  expect(turn({ deltaY: 30 })).toBe(true);
  field.focus();
  expect(turn({ deltaY: 30, ctrlKey: true })).toBe(true);
  expect(scrolledPx).toEqual([]);
});

test('once it is stopped, the wheel is the browser’s', () => {
  stop();
  field.focus();
  expect(turn({ deltaY: 30 })).toBe(true);
});
