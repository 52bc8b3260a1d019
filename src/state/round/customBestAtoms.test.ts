import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { kindKey, kindOfSetup } from '../../core/options/options';
import type { RoundSettings } from '../../core/round/rules';
import { aFinishedRound, aWordCountSetup } from '../../testing/playedRounds';
import { A_SETUP } from '../../testing/rounds';
import { beginRace } from '../../testing/sittings';
import { stopWatchingAtom, watchAtom } from '../replay/watchAtoms';
import { offerScoreAtom } from './bestAtoms';
import { customBestsAtom, isBestOfRaceAtom, isStandardRoundAtom, shownBestAtom } from './customBestAtoms';
import { beginAtom, dispatchAtom, roundAtom } from './roundAtoms';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
});

const setupOf = (settings: Partial<RoundSettings>) => ({
  ...A_SETUP,
  settings: { ...A_SETUP.settings, ...settings },
});

/** Begins a round with these settings. Returns whether it is the standard one, and the best it shows. */
function begin(settings: Partial<RoundSettings>): [isStandard: boolean, shownBest: number] {
  store.set(beginAtom, setupOf(settings));
  return [store.get(isStandardRoundAtom), store.get(shownBestAtom)];
}

test('the best that is shown is that of the round’s kind, 0 where none is known', () => {
  store.set(offerScoreAtom, 120);
  store.set(customBestsAtom, new Map([[kindKey(kindOfSetup(setupOf({ durationMs: 15_000 }))), 60]]));
  expect(begin({})).toEqual([true, 120]);
  expect(begin({ durationMs: 15_000 })).toEqual([false, 60]);
  expect(begin({ durationMs: 60_000 })).toEqual([false, 0]);
});

test('practice shows the best of the same round without practice', () => {
  store.set(offerScoreAtom, 120);
  store.set(customBestsAtom, new Map([[kindKey(kindOfSetup(setupOf({ durationMs: 15_000 }))), 60]]));
  expect(begin({ practice: ['th'] })).toEqual([false, 120]);
  expect(begin({ practice: ['th'], durationMs: 15_000 })).toEqual([false, 60]);
});

test('a race above the best is known as such, as it leaves the best as it is', () => {
  const finish = (right: number): boolean => {
    for (const char of store.get(roundAtom).expected.slice(0, right))
      store.set(dispatchAtom, { kind: 'typed', char, at: 0 });
    store.set(dispatchAtom, { kind: 'ticked', at: A_SETUP.settings.durationMs });
    return store.get(isBestOfRaceAtom);
  };
  store.set(offerScoreAtom, 5);
  store.set(beginAtom, A_SETUP);
  expect(finish(6)).toBe(false);
  beginRace(store, A_SETUP);
  // The round before has raised the best to 6.
  expect(finish(6)).toBe(false);
  beginRace(store, A_SETUP);
  expect(store.get(isBestOfRaceAtom)).toBe(false);
  expect(finish(7)).toBe(true);
});

test('a word-count race is above the best if it is faster', () => {
  const setup = aWordCountSetup();
  const race = (gapMs: number): boolean => {
    store.set(beginAtom, A_SETUP);
    beginRace(store, setup);
    for (const [index, char] of Array.from(store.get(roundAtom).expected).entries())
      store.set(dispatchAtom, { kind: 'typed', char, at: index * gapMs });
    return store.get(isBestOfRaceAtom);
  };
  // 12,000 ms divided by the gap are the words a minute, or a little more, as the first key takes no time.
  store.set(customBestsAtom, new Map([[kindKey(kindOfSetup(setup)), 90]]));
  expect([race(200), race(100)]).toEqual([false, true]);
});

test('while a round is watched the best of its kind is shown', () => {
  store.set(offerScoreAtom, 120);
  const watched = aFinishedRound(setupOf({ durationMs: 15_000 }), []);
  store.set(customBestsAtom, new Map([[kindKey(kindOfSetup(watched.setup)), 60]]));
  store.set(beginAtom, A_SETUP);
  store.set(watchAtom, watched, 0);
  expect([store.get(isStandardRoundAtom), store.get(shownBestAtom)]).toEqual([false, 60]);
  store.set(stopWatchingAtom);
  expect([store.get(isStandardRoundAtom), store.get(shownBestAtom)]).toEqual([true, 120]);
});
