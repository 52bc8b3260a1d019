// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { challengeFragment } from '../core/challengeLink';
import { recordingOf } from '../core/recording';
import type { Round } from '../core/round';
import { aFinishedRound } from '../testing/playedRounds';
import { A_SETUP, typed } from '../testing/rounds';
import { raceAtom } from './boardAtoms';
import {
  declineAtom,
  followRoundAtom,
  linkTroubleAtom,
  offeredChallengeAtom,
  openLinkAtom,
} from './challengeAtoms';
import { beginAtom, dispatchAtom, restartAtom, roundAtom } from './roundAtoms';

const SENT = aFinishedRound({ ...A_SETUP, seed: 77 }, [typed('a'), typed('o', 1100)]);
const LINK = challengeFragment(recordingOf(SENT), A_SETUP.words, 'Ana');

let store: ReturnType<typeof createStore>;
let own: Round;
beforeEach(() => {
  location.hash = LINK;
  store = createStore();
  store.set(beginAtom, A_SETUP);
  own = store.get(roundAtom);
});

const seed = () => store.get(roundAtom).setup.seed;
const end = () => {
  store.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  store.set(followRoundAtom);
};
const begin = () => store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });

test('a link lays out its words to be raced, and stays in the address until that is over', () => {
  store.set(openLinkAtom, LINK, 0);
  store.set(followRoundAtom);
  expect(seed()).toBe(77);
  expect(store.get(raceAtom)?.challenger).toBe('Ana');
  expect(location.hash).toBe(LINK);
  store.set(restartAtom, 0);
  store.set(followRoundAtom);
  expect(location.hash).toBe('');
});

test('a link during a round waits for its end, and comes with the next round', () => {
  begin();
  store.set(openLinkAtom, LINK, 0);
  store.set(followRoundAtom);
  expect(store.get(roundAtom).setup).toBe(own.setup);
  expect(store.get(offeredChallengeAtom)).toBeNull();
  end();
  expect(store.get(roundAtom).setup).toBe(own.setup);
  expect(store.get(offeredChallengeAtom)?.name).toBe('Ana');
  store.set(restartAtom, 0);
  store.set(followRoundAtom);
  expect(seed()).toBe(77);
  expect(store.get(offeredChallengeAtom)).toBeNull();
});

test('a round that is given up for new words gives way to the link', () => {
  begin();
  store.set(openLinkAtom, LINK, 0);
  store.set(restartAtom, 2000);
  store.set(followRoundAtom);
  expect(seed()).toBe(77);
});

test('a link at a result begins at once', () => {
  begin();
  end();
  store.set(openLinkAtom, LINK, 0);
  expect(seed()).toBe(77);
});

test('one that cannot be read leaves the words as they are, says so, and leaves the address', () => {
  store.set(openLinkAtom, LINK.slice(0, -1), 0);
  store.set(followRoundAtom);
  expect(store.get(roundAtom)).toBe(own);
  expect(store.get(linkTroubleAtom)).toBe('unreadable');
  expect(location.hash).toBe('');
  begin();
  end();
  expect(store.get(linkTroubleAtom)).toBeNull();
});

test('one that cannot be read during a round is told of at its end', () => {
  begin();
  store.set(openLinkAtom, '#race=', 0);
  expect(store.get(linkTroubleAtom)).toBeNull();
  end();
  expect(store.get(linkTroubleAtom)).toBe('unreadable');
});

test('declined, a challenge gives way to a usual round', () => {
  store.set(openLinkAtom, LINK, 0);
  store.set(declineAtom, 0);
  expect(store.get(raceAtom)).toBeNull();
  expect(seed()).not.toBe(77);
  expect(location.hash).toBe('');
});

test('declined at a result, an offered one leaves the result', () => {
  begin();
  store.set(openLinkAtom, LINK, 0);
  end();
  const result = store.get(roundAtom);
  store.set(declineAtom, 0);
  expect(store.get(roundAtom)).toBe(result);
  expect(store.get(offeredChallengeAtom)).toBeNull();
});
