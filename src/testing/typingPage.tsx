import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { vi } from 'vitest';
import { FieldReader } from '../input/FieldReader';
import { TypingField } from '../input/TypingField';
import { beginAtom, dispatchAtom, roundAtom } from '../state/round/roundAtoms';
import { A_SETUP } from './rounds';

/** A page with the typing field, and a round nobody has typed in. `elsewhere` is other markup on it. */
export interface TypingPage {
  readonly store: ReturnType<typeof createStore>;
  readonly field: HTMLInputElement;
  /** What stands of the open batch. */
  readonly typed: () => string;
  readonly hasFocus: () => boolean;
  readonly leave: () => void;
}

export function aTypingPage(elsewhere = '', prepare: () => void = () => {}): TypingPage {
  localStorage.clear();
  const store = createStore();
  store.set(beginAtom, A_SETUP);
  document.body.innerHTML = elsewhere;
  prepare();
  const { unmount } = render(
    <Provider store={store}>
      <TypingField reader={new FieldReader()} describedBy="words" />
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

/** A page on which `typed` stands already, all typed a second ago, and the person has gone to `to` since. */
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

/** A page on which a round with `typed` has been over for `sinceMs`; the field has focus. */
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

/** Presses a key as a browser does: an edit of the text field that then has focus follows, unless it is cancelled. */
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

/** A clock of events that stands still, so that a slow machine reads no key late. */
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
