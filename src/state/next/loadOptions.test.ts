// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { readOptions, saveOptions } from '../../platform/options/savedOptions';
import { A_SETUP } from '../../testing/rounds';
import { optionsAtom, savedOptionsTextAtom } from '../options/optionsAtoms';
import { noticeAtom } from '../page/noticeAtoms';
import { beginAtom, roundAtom } from '../round/roundAtoms';
import { chooseOptionsAtom, loadOptionsAtom, rejectSavedOptionsAtom } from './chooseOptionsAtoms';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  localStorage.clear();
  store = createStore();
  store.set(beginAtom, A_SETUP);
});

const duration = () => store.get(roundAtom).setup.settings.durationMs;
const choose = (seconds: number) => {
  store.set(chooseOptionsAtom, { seconds });
};
describe('options saved by another tab or an earlier visit', () => {
  const readBack = (text: string) => {
    localStorage.setItem('options', text);
    store.set(loadOptionsAtom);
  };

  test('apply to a round in which nothing is typed', () => {
    readBack('{"version":1,"seconds":60}');
    expect(duration()).toBe(60_000);
    expect(readOptions()).toEqual({
      text: '{"version":1,"seconds":60}',
      options: { ...STANDARD_OPTIONS, seconds: 60 },
    });
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('have the latest version of a list', () => {
    readBack('{"version":1,"words":"german-1"}');
    expect(store.get(optionsAtom).words).toBe('german-2');
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('are quarantined with a notice if they are invalid: the standard options apply', () => {
    choose(60);
    readBack('{"version":2}');
    expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
    expect(localStorage.getItem('options.aside.1')).toBe('{"version":2}');
    expect(store.get(noticeAtom)).toBe('damaged');
    expect(readOptions()).toBeNull();
  });

  test('are the standard ones if another tab has cleared the storage', () => {
    choose(60);
    localStorage.clear();
    store.set(loadOptionsAtom);
    expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
    expect(localStorage.length).toBe(0);
    store.set(rejectSavedOptionsAtom);
    expect(localStorage.length).toBe(0);
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('are ignored if storage is denied', () => {
    choose(60);
    const saved = store.get(savedOptionsTextAtom);
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    try {
      store.set(loadOptionsAtom);
      expect(store.get(optionsAtom)).toMatchObject({ seconds: 60 });
      expect(readOptions()).toBeNull();
      store.set(chooseOptionsAtom, { size: 150 });
      expect(store.get(optionsAtom)).toMatchObject({ seconds: 60, size: 150 });
      expect(store.get(noticeAtom)).toBe('notSaved');
      store.set(noticeAtom, null);
      store.set(rejectSavedOptionsAtom);
      expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
      expect(store.get(noticeAtom)).toBeNull();
      expect(store.get(savedOptionsTextAtom)).toBe(saved);
    } finally {
      Storage.prototype.getItem = getItem;
    }
  });

  test('stay where they are if there is no room to quarantine them', () => {
    const { setItem } = Storage.prototype;
    localStorage.setItem('options', 'none');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      store.set(loadOptionsAtom);
      expect(store.get(noticeAtom)).toBe('notSaved');
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(localStorage.getItem('options')).toBe('none');
    store.set(chooseOptionsAtom, { size: 150 });
    expect(store.get(noticeAtom)).toBeNull();
  });
});

describe('saving options', () => {
  const NOW = { ...STANDARD_OPTIONS, seconds: 60 };

  test('replaces valid ones', () => {
    choose(15);
    expect(saveOptions(NOW)).toBe(localStorage.getItem('options'));
    expect(readOptions()?.options).toEqual(NOW);
    expect(localStorage).toHaveLength(1);
  });

  test('quarantines invalid ones first', () => {
    localStorage.setItem('options', '{"version":2}');
    expect(saveOptions(NOW)).toBe(localStorage.getItem('options'));
    expect(localStorage.getItem('options.aside.1')).toBe('{"version":2}');
  });
});
