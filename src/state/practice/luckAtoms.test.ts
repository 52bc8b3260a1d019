import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MIN_LUCK_ROUNDS } from '../../analysis/history/trend';
import { FakeWorker } from '../../testing/fakeWorker';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aNewPage } from '../../testing/page';
import { aPlayersStats } from '../../testing/pairStats';
import { aVerifiedRound, saveOnDevice, storeContents } from '../../testing/savedRounds';
import { whenAtom } from '../../testing/whenAtom';
import { trendRoundsAtom } from '../history/filteredRoundAtoms';
import { openHistoryAtom } from '../history/historyAtoms';
import { wordListsAtom } from '../words/wordListAtoms';
import { luckAtom, readLuckAtom } from './luckAtoms';

const ROUNDS = Array.from({ length: 10 }, (_, minute) => aVerifiedRound({ minute }));

let page: HistoryPage;
beforeEach(async () => {
  page = aHistoryPage();
  const stats = aPlayersStats({ pairs: { bl: 200 } });
  await saveOnDevice(...ROUNDS);
  await storeContents('practice', (store) => store.put({ changes: 0, stats }, 'pairs'));
  await page.set(openHistoryAtom);
});

test('luck with words becomes known of the rounds in the trend', async () => {
  page.set(readLuckAtom);
  expect(page.get(luckAtom).size).toBe(0);
  await whenAtom(page, luckAtom, (luck) => luck.size === 10);
});

test('it does not, once that was stopped', async () => {
  page.set(readLuckAtom)();
  const stopped = page.get(luckAtom);
  // Another tab that is not stopped is done later.
  const other = aNewPage();
  await other.set(openHistoryAtom);
  other.set(readLuckAtom);
  await whenAtom(other, luckAtom, (luck) => luck.size === 10);
  expect(page.get(luckAtom)).toBe(stopped);
});

test('it is asked for of all rounds in the trend, and taken once it is known', () => {
  vi.stubGlobal('Worker', FakeWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  page.set(readLuckAtom);
  const worker = FakeWorker.last;
  const lists = page.get(wordListsAtom);
  const ids = page.get(trendRoundsAtom).map(({ listed }) => listed.id);
  expect(worker.postMessage.mock.calls).toEqual([[{ kind: 'luck', lists, ids }]]);
  const luck = new Map([[ids[0] ?? '', 3]]);
  worker.onmessage?.({ data: { step: 'done', stats: null } });
  worker.onmessage?.({ data: { step: 'luck', luck, isDone: false } });
  expect([page.get(luckAtom).size, worker.terminate.mock.calls.length]).toEqual([0, 0]);
  worker.onmessage?.({ data: { step: 'luck', luck, isDone: true } });
  expect([page.get(luckAtom), worker.terminate.mock.calls.length]).toEqual([luck, 1]);
});

test('it is not asked for of fewer rounds than a trend needs', async () => {
  vi.stubGlobal('Worker', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const few = aHistoryPage();
  await saveOnDevice(...ROUNDS.slice(0, MIN_LUCK_ROUNDS - 1));
  await few.set(openHistoryAtom);
  few.set(readLuckAtom)();
  expect(Worker).not.toHaveBeenCalled();
});
