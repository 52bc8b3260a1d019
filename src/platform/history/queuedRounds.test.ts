// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlainRound } from '../../core/history/plainRound';
import { isQueueNearlyFull, queuedKeys, queueRound } from './queuedRounds';
import { queuedText, removeFromQueue } from './takeFromQueue';

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

/** Queues a round and returns its key. */
function queueAndGetKey(round: PlainRound): string {
  const before = queuedKeys();
  expect(queueRound(round)).toBe(true);
  const [key = ''] = queuedKeys().filter((each) => !before.includes(each));
  return key;
}

function queuedRounds(): PlainRound[] {
  return queuedKeys().map((key) => JSON.parse(queuedText(key)));
}

describe('a queued round', () => {
  test('is stored unchanged, under its own key', () => {
    const key = queueAndGetKey(aRound());
    expect(queuedKeys()).toEqual([key]);
    expect(JSON.parse(queuedText(key))).toEqual(aRound());
  });

  test('does not overwrite another that ended at the same moment in another tab', () => {
    const keys = [queueAndGetKey(aRound()), queueAndGetKey(aRound())];
    expect(new Set(keys).size).toBe(2);
    expect(queuedKeys()).toEqual(keys.toSorted());
  });

  test('comes after those that ended earlier, whichever was queued first', () => {
    for (const seconds of [60, 3600, 0, 61]) queueRound(aRound(seconds));
    expect(queuedRounds()).toEqual([0, 60, 61, 3600].map(aRound));
  });

  test('leaves the queue once it is saved', () => {
    const [first, second] = [queueAndGetKey(aRound(1)), queueAndGetKey(aRound(2))];
    removeFromQueue(first, true);
    expect(queuedKeys()).toEqual([second]);
    expect(queuedText(first)).toBe('');
    expect(localStorage).toHaveLength(1);
  });
});

test('only the newest two hundred are queued, and nothing else is deleted for them', () => {
  localStorage.setItem('highestResult', '127');
  localStorage.setItem('waitingRound.aside.1', '{}');
  for (let seconds = 0; seconds < 203; seconds++) queueRound(aRound(seconds));
  expect(queuedKeys()).toHaveLength(200);
  expect(queuedRounds().at(0)).toEqual(aRound(3));
  expect(queuedRounds().at(-1)).toEqual(aRound(202));
  expect(localStorage).toHaveLength(202);
});

test('the queue counts as nearly full before the oldest is dropped', () => {
  for (let seconds = 0; seconds < 189; seconds++) queueRound(aRound(seconds));
  expect(isQueueNearlyFull()).toBe(false);
  queueRound(aRound(189));
  expect(isQueueNearlyFull()).toBe(true);
  expect(queuedRounds().at(0)).toEqual(aRound(0));
});

describe('an invalid entry in the queue', () => {
  const KEY = 'waitingRound:2026-11-21T18:02:11.000Z.7';

  test('is quarantined unchanged', () => {
    localStorage.setItem(KEY, '{"seed":');
    removeFromQueue(KEY, false);
    expect(queuedKeys()).toEqual([]);
    expect(localStorage.getItem('waitingRound.aside.1')).toBe('{"seed":');
  });

  test('stays if there is no room to quarantine it', () => {
    localStorage.setItem(KEY, '{"seed":');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    removeFromQueue(KEY, false);
    expect(queuedText(KEY)).toBe('{"seed":');
  });

  test('that another tab has removed meanwhile leaves nothing behind', () => {
    removeFromQueue(KEY, false);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a browser', () => {
  test('without room queues no round, and the queued ones stay', () => {
    const key = queueAndGetKey(aRound(1));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(queueRound(aRound(2))).toBe(false);
    expect(queuedKeys()).toEqual([key]);
  });

  test('that denies storage has none queued, and nothing throws', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(queueRound(aRound())).toBe(false);
    expect(queuedKeys()).toEqual([]);
    expect(queuedText('waitingRound:1')).toBe('');
    removeFromQueue('waitingRound:1', true);
    removeFromQueue('waitingRound:1', false);
  });
});
