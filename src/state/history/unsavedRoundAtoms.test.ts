// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordingOf } from '../../core/history/recordingBytes';
import { setupOf } from '../../core/words/setup';
import { parseQueuedRound, queuedKeys, queuedText } from '../../platform/history/queuedRounds';
import { dayOf } from '../../platform/round/clock';
import { plainOfSaved, verifyQueuedRound } from '../../services/history/savedRounds';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP, START_MS } from '../../testing/rounds';
import { beginRace, playOn } from '../../testing/sittings';
import { fillStorage } from '../../testing/storage';
import { restartAtom } from '../next/restartAtom';
import { noticeAtom } from '../page/noticeAtoms';
import { noteDelayAtom, noteHiddenAtom } from '../round/disturbanceAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { playTodayAtom } from '../today/todayAtoms';
import { findWordsAtom } from '../words/wordListAtoms';
import {
  noteFinishedRoundAtom,
  noteSavedRoundsAtom,
  queueUnsavedRoundsAtom,
  unsavedRoundsAtom,
  verifyUnsaved,
} from './unsavedRoundAtoms';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 10, 21, 18, 2, 11) });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page with a finished round, raced or not, in which these keys were typed. */
function aPage(keys: string | readonly string[], isRaced = false) {
  const page = aNewPage();
  if (isRaced) beginRace(page, page.get(roundAtom).setup);
  Array.from(keys, (char, index) =>
    page.set(dispatchAtom, { kind: 'typed', char, at: START_MS + index * 100 }),
  );
  page.set(noteDelayAtom, 2000, 2300);
  page.set(noteHiddenAtom);
  page.set(dispatchAtom, { kind: 'ticked', at: START_MS + 30_000 });
  return { page, round: page.get(roundAtom) };
}

/** The unsaved rounds, in the form that files have. */
function unsavedOf(page: Page) {
  return page.get(unsavedRoundsAtom).map((unsaved) => {
    const verified = verifyUnsaved(page.get, unsaved);
    const plain = verified && plainOfSaved(verified.saved, page.get(findWordsAtom));
    if (!plain || plain === 'wordsNotLoaded') throw new Error('It cannot be saved.');
    return plain;
  });
}

/** The queued rounds, as a later visit saves them. */
function queued(page: Page) {
  return queuedKeys().map((key) => {
    const round = parseQueuedRound(queuedText(key));
    const verified = round && round !== 'newer' && verifyQueuedRound(round, page.get(findWordsAtom));
    if (!verified || typeof verified === 'string') throw new Error('It cannot be read.');
    return verified;
  });
}

test('a finished round is to be saved with its end and what disturbed it, and can be read back', () => {
  const { page } = aPage('hé');
  page.set(noteFinishedRoundAtom);
  const unsaved = unsavedOf(page);
  expect(unsaved).toEqual([
    {
      playedAt: '2026-11-21T18:02:11.000Z',
      seed: A_SETUP.seed,
      durationMs: 30_000,
      wordsPerBatch: 12,
      wordList: 'english-1',
      stalls: { count: 1, longestMs: 300 },
      wasHidden: true,
      events: [
        [0, 'h'],
        [100, 'é'],
      ],
    },
  ]);
  expect(queuedKeys()).toEqual([]);
});

test('a round is saved with the time of its end, even if the page slept and noticed it later', () => {
  const { page } = aPage('hel');
  vi.advanceTimersByTime(START_MS + 30_000 + 60_400);
  page.set(noteFinishedRoundAtom);
  // The page was opened at 18:02:11, and the round began a second later.
  expect(unsavedOf(page)).toMatchObject([{ playedAt: '2026-11-21T18:02:42.000Z' }]);
});

test('a round is to be saved once, even if the app was mounted again', () => {
  const { page } = aPage('hel');
  for (const _mounted of [1, 2]) page.set(noteFinishedRoundAtom);
  expect(page.get(unsavedRoundsAtom)).toHaveLength(1);
});

test('a saved round is not to be saved again', () => {
  const { page } = aPage('hel');
  page.set(noteFinishedRoundAtom);
  page.set(noteSavedRoundsAtom, page.get(unsavedRoundsAtom));
  page.set(noteFinishedRoundAtom);
  page.set(queueUnsavedRoundsAtom);
  expect(page.get(unsavedRoundsAtom)).toEqual([]);
  expect(queuedKeys()).toEqual([]);
});

test('a round without a key is not to be saved', () => {
  const { page } = aPage('');
  page.set(noteFinishedRoundAtom);
  page.set(queueUnsavedRoundsAtom);
  expect(page.get(unsavedRoundsAtom)).toEqual([]);
  expect(queuedKeys()).toEqual([]);
});

test('a round noted only after the next was laid out keeps what disturbed it', () => {
  const { page } = aPage('hel');
  page.set(restartAtom, START_MS + 40_000);
  page.set(noteFinishedRoundAtom);
  const [plain] = unsavedOf(page);
  expect(plain?.events).toHaveLength(3);
  expect(plain).toMatchObject({ stalls: { count: 1, longestMs: 300 }, wasHidden: true });
});

test('a round over the player’s custom text is queued with the text it has shown, and can be read back', () => {
  const page = aNewPage();
  const settings = { ...A_SETUP.settings, columns: 10 };
  const words = ['not', 'typed', 'Déjà', 'vu!'];
  page.set(beginAtom, setupOf({ seed: 2, settings, wordList: 'own', words }));
  Array.from('Déjà vu!n', (char) => page.set(dispatchAtom, { kind: 'typed', char, at: START_MS }));
  page.set(dispatchAtom, { kind: 'ticked', at: START_MS + 30_000 });
  page.set(noteFinishedRoundAtom);
  page.set(queueUnsavedRoundsAtom);
  const [one] = queued(page);
  expect(one && recordingOf(one.round)).toMatchObject({
    seed: 0,
    wordList: 'own',
    settings: { columns: 10 },
    text: 'Déjà vu!\nnot typed Déjà vu!',
  });
  expect(one).toMatchObject({ summary: { total: 9, errors: 0 } });
});

describe('a raced round', () => {
  test('is to be saved as one, and is queued as one when the page is left', () => {
    const { page } = aPage('hel', true);
    page.set(noteFinishedRoundAtom);
    page.set(queueUnsavedRoundsAtom);
    expect(unsavedOf(page)).toMatchObject([{ wasRaced: true }]);
    expect(queued(page)).toMatchObject([{ saved: { wasRaced: true } }]);
  });

  test('that is unsaved when the next is laid out is saved as one', () => {
    const { page } = aPage('hel', true);
    page.set(noteFinishedRoundAtom);
    page.set(restartAtom, START_MS + 40_000);
    expect(unsavedOf(page)).toMatchObject([{ wasRaced: true }]);
  });

  test('does not mark the unsaved round whose words it has', () => {
    const { page, round } = aPage('hel');
    page.set(noteFinishedRoundAtom);
    beginRace(page, round.setup);
    const [plain] = unsavedOf(page);
    expect(plain?.events).toHaveLength(3);
    expect(plain).not.toHaveProperty('wasRaced');
  });
});

test('a round with the words of a day is saved and queued with it, also once another is laid out', () => {
  const page = aNewPage();
  page.set(playTodayAtom, 0);
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: START_MS });
  page.set(dispatchAtom, { kind: 'ticked', at: START_MS + 30_000 });
  page.set(noteFinishedRoundAtom);
  page.set(restartAtom, START_MS + 40_000);
  page.set(queueUnsavedRoundsAtom);
  const wordsOfDay = dayOf(Date.now());
  expect(unsavedOf(page)).toMatchObject([{ wordsOfDay }]);
  expect(queued(page)).toMatchObject([{ saved: { wordsOfDay } }]);
  expect(unsavedOf(page)[0]).not.toHaveProperty('wasRaced');
});

describe('when the page is left', () => {
  test('unsaved rounds are queued on the device, once', () => {
    const { page } = aPage('hel');
    page.set(noteFinishedRoundAtom);
    page.set(queueUnsavedRoundsAtom);
    page.set(queueUnsavedRoundsAtom);
    expect(queued(page)).toEqual(page.get(unsavedRoundsAtom).map((one) => verifyUnsaved(page.get, one)));
    expect(queuedKeys()).toHaveLength(1);
  });

  test('and played on after that, only the new round is queued as well', () => {
    const { page } = aPage('hel');
    page.set(noteFinishedRoundAtom);
    page.set(queueUnsavedRoundsAtom);
    playOn(page, aPage('hello').round);
    page.set(noteFinishedRoundAtom);
    page.set(queueUnsavedRoundsAtom);
    expect(queuedKeys()).toHaveLength(2);
    expect(unsavedOf(page).map(({ events }) => events.length)).toEqual([3, 5]);
  });

  test('a round is queued as it would have been saved, whatever was typed', () => {
    const { page } = aPage(['h', '\ud83d', `e${'\u0301'.repeat(100)}`]);
    page.set(noteFinishedRoundAtom);
    page.set(queueUnsavedRoundsAtom);
    expect(queued(page)).toMatchObject([{ summary: { total: 3 } }]);
    expect(queued(page)).toEqual(page.get(unsavedRoundsAtom).map((one) => verifyUnsaved(page.get, one)));
  });

  test.each([
    ['is not loaded', 'greek-1'],
    ['this version does not know', 'other-1'],
  ])('a round over a list that %s is queued like others: it is not damaged', (_, wordList) => {
    const page = aNewPage();
    page.set(beginAtom, { ...A_SETUP, wordList });
    page.set(dispatchAtom, { kind: 'typed', char: 'b', at: START_MS });
    page.set(dispatchAtom, { kind: 'ticked', at: START_MS + 30_000 });
    page.set(noteFinishedRoundAtom);
    page.set(queueUnsavedRoundsAtom);
    const [round = null] = queuedKeys().map((key) => parseQueuedRound(queuedText(key)));
    expect(round && round !== 'newer' && verifyQueuedRound(round, () => A_SETUP.words)).toMatchObject({
      summary: { wordList, total: 1 },
    });
  });

  test('and the queue is nearly full, a notice says so before the oldest round is dropped', () => {
    const { page } = aPage('hel');
    page.set(noteFinishedRoundAtom);
    for (let number = 0; number < 188; number++) localStorage.setItem(`waitingRound:2026.${number}`, '{}');
    page.set(queueUnsavedRoundsAtom);
    expect(queuedKeys()).toHaveLength(189);
    expect(page.get(noticeAtom)).toBeNull();
    playOn(page, aPage('hello').round);
    page.set(noteFinishedRoundAtom);
    page.set(queueUnsavedRoundsAtom);
    expect(queuedKeys()).toHaveLength(190);
    expect(page.get(noticeAtom)).toBe('queueNearlyFull');
  });

  test('a round without room in the queue stays unsaved, and is queued as soon as there is room', () => {
    const { page } = aPage('hel');
    page.set(noteFinishedRoundAtom);
    const makeRoom = fillStorage();
    page.set(queueUnsavedRoundsAtom);
    expect(queuedKeys()).toEqual([]);
    expect(page.get(unsavedRoundsAtom)).toHaveLength(1);
    makeRoom();
    page.set(queueUnsavedRoundsAtom);
    expect(queuedKeys()).toHaveLength(1);
  });
});
