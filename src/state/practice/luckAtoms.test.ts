import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aPlayersStats } from '../../testing/pairStats';
import { A_SETUP } from '../../testing/rounds';
import { aVerifiedRound, saveOnDevice, storeContents } from '../../testing/savedRounds';
import { openHistoryAtom } from '../history/historyAtoms';
import { beginAtom } from '../round/roundAtoms';
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
  await vi.waitFor(() => expect(page.get(luckAtom).size).toBe(10));
});

test('it does not, once that was stopped', async () => {
  page.set(readLuckAtom)();
  const stopped = page.get(luckAtom);
  // Another tab that is not stopped is done later.
  const other = createStore();
  other.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  await other.set(openHistoryAtom);
  other.set(readLuckAtom);
  await vi.waitFor(() => expect(other.get(luckAtom).size).toBe(10));
  expect(page.get(luckAtom)).toBe(stopped);
});
