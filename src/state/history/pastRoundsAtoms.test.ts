import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { kindKey } from '../../core/options/options';
import { listingOf } from '../../platform/history/databaseSchema';
import { DatabaseError } from '../../platform/history/openDatabase';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { notifyRoundsChanged } from '../../platform/history/roundsChanges';
import { aHistoryPage, type HistoryPage, idsOf } from '../../testing/historyPage';
import { aScoredRound, saveOnDevice, storeContents } from '../../testing/savedRounds';
import { playOn } from '../../testing/sittings';
import { whenAtom } from '../../testing/whenAtom';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import {
  arePastRoundsKnownAtom,
  changePastRoundsAtom,
  followPastRoundsAtom,
  pastOfKind,
  readPastRoundsAtom,
  savedRoundsAtom,
  updatePastRoundsAtom,
} from './pastRoundsAtoms';
import { saveRoundsAtom } from './saveRoundsAtoms';
import { noteFinishedRoundAtom, unsavedRoundsAtom } from './unsavedRoundAtoms';

const [FIRST, SECOND, THIRD] = [aScoredRound(1), aScoredRound(2), aScoredRound(3)];

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

const ids = () => page.get(savedRoundsAtom).map(({ id }) => id);
const pastScores = () => pastOfKind(page.get, kindKey(FIRST.summary)).map(({ summary }) => summary.total);

/** Follows the saved rounds as the page does, until they are known. Returns how often all of them have been read. */
async function follow(): Promise<() => number> {
  const list = vi.spyOn(RoundsDatabase.prototype, 'list');
  onTestFinished(() => list.mockRestore());
  onTestFinished(page.set(followPastRoundsAtom));
  await whenAtom(page, arePastRoundsKnownAtom, (areKnown) => areKnown);
  return () => list.mock.calls.length;
}

test('a round that is finished and saved is one of them at each moment, and all are read once only', async () => {
  await saveOnDevice(FIRST);
  const readings = await follow();
  playOn(page, SECOND.round);
  page.set(noteFinishedRoundAtom);
  const scores = pastScores();
  expect(scores).toHaveLength(2);
  await page.set(saveRoundsAtom, 'none');
  expect(page.get(unsavedRoundsAtom)).toEqual([]);
  expect(pastScores()).toEqual(scores);
  // It is told like the change of another tab: after that, one that is really of another is there.
  await saveOnDevice(THIRD);
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 3);
  expect(readings()).toBe(1);
});

test('what another tab adds and deletes is brought in without reading all of them again', async () => {
  await saveOnDevice(FIRST, THIRD);
  const readings = await follow();
  await saveOnDevice(SECOND);
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 3);
  expect(ids()).toEqual(idsOf(THIRD, SECOND, FIRST));
  await new RoundsDatabase().delete(idsOf(FIRST));
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 2);
  expect(readings()).toBe(1);
});

test('a change that is not told one by one makes all of them be read again', async () => {
  await saveOnDevice(FIRST);
  const readings = await follow();
  await storeContents('rounds', (store) => store.put(SECOND.saved));
  await storeContents('listed', (store) => store.put(listingOf(SECOND.saved, SECOND.summary)));
  notifyRoundsChanged(null);
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 2);
  expect(readings()).toBe(2);
});

test('while a round runs all of them are not read again; once it is over, they are', async () => {
  await saveOnDevice(FIRST);
  const readings = await follow();
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  notifyRoundsChanged(null);
  await saveOnDevice(SECOND);
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 2);
  expect(readings()).toBe(1);
  expect(page.get(arePastRoundsKnownAtom)).toBe(false);
  page.set(beginAtom, { ...page.get(roundAtom).setup });
  await page.set(updatePastRoundsAtom);
  expect([readings(), page.get(arePastRoundsKnownAtom)]).toEqual([2, true]);
});

test('if they cannot be read once, those of this visit are all that is known, until the next try', async () => {
  await saveOnDevice(FIRST);
  vi.spyOn(RoundsDatabase.prototype, 'list').mockRejectedValueOnce(new DatabaseError('unanswered'));
  await follow();
  expect([ids(), page.get(arePastRoundsKnownAtom)]).toEqual([[], true]);
  await page.set(updatePastRoundsAtom);
  expect(ids()).toEqual(idsOf(FIRST));
});

test('who wants them while they are being read waits for that reading, and gets what it has read', async () => {
  await saveOnDevice(FIRST);
  const outcomes = await Promise.all([1, 2, 3].map(() => page.set(readPastRoundsAtom).then(ids)));
  expect(outcomes).toEqual([1, 2, 3].map(() => idsOf(FIRST)));
});

test('a round that is saved before they have been read is one of them at each moment', async () => {
  playOn(page, SECOND.round);
  page.set(noteFinishedRoundAtom);
  const seen: number[] = [];
  onTestFinished(page.sub(unsavedRoundsAtom, () => seen.push(pastScores().length)));
  await page.set(saveRoundsAtom, 'none');
  expect(page.get(unsavedRoundsAtom)).toEqual([]);
  await page.set(readPastRoundsAtom);
  expect([...seen, pastScores().length]).toEqual([1, 1]);
});

test('a round that is saved while they are being read is one of them, though another has begun', async () => {
  await saveOnDevice(FIRST);
  playOn(page, SECOND.round);
  page.set(noteFinishedRoundAtom);
  const reading = page.set(readPastRoundsAtom);
  await page.set(saveRoundsAtom, 'none');
  page.set(beginAtom, { ...page.get(roundAtom).setup });
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  await reading;
  expect(pastScores()).toHaveLength(2);
});

test('what changes while they are being read is not lost', async () => {
  await saveOnDevice(FIRST, SECOND);
  await page.set(readPastRoundsAtom);
  const reading = page.set(readPastRoundsAtom);
  page.set(changePastRoundsAtom, { added: [], removed: idsOf(FIRST) });
  expect(ids()).toEqual(idsOf(SECOND));
  await reading;
  expect(ids()).toEqual(idsOf(SECOND));
});

test('a listing that is rebuilt takes the place of the one before it, of whatever kind', async () => {
  await saveOnDevice(FIRST);
  await page.set(readPastRoundsAtom);
  const rebuilt = listingOf(FIRST.saved, { ...FIRST.summary, version: 99, durationMs: 15_000 });
  page.set(changePastRoundsAtom, { added: [rebuilt], removed: [] });
  expect(page.get(savedRoundsAtom)).toEqual([rebuilt]);
});

test('a listing that cannot be shown, as of a newer version in another tab, is left out', async () => {
  await saveOnDevice(FIRST);
  await follow();
  const broken = listingOf(SECOND.saved, { ...SECOND.summary, durationMs: 0 });
  notifyRoundsChanged({ added: [broken], removed: [] });
  await saveOnDevice(THIRD);
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 2);
  expect(ids()).toEqual(idsOf(THIRD, FIRST));
});
