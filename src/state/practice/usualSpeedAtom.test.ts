import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeWorker } from '../../testing/fakeWorker';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aPlayersStats } from '../../testing/pairStats';
import { storeContents } from '../../testing/savedRounds';
import { noteFinishedRoundAtom, noteSavedRoundsAtom, unsavedRoundsAtom } from '../history/unsavedRoundAtoms';
import { restartAtom } from '../next/restartAtom';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { sittingAtom } from '../round/sittingAtoms';
import { readPairStatsAtom } from './pairStatsAtoms';
import { usualSpeedAtom } from './usualSpeedAtom';

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

/** Plays a round to its end. */
function play(): void {
  const { expected } = page.get(roundAtom);
  Array.from(expected.slice(0, 20), (char, index) =>
    page.set(dispatchAtom, { kind: 'typed', char, at: 1000 + index * 100 }),
  );
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
}

/** When the finished round was played. */
const playedAt = (): number => page.get(sittingAtom).playedAt ?? 0;

const CHARACTERS = Array.from(' abcdefghijklmnopqrstuvwxyz');

/**
 * Has so many rounds been counted, in which every pair took so many ms, but `xx`, the only one of the latest rounds. The last
 * one was played then.
 */
async function count(rounds: number, pairMs: number, lastPlayedAt = rounds): Promise<void> {
  const pairs = Object.fromEntries(
    CHARACTERS.flatMap((first) => CHARACTERS.map((second) => [first + second, pairMs])),
  );
  const stats = {
    ...aPlayersStats({ pairs: { ...pairs, xx: 100 } }),
    lastPlayedAt,
    usualRounds: rounds,
  };
  await storeContents('practice', (store) => store.put({ changes: 0, stats }, 'pairs'));
  await page.set(readPairStatsAtom);
}

test('the usual speed is that on the words of the finished round, once its pairs are known', async () => {
  expect(page.get(usualSpeedAtom)).toBeNull();
  play();
  expect(page.get(usualSpeedAtom)).toBeNull();
  await count(20, 100);
  expect(page.get(usualSpeedAtom)).toBeGreaterThan(80);
  page.set(restartAtom, 1e9);
  expect(page.get(usualSpeedAtom)).toBeNull();
});

test('it stays as it is for a result, whatever is counted later, and for whoever asks', async () => {
  await count(20, 100);
  play();
  const usualWpm = page.get(usualSpeedAtom);
  await count(21, 400);
  expect(page.get(usualSpeedAtom)).toBe(usualWpm);
  page.set(restartAtom, 1e9);
  play();
  expect(page.get(usualSpeedAtom)).toBeLessThan((usualWpm ?? 0) / 2);
});

test('what was not known as the round ended stays so, too', async () => {
  await count(9, 100);
  play();
  expect(page.get(usualSpeedAtom)).toBeNull();
  await count(10, 100);
  expect(page.get(usualSpeedAtom)).toBeNull();
});

test('rounds that were not counted yet, as of an import, decide once they are', async () => {
  await count(9, 100);
  await storeContents('practice', (store) => store.put(1, 'changes'));
  vi.stubGlobal('Worker', FakeWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  await page.set(readPairStatsAtom);
  // It is computed at each change, as where it is shown.
  onTestFinished(page.sub(usualSpeedAtom, () => {}));
  play();
  expect(page.get(usualSpeedAtom)).toBeNull();
  FakeWorker.last.onmessage?.({ data: { step: 'counting', done: 0, total: 0 } });
  expect(page.get(usualSpeedAtom)).toBeNull();
  FakeWorker.last.onmessage?.({ data: { step: 'done', stats: aPlayersStats({ pairs: {} }) } });
  expect(page.get(usualSpeedAtom)).toBeGreaterThan(80);
});

test('rounds that were not counted yet are not waited for where those before them are enough', async () => {
  await count(20, 100);
  await storeContents('practice', (store) => store.put(1, 'changes'));
  vi.stubGlobal('Worker', FakeWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  await page.set(readPairStatsAtom);
  play();
  const usualWpm = page.get(usualSpeedAtom);
  expect(usualWpm).toBeGreaterThan(80);
  FakeWorker.last.onmessage?.({ data: { step: 'done', stats: aPlayersStats({ pairs: { xx: 50 } }) } });
  expect(page.get(usualSpeedAtom)).toBe(usualWpm);
});

test('ten rounds before the round are enough; one of practice is none of them', async () => {
  await count(10, 100);
  play();
  page.set(noteFinishedRoundAtom);
  expect(page.get(usualSpeedAtom)).toBeGreaterThan(80);
  const { setup } = page.get(roundAtom);
  page.set(beginAtom, { ...setup, settings: { ...setup.settings, practice: ['th'] } });
  play();
  page.set(noteFinishedRoundAtom);
  await count(10, 100, playedAt());
  expect(page.get(usualSpeedAtom)).toBeGreaterThan(80);
});

test('a round that is counted before its usual speed is asked for is none of those before it', async () => {
  play();
  page.set(noteFinishedRoundAtom);
  const countedAt = playedAt();
  await count(10, 100, countedAt);
  expect(page.get(usualSpeedAtom)).toBeNull();
  await count(11, 100, countedAt);
  expect(page.get(usualSpeedAtom)).toBeNull();
  page.set(restartAtom, 1e9);
  play();
  page.set(noteFinishedRoundAtom);
  await count(11, 100, playedAt());
  expect(page.get(usualSpeedAtom)).toBeGreaterThan(80);
});

test('a round that is counted among later ones, as after the clock was set back, has no usual speed but one of before', async () => {
  const afterTheNext = async (rounds: number, isSaved: boolean): Promise<number | null> => {
    page.set(restartAtom, 1e9);
    play();
    page.set(noteFinishedRoundAtom);
    if (isSaved) page.set(noteSavedRoundsAtom, page.get(unsavedRoundsAtom));
    await count(rounds, 100, playedAt() + 60_000);
    return page.get(usualSpeedAtom);
  };
  expect(await afterTheNext(11, true)).toBeNull();
  expect(await afterTheNext(10, false)).toBeGreaterThan(80);
});
