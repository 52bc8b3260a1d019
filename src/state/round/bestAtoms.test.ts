// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BEST_KEY } from '../../platform/round/savedBest';
import { denyStorage, fillStorage } from '../../testing/storage';
import { noticeAtom } from '../page/noticeAtoms';
import { bestAtom, newStandardBestAtom, offerScoreAtom, syncBestAtom } from './bestAtoms';

let close: () => void = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function aDevice(saved?: string) {
  if (saved !== undefined) localStorage.setItem(BEST_KEY, saved);
  const store = createStore();
  close = store.set(syncBestAtom);
  return store;
}

function anotherTabWrites(text: string | null) {
  if (text === null) localStorage.clear();
  else localStorage.setItem(BEST_KEY, text);
  dispatchEvent(new StorageEvent('storage', { key: text === null ? null : BEST_KEY, newValue: text }));
}

describe('the best score', () => {
  test('is 0 where nothing is saved', () => {
    const store = aDevice();
    expect(store.get(bestAtom)).toBe(0);
    expect(store.get(newStandardBestAtom)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('is saved as bare digits when a score is higher', () => {
    const store = aDevice('100');
    store.set(offerScoreAtom, 127);
    expect(store.get(bestAtom)).toBe(127);
    expect(store.get(newStandardBestAtom)).toEqual({ figure: 127, before: 100 });
    expect(localStorage.getItem(BEST_KEY)).toBe('127');
    expect(localStorage).toHaveLength(1);
  });

  test('is not written when there is nothing new to save', () => {
    const written = vi.spyOn(Storage.prototype, 'setItem');
    const store = aDevice();
    store.set(offerScoreAtom, 0);
    expect(written).not.toHaveBeenCalled();
    close();
    const played = aDevice('100');
    written.mockClear();
    played.set(offerScoreAtom, 99);
    anotherTabWrites('100');
    expect(written).toHaveBeenCalledTimes(1);
  });

  test.each([99, 100, 0, -4])('stays for a score of %d', (score) => {
    const store = aDevice('100');
    store.set(offerScoreAtom, score);
    expect(store.get(bestAtom)).toBe(100);
    expect(store.get(newStandardBestAtom)).toBeNull();
    expect(localStorage.getItem(BEST_KEY)).toBe('100');
  });
});

test('persistent storage is requested at the first best of a visit, and only then', async () => {
  const query = vi.fn(async () => ({ state: 'granted' }));
  const requested = new Promise<void>((resolve) => {
    const persist = async () => {
      resolve();
      return true;
    };
    vi.stubGlobal('navigator', {
      permissions: { query },
      storage: { persisted: async () => false, persist },
    });
  });
  const store = aDevice();
  store.set(offerScoreAtom, 0);
  expect(query).not.toHaveBeenCalled();
  store.set(offerScoreAtom, 5);
  store.set(offerScoreAtom, 9);
  await requested;
  expect(query).toHaveBeenCalledTimes(1);
});

describe('an invalid value', () => {
  test('is quarantined before it is overwritten', () => {
    const store = aDevice('{"best":9}');
    expect(store.get(bestAtom)).toBe(0);
    expect(localStorage.getItem(`${BEST_KEY}.aside.1`)).toBe('{"best":9}');
    store.set(offerScoreAtom, 5);
    expect(localStorage.getItem(BEST_KEY)).toBe('5');
    expect(localStorage.getItem(`${BEST_KEY}.aside.1`)).toBe('{"best":9}');
  });

  test('stays where there is no room to put it aside, with one notice; the best is kept in memory', () => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key.includes('.aside.')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    localStorage.setItem(BEST_KEY, 'a hundred');
    const store = aDevice();
    store.set(offerScoreAtom, 4);
    expect(store.get(bestAtom)).toBe(4);
    expect(store.get(noticeAtom)).toBe('notSaved');
    expect({ ...localStorage }).toEqual({ [BEST_KEY]: 'a hundred' });
  });

  test('does not displace what was quarantined before, and is not quarantined twice', () => {
    aDevice('first');
    close();
    aDevice('second');
    close();
    aDevice('second');
    expect(localStorage.getItem(`${BEST_KEY}.aside.1`)).toBe('first');
    expect(localStorage.getItem(`${BEST_KEY}.aside.2`)).toBe('second');
    expect(localStorage.getItem(`${BEST_KEY}.aside.3`)).toBeNull();
  });
});

describe('two tabs', () => {
  test('a new best in the other tab is shown', () => {
    const store = aDevice('10');
    anotherTabWrites('50');
    expect(store.get(bestAtom)).toBe(50);
    expect(localStorage.getItem(BEST_KEY)).toBe('50');
  });

  test('a write never lowers what is stored', () => {
    const store = aDevice('10');
    localStorage.setItem(BEST_KEY, '90');
    store.set(offerScoreAtom, 60);
    expect(localStorage.getItem(BEST_KEY)).toBe('90');
    expect(store.get(bestAtom)).toBe(90);
    expect(store.get(newStandardBestAtom)).toBeNull();
  });

  test('a lower value that the other wrote at the same time is corrected', () => {
    const store = aDevice();
    store.set(offerScoreAtom, 60);
    anotherTabWrites('40');
    expect(localStorage.getItem(BEST_KEY)).toBe('60');
    expect(store.get(bestAtom)).toBe(60);
  });

  test('cleared storage stays empty until the next round is over; then the best is saved again', () => {
    const store = aDevice('70');
    anotherTabWrites(null);
    expect(localStorage.getItem(BEST_KEY)).toBeNull();
    expect(store.get(bestAtom)).toBe(70);
    store.set(offerScoreAtom, 20);
    expect(localStorage.getItem(BEST_KEY)).toBe('70');
  });
});

describe('a browser that saves nothing', () => {
  test('keeps the best in memory, with one notice', () => {
    denyStorage();
    const store = aDevice();
    expect(store.get(noticeAtom)).toBe('notSaved');
    store.set(offerScoreAtom, 33);
    expect(store.get(bestAtom)).toBe(33);
  });

  test('because storage is full gives a notice at the first best', () => {
    fillStorage();
    const store = aDevice();
    expect(store.get(noticeAtom)).toBeNull();
    store.set(offerScoreAtom, 33);
    expect(store.get(noticeAtom)).toBe('notSaved');
    expect(store.get(bestAtom)).toBe(33);
    vi.restoreAllMocks();
    store.set(offerScoreAtom, 20);
    expect(localStorage.getItem(BEST_KEY)).toBe('33');
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('for a while has what is saved again, and then says so no more', () => {
    const store = aDevice('70');
    const allow = denyStorage();
    store.set(offerScoreAtom, 33);
    expect(store.get(noticeAtom)).toBe('notSaved');
    allow();
    store.set(offerScoreAtom, 33);
    expect([store.get(bestAtom), store.get(noticeAtom)]).toEqual([70, null]);
    denyStorage();
    store.set(offerScoreAtom, 0);
    vi.restoreAllMocks();
    anotherTabWrites('80');
    expect(store.get(noticeAtom)).toBeNull();
  });
});
