import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoundsDatabase } from '../../platform/history/database';
import { aNewDevice, aReadyRound, denyDatabase } from '../../testing/keptRounds';
import { askForPromiseAtom, keepingFactsAtom, readFactsAtom } from './keepingFactsAtoms';

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  aNewDevice();
  page = createStore();
});
afterEach(() => vi.unstubAllGlobals());

test('a browser that tells how much is kept is believed, and promises when it is asked', async () => {
  let isPromised = false;
  vi.stubGlobal('navigator', {
    storage: {
      estimate: async () => ({ usage: 1234 }),
      persisted: async () => isPromised,
      persist: async () => {
        isPromised = true;
        return true;
      },
    },
  });
  const { kept, summary } = aReadyRound();
  await new RoundsDatabase().keep([kept], [summary], 'played');
  expect(page.get(keepingFactsAtom)).toBeNull();
  await page.set(readFactsAtom);
  const exported = { lastAt: null, playedSince: 1 };
  expect(page.get(keepingFactsAtom)).toEqual({ usedBytes: 1234, isPromised: false, exported });
  await page.set(askForPromiseAtom);
  expect(page.get(keepingFactsAtom)).toEqual({ usedBytes: 1234, isPromised: true, exported });
});

test('of a browser that tells nothing and lets nobody keep anything nothing is known', async () => {
  vi.stubGlobal('navigator', {});
  await denyDatabase();
  await page.set(askForPromiseAtom);
  expect(page.get(keepingFactsAtom)).toEqual({ usedBytes: null, isPromised: null, exported: null });
});
