// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { dispatchAtom } from '../round/roundAtoms';
import {
  dismissVisibleNoticeAtom,
  foreignRequestCountAtom,
  noteNewVersionAtom,
  visibleNoticeAtom,
} from './deploymentAtoms';
import { notifyAtom } from './noticeAtoms';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('a notice', () => {
  let store: ReturnType<typeof createStore>;
  beforeEach(() => {
    store = aNewPage(A_SETUP);
  });

  test('of a new version waits while a round is running', () => {
    store.set(noteNewVersionAtom);
    expect(store.get(visibleNoticeAtom)).toBe('newVersion');
    store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
    expect(store.get(visibleNoticeAtom)).toBeNull();
    store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(store.get(visibleNoticeAtom)).toBe('newVersion');
  });

  test('of a new version waits for others to be dismissed, and is shown once', () => {
    store.set(notifyAtom, 'notSaved');
    store.set(noteNewVersionAtom);
    expect(store.get(visibleNoticeAtom)).toBe('notSaved');
    store.set(dismissVisibleNoticeAtom);
    expect(store.get(visibleNoticeAtom)).toBe('newVersion');
    store.set(notifyAtom, 'roundsNotSaved');
    expect(store.get(visibleNoticeAtom)).toBe('roundsNotSaved');
    store.set(dismissVisibleNoticeAtom);
    store.set(dismissVisibleNoticeAtom);
    expect(store.get(visibleNoticeAtom)).toBeNull();
    store.set(noteNewVersionAtom);
    expect(store.get(visibleNoticeAtom)).toBeNull();
  });

  test('of anything else is shown in every state', () => {
    store.set(notifyAtom, 'notSaved');
    store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
    expect(store.get(visibleNoticeAtom)).toBe('notSaved');
  });
});

test('requests to other hosts are counted, requests to this one are not', () => {
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
