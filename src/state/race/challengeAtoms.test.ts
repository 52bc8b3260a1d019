// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Round } from '../../core/round/round';
import { aPageWithLink, endRound, LINK, seedOf, startRound } from '../../testing/challengedPage';
import { raceAtom } from '../replay/boardAtoms';
import { restartAtom, roundAtom } from '../round/roundAtoms';
import {
  declineChallengeAtom,
  linkTroubleAtom,
  offeredChallengeAtom,
  openLinkAtom,
  updateLinkAtom,
} from './challengeAtoms';

let page: ReturnType<typeof aPageWithLink>;
let own: Round;
beforeEach(() => {
  page = aPageWithLink();
  own = page.get(roundAtom);
});

test('a link lays out its words for a race, and stays in the address until the race is over', () => {
  page.set(openLinkAtom, LINK, 0);
  page.set(updateLinkAtom);
  expect(seedOf(page)).toBe(77);
  expect(page.get(raceAtom)?.challenger).toBe('Ana');
  expect(location.hash).toBe(LINK);
  page.set(restartAtom, 0);
  page.set(updateLinkAtom);
  expect(location.hash).toBe('');
});

test('a link opened during a round is deferred to the next round', () => {
  startRound(page);
  page.set(openLinkAtom, LINK, 0);
  page.set(updateLinkAtom);
  expect(page.get(roundAtom).setup).toBe(own.setup);
  expect(page.get(offeredChallengeAtom)).toBeNull();
  endRound(page);
  expect(page.get(roundAtom).setup).toBe(own.setup);
  expect(page.get(offeredChallengeAtom)?.name).toBe('Ana');
  page.set(restartAtom, 0);
  page.set(updateLinkAtom);
  expect(seedOf(page)).toBe(77);
  expect(page.get(offeredChallengeAtom)).toBeNull();
});

test('an abandoned round gives way to the link', () => {
  startRound(page);
  page.set(openLinkAtom, LINK, 0);
  page.set(restartAtom, 2000);
  page.set(updateLinkAtom);
  expect(seedOf(page)).toBe(77);
});

test('a link at a result begins at once', () => {
  startRound(page);
  endRound(page);
  page.set(openLinkAtom, LINK, 0);
  expect(seedOf(page)).toBe(77);
});

test('an unreadable link leaves the words as they are, says so, and is removed from the address', () => {
  page.set(openLinkAtom, LINK.slice(0, -1), 0);
  page.set(updateLinkAtom);
  expect(page.get(roundAtom)).toBe(own);
  expect(page.get(linkTroubleAtom)).toBe('unreadable');
  expect(location.hash).toBe('');
  startRound(page);
  endRound(page);
  expect(page.get(linkTroubleAtom)).toBeNull();
});

test('an unreadable link opened during a round is reported at its end', () => {
  startRound(page);
  page.set(openLinkAtom, '#race=', 0);
  expect(page.get(linkTroubleAtom)).toBeNull();
  endRound(page);
  expect(page.get(linkTroubleAtom)).toBe('unreadable');
});

test('a declined challenge gives way to a usual round', () => {
  page.set(openLinkAtom, LINK, 0);
  page.set(declineChallengeAtom, 0);
  expect(page.get(raceAtom)).toBeNull();
  expect(seedOf(page)).not.toBe(77);
  expect(location.hash).toBe('');
});

test('declining an offered challenge at a result leaves the result', () => {
  startRound(page);
  page.set(openLinkAtom, LINK, 0);
  endRound(page);
  const result = page.get(roundAtom);
  page.set(declineChallengeAtom, 0);
  expect(page.get(roundAtom)).toBe(result);
  expect(page.get(offeredChallengeAtom)).toBeNull();
});
