import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { kindKey } from '../../core/options/options';
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
  const { recording: _, ...about } = SECOND.saved;
  await storeContents('listed', (store) => store.put({ ...about, summary: SECOND.summary }));
  notifyRoundsChanged(null);
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 2);
  expect(readings()).toBe(2);
});

test('while a round runs nothing is brought in; once it is over, all is', async () => {
  await saveOnDevice(FIRST);
  await follow();
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  const told = new Promise((resolve) => {
    const channel = new BroadcastChannel('thirty rounds');
    channel.onmessage = resolve;
    onTestFinished(() => channel.close());
  });
  await saveOnDevice(SECOND);
  await told;
  await page.set(updatePastRoundsAtom);
  expect(ids()).toEqual(idsOf(FIRST));
  page.set(beginAtom, { ...page.get(roundAtom).setup });
  await page.set(updatePastRoundsAtom);
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 2);
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

test('a listing that cannot be shown, as of a newer version in another tab, is left out', async () => {
  await saveOnDevice(FIRST);
  await follow();
  const { recording: _, ...about } = SECOND.saved;
  notifyRoundsChanged({ added: [{ ...about, summary: { ...SECOND.summary, durationMs: 0 } }], removed: [] });
  await saveOnDevice(THIRD);
  await whenAtom(page, savedRoundsAtom, (saved) => saved.length === 2);
  expect(ids()).toEqual(idsOf(THIRD, FIRST));
});
