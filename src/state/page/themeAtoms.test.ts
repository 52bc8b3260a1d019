// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { THEME_KEY } from '../../platform/page/themeChoice';
import { denyStorage, fillStorage } from '../../testing/storage';
import { noticeAtom } from './noticeAtoms';
import { chooseThemeAtom, chosenThemeAtom, syncThemeAtom } from './themeAtoms';

let close: () => void = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

function aDevice(saved?: string) {
  if (saved !== undefined) localStorage.setItem(THEME_KEY, saved);
  const store = createStore();
  close = store.set(syncThemeAtom, THEME_KEY);
  return store;
}

function anotherTabWrites(text: string) {
  localStorage.setItem(THEME_KEY, text);
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: text }));
}

describe('the theme', () => {
  test('is not chosen where nothing is saved', () => {
    const store = aDevice();
    expect(store.get(chosenThemeAtom)).toBeNull();
    expect(store.get(noticeAtom)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('is the saved one', () => {
    expect(aDevice('light').get(chosenThemeAtom)).toBe('light');
    expect(localStorage).toHaveLength(1);
  });

  test('that is chosen is saved as a bare word, without a notice', () => {
    const store = aDevice('light');
    store.set(chooseThemeAtom, THEME_KEY, 'system');
    expect(store.get(chosenThemeAtom)).toBe('system');
    expect(localStorage.getItem('theme')).toBe('system');
    expect(localStorage).toHaveLength(1);
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('that is chosen replaces an invalid value only after that has been quarantined', () => {
    const store = aDevice();
    localStorage.setItem(THEME_KEY, 'solarized');
    store.set(chooseThemeAtom, THEME_KEY, 'light');
    expect(localStorage.getItem(THEME_KEY)).toBe('light');
    expect(localStorage.getItem(`${THEME_KEY}.aside.1`)).toBe('solarized');
  });

  test('follows another tab until it is unsubscribed', () => {
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

  test('that cannot be read is ignored and quarantined, with a notice', () => {
    const store = aDevice('solarized');
    expect(store.get(chosenThemeAtom)).toBeNull();
    expect(localStorage.getItem(`${THEME_KEY}.aside.1`)).toBe('solarized');
    expect(store.get(noticeAtom)).toBe('damaged');
  });
});

describe('a browser that saves nothing', () => {
  test('because storage is denied has no chosen theme, and the page goes on', () => {
    denyStorage();
    expect(aDevice().get(chosenThemeAtom)).toBeNull();
  });

  test('because storage is full leaves an unreadable theme where it is, with a notice', () => {
    localStorage.setItem(THEME_KEY, 'solarized');
    fillStorage();
    const store = aDevice();
    expect(store.get(noticeAtom)).toBe('notSaved');
    store.set(chooseThemeAtom, THEME_KEY, 'light');
    expect(localStorage.getItem(THEME_KEY)).toBe('solarized');
  });

  test('keeps a choice for the visit, with a notice', () => {
    fillStorage();
    const store = aDevice();
    store.set(chooseThemeAtom, THEME_KEY, 'light');
    expect(store.get(chosenThemeAtom)).toBe('light');
    expect(store.get(noticeAtom)).toBe('notSaved');
    vi.restoreAllMocks();
    store.set(chooseThemeAtom, THEME_KEY, 'dark');
    expect(store.get(noticeAtom)).toBeNull();
  });
});
