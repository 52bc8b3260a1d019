// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { recordingOf } from '../../core/history/recordingBytes';
import { challengeFragment } from '../../core/race/challengeLink';
import type { Round } from '../../core/round/round';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { raceAtom } from '../replay/boardAtoms';
import { beginAtom, dispatchAtom, restartAtom, roundAtom } from '../round/roundAtoms';
import {
  declineChallengeAtom,
  linkTroubleAtom,
  offeredChallengeAtom,
  openLinkAtom,
  updateLinkAtom,
} from './challengeAtoms';

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
  store.set(updateLinkAtom);
};
const begin = () => store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });

test('a link lays out its words for a race, and stays in the address until the race is over', () => {
  store.set(openLinkAtom, LINK, 0);
  store.set(updateLinkAtom);
  expect(seed()).toBe(77);
  expect(store.get(raceAtom)?.challenger).toBe('Ana');
  expect(location.hash).toBe(LINK);
  store.set(restartAtom, 0);
  store.set(updateLinkAtom);
  expect(location.hash).toBe('');
});

test('a link opened during a round is deferred to the next round', () => {
  begin();
  store.set(openLinkAtom, LINK, 0);
  store.set(updateLinkAtom);
  expect(store.get(roundAtom).setup).toBe(own.setup);
  expect(store.get(offeredChallengeAtom)).toBeNull();
  end();
  expect(store.get(roundAtom).setup).toBe(own.setup);
  expect(store.get(offeredChallengeAtom)?.name).toBe('Ana');
  store.set(restartAtom, 0);
  store.set(updateLinkAtom);
  expect(seed()).toBe(77);
  expect(store.get(offeredChallengeAtom)).toBeNull();
});

test('an abandoned round gives way to the link', () => {
  begin();
  store.set(openLinkAtom, LINK, 0);
  store.set(restartAtom, 2000);
  store.set(updateLinkAtom);
  expect(seed()).toBe(77);
});

test('a link at a result begins at once', () => {
  begin();
  end();
  store.set(openLinkAtom, LINK, 0);
  expect(seed()).toBe(77);
});

test('an unreadable link leaves the words as they are, says so, and is removed from the address', () => {
  store.set(openLinkAtom, LINK.slice(0, -1), 0);
  store.set(updateLinkAtom);
  expect(store.get(roundAtom)).toBe(own);
  expect(store.get(linkTroubleAtom)).toBe('unreadable');
  expect(location.hash).toBe('');
  begin();
  end();
  expect(store.get(linkTroubleAtom)).toBeNull();
});

test('an unreadable link opened during a round is reported at its end', () => {
  begin();
  store.set(openLinkAtom, '#race=', 0);
  expect(store.get(linkTroubleAtom)).toBeNull();
  end();
  expect(store.get(linkTroubleAtom)).toBe('unreadable');
});

test('a declined challenge gives way to a usual round', () => {
  store.set(openLinkAtom, LINK, 0);
  store.set(declineChallengeAtom, 0);
  expect(store.get(raceAtom)).toBeNull();
  expect(seed()).not.toBe(77);
  expect(location.hash).toBe('');
});

test('declining an offered challenge at a result leaves the result', () => {
  begin();
  store.set(openLinkAtom, LINK, 0);
  end();
  const result = store.get(roundAtom);
  store.set(declineChallengeAtom, 0);
  expect(store.get(roundAtom)).toBe(result);
  expect(store.get(offeredChallengeAtom)).toBeNull();
});
