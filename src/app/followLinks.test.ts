// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { recordingOf } from '../core/history/recordingBytes';
import { restartAtom } from '../state/next/restartAtom';
import { fieldFocusRequestsAtom } from '../state/page/fieldFocusAtoms';
import { challengeLinkAtom } from '../state/race/challengeAtoms';
import { beginAtom, dispatchAtom, roundAtom, standardListAtom } from '../state/round/roundAtoms';
import { raceAtom } from '../state/round/sittingAtoms';
import { loadedListsAtom } from '../state/words/wordListAtoms';
import { LINK, seedOf, startRound } from '../testing/challengedPage';
import { aChallengeFragment } from '../testing/challenges';
import { aFinishedRound } from '../testing/playedRounds';
import { A_SETUP, typed } from '../testing/rounds';
import { whenAtom } from '../testing/whenAtom';
import { aWordsHost } from '../testing/wordsHost';
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

test('a link whose words could not be loaded is opened once something else has loaded them', async () => {
  const round = aFinishedRound({ ...A_SETUP, wordList: 'french-1', seed: 78 }, [typed('a')]);
  const host = aWordsHost({});
  onTestFinished(() => void vi.unstubAllGlobals());
  host.missing.add('french.json');
  openedWith(aChallengeFragment(recordingOf(round), A_SETUP.words, 'Ana'));
  await followAddress(page);
  takeOver();
  expect(page.get(challengeLinkAtom)).toMatchObject({ phase: 'trouble', trouble: 'wordsNotLoaded' });
  page.set(loadedListsAtom, new Map([['polish-1', []]]));
  expect(page.get(challengeLinkAtom).phase).toBe('trouble');
  page.set(loadedListsAtom, new Map([['french-1', A_SETUP.words]]));
  await whenAtom(page, raceAtom, (race) => race !== null);
  expect([seedOf(page), page.get(challengeLinkAtom).phase]).toEqual([78, 'idle']);
});
