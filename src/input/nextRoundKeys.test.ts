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

/** Whether `act` starts a round with new words, a full clock and focus in the field. */
function beginsNextRound(page: TypingPage, action: () => void): boolean {
  const before = page.store.get(roundAtom).setup;
  action();
  if (page.store.get(roundAtom).setup === before) return false;
  expect(page.store.get(phaseAtom)).toBe('start');
  expect(page.hasFocus()).toBe(true);
  return true;
}

describe('Escape', () => {
  test('in a run starts a new round at once', () => {
    const page = aPageLeftFor('input', { typed: 'hel' });
    const words = page.store.get(shownWordsAtom);
    expect(beginsNextRound(page, () => expect(press('Escape').defaultPrevented).toBe(true))).toBe(true);
    expect(page.store.get(shownWordsAtom)).not.toBe(words);
    press('h');
    expect(page.typed()).toBe('h');
  });

  test('at the result starts a new round at once', () => {
    const page = aPageAtTheEnd();
    expect(beginsNextRound(page, () => press('Escape'))).toBe(true);
  });

  test('with focus nowhere starts a new round, too', () => {
    const page = aPageLeftFor('body', { typed: 'h' });
    expect(beginsNextRound(page, () => press('Escape'))).toBe(true);
    const other = aPageLeftFor('body', { typed: 'h' });
    expect(beginsNextRound(other, () => press('Escape', { on: document }))).toBe(true);
  });

  test('before the first character is left to the browser', () => {
    const page = aTypingPage();
    expect(beginsNextRound(page, () => expect(press('Escape').defaultPrevented).toBe(false))).toBe(false);
  });

  test.each([
    ['a menu', '<div role="menu"><div id="it" tabindex="0"></div></div>'],
    ['a dialog', '<div role="dialog"><button id="it">OK</button></div>'],
    ['another field', '<input id="it" aria-label="Other">'],
  ])('in %s is left to it', (_what, elsewhere) => {
    const page = aPageLeftFor('#it', { typed: 'h', elsewhere });
    expect(beginsNextRound(page, () => press('Escape'))).toBe(false);
  });

  test('that another part of the page has handled is left alone', () => {
    const page = aPageLeftFor('#it', { typed: 'h', elsewhere: '<div id="it" tabindex="0"></div>' });
    document.querySelector('#it')?.addEventListener('keydown', (event) => event.preventDefault());
    expect(beginsNextRound(page, () => press('Escape'))).toBe(false);
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'in an open composition (%j) is left to it',
    (more) => {
      const page = aPageLeftFor('input', { typed: 'h' });
      expect(beginsNextRound(page, () => press('Escape', more))).toBe(false);
    },
  );

  test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }])(
    'with %j is a shortcut of the system',
    (modifiers) => {
      const page = aPageLeftFor('input', { typed: 'h' });
      expect(beginsNextRound(page, () => press('Escape', modifiers))).toBe(false);
    },
  );
});

describe('Enter', () => {
  test('at the result starts a new round, but only 600 ms after the end', () => {
    const page = aPageAtTheEnd({ sinceMs: 599 });
    expect(beginsNextRound(page, () => press('Enter'))).toBe(false);
    const later = aPageAtTheEnd({ sinceMs: 600 });
    expect(beginsNextRound(later, () => expect(press('Enter').defaultPrevented).toBe(true))).toBe(true);
  });

  test('counts by the time at which it was pressed, however late the page handles it', () => {
    const page = aPageAtTheEnd({ sinceMs: 2000 });
    expect(beginsNextRound(page, () => press('Enter', { sinceMs: 1500 }))).toBe(false);
  });

  test('at the result with focus nowhere starts a new round', () => {
    const page = aPageAtTheEnd({ sinceMs: 1000 });
    act(() => page.field.blur());
    expect(beginsNextRound(page, () => press('Enter'))).toBe(true);
  });

  test('that is held down starts none', () => {
    const page = aPageAtTheEnd({ sinceMs: 1000 });
    expect(beginsNextRound(page, () => press('Enter', { repeat: true }))).toBe(false);
  });

  test.each([
    ['a button', '<button id="it">Toggle theme</button>'],
    ['a link', '<a id="it" href="#words">Sources</a>'],
  ])('on %s presses it', (_what, elsewhere) => {
    const page = aPageAtTheEnd({ sinceMs: 1000, elsewhere });
    act(() => document.querySelector<HTMLElement>('#it')?.focus());
    expect(beginsNextRound(page, () => press('Enter'))).toBe(false);
  });

  test('in a run throws nothing away', () => {
    const page = aPageLeftFor('input', { typed: 'hel' });
    expect(beginsNextRound(page, () => press('Enter'))).toBe(false);
    expect(page.typed()).toBe('hel');
  });

  test('waits again after each end', () => {
    const page = aPageAtTheEnd({ sinceMs: 1000 });
    press('Escape');
    press('h');
    expect(beginsNextRound(page, () => press('Enter'))).toBe(false);
    expect(page.typed()).toBe('h');
  });
});

test('any other key at the result does not throw it away', () => {
  const page = aPageAtTheEnd({ sinceMs: 1000 });
  for (const key of ['h', ' ', 'Backspace', 'Tab']) {
    expect(beginsNextRound(page, () => press(key))).toBe(false);
  }
});
