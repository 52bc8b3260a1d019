// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartAtom } from '../state/next/restartAtom';
import { isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { dispatchAtom } from '../state/round/roundAtoms';
import { aNewPage, type Page } from '../testing/page';
import { QuietWhileTyping } from './QuietWhileTyping';

let store: Page;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(5000);
  store = aNewPage();
  store.set(isFieldFocusedAtom, true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Mounts it, as while a round runs, or before. */
function mount(): void {
  render(
    <Provider store={store}>
      <QuietWhileTyping />
    </Provider>,
  );
}
function type(): void {
  // Two keys never have the same time stamp.
  vi.advanceTimersByTime(1);
  act(() => store.set(dispatchAtom, { kind: 'typed', char: 'x', at: performance.now() }));
}
const isQuiet = () => document.documentElement.dataset.typing !== undefined;
const movePointer = (movementX: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));

test('the page is quiet from the first key on, and comes back after 2 s without one', () => {
  mount();
  expect(isQuiet()).toBe(false);
  type();
  expect(isQuiet()).toBe(true);
  vi.advanceTimersByTime(1899);
  type();
  vi.advanceTimersByTime(1999);
  expect(isQuiet()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isQuiet()).toBe(false);
  type();
  expect(isQuiet()).toBe(true);
});

test('a move of the pointer brings it back until the next key; a pointer that rests does not', () => {
  mount();
  type();
  movePointer(0);
  expect(isQuiet()).toBe(true);
  movePointer(3);
  expect(isQuiet()).toBe(false);
  type();
  expect(isQuiet()).toBe(true);
});

test.each([
  ['the end', () => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 })],
  ['a new round', () => store.set(restartAtom, performance.now())],
  ['a focus that goes elsewhere', () => store.set(isFieldFocusedAtom, false)],
  ['the app’s end', cleanup],
])('%s brings it back, and nothing waits for it any more', (_, happen) => {
  mount();
  type();
  expect(isQuiet()).toBe(true);
  expect(vi.getTimerCount()).toBe(1);
  act(() => happen());
  expect(isQuiet()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('after the app’s end no key makes the page quiet', () => {
  mount();
  cleanup();
  type();
  expect(isQuiet()).toBe(false);
});

test('where keys are coming already, it is quiet as soon as it can be, and comes back 2 s after the last of them', () => {
  type();
  vi.advanceTimersByTime(1900);
  mount();
  expect(isQuiet()).toBe(true);
  vi.advanceTimersByTime(99);
  expect(isQuiet()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isQuiet()).toBe(false);
});

test('where the last key is 2 s old, it waits for the next', () => {
  type();
  vi.advanceTimersByTime(2000);
  mount();
  expect(isQuiet()).toBe(false);
  type();
  expect(isQuiet()).toBe(true);
});

test('where the focus has gone elsewhere, the keys before that do not make it quiet', () => {
  type();
  store.set(isFieldFocusedAtom, false);
  mount();
  expect(isQuiet()).toBe(false);
});
