import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import { kindKey, kindOfSetup } from '../../core/options/options';
import { beginRound, type Round, type RoundSetup } from '../../core/round/round';
import { STANDARD_ROUND } from '../../core/round/rules';
import { nowMs } from '../../platform/round/clock';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { aFinishedRound, aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import {
  aNewDevice,
  aVerifiedRound,
  denyDatabase,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { anEndedSitting, beginRace } from '../../testing/sittings';
import { whenAtom } from '../../testing/whenAtom';
import { newBestAtom, offerScoreAtom } from '../round/bestAtoms';
import { customBestsAtom, isStandardRoundAtom, shownBestAtom } from '../round/customBestAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import type { EndedSitting } from '../round/sittingAtoms';
import { followCustomBestAtom, noteCustomScoreAtom } from './followCustomBestAtoms';
import { noteFinishedRoundAtom, noteSavedRoundsAtom, unsavedRoundsAtom } from './unsavedRoundAtoms';

/** One minute, else as the standard round. */
const LONG = { ...A_SETUP, settings: { ...STANDARD_ROUND, durationMs: 60_000 } };

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  aNewDevice();
  page = createStore();
  page.set(beginAtom, LONG);
});

/** A saved round of a minute with so many characters, all right. */
function aLongRound(score: number, about: Parameters<typeof aVerifiedRound>[0] = {}) {
  const ready = aVerifiedRound({ minute: score, durationMs: 60_000, ...about });
  return { ...ready, summary: { ...ready.summary, total: score, errors: 0 } };
}

const follow = () => page.set(followCustomBestAtom);

test('the best of custom rounds is that of the saved ones of their kind', async () => {
  await saveOnDevice(aLongRound(7), aLongRound(9), aLongRound(8), aLongRound(99, { durationMs: 61_000 }));
  expect(page.get(isStandardRoundAtom)).toBe(false);
  expect(page.get(shownBestAtom)).toBe(0);
  const unfollow = follow();
  await whenAtom(page, shownBestAtom, (best) => best === 9);
  await saveOnDevice(aLongRound(12));
  await whenAtom(page, shownBestAtom, (best) => best === 12);
  unfollow();
});

test('raced rounds set no best, nor do invalid listings', async () => {
  await saveOnDevice(aLongRound(7), aLongRound(9, { wasRaced: true }), aLongRound(11));
  await storeContents('listed', (store) => store.put({ ...aLongRound(11).saved, summary: null }));
  const unfollow = follow();
  await whenAtom(page, shownBestAtom, (best) => best === 7);
  unfollow();
});

/** Notes the score of a round that has ended on the page. */
function note(round: Round): void {
  page.set(noteCustomScoreAtom, anEndedSitting(page, { round }));
}

test('a negative score sets no best', async () => {
  const bad = aLongRound(7);
  await saveOnDevice({ ...bad, summary: { ...bad.summary, errors: 7 } });
  const unfollow = follow();
  await whenAtom(page, customBestsAtom, (bests) => bests.size === 1);
  expect(page.get(shownBestAtom)).toBe(0);
  unfollow();
});

test('without a database a best lasts for the visit, and only a higher one replaces it', async () => {
  await denyDatabase();
  const unfollow = follow();
  note(
    aFinishedRound(
      LONG,
      Array.from(page.get(roundAtom).expected.slice(0, 4), (char) => typed(char)),
    ),
  );
  expect(page.get(shownBestAtom)).toBe(4);
  note(aFinishedRound(LONG, [typed(page.get(roundAtom).expected[0] ?? '')]));
  expect(page.get(shownBestAtom)).toBe(4);
  expect([...page.get(customBestsAtom).keys()]).toEqual([kindKey(kindOfSetup(LONG))]);
  unfollow();
});

test('the best counts rounds that are not saved yet', async () => {
  await saveOnDevice(aLongRound(3));
  for (const char of page.get(roundAtom).expected.slice(0, 4))
    page.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  page.set(noteFinishedRoundAtom);
  const unfollow = follow();
  await whenAtom(page, shownBestAtom, (best) => best === 4);
  unfollow();
});

test('a raced round sets no best when it is over', () => {
  beginRace(page, LONG);
  const { setup, expected } = page.get(roundAtom);
  note(aFinishedRound(setup, [typed(expected[0] ?? '')]));
  expect(page.get(customBestsAtom).size).toBe(0);
});

test('the best of word-count rounds is the highest speed, in whole wpm', async () => {
  const setup = aWordCountSetup();
  page.set(beginAtom, setup);
  const [slow, fast] = [typedToTheEnd(setup, 150), typedToTheEnd(setup, 100)];
  note(slow);
  const speedOf = (gapMs: number) => Math.round((slow.totalTyped * 12_000) / (gapMs * (slow.totalTyped - 1)));
  expect(page.get(shownBestAtom)).toBe(speedOf(150));
  note(fast);
  expect(page.get(shownBestAtom)).toBe(speedOf(100));
  note(slow);
  expect(page.get(shownBestAtom)).toBe(speedOf(100));
});

describe('the result tells a new best of its kind', () => {
  const setup = aWordCountSetup();
  const [slow, fast] = [typedToTheEnd(setup, 150), typedToTheEnd(setup, 100)];
  /** Whether a round that ends now is told to be a new best. */
  const isTold = (round: Round): boolean => {
    page.set(offerScoreAtom, 0);
    note(round);
    return page.get(newBestAtom) !== null;
  };

  const areRead = () => whenAtom(page, customBestsAtom, (bests) => bests.has(kindKey(kindOfSetup(LONG))));

  test('as soon as the saved rounds are known', async () => {
    page.set(beginAtom, setup);
    expect(isTold(slow)).toBe(false);
    await saveOnDevice(aLongRound(3));
    const unfollow = follow();
    await areRead();
    expect([slow, slow, fast, slow, fast].map(isTold)).toEqual([true, false, true, false, false]);
    unfollow();
  });

  test('and also where none can be read', async () => {
    await denyDatabase();
    const before = page.get(customBestsAtom);
    const unfollow = follow();
    await whenAtom(page, customBestsAtom, (bests) => bests !== before);
    expect(isTold(slow)).toBe(true);
    unfollow();
  });

  describe('a round that ended before they were known', () => {
    /** Plays so many right characters on this page, to the end, as the opening or the page itself does. */
    const play = (characters: number): EndedSitting => {
      page.set(beginAtom, LONG);
      // In whole ms: with a fraction, the end could come out a tiny part of a ms too early.
      const startedAt = Math.floor(nowMs());
      for (const char of page.get(roundAtom).expected.slice(0, characters))
        page.set(dispatchAtom, { kind: 'typed', char, at: startedAt });
      page.set(dispatchAtom, { kind: 'ticked', at: startedAt + LONG.settings.durationMs });
      page.set(noteFinishedRoundAtom);
      return anEndedSitting(page, { round: page.get(roundAtom) });
    };
    /** Follows the saved rounds, of which one of another kind tells when all have been read, and counts the last round. */
    const followAfter = async (last: EndedSitting): Promise<void> => {
      const another = aLongRound(77, { durationMs: 61_000 });
      await saveOnDevice(another);
      const unfollow = follow();
      page.set(noteCustomScoreAtom, last);
      expect(page.get(newBestAtom)).toBeNull();
      const keyOfAnother = kindKey(another.summary);
      await whenAtom(page, customBestsAtom, (bests) => bests.has(keyOfAnother));
      unfollow();
    };

    test.each([
      [3, true],
      [4, false],
      [5, false],
    ])('is a new best after a saved one of %d: %s', async (score, isNew) => {
      await saveOnDevice(aLongRound(score));
      await followAfter(play(4));
      expect(page.get(newBestAtom)).toEqual(isNew ? { figure: 4, before: score } : null);
      expect(page.get(shownBestAtom)).toBe(Math.max(score, 4));
    });

    test('is one even if it has been saved by then', async () => {
      const last = play(4);
      const unsaved = page.get(unsavedRoundsAtom);
      await saveOnDevice(
        aLongRound(3),
        aLongRound(4, { playedAt: new Date(unsaved[0]?.playedAt ?? 0).toISOString() }),
      );
      page.set(noteSavedRoundsAtom, unsaved);
      await followAfter(last);
      expect(page.get(newBestAtom)).not.toBeNull();
    });

    test('is none if another tab has saved a higher one meanwhile', async () => {
      const last = play(4);
      await saveOnDevice(aLongRound(9, { playedAt: new Date(Date.now() + 1000).toISOString() }));
      await followAfter(last);
      expect(page.get(newBestAtom)).toBeNull();
      expect(page.get(shownBestAtom)).toBe(9);
    });

    test('is none once another has begun', async () => {
      const last = play(4);
      page.set(beginAtom, LONG);
      await followAfter(last);
      expect(page.get(newBestAtom)).toBeNull();
    });

    test.each([
      [3, true],
      [6, false],
    ])('where none can be read, after one of %d on this page: %s', async (before, isNew) => {
      await denyDatabase();
      play(before);
      page.set(noteCustomScoreAtom, play(4));
      const noted = page.get(customBestsAtom);
      const unfollow = follow();
      await whenAtom(page, customBestsAtom, (bests) => bests !== noted);
      expect(page.get(shownBestAtom)).toBe(Math.max(before, 4));
      expect(page.get(newBestAtom)).toEqual(isNew ? { figure: 4, before } : null);
      unfollow();
    });

    test('is compared with what other tabs have saved since the rounds were last followed', async () => {
      await saveOnDevice(aLongRound(3));
      const unfollow = follow();
      await areRead();
      unfollow();
      await saveOnDevice(aLongRound(9));
      await followAfter(play(4));
      expect(page.get(newBestAtom)).toBeNull();
    });
  });

  test('but neither of the standard round, which has its own, nor of practice', async () => {
    await saveOnDevice(aLongRound(3));
    const unfollow = follow();
    await areRead();
    const flawless = (of: RoundSetup): Round =>
      aFinishedRound(
        of,
        Array.from(beginRound(of).expected.slice(0, 9), (char) => typed(char)),
      );
    const standard = { ...A_SETUP, ...STANDARD_WORDS };
    expect(isTold(flawless(standard))).toBe(false);
    expect(isTold(flawless({ ...standard, settings: { ...LONG.settings, practice: ['th'] } }))).toBe(false);
    expect(isTold(flawless({ ...standard, settings: LONG.settings }))).toBe(true);
    unfollow();
  });
});
