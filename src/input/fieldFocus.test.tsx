// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capsLockAtom } from '../state/page/deviceAtoms';
import { focusFieldAtom, isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { stopWatchingAtom, watchAtom } from '../state/replay/watchAtoms';
import { dispatchAtom, phaseAtom, roundAtom } from '../state/round/roundAtoms';
import { aFinishedRound } from '../testing/playedRounds';
import { A_SETUP, typed } from '../testing/rounds';
import { aTypingPage, press, type TypingPage } from '../testing/typingPage';

let isThisWindow: boolean;
beforeEach(() => {
  isThisWindow = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isThisWindow);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A key anywhere on the page, with Caps Lock on or off. */
function pressWithCapsLock(key: string, isOn: boolean) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, modifierCapsLock: isOn });
  act(() => void document.body.dispatchEvent(event));
}

describe('Caps Lock', () => {
  test('is on or off as the last key has shown it', () => {
    const { store } = aTypingPage();
    expect(store.get(capsLockAtom)).toBe(false);
    pressWithCapsLock('A', true);
    expect(store.get(capsLockAtom)).toBe(true);
    pressWithCapsLock('a', false);
    expect(store.get(capsLockAtom)).toBe(false);
  });

  test('is not read from its own key', () => {
    const { store } = aTypingPage();
    pressWithCapsLock('CapsLock', true);
    expect(store.get(capsLockAtom)).toBe(false);
  });

  test('is not followed after the field is unmounted', () => {
    const { store, leave } = aTypingPage();
    leave();
    pressWithCapsLock('A', true);
    expect(store.get(capsLockAtom)).toBe(false);
  });
});

describe('whether typing reaches the field', () => {
  const reaches = ({ store }: TypingPage) => store.get(isFieldFocusedAtom);

  test('is known from the start', () => {
    expect(reaches(aTypingPage())).toBe(true);
    cleanup();
    expect(
      reaches(
        aTypingPage('<button autofocus>other</button>', () => document.querySelector('button')?.focus()),
      ),
    ).toBe(false);
  });

  test('follows the focus', () => {
    const page = aTypingPage('<button>other</button>');
    act(() => document.querySelector('button')?.focus());
    expect(reaches(page)).toBe(false);
    act(() => page.field.focus());
    expect(reaches(page)).toBe(true);
  });

  test('is false while another window has focus', () => {
    const page = aTypingPage();
    isThisWindow = false;
    act(() => void page.field.dispatchEvent(new FocusEvent('blur')));
    expect(reaches(page)).toBe(false);
    isThisWindow = true;
    act(() => void page.field.dispatchEvent(new FocusEvent('focus')));
    expect(reaches(page)).toBe(true);
  });
});

test('focus that is asked for soon comes with the next key, which counts', () => {
  const page = aTypingPage('<button>other</button>');
  act(() => document.querySelector('button')?.focus());
  act(() => page.store.set(focusFieldAtom, 'soon'));
  expect(page.hasFocus()).toBe(false);
  press('a');
  expect(page.hasFocus()).toBe(true);
});

describe('during a replay', () => {
  let page: TypingPage;
  beforeEach(() => {
    page = aTypingPage('<button>other</button>');
    act(() => {
      const now = performance.now();
      page.store.set(dispatchAtom, { kind: 'typed', char: 'a', at: now - 40_000 });
      page.store.set(dispatchAtom, { kind: 'ticked', at: now });
      page.store.set(watchAtom, aFinishedRound(A_SETUP, [typed('a')]), now);
    });
  });

  test('typing does nothing, and focus stays where it is', () => {
    const { setup } = page.store.get(roundAtom);
    act(() => {
      document.querySelector('button')?.focus();
      page.store.set(focusFieldAtom);
    });
    expect(page.hasFocus()).toBe(false);
    act(() => page.field.focus());
    press('Escape');
    press('a');
    expect(page.store.get(roundAtom).setup).toBe(setup);
    expect(page.store.get(phaseAtom)).toBe('finish');
  });

  test('the field takes focus on request once the replay is closed', () => {
    act(() => {
      document.querySelector('button')?.focus();
      page.store.set(stopWatchingAtom);
      page.store.set(focusFieldAtom);
    });
    expect(page.hasFocus()).toBe(true);
  });
});
