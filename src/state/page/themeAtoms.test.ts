// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noticeAtom } from './noticeAtoms';
import { chooseThemeAtom, chosenThemeAtom, openThemeAtom } from './themeAtoms';
import { THEME_KEY } from './themeChoice';

let close: () => void = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

function aDevice(kept?: string) {
  if (kept !== undefined) localStorage.setItem(THEME_KEY, kept);
  const store = createStore();
  close = store.set(openThemeAtom, THEME_KEY);
  return store;
}

function anotherTabWrites(text: string) {
  localStorage.setItem(THEME_KEY, text);
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: text }));
}

describe('the theme', () => {
  test("is nobody's choice where nothing is kept", () => {
    const store = aDevice();
    expect(store.get(chosenThemeAtom)).toBeNull();
    expect(store.get(noticeAtom)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('is the one that is kept', () => {
    expect(aDevice('light').get(chosenThemeAtom)).toBe('light');
    expect(localStorage).toHaveLength(1);
  });

  test('that is chosen is kept as a bare word, without a notice', () => {
    const store = aDevice('light');
    store.set(chooseThemeAtom, THEME_KEY, 'system');
    expect(store.get(chosenThemeAtom)).toBe('system');
    expect(localStorage.getItem('theme')).toBe('system');
    expect(localStorage).toHaveLength(1);
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('that is chosen takes the place of what is none only when that has been put aside', () => {
    const store = aDevice();
    localStorage.setItem(THEME_KEY, 'solarized');
    store.set(chooseThemeAtom, THEME_KEY, 'light');
    expect(localStorage.getItem(THEME_KEY)).toBe('light');
    expect(localStorage.getItem(`${THEME_KEY}.aside.1`)).toBe('solarized');
  });

  test('follows another tab until it is closed', () => {
    const store = aDevice('light');
    anotherTabWrites('dark');
    expect(store.get(chosenThemeAtom)).toBe('dark');
    close();
    anotherTabWrites('system');
    expect(store.get(chosenThemeAtom)).toBe('dark');
  });

  test('stays when another tab clears everything', () => {
    const store = aDevice('light');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get(chosenThemeAtom)).toBe('light');
  });

  test('that cannot be read is no choice, is put aside and told of', () => {
    const store = aDevice('solarized');
    expect(store.get(chosenThemeAtom)).toBeNull();
    expect(localStorage.getItem(`${THEME_KEY}.aside.1`)).toBe('solarized');
    expect(store.get(noticeAtom)).toBe('damaged');
  });
});

describe('a browser that keeps nothing', () => {
  test('and lets nobody look has no choice, and the page goes on', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(aDevice().get(chosenThemeAtom)).toBeNull();
  });

  test('because it is full, leaves a theme that cannot be read where it is, and says so', () => {
    localStorage.setItem(THEME_KEY, 'solarized');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = aDevice();
    expect(store.get(noticeAtom)).toBe('notKept');
    store.set(chooseThemeAtom, THEME_KEY, 'light');
    expect(localStorage.getItem(THEME_KEY)).toBe('solarized');
  });

  test('lets a choice last for the visit, and is told of', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = aDevice();
    store.set(chooseThemeAtom, THEME_KEY, 'light');
    expect(store.get(chosenThemeAtom)).toBe('light');
    expect(store.get(noticeAtom)).toBe('notKept');
  });
});
