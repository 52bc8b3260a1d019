// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlainRound } from '../../core/history/plainRound';
import { areFewPlacesLeft, letWait, stopWaiting, waitingKeys, waitingText } from './waitingRounds';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** A round that ended so many seconds after six o'clock. */
function aRound(seconds = 0): PlainRound {
  return {
    playedAt: new Date(Date.UTC(2026, 10, 21, 18) + seconds * 1000).toISOString(),
    seed: 30,
    durationMs: 30_000,
    wordsPerBatch: 12,
    wordList: 'english-1',
    events: [[0, 'é']],
  };
}

/** The key under which a round waits from now on. */
function waits(round: PlainRound): string {
  const before = waitingKeys();
  expect(letWait(round)).toBe(true);
  const [key = ''] = waitingKeys().filter((each) => !before.includes(each));
  return key;
}

function waitingRounds(): PlainRound[] {
  return waitingKeys().map((key) => JSON.parse(waitingText(key)));
}

describe('a round that waits', () => {
  test('is there as it was, under a key of its own', () => {
    const key = waits(aRound());
    expect(waitingKeys()).toEqual([key]);
    expect(JSON.parse(waitingText(key))).toEqual(aRound());
  });

  test('does not write over another that ended in the same moment, in another tab', () => {
    const keys = [waits(aRound()), waits(aRound())];
    expect(new Set(keys).size).toBe(2);
    expect(waitingKeys()).toEqual(keys.toSorted());
  });

  test('comes after those that ended before it, whichever was written first', () => {
    for (const seconds of [60, 3600, 0, 61]) letWait(aRound(seconds));
    expect(waitingRounds()).toEqual([0, 60, 61, 3600].map(aRound));
  });

  test('waits no more once it is kept', () => {
    const [first, second] = [waits(aRound(1)), waits(aRound(2))];
    stopWaiting(first, true);
    expect(waitingKeys()).toEqual([second]);
    expect(waitingText(first)).toBe('');
    expect(localStorage).toHaveLength(1);
  });
});

test('only the newest two hundred wait, and nothing else goes for them', () => {
  localStorage.setItem('highestResult', '127');
  localStorage.setItem('waitingRound.aside.1', '{}');
  for (let seconds = 0; seconds < 203; seconds++) letWait(aRound(seconds));
  expect(waitingKeys()).toHaveLength(200);
  expect(waitingRounds().at(0)).toEqual(aRound(3));
  expect(waitingRounds().at(-1)).toEqual(aRound(202));
  expect(localStorage).toHaveLength(202);
});

test('that places are few is known before the oldest goes', () => {
  for (let seconds = 0; seconds < 189; seconds++) letWait(aRound(seconds));
  expect(areFewPlacesLeft()).toBe(false);
  letWait(aRound(189));
  expect(areFewPlacesLeft()).toBe(true);
  expect(waitingRounds().at(0)).toEqual(aRound(0));
});

describe('what waits and is no round', () => {
  const KEY = 'waitingRound:2026-11-21T18:02:11.000Z.7';

  test('is put aside as it was', () => {
    localStorage.setItem(KEY, '{"seed":');
    stopWaiting(KEY, false);
    expect(waitingKeys()).toEqual([]);
    expect(localStorage.getItem('waitingRound.aside.1')).toBe('{"seed":');
  });

  test('stays where there is no room to put it aside', () => {
    localStorage.setItem(KEY, '{"seed":');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    stopWaiting(KEY, false);
    expect(waitingText(KEY)).toBe('{"seed":');
  });

  test('and has been taken by another tab meanwhile leaves nothing behind', () => {
    stopWaiting(KEY, false);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a browser', () => {
  test('that has no room lets no round wait, and those that wait stay', () => {
    const key = waits(aRound(1));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(letWait(aRound(2))).toBe(false);
    expect(waitingKeys()).toEqual([key]);
  });

  test('that lets nobody look has none waiting, and nothing throws', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(letWait(aRound())).toBe(false);
    expect(waitingKeys()).toEqual([]);
    expect(waitingText('waitingRound:1')).toBe('');
    stopWaiting('waitingRound:1', true);
    stopWaiting('waitingRound:1', false);
  });
});
