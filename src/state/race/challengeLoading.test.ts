// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordingOf } from '../../core/history/recordingBytes';
import { Playback } from '../../core/replay/playback';
import type { Round } from '../../core/round/round';
import { setupOf } from '../../core/words/setup';
import { aPageWithLink, endRound, LINK, SENT, seedOf, startRound } from '../../testing/challengedPage';
import { aChallengeFragment } from '../../testing/challenges';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { aWordsHost, fontOf } from '../../testing/wordsHost';
import { restartAtom } from '../next/restartAtom';
import { watchAtom } from '../replay/watchAtoms';
import { finishedRoundAtom, roundAtom } from '../round/roundAtoms';
import { watchedAtom } from '../round/sittingAtoms';
import { challengeLinkAtom, dismissLinkAtom, openLinkAtom, updateLinkAtom } from './challengeAtoms';
import { raceRoundAtom } from './raceAtoms';

let page: ReturnType<typeof aPageWithLink>;
let own: Round;
beforeEach(() => {
  page = aPageWithLink();
  own = page.get(roundAtom);
});

const FRENCH_LINK = aChallengeFragment(
  recordingOf(aFinishedRound({ ...A_SETUP, seed: 78, wordList: 'french-common-1' }, [typed('a')])),
  A_SETUP.words,
  'Zoë',
);

/** Answers the next request, as its host. */
let answer: (list: 'list' | 'nothing') => Promise<void>;

/** What the page says of the link: why it cannot be used, or its phase. */
function said(): string {
  const link = page.get(challengeLinkAtom);
  return link.phase === 'trouble' ? link.trouble : link.phase;
}

/** Whose challenge is offered; null if none is. */
function challenger(): string | null {
  const link = page.get(challengeLinkAtom);
  return link.phase === 'offered' ? link.challenge.name : null;
}

/** Opens a link in an open page; its words are loading. */
function follow(link = FRENCH_LINK): void {
  vi.useFakeTimers();
  const ask = (address: string, { cache }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      if (address.endsWith('.woff2')) return resolve(new Response());
      // Past every cache it fails as before.
      if (cache === 'reload') return reject(new TypeError('Failed to fetch'));
      answer = async (what) => {
        if (what === 'nothing') reject(new TypeError('Failed to fetch'));
        else resolve(Response.json({ id: 'french-common-1', words: A_SETUP.words.join(' ') }));
        await vi.advanceTimersByTimeAsync(0);
      };
    });
  vi.stubGlobal('fetch', ask);
  location.hash = link;
  void page.set(openLinkAtom, link, 0);
  page.set(updateLinkAtom);
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('while the words of a link are loading nothing is said, and it stays in the address', async () => {
  follow();
  expect(page.get(challengeLinkAtom)).toEqual({ phase: 'loading', fragment: FRENCH_LINK, isRetry: false });
  expect(location.hash).toBe(FRENCH_LINK);
  expect(page.get(roundAtom)).toBe(own);
  await answer('list');
  expect(seedOf(page)).toBe(78);
  expect(said()).toBe('idle');
  expect(location.hash).toBe(FRENCH_LINK);
});

test('says whether it was opened', async () => {
  follow();
  const opening = page.set(openLinkAtom, FRENCH_LINK, 0);
  await answer('list');
  expect(await opening).toBe(true);
  startRound(page);
  expect(await page.set(openLinkAtom, LINK, 0)).toBe(false);
  endRound(page);
  const overtaken = page.set(openLinkAtom, LINK, 0);
  expect(await page.set(openLinkAtom, FRENCH_LINK, 0)).toBe(true);
  expect(await overtaken).toBe(false);
});

test('the fonts of its words are loaded before it is opened', async () => {
  const host = aWordsHost({});
  host.missing.add(fontOf('greek'));
  const words = ['Ένα', 'κείμενο'];
  const setup = setupOf({ seed: 0, settings: { ...A_SETUP.settings, columns: 40 }, wordList: 'own', words });
  const link = aChallengeFragment(recordingOf(aFinishedRound(setup, [typed('Έ')])), words, '');
  await page.set(openLinkAtom, link, 0);
  expect(host.requested).toEqual([fontOf('greek')]);
  expect(page.get(roundAtom).expected).toBe('Ένα κείμενο');
});

test('words that cannot be loaded are reported; the link stays, and a retry opens it', async () => {
  follow();
  await answer('nothing');
  expect(said()).toBe('wordsNotLoaded');
  startRound(page);
  endRound(page);
  expect(said()).toBe('wordsNotLoaded');
  expect(location.hash).toBe(FRENCH_LINK);
  void page.set(openLinkAtom, FRENCH_LINK, 0);
  expect(page.get(challengeLinkAtom)).toEqual({ phase: 'loading', fragment: FRENCH_LINK, isRetry: true });
  await answer('list');
  expect(seedOf(page)).toBe(78);
});

test('words that are not loaded after ten seconds count as failed', async () => {
  follow();
  await vi.advanceTimersByTimeAsync(9990);
  expect(said()).toBe('loading');
  await vi.advanceTimersByTimeAsync(20);
  expect(said()).toBe('wordsNotLoaded');
  // They arrive after all, and are there for the next try.
  await answer('list');
  expect(page.get(roundAtom)).toBe(own);
  await page.set(openLinkAtom, FRENCH_LINK, 0);
  expect(seedOf(page)).toBe(78);
});

test('a link whose words could not be loaded leaves the address when it is dismissed, and for a race', async () => {
  follow();
  await answer('nothing');
  page.set(dismissLinkAtom, 0);
  expect(location.hash).toBe('');
  follow();
  await answer('nothing');
  page.set(raceRoundAtom, { raced: new Playback(SENT), challenger: null }, 0);
  page.set(updateLinkAtom);
  expect(said()).toBe('idle');
  expect(location.hash).toBe('');
});

test('a player who types while the words of a link are loading plays that round to its end', async () => {
  follow();
  startRound(page);
  await answer('list');
  expect(page.get(roundAtom).setup).toBe(own.setup);
  endRound(page);
  expect(challenger()).toBe('Zoë');
});

test('words that arrive when that round is over leave its result on screen', async () => {
  startRound(page);
  follow();
  endRound(page);
  const result = page.get(finishedRoundAtom);
  await answer('list');
  expect(page.get(finishedRoundAtom)).toBe(result);
  expect(challenger()).toBe('Zoë');
  page.set(restartAtom, 0);
  page.set(updateLinkAtom);
  expect(seedOf(page)).toBe(78);
});

test('so do words that come only once they were given up, in a round that runs', async () => {
  startRound(page);
  follow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.get(challengeLinkAtom).phase).toBe('deferred');
  await answer('list');
  endRound(page);
  const result = page.get(finishedRoundAtom);
  page.set(updateLinkAtom);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.get(finishedRoundAtom)).toBe(result);
  expect(challenger()).toBe('Zoë');
});

test('a race or a replay that was begun while the words of a link were loading goes first', async () => {
  follow();
  page.set(raceRoundAtom, { raced: new Playback(SENT), challenger: null }, 0);
  await answer('list');
  expect(seedOf(page)).toBe(77);
  expect(challenger()).toBe('Zoë');

  page.set(dismissLinkAtom, 0);
  follow(LINK);
  page.set(watchAtom, SENT, 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.get(watchedAtom)).not.toBeNull();
  expect(challenger()).toBe('Ana');
});

test('a link replaces one whose words are still loading', async () => {
  follow();
  const late = answer;
  follow(LINK);
  await vi.advanceTimersByTimeAsync(0);
  expect(seedOf(page)).toBe(77);
  await late('list');
  expect(seedOf(page)).toBe(77);
});

test('an unreadable link is reported at a result, too, and is removed from the address', async () => {
  startRound(page);
  endRound(page);
  follow('#race=AAAA');
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe('unreadable');
  expect(location.hash).toBe('');
  // Which speaks of a usual round.
  page.set(raceRoundAtom, { raced: new Playback(SENT), challenger: null }, 0);
  page.set(updateLinkAtom);
  expect(said()).toBe('idle');
});

test('a link declined while its words are loading is not opened', async () => {
  follow();
  page.set(dismissLinkAtom, 0);
  await answer('list');
  expect(page.get(roundAtom)).toBe(own);
  expect(location.hash).toBe('');
});
