import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { aNewDevice, aVerifiedRound, denyDatabase } from '../../testing/savedRounds';
import { readStorageFactsAtom, requestPersistenceAtom, storageFactsAtom } from './storageFactsAtoms';

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  aNewDevice();
  page = createStore();
});
afterEach(() => vi.unstubAllGlobals());

test('the browser reports the used storage, and grants persistent storage on request', async () => {
  let isPersisted = false;
  vi.stubGlobal('navigator', {
    storage: {
      estimate: async () => ({ usage: 1234 }),
      persisted: async () => isPersisted,
      persist: async () => {
        isPersisted = true;
        return true;
      },
    },
  });
  const { saved, summary } = aVerifiedRound();
  await new RoundsDatabase().save([{ saved, summary }], 'played');
  expect(page.get(storageFactsAtom)).toBeNull();
  await page.set(readStorageFactsAtom);
  const exported = { lastAt: null, playedSince: 1 };
  expect(page.get(storageFactsAtom)).toEqual({ usedBytes: 1234, isPersisted: false, exported });
  await page.set(requestPersistenceAtom);
  expect(page.get(storageFactsAtom)).toEqual({ usedBytes: 1234, isPersisted: true, exported });
});

test('nothing is known in a browser that reports nothing and denies storage', async () => {
  vi.stubGlobal('navigator', {});
  await denyDatabase();
  await page.set(requestPersistenceAtom);
  expect(page.get(storageFactsAtom)).toEqual({ usedBytes: null, isPersisted: null, exported: null });
});
