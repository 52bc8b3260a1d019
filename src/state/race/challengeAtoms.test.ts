// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordingOf } from '../../core/history/recording';
import { challengeFragment } from '../../core/race/challengeLink';
import { Playback } from '../../core/replay/playback';
import type { Round } from '../../core/round/round';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { raceAtom, watchedAtom } from '../replay/boardAtoms';
import { watchAtom } from '../replay/watchAtoms';
import { beginAtom, dispatchAtom, finishedRoundAtom, restartAtom, roundAtom } from '../round/roundAtoms';
import {
  declineAtom,
  dismissTroubleAtom,
  followLinkAtom,
  followRoundAtom,
  linkTroubleAtom,
  offeredChallengeAtom,
  openAddressAtom,
  openLinkAtom,
  retryLinkAtom,
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

const FRENCH_LINK = challengeFragment(
  recordingOf(aFinishedRound({ ...A_SETUP, seed: 78, wordList: 'french-1' }, [typed('a')])),
  A_SETUP.words,
  'Zoë',
);

/** Answers what is asked for next, as its host. */
let answer: (list: 'list' | 'nothing') => Promise<void>;

/** Opens a link in an open page; its words are on their way. */
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
  void store.set(followLinkAtom, link, 0);
  store.set(followRoundAtom);
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('while the words of a link are on their way nothing is said of it, and it stays in the address', async () => {
  follow();
  store.set(openAddressAtom);
  expect(store.get(linkTroubleAtom)).toBeNull();
  expect(location.hash).toBe(FRENCH_LINK);
  expect(store.get(roundAtom)).toBe(own);
  await answer('list');
  expect(seed()).toBe(78);
  expect(store.get(linkTroubleAtom)).toBeNull();
  expect(location.hash).toBe(FRENCH_LINK);
});

test('words that cannot be loaded are said to be just that; the link stays, and another try brings it', async () => {
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

test('words that nothing is heard of for ten seconds count as not loaded', async () => {
  follow();
  await vi.advanceTimersByTimeAsync(9990);
  expect(store.get(linkTroubleAtom)).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  expect(store.get(linkTroubleAtom)).toBe('wordsNotLoaded');
  // They come all the same, and are there for the next try.
  await answer('list');
  expect(store.get(roundAtom)).toBe(own);
  await store.set(retryLinkAtom, 0);
  expect(seed()).toBe(78);
});

test('a link of words that could not be loaded leaves the address when it is dismissed, and for a race', async () => {
  follow();
  await answer('nothing');
  store.set(dismissTroubleAtom);
  expect(location.hash).toBe('');
  follow();
  await answer('nothing');
  store.set(raceRoundAtom, { ghost: new Playback(SENT), challenger: null }, 0);
  store.set(followRoundAtom);
  expect(store.get(linkTroubleAtom)).toBeNull();
  expect(location.hash).toBe('');
});

test('whoever types while the words of a link are on their way plays that round to its end', async () => {
  follow();
  begin();
  await answer('list');
  expect(store.get(roundAtom).setup).toBe(own.setup);
  end();
  expect(store.get(offeredChallengeAtom)?.name).toBe('Zoë');
});

test('words that come when that round is over leave its result on show', async () => {
  begin();
  follow();
  end();
  const result = store.get(finishedRoundAtom);
  await answer('list');
  expect(store.get(finishedRoundAtom)).toBe(result);
  expect(store.get(offeredChallengeAtom)?.name).toBe('Zoë');
  store.set(restartAtom, 0);
  store.set(followRoundAtom);
  expect(seed()).toBe(78);
});

test('a race or a replay that was begun while the words of a link were on their way goes first', async () => {
  follow();
  store.set(raceRoundAtom, { ghost: new Playback(SENT), challenger: null }, 0);
  await answer('list');
  expect(seed()).toBe(77);
  expect(store.get(offeredChallengeAtom)?.name).toBe('Zoë');

  store.set(declineAtom, 0);
  follow(LINK);
  store.set(watchAtom, SENT, 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(watchedAtom)).not.toBeNull();
  expect(store.get(offeredChallengeAtom)?.name).toBe('Ana');
});

test('a link takes the place of one whose words are on their way', async () => {
  follow();
  const late = answer;
  follow(LINK);
  await vi.advanceTimersByTimeAsync(0);
  expect(seed()).toBe(77);
  await late('list');
  expect(seed()).toBe(77);
});

test('one that cannot be read is told of at a result, too, and leaves the address', async () => {
  begin();
  end();
  follow('#race=AAAA');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(linkTroubleAtom)).toBe('unreadable');
  expect(location.hash).toBe('');
});

test('declined while its words are on their way, a link does not come', async () => {
  follow();
  store.set(declineAtom, 0);
  await answer('list');
  expect(store.get(roundAtom)).toBe(own);
  expect(location.hash).toBe('');
});
