import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { STATS_VERSION } from '../../analysis/practice/PairStats';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { FakeWorker } from '../../testing/fakeWorker';
import { aHistoryPage, type HistoryPage, idsOf } from '../../testing/historyPage';
import { aPlayersStats } from '../../testing/pairStats';
import {
  aVerifiedRound,
  aVerifiedRoundOver,
  denyDatabase,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { whenAtom } from '../../testing/whenAtom';
import { databaseTroubleAtom } from '../database/databaseAtoms';
import { restartAtom } from '../next/restartAtom';
import { dispatchAtom, roundAtom } from '../round/roundAtoms';
import {
  areAllCountedAtom,
  openPairStatsAtom,
  pairStatsAtom,
  pauseRebuildAtom,
  readPairStatsAtom,
  rebuildProgressAtom,
} from './pairStatsAtoms';

// There is no Web Worker here, so rounds are counted on the page; “a worker that counts” puts a fake one in its place.

const FIRST = aVerifiedRound({ minute: 1 });
const SECOND = aVerifiedRound({ minute: 2 });

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

const counted = () => page.get(pairStatsAtom)?.usualRounds;
const isCounting = () => page.get(rebuildProgressAtom) !== null;

const saveRecord = (stats: unknown) =>
  storeContents('practice', (store) => store.put({ changes: 0, stats }, 'pairs'));

const allCounted = () => whenAtom(page, rebuildProgressAtom, (progress) => progress === null);

/** Reads what is known, and waits until everything is counted. */
async function readAll(): Promise<void> {
  await page.set(readPairStatsAtom);
  await allCounted();
}

describe('what is known of pairs', () => {
  test('is nothing on a new device', async () => {
    await readAll();
    expect(counted()).toBe(0);
  });

  test('is counted where it is not yet, and says so meanwhile', async () => {
    await saveOnDevice(FIRST, SECOND);
    expect(page.get(pairStatsAtom)).toBeNull();
    await page.set(readPairStatsAtom);
    expect(isCounting()).toBe(true);
    await allCounted();
    expect(counted()).toBe(2);
    // It is saved: another page need not count again.
    expect((await new RoundsDatabase().pairs.read()).isCurrent).toBe(true);
  });

  test('is not counted while a round runs, but afterwards', async () => {
    await saveOnDevice(FIRST);
    const { expected } = page.get(roundAtom);
    page.set(dispatchAtom, { kind: 'typed', char: expected.charAt(0), at: 1000 });
    await page.set(readPairStatsAtom);
    expect([isCounting(), counted()]).toEqual([false, 0]);
    page.set(restartAtom, 2000);
    await readAll();
    expect(counted()).toBe(1);
  });

  test('is not counted on in a round that begins meanwhile', async () => {
    await saveOnDevice(FIRST, SECOND);
    await page.set(readPairStatsAtom);
    page.set(dispatchAtom, { kind: 'typed', char: page.get(roundAtom).expected.charAt(0), at: 1000 });
    await allCounted();
    expect(counted()).toBe(0);
    page.set(restartAtom, 2000);
    await readAll();
    expect(counted()).toBe(2);
  });

  test('is the same object until rounds change', async () => {
    await saveOnDevice(FIRST);
    await readAll();
    const before = page.get(pairStatsAtom);
    await readAll();
    expect(page.get(pairStatsAtom)).toBe(before);
    await saveOnDevice(SECOND);
    await readAll();
    expect(counted()).toBe(2);
  });

  test('is counted anew if that was stopped', async () => {
    await saveOnDevice(FIRST, SECOND);
    await page.set(readPairStatsAtom);
    page.set(pauseRebuildAtom);
    expect(isCounting()).toBe(false);
    await readAll();
    expect(counted()).toBe(2);
  });

  test('is counted once, however often it is asked for meanwhile', async () => {
    await saveOnDevice(FIRST, SECOND);
    await Promise.all([page.set(readPairStatsAtom), page.set(readPairStatsAtom)]);
    await allCounted();
    expect(counted()).toBe(2);
  });

  test('of a newer version is counted for this visit only, and once', async () => {
    await saveOnDevice(FIRST);
    const newer = { changes: 0, stats: { version: STATS_VERSION + 1 } };
    await storeContents('practice', (store) => store.put(newer, 'pairs'));
    await readAll();
    expect(counted()).toBe(1);
    expect(await storeContents('practice')).toContainEqual(newer);
    await page.set(readPairStatsAtom);
    expect(isCounting()).toBe(false);
  });

  test('without rounds whose list cannot be loaded now is counted once, and again when rounds change', async () => {
    await saveOnDevice(FIRST);
    await readAll();
    const seen: (number | undefined)[] = [];
    page.sub(pairStatsAtom, () => seen.push(counted()));
    await saveOnDevice(SECOND, aVerifiedRoundOver('french-1'));
    await readAll();
    await page.set(readPairStatsAtom);
    expect(isCounting()).toBe(false);
    await saveOnDevice(aVerifiedRound({ minute: 3 }));
    await page.set(readPairStatsAtom);
    expect(isCounting()).toBe(true);
    await allCounted();
    expect(seen).toEqual([2, 3]);
  });

  test('stays unknown without a database, which is told', async () => {
    await denyDatabase();
    await page.set(readPairStatsAtom);
    expect([page.get(pairStatsAtom), isCounting()]).toEqual([null, false]);
    expect(page.get(databaseTroubleAtom)).not.toBeNull();
  });

  test.each([{ lastPlayedAt: 2 }, { gapCount: 2001 }, { usualRounds: 21 }])(
    'is another once the record has other rounds (%j)',
    async (other) => {
      const stats = aPlayersStats({ pairs: {} });
      await saveRecord(stats);
      await page.set(readPairStatsAtom);
      expect(page.get(pairStatsAtom)).toEqual(stats);
      await saveRecord({ ...stats, ...other });
      await page.set(readPairStatsAtom);
      expect(page.get(pairStatsAtom)).toMatchObject(other);
      expect(isCounting()).toBe(false);
    },
  );

  test('is shown as of before while rounds are counted again, but a record of before does not replace it', async () => {
    const stats = aPlayersStats({ pairs: {} });
    await saveRecord(stats);
    await storeContents('practice', (store) => store.put(1, 'changes'));
    await page.set(readPairStatsAtom);
    expect(counted()).toBe(20);
    page.set(pauseRebuildAtom);
    await saveRecord({ ...stats, usualRounds: 21 });
    await page.set(readPairStatsAtom);
    page.set(pauseRebuildAtom);
    expect(counted()).toBe(20);
  });

  test('follows rounds that are saved or deleted anywhere', async () => {
    onTestFinished(page.set(openPairStatsAtom));
    await saveOnDevice(FIRST, SECOND);
    await whenAtom(page, pairStatsAtom, (stats) => stats?.usualRounds === 2);
    await new RoundsDatabase().delete(idsOf(FIRST));
    await whenAtom(page, pairStatsAtom, (stats) => stats?.usualRounds === 1);
  });
});

describe('a worker that counts', () => {
  const tell = (data: unknown) => FakeWorker.last.onmessage?.({ data });
  const isStopped = () => FakeWorker.last.terminate.mock.calls.length > 0;

  beforeEach(async () => {
    vi.stubGlobal('Worker', FakeWorker);
    await saveOnDevice(FIRST);
    await page.set(readPairStatsAtom);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('tells how far it is, and is stopped when it is done', () => {
    expect(page.get(rebuildProgressAtom)).toEqual({ done: 0, total: 0 });
    tell({ step: 'counting', done: 3, total: 7 });
    expect([page.get(rebuildProgressAtom), isStopped()]).toEqual([{ done: 3, total: 7 }, false]);
    // Of other work.
    tell({ step: 'luck', luck: new Map(), isDone: true });
    expect([page.get(rebuildProgressAtom), isStopped()]).toEqual([{ done: 3, total: 7 }, false]);
    const stats = aPlayersStats({ pairs: {} });
    tell({ step: 'done', stats });
    expect([page.get(pairStatsAtom), isCounting(), isStopped()]).toEqual([stats, false, true]);
  });

  test('that is done after rounds have changed again has not counted all: it is asked again', async () => {
    await saveOnDevice(SECOND);
    await page.set(readPairStatsAtom);
    const { last } = FakeWorker;
    const stats = aPlayersStats({ pairs: {} });
    tell({ step: 'done', stats });
    expect([page.get(pairStatsAtom), page.get(areAllCountedAtom)]).toEqual([stats, false]);
    await whenAtom(page, rebuildProgressAtom, (progress) => progress !== null);
    expect(FakeWorker.last).not.toBe(last);
    tell({ step: 'done', stats });
    expect(page.get(areAllCountedAtom)).toBe(true);
  });

  test('that could count nothing leaves what is known, and is asked again', async () => {
    const before = page.get(pairStatsAtom);
    tell({ step: 'done', stats: null });
    expect([page.get(pairStatsAtom), isCounting()]).toEqual([before, false]);
    await page.set(readPairStatsAtom);
    expect(isCounting()).toBe(true);
  });

  test('is not started for what is counted already, nor while a round runs', async () => {
    const stats = aPlayersStats({ pairs: {} });
    tell({ step: 'done', stats });
    const { last } = FakeWorker;
    await saveRecord(stats);
    await storeContents('practice', (store) => store.delete('changes'));
    await page.set(readPairStatsAtom);
    expect(FakeWorker.last).toBe(last);
    page.set(dispatchAtom, { kind: 'typed', char: page.get(roundAtom).expected.charAt(0), at: 1000 });
    // Two: after one, as many changes would be known as were last counted, and those are not counted again.
    for (const minute of [2, 3]) await saveOnDevice(aVerifiedRound({ minute }));
    await page.set(readPairStatsAtom);
    expect(FakeWorker.last).toBe(last);
    page.set(restartAtom, 2000);
    await page.set(readPairStatsAtom);
    expect(FakeWorker.last).not.toBe(last);
  });

  test('is stopped when it tells something while a round runs', () => {
    page.set(dispatchAtom, { kind: 'typed', char: page.get(roundAtom).expected.charAt(0), at: 1000 });
    tell({ step: 'counting', done: 3, total: 7 });
    expect([isCounting(), isStopped()]).toEqual([false, true]);
  });
});
