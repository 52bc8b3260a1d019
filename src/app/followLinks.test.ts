// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { fieldFocusRequestsAtom } from '../state/page/fieldFocusAtoms';
import { challengeLinkAtom } from '../state/race/challengeAtoms';
import { raceAtom } from '../state/replay/boardAtoms';
import { beginAtom, dispatchAtom, restartAtom, roundAtom } from '../state/round/roundAtoms';
import { standardListAtom } from '../state/words/wordListAtoms';
import { LINK, seedOf, startRound } from '../testing/challengedPage';
import { A_SETUP } from '../testing/rounds';
import { whenAtom } from '../testing/whenAtom';
import { followAddress, followRounds } from './followLinks';

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  page = createStore();
  page.set(standardListAtom, A_SETUP);
  openedWith('#');
});

/** Puts a fragment into the address before the page is opened: nothing is told of a change. */
function openedWith(fragment: string): void {
  history.replaceState(null, '', fragment);
}

/** The app takes the page over. */
function takeOver(): void {
  page.set(beginAtom, A_SETUP);
  followRounds(page);
}

test('the link that the page is opened with is read before the app takes over, and opened once', async () => {
  openedWith(LINK);
  await followAddress(page);
  takeOver();
  expect(seedOf(page)).toBe(77);
  const { setup } = page.get(roundAtom);
  startRound(page);
  expect(page.get(roundAtom).setup).toBe(setup);
  page.set(restartAtom, 2000);
  expect(page.get(raceAtom)).toBeNull();
  expect(location.hash).toBe('');
});

test('a link that comes later is opened, and the field has the focus again', async () => {
  expect(followAddress(page)).toBeNull();
  takeOver();
  location.hash = LINK;
  await whenAtom(page, raceAtom, (race) => race !== null);
  expect(seedOf(page)).toBe(77);
  await whenAtom(page, fieldFocusRequestsAtom, (request) => request !== null);
});

test('a link that comes in a round is opened after it', async () => {
  followAddress(page);
  takeOver();
  startRound(page);
  location.hash = LINK;
  await whenAtom(page, challengeLinkAtom, ({ phase }) => phase === 'deferred');
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  expect(page.get(challengeLinkAtom).phase).toBe('offered');
  page.set(restartAtom, 1e9);
  expect(seedOf(page)).toBe(77);
});

test('a fragment that is no link stays in the address', () => {
  openedWith('#top');
  expect(followAddress(page)).toBeNull();
  takeOver();
  startRound(page);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  expect(page.get(challengeLinkAtom).phase).toBe('idle');
  expect(location.hash).toBe('#top');
});
