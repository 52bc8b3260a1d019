// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shownWordsAtom } from '../state/replay/boardAtoms';
import { phaseAtom, roundAtom } from '../state/round/roundAtoms';
import {
  aPageAtTheEnd,
  aPageLeftFor,
  aTypingPage,
  closeTypingPages,
  openTypingPages,
  press,
  type TypingPage,
} from '../testing/typingPage';

beforeEach(openTypingPages);
afterEach(closeTypingPages);

/** Whether `act` brings new words, with a full clock and focus in the field. */
function bringsNextRound(page: TypingPage, action: () => void): boolean {
  const before = page.store.get(roundAtom).setup;
  action();
  if (page.store.get(roundAtom).setup === before) return false;
  expect(page.store.get(phaseAtom)).toBe('start');
  expect(page.hasFocus()).toBe(true);
  return true;
}

describe('Escape', () => {
  test('in a run is a new round, at once', () => {
    const page = aPageLeftFor('input', { typed: 'hel' });
    const words = page.store.get(shownWordsAtom);
    expect(bringsNextRound(page, () => expect(press('Escape').defaultPrevented).toBe(true))).toBe(true);
    expect(page.store.get(shownWordsAtom)).not.toBe(words);
    press('h');
    expect(page.typed()).toBe('h');
  });

  test('at the result is a new round, at once', () => {
    const page = aPageAtTheEnd();
    expect(bringsNextRound(page, () => press('Escape'))).toBe(true);
  });

  test('with focus nowhere is a new round too', () => {
    const page = aPageLeftFor('body', { typed: 'h' });
    expect(bringsNextRound(page, () => press('Escape'))).toBe(true);
    const told = aPageLeftFor('body', { typed: 'h' });
    expect(bringsNextRound(told, () => press('Escape', { on: document }))).toBe(true);
  });

  test('before the first character is left to the browser', () => {
    const page = aTypingPage();
    expect(bringsNextRound(page, () => expect(press('Escape').defaultPrevented).toBe(false))).toBe(false);
  });

  test.each([
    ['a menu', '<div role="menu"><div id="it" tabindex="0"></div></div>'],
    ['a dialog', '<div role="dialog"><button id="it">OK</button></div>'],
    ['another field', '<input id="it" aria-label="Other">'],
  ])('of %s is its own', (_what, elsewhere) => {
    const page = aPageLeftFor('#it', { typed: 'h', elsewhere });
    expect(bringsNextRound(page, () => press('Escape'))).toBe(false);
  });

  test('that somebody else has answered is theirs', () => {
    const page = aPageLeftFor('#it', { typed: 'h', elsewhere: '<div id="it" tabindex="0"></div>' });
    document.querySelector('#it')?.addEventListener('keydown', (event) => event.preventDefault());
    expect(bringsNextRound(page, () => press('Escape'))).toBe(false);
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])('of an open composition (%j) is its own', (more) => {
    const page = aPageLeftFor('input', { typed: 'h' });
    expect(bringsNextRound(page, () => press('Escape', more))).toBe(false);
  });

  test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }])(
    'with %j is a shortcut of the system',
    (modifiers) => {
      const page = aPageLeftFor('input', { typed: 'h' });
      expect(bringsNextRound(page, () => press('Escape', modifiers))).toBe(false);
    },
  );
});

describe('Enter', () => {
  test('at the result is a new round from 600 ms after the end on, not before', () => {
    const page = aPageAtTheEnd({ sinceMs: 599 });
    expect(bringsNextRound(page, () => press('Enter'))).toBe(false);
    const later = aPageAtTheEnd({ sinceMs: 600 });
    expect(bringsNextRound(later, () => expect(press('Enter').defaultPrevented).toBe(true))).toBe(true);
  });

  test('counts by the time at which it went down, however late the page hears of it', () => {
    const page = aPageAtTheEnd({ sinceMs: 2000 });
    expect(bringsNextRound(page, () => press('Enter', { sinceMs: 1500 }))).toBe(false);
  });

  test('at the result with focus nowhere is a new round', () => {
    const page = aPageAtTheEnd({ sinceMs: 1000 });
    act(() => page.field.blur());
    expect(bringsNextRound(page, () => press('Enter'))).toBe(true);
  });

  test('that is held down is none', () => {
    const page = aPageAtTheEnd({ sinceMs: 1000 });
    expect(bringsNextRound(page, () => press('Enter', { repeat: true }))).toBe(false);
  });

  test.each([
    ['a button', '<button id="it">Toggle theme</button>'],
    ['a link', '<a id="it" href="#words">Sources</a>'],
  ])('on %s presses it', (_what, elsewhere) => {
    const page = aPageAtTheEnd({ sinceMs: 1000, elsewhere });
    act(() => document.querySelector<HTMLElement>('#it')?.focus());
    expect(bringsNextRound(page, () => press('Enter'))).toBe(false);
  });

  test('in a run throws nothing away', () => {
    const page = aPageLeftFor('input', { typed: 'hel' });
    expect(bringsNextRound(page, () => press('Enter'))).toBe(false);
    expect(page.typed()).toBe('hel');
  });

  test('waits anew after each end', () => {
    const page = aPageAtTheEnd({ sinceMs: 1000 });
    press('Escape');
    press('h');
    expect(bringsNextRound(page, () => press('Enter'))).toBe(false);
    expect(page.typed()).toBe('h');
  });
});

test('any other key at the result throws it not away', () => {
  const page = aPageAtTheEnd({ sinceMs: 1000 });
  for (const key of ['h', ' ', 'Backspace', 'Tab']) {
    expect(bringsNextRound(page, () => press(key))).toBe(false);
  }
});
