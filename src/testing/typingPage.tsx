import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { vi } from 'vitest';
import { FieldReader } from '../input/FieldReader';
import { TypingField } from '../input/TypingField';
import { beginAtom, dispatchAtom, roundAtom } from '../state/round/roundAtoms';
import { A_SETUP } from './rounds';

export interface TypingPage {
  readonly store: ReturnType<typeof createStore>;
  readonly field: HTMLInputElement;
  /** What is typed of the open batch. */
  readonly typed: () => string;
  readonly hasFocus: () => boolean;
  readonly leave: () => void;
}

/** Renders the typing field with a new round. `elsewhere` is other markup on the page. */
export function aTypingPage(elsewhere = '', prepare: () => void = () => {}): TypingPage {
  localStorage.clear();
  const store = createStore();
  store.set(beginAtom, A_SETUP);
  document.body.innerHTML = elsewhere;
  prepare();
  const reader = new FieldReader();
  const caretPlace = () => ({ left: 70, bottom: 90, dir: 'ltr' as const });
  const { unmount } = render(
    <Provider store={store}>
      <TypingField label="Type the words" reader={reader} describedBy="words" caretPlace={caretPlace} />
    </Provider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type the words' });
  return {
    store,
    field,
    typed: () => store.get(roundAtom).typed.join(''),
    hasFocus: () => document.activeElement === field,
    leave: unmount,
  };
}

/** A page on which `typed` was typed a second ago, and the focus has since moved to the element `to`. */
export function aPageLeftFor(to: string, { typed = '', elsewhere = '' } = {}): TypingPage {
  const page = aTypingPage(elsewhere);
  const at = performance.now() - 1000;
  act(() => {
    for (const char of typed) page.store.set(dispatchAtom, { kind: 'typed', char, at });
    page.field.blur();
    if (to !== 'body') document.querySelector<HTMLElement>(to)?.focus();
  });
  return page;
}

/** A page on which a round with `typed` ended `sinceMs` ago; the field has focus. */
export function aPageAtTheEnd({ typed = 'h', sinceMs = 0, elsewhere = '' } = {}): TypingPage {
  const page = aTypingPage(elsewhere);
  act(() => {
    for (const char of typed) page.store.set(dispatchAtom, { kind: 'typed', char, at: performance.now() });
    vi.advanceTimersByTime(30_000);
    page.store.set(dispatchAtom, { kind: 'ticked', at: performance.now() });
    vi.advanceTimersByTime(sinceMs);
  });
  return page;
}

interface KeyPress extends KeyboardEventInit {
  readonly on?: EventTarget;
  /** How long ago the key went down. */
  readonly sinceMs?: number;
}

/** Presses a key like a browser: unless keydown is cancelled, `beforeinput` follows on the element that then has focus. */
export function press(key: string, options: KeyPress = {}): KeyboardEvent {
  const { on = document.activeElement ?? document.body, sinceMs = 0, ...init } = options;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() - sinceMs });
  act(() => {
    on.dispatchEvent(event);
    if (event.defaultPrevented || [...key].length > 1) return;
    const edit = { inputType: 'insertText', data: key, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new InputEvent('beforeinput', edit));
  });
  return event;
}

/** Call before each test. Stops the clock of event time stamps, so that on a slow machine no key is late. */
export function openTypingPages(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(60_000);
}

export function closeTypingPages(): void {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
}
