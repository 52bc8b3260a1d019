// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { A_SETUP } from '../../testing/rounds';
import { beginAtom, dispatchAtom } from '../round/roundAtoms';
import { foreignRequestCountAtom, noticeOnShowAtom } from './deploymentAtoms';
import { type Notice, tellAtom } from './noticeAtoms';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('a notice', () => {
  function aPageThatTold(notice: Notice) {
    const store = createStore();
    store.set(beginAtom, A_SETUP);
    store.set(tellAtom, notice);
    return store;
  }

  test('of a new version waits while a round is running', () => {
    const store = aPageThatTold('newVersion');
    expect(store.get(noticeOnShowAtom)).toBe('newVersion');
    store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
    expect(store.get(noticeOnShowAtom)).toBeNull();
    store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(store.get(noticeOnShowAtom)).toBe('newVersion');
  });

  test('of anything else is on show in every state', () => {
    const store = aPageThatTold('notKept');
    store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
    expect(store.get(noticeOnShowAtom)).toBe('notKept');
  });
});

test('requests that leave for other hosts are counted, those to this one are not', () => {
  let browserRecords: (addresses: readonly string[]) => void = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['resource'];
      constructor(tell: (list: { getEntries: () => readonly { name: string }[] }) => void) {
        browserRecords = (addresses) => tell({ getEntries: () => addresses.map((name) => ({ name })) });
      }
      observe() {}
      disconnect() {}
    },
  );
  const store = createStore();
  store.sub(foreignRequestCountAtom, () => {});
  expect(store.get(foreignRequestCountAtom)).toBe(0);
  browserRecords([`${location.origin}/assets/app.js`, 'https://elsewhere.example/pixel.gif']);
  browserRecords(['https://elsewhere.example/font.woff2']);
  expect(store.get(foreignRequestCountAtom)).toBe(2);
});
