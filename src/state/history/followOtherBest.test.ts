import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { keyOf, kindOfSetup } from '../../core/options/options';
import { STANDARD_ROUND } from '../../core/round/rules';
import { aNewDevice, aReadyRound, denyDatabase, keepOnDevice, onDevice } from '../../testing/keptRounds';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { foundBestAtom, isStandardRoundAtom, shownBestAtom } from '../round/otherBestAtoms';
import { beginAtom, beginRacedAtom, roundAtom } from '../round/roundAtoms';
import { followOtherBestAtom, noteOtherBestAtom } from './followOtherBest';

/** A minute long, all else as in the standard round. */
const LONG = { ...A_SETUP, settings: { ...STANDARD_ROUND, durationMs: 60_000 } };

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  aNewDevice();
  page = createStore();
  page.set(beginAtom, LONG);
});

/** A kept round of a minute in which so many characters stand, all of them right. */
function aLongRound(score: number, about: Parameters<typeof aReadyRound>[0] = {}) {
  const ready = aReadyRound({ minute: score, durationMs: 60_000, ...about });
  return { ...ready, summary: { ...ready.summary, total: score, errors: 0 } };
}

const follow = () => page.set(followOtherBestAtom);

test('the best of rounds that are not the standard one is that of the kept ones of their kind', async () => {
  await keepOnDevice(aLongRound(7), aLongRound(9), aLongRound(8), aLongRound(99, { durationMs: 61_000 }));
  expect(page.get(isStandardRoundAtom)).toBe(false);
  expect(page.get(shownBestAtom)).toBe(0);
  const unfollow = follow();
  await vi.waitFor(() => expect(page.get(shownBestAtom)).toBe(9), 5000);
  await keepOnDevice(aLongRound(12));
  await vi.waitFor(() => expect(page.get(shownBestAtom)).toBe(12), 5000);
  unfollow();
});

test('raced rounds make no best, nor does what cannot be shown', async () => {
  await keepOnDevice(aLongRound(7), aLongRound(9, { wasRaced: true }), aLongRound(11));
  await onDevice('listed', (store) => store.put({ ...aLongRound(11).kept, summary: null }));
  const unfollow = follow();
  await vi.waitFor(() => expect(page.get(shownBestAtom)).toBe(7), 5000);
  unfollow();
});

test('a score that is worse than nothing makes no best', async () => {
  const bad = aLongRound(7);
  await keepOnDevice({ ...bad, summary: { ...bad.summary, errors: 7 } });
  const unfollow = follow();
  await vi.waitFor(() => expect(page.get(foundBestAtom).size).toBe(1), 5000);
  expect(page.get(shownBestAtom)).toBe(0);
  unfollow();
});

test('where nothing can be kept a score lasts as long as the page, and only a higher one takes its place', async () => {
  await denyDatabase();
  const unfollow = follow();
  page.set(
    noteOtherBestAtom,
    aFinishedRound(
      LONG,
      Array.from(page.get(roundAtom).expected.slice(0, 4), (char) => typed(char)),
    ),
  );
  expect(page.get(shownBestAtom)).toBe(4);
  page.set(noteOtherBestAtom, aFinishedRound(LONG, [typed(page.get(roundAtom).expected[0] ?? '')]));
  expect(page.get(shownBestAtom)).toBe(4);
  expect([...page.get(foundBestAtom).keys()]).toEqual([keyOf(kindOfSetup(LONG))]);
  unfollow();
});

test('a raced round makes no best when it is over', () => {
  page.set(beginRacedAtom, LONG);
  const { setup, expected } = page.get(roundAtom);
  page.set(noteOtherBestAtom, aFinishedRound(setup, [typed(expected[0] ?? '')]));
  expect(page.get(foundBestAtom).size).toBe(0);
});
