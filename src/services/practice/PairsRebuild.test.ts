import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { findEnglish } from '../../testing/recordings';
import {
  aNewDevice,
  aVerifiedRound,
  aVerifiedRoundOver,
  denyDatabase,
  failWrites,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { aWordsHost } from '../../testing/wordsHost';
import { PairsRebuild, type RebuildProgress } from './PairsRebuild';

const FIRST = aVerifiedRound({ minute: 1 });
const SECOND = aVerifiedRound({ minute: 2 });
const BEGUN: RebuildProgress = { step: 'counting', done: 0, total: 0 };

beforeEach(aNewDevice);
afterEach(() => vi.unstubAllGlobals());

/** Counts all rounds again, and returns what was told. */
async function rebuild(whenTold: (progress: RebuildProgress) => void = () => {}) {
  const told: RebuildProgress[] = [];
  const lists = new Map([['english-1', findEnglish('english-1') ?? []]]);
  await new PairsRebuild((progress) => {
    told.push(progress);
    whenTold(progress);
  }).run(lists);
  return told;
}

const isOfPairs = (store: string): boolean => store === 'practice';

test('nothing is counted where another tab has just done so', async () => {
  await saveOnDevice(FIRST);
  await rebuild();
  expect(await rebuild()).toEqual([
    BEGUN,
    { step: 'done', stats: expect.objectContaining({ usualRounds: 1 }) },
  ]);
});

test('a tab that has waited for the lock takes what another has counted', async () => {
  await saveOnDevice(FIRST);
  let givesLock = (): void => {};
  const lock = new Promise<void>((resolve) => {
    givesLock = resolve;
  });
  const request = vi.fn(async (_name: string, work: () => unknown) => {
    await lock;
    return work();
  });
  vi.stubGlobal('navigator', { locks: { request } });
  const waiting = rebuild();
  vi.stubGlobal('navigator', {});
  await rebuild();
  givesLock();
  expect(await waiting).toHaveLength(2);
  expect(request.mock.calls).toEqual([['thirty pairs', expect.any(Function)]]);
});

test('without rounds, a record that cannot be used is replaced by an empty one', async () => {
  await storeContents('practice', (store) => store.put(1, 'changes'));
  await storeContents('practice', (store) => store.put({ changes: 0, stats: {} }, 'pairs'));
  expect(await rebuild()).toEqual([
    BEGUN,
    { step: 'done', stats: expect.objectContaining({ usualRounds: 0 }) },
  ]);
});

test('a list that no round has needed so far is loaded', async () => {
  const words = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `${letter}oo`);
  aWordsHost({ 'french-1': words.join(' ') });
  await saveOnDevice(FIRST, aVerifiedRoundOver('french-1', words, { minute: 2 }));
  expect((await rebuild()).at(-1)).toMatchObject({ step: 'done', stats: { usualRounds: 2 } });
  expect((await new RoundsDatabase().pairs.read()).isCurrent).toBe(true);
});

test('all is counted once more if rounds change meanwhile', async () => {
  await saveOnDevice(FIRST, SECOND);
  const told = await rebuild((progress) => {
    if (progress.step === 'counting' && progress.total === 2)
      void new RoundsDatabase().delete([FIRST.saved.id]);
  });
  const totals = told.flatMap((progress) => (progress.step === 'counting' ? [progress.total] : []));
  expect(totals).toEqual([0, 2, 1]);
  expect(told.at(-1)).toMatchObject({ step: 'done', stats: { usualRounds: 1 } });
});

test('what cannot be saved because there is no room is reported all the same', async () => {
  await saveOnDevice(FIRST);
  failWrites('QuotaExceededError', isOfPairs);
  expect((await rebuild()).at(-1)).toMatchObject({ step: 'done', stats: { usualRounds: 1 } });
  expect((await new RoundsDatabase().pairs.read()).isCurrent).toBe(false);
});

test('where the database fails in another way, or cannot be opened, it ends without figures', async () => {
  await saveOnDevice(FIRST);
  failWrites('UnknownError', isOfPairs);
  expect((await rebuild()).at(-1)).toEqual({ step: 'done', stats: null });
  await denyDatabase();
  expect(await rebuild()).toEqual([BEGUN, { step: 'done', stats: null }]);
});

test('what is no failure of the database is not hidden', async () => {
  await saveOnDevice(FIRST);
  const failure = new TypeError('This is not foreseen.');
  const failing = rebuild((progress) => {
    if (progress.step === 'counting' && progress.total > 0) throw failure;
  });
  await expect(failing).rejects.toBe(failure);
});

test('a rebuild that is stopped while it counts saves nothing', async () => {
  await saveOnDevice(FIRST, SECOND);
  const told: RebuildProgress[] = [];
  const stopped = new PairsRebuild((progress) => {
    told.push(progress);
    if (progress.step === 'counting' && progress.total > 0) stopped.stop();
  });
  await stopped.run(new Map([['english-1', findEnglish('english-1') ?? []]]));
  expect(told).toEqual([BEGUN, { step: 'counting', done: 0, total: 2 }]);
  expect(await storeContents('practice')).toEqual([1]);
});
