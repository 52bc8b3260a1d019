import { beforeEach, expect, test } from 'vitest';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aPlayersStats } from '../../testing/pairStats';
import { storeContents } from '../../testing/savedRounds';
import { beginRace } from '../../testing/sittings';
import { saveRoundsAtom } from '../history/saveRoundsAtoms';
import { noteFinishedRoundAtom } from '../history/unsavedRoundAtoms';
import { restartAtom } from '../next/restartAtom';
import { dispatchAtom, roundAtom } from '../round/roundAtoms';
import { countedPairsAtom } from './countedPairsAtom';
import { pairStatsAtom, readPairStatsAtom } from './pairStatsAtoms';

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

/** Plays twenty characters, one a second, so nineteen gaps, to the end of the round. */
function play(): void {
  for (const [index, char] of Array.from(page.get(roundAtom).expected.slice(0, 20)).entries()) {
    page.set(dispatchAtom, { kind: 'typed', char, at: 1000 + index * 1000 });
  }
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  page.set(noteFinishedRoundAtom);
}

const gapCount = () => page.get(countedPairsAtom)?.gapCount;

test('what is counted of pairs has the finished round before it is saved, and the same afterwards', async () => {
  expect(page.get(countedPairsAtom)).toBeNull();
  await page.set(readPairStatsAtom);
  expect(gapCount()).toBe(0);
  play();
  const before = page.get(countedPairsAtom);
  expect(before?.gapCount).toBe(19);
  expect(page.get(pairStatsAtom)?.gapCount).toBe(0);
  await page.set(saveRoundsAtom, 'none');
  await page.set(readPairStatsAtom);
  expect(page.get(pairStatsAtom)?.gapCount).toBe(19);
  expect(page.get(countedPairsAtom)).toBe(before);
  page.set(restartAtom, 1e9);
  expect(gapCount()).toBe(19);
});

test('it has nothing of a raced round', async () => {
  const stats = aPlayersStats({ pairs: { th: 150 } });
  await storeContents('practice', (store) => store.put({ changes: 0, stats }, 'pairs'));
  await page.set(readPairStatsAtom);
  beginRace(page, page.get(roundAtom).setup);
  play();
  expect(gapCount()).toBe(2000);
});
