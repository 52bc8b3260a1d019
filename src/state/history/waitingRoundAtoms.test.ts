// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Round } from '../../core/round/round';
import { setupOf } from '../../core/words/setup';
import { waitingKeys, waitingText } from '../../platform/history/waitingRounds';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { A_SETUP, START_MS } from '../../testing/rounds';
import { noticeAtom } from '../page/noticeAtoms';
import { noteDelayAtom, noteHiddenAtom } from '../round/disturbanceAtoms';
import {
  beginAtom,
  beginRacedAtom,
  dispatchAtom,
  findWordsAtom,
  restartAtom,
  roundAtom,
} from '../round/roundAtoms';
import { readyRound } from './keptRounds';
import { readRound } from './readRound';
import {
  letUnkeptWaitAtom,
  noteFinishedRoundAtom,
  noteKeptRoundsAtom,
  plainOfUnkept,
  unkeptRoundsAtom,
} from './waitingRoundAtoms';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 10, 21, 18, 2, 11) });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page on which a round, raced or not, is over in which these keys were typed, and that round. */
function aPage(keys: string | readonly string[], isRaced = false) {
  const page = createStore();
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  if (isRaced) page.set(beginRacedAtom, page.get(roundAtom).setup);
  Array.from(keys, (char, index) =>
    page.set(dispatchAtom, { kind: 'typed', char, at: START_MS + index * 100 }),
  );
  page.set(noteDelayAtom, 2000, 2300);
  page.set(noteHiddenAtom);
  page.set(dispatchAtom, { kind: 'ticked', at: START_MS + 30_000 });
  return { page, round: page.get(roundAtom) };
}

/** What is to be kept, in the form in which it would wait. */
function unkeptOf(page: ReturnType<typeof createStore>) {
  return page.get(unkeptRoundsAtom).map((unkept) => plainOfUnkept(page.get, unkept));
}

function waiting(): unknown[] {
  return waitingKeys().map((key) => JSON.parse(waitingText(key)));
}

test('a round that is over is to be kept, with when it ended and what disturbed it, and can be read', () => {
  const { page, round } = aPage('hé');
  page.set(noteFinishedRoundAtom, round);
  const unkept = unkeptOf(page);
  expect(unkept).toEqual([
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
  expect(readRound(unkept[0], page.get(findWordsAtom))).toMatchObject({ summary: { total: 2 } });
  expect(waiting()).toEqual([]);
});

test('a round whose end a page that slept hears of later is kept with when it ended', () => {
  const { page, round } = aPage('hel');
  vi.advanceTimersByTime(START_MS + 30_000 + 60_400);
  page.set(noteFinishedRoundAtom, round);
  // The page was there at 18:02:11, and the round began a second later.
  expect(unkeptOf(page)).toMatchObject([{ playedAt: '2026-11-21T18:02:42.000Z' }]);
});

test('a round is to be kept once, also when the page has been set up anew with it', () => {
  const { page, round } = aPage('hel');
  const again: Round = { ...round, setup: { ...round.setup } };
  for (const one of [round, round, again]) page.set(noteFinishedRoundAtom, one);
  expect(page.get(unkeptRoundsAtom)).toHaveLength(1);
});

test('a round that has been kept is not to be kept again', () => {
  const { page, round } = aPage('hel');
  page.set(noteFinishedRoundAtom, round);
  page.set(noteKeptRoundsAtom, page.get(unkeptRoundsAtom));
  page.set(noteFinishedRoundAtom, round);
  page.set(letUnkeptWaitAtom);
  expect(page.get(unkeptRoundsAtom)).toEqual([]);
  expect(waiting()).toEqual([]);
});

test('a round without a key is none to be kept', () => {
  const { page, round } = aPage('');
  page.set(noteFinishedRoundAtom, round);
  page.set(letUnkeptWaitAtom);
  expect(page.get(unkeptRoundsAtom)).toEqual([]);
  expect(waiting()).toEqual([]);
});

test('a round that is noted when the next is laid out already was disturbed by nothing that is known', () => {
  const { page, round } = aPage('hel');
  page.set(restartAtom, START_MS + 40_000);
  page.set(noteFinishedRoundAtom, round);
  const [plain] = unkeptOf(page);
  expect(plain?.events).toHaveLength(3);
  expect(plain).not.toHaveProperty('stalls');
  expect(plain).not.toHaveProperty('wasHidden');
});

test('a round over a text of the player’s own waits with what it has shown, and can be read', () => {
  const page = createStore();
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  const settings = { ...A_SETUP.settings, columns: 10 };
  const words = ['not', 'typed', 'Déjà', 'vu!'];
  page.set(beginAtom, setupOf({ seed: 2, settings, wordList: 'own', words }));
  Array.from('Déjà vu!n', (char) => page.set(dispatchAtom, { kind: 'typed', char, at: START_MS }));
  page.set(dispatchAtom, { kind: 'ticked', at: START_MS + 30_000 });
  page.set(noteFinishedRoundAtom, page.get(roundAtom));
  page.set(letUnkeptWaitAtom);
  const [one] = waiting();
  expect(one).toMatchObject({ seed: 0, wordList: 'own', columns: 10, text: 'Déjà vu!\nnot typed Déjà vu!' });
  expect(readRound(one, page.get(findWordsAtom))).toMatchObject({ summary: { total: 9, errors: 0 } });
});

describe('a raced round', () => {
  test('is to be kept as one, and waits as one when the page is left', () => {
    const { page, round } = aPage('hel', true);
    page.set(noteFinishedRoundAtom, round);
    page.set(letUnkeptWaitAtom);
    expect(unkeptOf(page)).toMatchObject([{ wasRaced: true }]);
    expect(waiting()).toMatchObject([{ wasRaced: true }]);
    expect(readRound(waiting()[0], page.get(findWordsAtom))).toMatchObject({ kept: { wasRaced: true } });
  });

  test('that is still to be kept when the next is laid out is kept as one', () => {
    const { page, round } = aPage('hel', true);
    page.set(noteFinishedRoundAtom, round);
    page.set(restartAtom, START_MS + 40_000);
    expect(unkeptOf(page)).toMatchObject([{ wasRaced: true }]);
  });

  test('does not mark the round that is still to be kept and whose words it has', () => {
    const { page, round } = aPage('hel');
    page.set(noteFinishedRoundAtom, round);
    page.set(beginRacedAtom, round.setup);
    const [plain] = unkeptOf(page);
    expect(plain?.events).toHaveLength(3);
    expect(plain).not.toHaveProperty('wasRaced');
  });
});

describe('when the page is left', () => {
  test('what is not kept yet waits on the device, once', () => {
    const { page, round } = aPage('hel');
    page.set(noteFinishedRoundAtom, round);
    page.set(letUnkeptWaitAtom);
    page.set(letUnkeptWaitAtom);
    expect(waiting()).toEqual(unkeptOf(page));
    expect(waiting()).toHaveLength(1);
  });

  test('and played on after that, only the round that is new waits as well', () => {
    const { page, round } = aPage('hel');
    page.set(noteFinishedRoundAtom, round);
    page.set(letUnkeptWaitAtom);
    page.set(noteFinishedRoundAtom, aPage('hello').round);
    page.set(letUnkeptWaitAtom);
    expect(waiting()).toHaveLength(2);
    expect(unkeptOf(page).map(({ events }) => events.length)).toEqual([3, 5]);
  });

  test('a round waits as the one that it would have been kept as, whatever was typed', () => {
    const { page, round } = aPage(['h', '\ud83d', `e${'\u0301'.repeat(100)}`]);
    page.set(noteFinishedRoundAtom, round);
    page.set(letUnkeptWaitAtom);
    const findWords = page.get(findWordsAtom);
    const [unkept] = unkeptOf(page);
    expect(unkept && readyRound(unkept, findWords)).toMatchObject({ summary: { total: 3 } });
    expect(readRound(waiting()[0], findWords)).toEqual(unkept && readyRound(unkept, findWords));
  });

  test('and few places are left to wait in, that is told before the oldest round goes', () => {
    const { page, round } = aPage('hel');
    page.set(noteFinishedRoundAtom, round);
    for (let number = 0; number < 188; number++) localStorage.setItem(`waitingRound:2026.${number}`, '{}');
    page.set(letUnkeptWaitAtom);
    expect(waiting()).toHaveLength(189);
    expect(page.get(noticeAtom)).toBeNull();
    page.set(noteFinishedRoundAtom, aPage('hello').round);
    page.set(letUnkeptWaitAtom);
    expect(waiting()).toHaveLength(190);
    expect(page.get(noticeAtom)).toBe('fewPlacesLeft');
  });

  test('what finds no room to wait in is still to be kept, and waits as soon as there is room', () => {
    const { page, round } = aPage('hel');
    page.set(noteFinishedRoundAtom, round);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.set(letUnkeptWaitAtom);
    expect(waiting()).toEqual([]);
    expect(page.get(unkeptRoundsAtom)).toHaveLength(1);
    full.mockRestore();
    page.set(letUnkeptWaitAtom);
    expect(waiting()).toHaveLength(1);
  });
});
