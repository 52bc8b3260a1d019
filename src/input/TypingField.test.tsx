// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capsLockAtom } from '../state/page/deviceAtoms';
import { focusFieldAtom, isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { disturbanceAtom } from '../state/round/disturbanceAtoms';
import { aPageLeftFor, aTypingPage, closeTypingPages, openTypingPages, press } from '../testing/typingPage';

beforeEach(openTypingPages);
afterEach(closeTypingPages);

const BUTTON = '<button>Toggle theme</button>';
const focusButton = () => document.querySelector('button')?.focus();

describe('the typing field', () => {
  test('has focus from the start, and is described by the words', () => {
    const { store, field, hasFocus } = aTypingPage();
    expect(hasFocus()).toBe(true);
    expect(store.get(isFieldFocusedAtom)).toBe(true);
    expect(field.getAttribute('aria-describedby')).toBe('words');
  });

  test('is the part of the page that the opening script reads before the app is mounted', () => {
    const { field } = aTypingPage();
    expect(document.querySelector('[data-part="field"]')).toBe(field);
  });

  test('does not take focus from an element that the person has focused before', () => {
    const { store, hasFocus } = aTypingPage(BUTTON, focusButton);
    expect(hasFocus()).toBe(false);
    expect(store.get(isFieldFocusedAtom)).toBe(false);
  });

  test('reports when it gains and loses focus', () => {
    const { store, field } = aTypingPage();
    act(() => field.blur());
    expect(store.get(isFieldFocusedAtom)).toBe(false);
    act(() => field.focus());
    expect(store.get(isFieldFocusedAtom)).toBe(true);
  });

  test('is not focused while another window is', () => {
    const { store, field } = aTypingPage();
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    act(() => void field.dispatchEvent(new FocusEvent('blur')));
    expect(store.get(isFieldFocusedAtom)).toBe(false);
  });

  test('takes focus on request', () => {
    const { store, hasFocus } = aTypingPage(BUTTON, focusButton);
    act(() => store.set(focusFieldAtom));
    expect(hasFocus()).toBe(true);
  });

  test('reads what is typed and deleted, and stays empty', () => {
    const { field, typed } = aTypingPage();
    press('h');
    press('x');
    press('y');
    expect(press('Backspace').defaultPrevented).toBe(true);
    expect(typed()).toBe('hx');
    expect(field.value).toBe('');
  });

  test('is cleared after an edit that could not be cancelled', () => {
    const { field, typed } = aTypingPage();
    field.value = 'h';
    act(() => void field.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: 'h' })));
    expect(typed()).toBe('h');
    expect(field.value).toBe('');
  });

  test('counts a composition by its final text, and leaves it alone until then', () => {
    const { field, typed } = aTypingPage();
    press('Dead');
    field.dispatchEvent(new CompositionEvent('compositionstart'));
    field.value = '´';
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText', data: '´' }));
    expect(field.value).toBe('´');
    act(() => void field.dispatchEvent(new CompositionEvent('compositionend', { data: 'é' })));
    expect(typed()).toBe('é');
  });

  test('shows the text of a composition below the caret that is drawn, and afterwards has it at its edge, unseen', () => {
    const { field } = aTypingPage();
    // A line of 44 px between 30 px and 90 px.
    vi.spyOn(field, 'offsetHeight', 'get').mockReturnValue(164);
    vi.spyOn(field, 'offsetWidth', 'get').mockReturnValue(500);
    const places = () => [field.style.padding, field.style.textIndent, 'composing' in field.dataset];
    press('h');
    expect(places()).toEqual(['', '', false]);
    act(() => void field.dispatchEvent(new CompositionEvent('compositionstart')));
    expect(places()).toEqual(['70px 0px 74px', '70px', true]);
    act(() => void field.dispatchEvent(new CompositionEvent('compositionend', { data: 'é' })));
    expect(places()).toEqual(['', '', false]);
  });

  test('has the text of a second composition there, too, though the first has left its own', () => {
    const { field } = aTypingPage();
    // A canvas that measures 9 px a letter: there is none outside a browser.
    const context = { measureText: (text: string) => ({ width: 9 * text.length }) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(field, 'offsetWidth', 'get').mockReturnValue(100);
    field.value = '하나';
    act(() => void field.dispatchEvent(new CompositionEvent('compositionstart')));
    expect(field.style.textIndent).toBe('52px');
    const compose = (data: string): void => {
      field.value = `하나${data}`;
      field.dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText', data }));
    };
    act(() => compose('가'));
    expect([field.style.textIndent, field.style.clipPath]).toEqual(['52px', 'inset(0 0 0 70px)']);
    // What has no room at its right begins before the caret.
    act(() => compose('가나다라'));
    expect([field.style.textIndent, field.style.clipPath]).toEqual(['42px', 'inset(0 0 0 60px)']);
  });

  test('lends the time of a key to no edit after keyup', () => {
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

  test('notes a key that was read long after it was pressed as a stall', () => {
    const { store } = aTypingPage();
    press('h', { sinceMs: 90 });
    expect(store.get(disturbanceAtom).stalls.count).toBe(0);
    const late = aPageLeftFor('input', { typed: 'h' });
    press('e', { sinceMs: 300 });
    expect(late.store.get(disturbanceAtom).stalls).toMatchObject({ count: 1, longestMs: 300 });
  });

  test.each([
    ['autocomplete', 'off'],
    ['autocorrect', 'off'],
    ['autocapitalize', 'none'],
    ['spellcheck', 'false'],
    ['data-1p-ignore', ''],
    ['data-lpignore', 'true'],
    ['data-bwignore', ''],
    ['data-form-type', 'other'],
  ])('is helped with by nothing: no correction, capitals, spelling or passwords (%s)', (name, value) => {
    expect(aTypingPage().field.getAttribute(name)).toBe(value);
  });

  test('that is unmounted reads nothing and takes no focus', () => {
    const { store, field, typed, leave } = aTypingPage(BUTTON, focusButton);
    leave();
    document.body.append(field);
    act(() => store.set(focusFieldAtom));
    press('h', { modifierCapsLock: true });
    expect(document.activeElement).not.toBe(field);
    press('h', { on: field, modifierCapsLock: true });
    act(() => field.focus());
    press('h', { modifierCapsLock: true });
    expect(typed()).toBe('');
    expect(store.get(capsLockAtom)).toBe(false);
    expect(store.get(isFieldFocusedAtom)).toBe(false);
  });
});

describe('Caps Lock', () => {
  test('is on or off as the last key has shown', () => {
    const { store } = aTypingPage();
    press('H', { modifierCapsLock: true });
    expect(store.get(capsLockAtom)).toBe(true);
    press('h');
    expect(store.get(capsLockAtom)).toBe(false);
  });

  test('is not read from its own key, whose reports differ by system', () => {
    const { store } = aTypingPage();
    press('CapsLock', { modifierCapsLock: true });
    expect(store.get(capsLockAtom)).toBe(false);
  });
});
