// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordingOf } from '../../core/history/recordingBytes';
import { challengeFragment } from '../../core/race/challengeLink';
import { Playback } from '../../core/replay/playback';
import type { Round } from '../../core/round/round';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { watchedAtom } from '../replay/boardAtoms';
import { watchAtom } from '../replay/watchAtoms';
import { beginAtom, dispatchAtom, finishedRoundAtom, restartAtom, roundAtom } from '../round/roundAtoms';
import {
  declineChallengeAtom,
  dismissLinkTroubleAtom,
  linkTroubleAtom,
  loadAndOpenLinkAtom,
  offeredChallengeAtom,
  openLinkInAddressAtom,
  retryLinkAtom,
  updateLinkAtom,
} from './challengeAtoms';
import { raceRoundAtom } from './raceAtoms';

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

const FRENCH_LINK = challengeFragment(
  recordingOf(aFinishedRound({ ...A_SETUP, seed: 78, wordList: 'french-1' }, [typed('a')])),
  A_SETUP.words,
  'Zoë',
);

/** Answers the next request, as its host. */
let answer: (list: 'list' | 'nothing') => Promise<void>;

/** Opens a link in an open page; its words are loading. */
function follow(link = FRENCH_LINK): void {
  vi.useFakeTimers();
  const ask = (): Promise<Response> =>
    new Promise((resolve, reject) => {
      answer = async (what) => {
        if (what === 'nothing') reject(new TypeError('Failed to fetch'));
        else resolve(Response.json({ id: 'french-1', words: A_SETUP.words.join(' ') }));
        await vi.advanceTimersByTimeAsync(0);
      };
    });
  vi.stubGlobal('fetch', ask);
  location.hash = link;
  void store.set(loadAndOpenLinkAtom, link, 0);
  store.set(updateLinkAtom);
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('while the words of a link are loading nothing is said, and it stays in the address', async () => {
  follow();
  store.set(openLinkInAddressAtom);
  expect(store.get(linkTroubleAtom)).toBeNull();
  expect(location.hash).toBe(FRENCH_LINK);
  expect(store.get(roundAtom)).toBe(own);
  await answer('list');
  expect(seed()).toBe(78);
  expect(store.get(linkTroubleAtom)).toBeNull();
  expect(location.hash).toBe(FRENCH_LINK);
});

test('words that cannot be loaded are reported; the link stays, and a retry opens it', async () => {
  follow();
  await answer('nothing');
  expect(store.get(linkTroubleAtom)).toBe('wordsNotLoaded');
  begin();
  end();
  expect(store.get(linkTroubleAtom)).toBe('wordsNotLoaded');
  expect(location.hash).toBe(FRENCH_LINK);
  void store.set(retryLinkAtom, 0);
  expect(store.get(linkTroubleAtom)).toBeNull();
  await answer('list');
  expect(seed()).toBe(78);
});

test('words that are not loaded after ten seconds count as failed', async () => {
  follow();
  await vi.advanceTimersByTimeAsync(9990);
  expect(store.get(linkTroubleAtom)).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  expect(store.get(linkTroubleAtom)).toBe('wordsNotLoaded');
  // They arrive after all, and are there for the next try.
  await answer('list');
  expect(store.get(roundAtom)).toBe(own);
  await store.set(retryLinkAtom, 0);
  expect(seed()).toBe(78);
});

test('a link whose words could not be loaded leaves the address when it is dismissed, and for a race', async () => {
  follow();
  await answer('nothing');
  store.set(dismissLinkTroubleAtom);
  expect(location.hash).toBe('');
  follow();
  await answer('nothing');
  store.set(raceRoundAtom, { ghost: new Playback(SENT), challenger: null }, 0);
  store.set(updateLinkAtom);
  expect(store.get(linkTroubleAtom)).toBeNull();
  expect(location.hash).toBe('');
});

test('a player who types while the words of a link are loading plays that round to its end', async () => {
  follow();
  begin();
  await answer('list');
  expect(store.get(roundAtom).setup).toBe(own.setup);
  end();
  expect(store.get(offeredChallengeAtom)?.name).toBe('Zoë');
});

test('words that arrive when that round is over leave its result on screen', async () => {
  begin();
  follow();
  end();
  const result = store.get(finishedRoundAtom);
  await answer('list');
  expect(store.get(finishedRoundAtom)).toBe(result);
  expect(store.get(offeredChallengeAtom)?.name).toBe('Zoë');
  store.set(restartAtom, 0);
  store.set(updateLinkAtom);
  expect(seed()).toBe(78);
});

test('a race or a replay that was begun while the words of a link were loading goes first', async () => {
  follow();
  store.set(raceRoundAtom, { ghost: new Playback(SENT), challenger: null }, 0);
  await answer('list');
  expect(seed()).toBe(77);
  expect(store.get(offeredChallengeAtom)?.name).toBe('Zoë');

  store.set(declineChallengeAtom, 0);
  follow(LINK);
  store.set(watchAtom, SENT, 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(watchedAtom)).not.toBeNull();
  expect(store.get(offeredChallengeAtom)?.name).toBe('Ana');
});

test('a link replaces one whose words are still loading', async () => {
  follow();
  const late = answer;
  follow(LINK);
  await vi.advanceTimersByTimeAsync(0);
  expect(seed()).toBe(77);
  await late('list');
  expect(seed()).toBe(77);
});

test('an unreadable link is reported at a result, too, and is removed from the address', async () => {
  begin();
  end();
  follow('#race=AAAA');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(linkTroubleAtom)).toBe('unreadable');
  expect(location.hash).toBe('');
});

test('a link declined while its words are loading is not opened', async () => {
  follow();
  store.set(declineChallengeAtom, 0);
  await answer('list');
  expect(store.get(roundAtom)).toBe(own);
  expect(location.hash).toBe('');
});
