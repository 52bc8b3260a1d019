// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callFieldAtom, fieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { capsLockAtom } from '../state/page/keyboardAtoms';
import { selectorOf } from '../state/page/pageParts';
import { disturbanceAtom } from '../state/round/disturbanceAtoms';
import { aPageLeftFor, aTypingPage, closeTypingPages, openTypingPages, press } from '../testing/typingPage';

beforeEach(openTypingPages);
afterEach(closeTypingPages);

const BUTTON = '<button>Toggle theme</button>';
const focusButton = () => document.querySelector('button')?.focus();

describe('the typing field', () => {
  test('has focus from the first moment, and is told by the words', () => {
    const { store, field, hasFocus } = aTypingPage();
    expect(hasFocus()).toBe(true);
    expect(store.get(fieldFocusedAtom)).toBe(true);
    expect(field.getAttribute('aria-describedby')).toBe('words');
  });

  test('is the part of the page that the page itself reads before the app is there', () => {
    const { field } = aTypingPage();
    expect(document.querySelector(selectorOf('field'))).toBe(field);
  });

  test('does not take focus from what the person has gone to before', () => {
    const { store, hasFocus } = aTypingPage(BUTTON, focusButton);
    expect(hasFocus()).toBe(false);
    expect(store.get(fieldFocusedAtom)).toBe(false);
  });

  test('tells when focus is lost and won', () => {
    const { store, field } = aTypingPage();
    act(() => field.blur());
    expect(store.get(fieldFocusedAtom)).toBe(false);
    act(() => field.focus());
    expect(store.get(fieldFocusedAtom)).toBe(true);
  });

  test('is reached by no key while another window has them', () => {
    const { store, field } = aTypingPage();
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    act(() => void field.dispatchEvent(new FocusEvent('blur')));
    expect(store.get(fieldFocusedAtom)).toBe(false);
  });

  test('has focus when it is called', () => {
    const { store, hasFocus } = aTypingPage(BUTTON, focusButton);
    act(() => store.set(callFieldAtom));
    expect(hasFocus()).toBe(true);
  });

  test('hears what is typed and deleted, and stays empty', () => {
    const { field, typed } = aTypingPage();
    press('h');
    press('x');
    press('y');
    expect(press('Backspace').defaultPrevented).toBe(true);
    expect(typed()).toBe('hx');
    expect(field.value).toBe('');
  });

  test('is emptied of what could not be cancelled', () => {
    const { field, typed } = aTypingPage();
    field.value = 'h';
    act(() => void field.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: 'h' })));
    expect(typed()).toBe('h');
    expect(field.value).toBe('');
  });

  test('counts a composition by what it finally gives, and leaves it alone till then', () => {
    const { field, typed } = aTypingPage();
    press('Dead');
    field.dispatchEvent(new CompositionEvent('compositionstart'));
    field.value = '´';
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText', data: '´' }));
    expect(field.value).toBe('´');
    act(() => void field.dispatchEvent(new CompositionEvent('compositionend', { data: 'é' })));
    expect(typed()).toBe('é');
  });

  test('lends the time of a key to no edit after the key is up', () => {
    const { store, field } = aTypingPage();
    press('h');
    press('F2', { sinceMs: 200 });
    field.dispatchEvent(new KeyboardEvent('keyup', { key: 'F2' }));
    const dropped = new InputEvent('beforeinput', {
      inputType: 'insertFromDrop',
      data: 'x',
      cancelable: true,
    });
    act(() => void field.dispatchEvent(dropped));
    expect(store.get(disturbanceAtom).stalls.count).toBe(0);
  });

  test('notes a key that was read long after it went down, as a stall', () => {
    const { store } = aTypingPage();
    press('h', { sinceMs: 90 });
    expect(store.get(disturbanceAtom).stalls.count).toBe(0);
    const late = aPageLeftFor('input', { typed: 'h' });
    press('e', { sinceMs: 300 });
    expect(late.store.get(disturbanceAtom).stalls).toMatchObject({ count: 1, longestMs: 300 });
  });

  test('lets nobody correct what is typed', () => {
    expect(aTypingPage().field.getAttribute('spellcheck')).toBe('false');
  });

  test('that has left the page hears nothing and answers nothing', () => {
    const { store, field, typed, leave } = aTypingPage(BUTTON, focusButton);
    leave();
    document.body.append(field);
    act(() => store.set(callFieldAtom));
    press('h', { modifierCapsLock: true });
    expect(document.activeElement).not.toBe(field);
    press('h', { on: field, modifierCapsLock: true });
    act(() => field.focus());
    press('h', { modifierCapsLock: true });
    expect(typed()).toBe('');
    expect(store.get(capsLockAtom)).toBe(false);
    expect(store.get(fieldFocusedAtom)).toBe(false);
  });
});

describe('Caps Lock', () => {
  test('is what the last key has shown', () => {
    const { store } = aTypingPage();
    press('H', { modifierCapsLock: true });
    expect(store.get(capsLockAtom)).toBe(true);
    press('h');
    expect(store.get(capsLockAtom)).toBe(false);
  });

  test('is not judged by its own key, which each system reports in its own way', () => {
    const { store } = aTypingPage();
    press('CapsLock', { modifierCapsLock: true });
    expect(store.get(capsLockAtom)).toBe(false);
  });
});
