// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Round } from '../../core/round/round';
import { aPageWithLink, endRound, LINK, seedOf, startRound } from '../../testing/challengedPage';
import { A_SETUP } from '../../testing/rounds';
import { restartAtom } from '../next/restartAtom';
import { beginAtom, isTakenOverAtom, roundAtom, standardListAtom } from '../round/roundAtoms';
import { raceAtom } from '../round/sittingAtoms';
import { challengeLinkAtom, dismissLinkAtom, openLinkAtom, updateLinkAtom } from './challengeAtoms';

let page: ReturnType<typeof aPageWithLink>;
let own: Round;
beforeEach(() => {
  page = aPageWithLink();
  own = page.get(roundAtom);
});

test('a link lays out its words for a race, and stays in the address until the race is over', async () => {
  await page.set(openLinkAtom, LINK, 0);
  page.set(updateLinkAtom);
  expect(seedOf(page)).toBe(77);
  expect(page.get(raceAtom)?.challenger).toBe('Ana');
  expect(page.get(challengeLinkAtom).phase).toBe('idle');
  expect(location.hash).toBe(LINK);
  page.set(restartAtom, 0);
  page.set(updateLinkAtom);
  expect(location.hash).toBe('');
});

test.each(['.%20Can%20you?', '&x=1', '?utm_source=x', '%20', '.'])(
  'a link may be followed by text that was sent with it, or that a messenger adds: %s',
  async (rest) => {
    await page.set(openLinkAtom, LINK + rest, 0);
    expect(page.get(challengeLinkAtom).phase).toBe('idle');
    expect(seedOf(page)).toBe(77);
  },
);

test('a link opened during a round is deferred to the next round', async () => {
  startRound(page);
  await page.set(openLinkAtom, LINK, 0);
  page.set(updateLinkAtom);
  expect(page.get(roundAtom).setup).toBe(own.setup);
  expect(page.get(challengeLinkAtom)).toMatchObject({ phase: 'deferred' });
  endRound(page);
  expect(page.get(roundAtom).setup).toBe(own.setup);
  expect(page.get(challengeLinkAtom)).toMatchObject({ phase: 'offered', challenge: { name: 'Ana' } });
  expect(location.hash).toBe(LINK);
  page.set(restartAtom, 0);
  page.set(updateLinkAtom);
  expect(seedOf(page)).toBe(77);
  expect(page.get(challengeLinkAtom).phase).toBe('idle');
});

test('an abandoned round gives way to the link', async () => {
  startRound(page);
  await page.set(openLinkAtom, LINK, 0);
  page.set(restartAtom, 2000);
  page.set(updateLinkAtom);
  expect(seedOf(page)).toBe(77);
});

test('a link at a result begins at once', async () => {
  startRound(page);
  endRound(page);
  await page.set(openLinkAtom, LINK, 0);
  expect(seedOf(page)).toBe(77);
});

describe('a link that comes before the app has taken over', () => {
  beforeEach(async () => {
    page = createStore();
    page.set(standardListAtom, A_SETUP);
    // The page is hydrated with a round.
    page.set(beginAtom, A_SETUP);
    expect(await page.set(openLinkAtom, LINK, 0)).toBe(false);
    page.set(updateLinkAtom);
    expect(page.get(raceAtom)).toBeNull();
    page.set(isTakenOverAtom, true);
  });

  test('is opened then', () => {
    page.set(updateLinkAtom);
    expect(seedOf(page)).toBe(77);
    expect(page.get(raceAtom)?.challenger).toBe('Ana');
    expect(location.hash).toBe(LINK);
  });

  test('does not take the words of a round that runs by then', () => {
    startRound(page);
    page.set(updateLinkAtom);
    expect(seedOf(page)).toBe(A_SETUP.seed);
    endRound(page);
    expect(page.get(challengeLinkAtom).phase).toBe('offered');
  });
});

test('an unreadable link leaves the words as they are, says so, and is removed from the address', async () => {
  const fragment = LINK.slice(0, -1);
  await page.set(openLinkAtom, fragment, 0);
  page.set(updateLinkAtom);
  expect(page.get(roundAtom)).toBe(own);
  expect(page.get(challengeLinkAtom)).toEqual({ phase: 'trouble', fragment, trouble: 'unreadable' });
  expect(location.hash).toBe('');
  startRound(page);
  endRound(page);
  expect(page.get(challengeLinkAtom).phase).toBe('idle');
});

test('an unreadable link opened during a round is reported at its end', async () => {
  startRound(page);
  await page.set(openLinkAtom, '#race=', 0);
  expect(page.get(challengeLinkAtom).phase).toBe('deferred');
  endRound(page);
  expect(page.get(challengeLinkAtom)).toMatchObject({ phase: 'trouble', trouble: 'unreadable' });
});

test('a declined challenge gives way to a usual round', async () => {
  await page.set(openLinkAtom, LINK, 0);
  page.set(dismissLinkAtom, 0);
  expect(page.get(raceAtom)).toBeNull();
  expect(seedOf(page)).not.toBe(77);
  expect(location.hash).toBe('');
});

test('declining an offered challenge at a result leaves the result', async () => {
  startRound(page);
  await page.set(openLinkAtom, LINK, 0);
  endRound(page);
  const result = page.get(roundAtom);
  page.set(dismissLinkAtom, 0);
  expect(page.get(roundAtom)).toBe(result);
  expect(page.get(challengeLinkAtom).phase).toBe('idle');
  expect(location.hash).toBe('');
});

test('an unreadable link ends a race that is only laid out: there is a new round, as the message says', async () => {
  await page.set(openLinkAtom, LINK, 0);
  expect(seedOf(page)).toBe(77);
  await page.set(openLinkAtom, '#race=', 0);
  expect(page.get(raceAtom)).toBeNull();
  expect(seedOf(page)).not.toBe(77);
  page.set(updateLinkAtom);
  expect(page.get(challengeLinkAtom)).toMatchObject({ phase: 'trouble', trouble: 'unreadable' });
  expect(location.hash).toBe('');
  const round = page.get(roundAtom);
  page.set(dismissLinkAtom, 0);
  expect(page.get(roundAtom)).toBe(round);
});
