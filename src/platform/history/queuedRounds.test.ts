// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillStorage } from '../../testing/storage';
import {
  isQueueNearlyFull,
  parseQueuedRound,
  type QueuedRound,
  quarantineRound,
  queuedKeys,
  queuedText,
  queueRound,
  removeFromQueue,
} from './queuedRounds';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** A round that ended so many seconds after six o'clock. */
function aRound(seconds = 0): QueuedRound {
  return {
    playedAt: Date.UTC(2026, 10, 21, 18) + seconds * 1000,
    recording: Uint8Array.of(0x54, 1, 0, 255),
    stalls: { count: 1, longestMs: 180.5 },
    wasHidden: true,
    ...(seconds % 2 === 1 && { wasRaced: true, wordsOfDay: '2026-11-21', keyboard: 'dvorak' }),
  };
}

/** Queues a round and returns its key. */
function queueAndGetKey(round: QueuedRound): string {
  const before = queuedKeys();
  expect(queueRound(round)).toBe(true);
  const [key = ''] = queuedKeys().filter((each) => !before.includes(each));
  return key;
}

function queuedRounds(): ReturnType<typeof parseQueuedRound>[] {
  return queuedKeys().map((key) => parseQueuedRound(queuedText(key)));
}

describe('a queued round', () => {
  test('comes back unchanged, from its own key', () => {
    const key = queueAndGetKey(aRound());
    expect(queuedKeys()).toEqual([key]);
    expect(parseQueuedRound(queuedText(key))).toEqual(aRound());
    expect(parseQueuedRound(queuedText(queueAndGetKey(aRound(1))))).toEqual(aRound(1));
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
    removeFromQueue(first);
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

test('the docs print an entry of the queue', () => {
  const text =
    '{"version":1,"playedAt":1795284131000,"recording":"VAEA","stalls":{"count":0,"longestMs":0},"wasHidden":false}';
  expect(readFileSync('docs/formats.md', 'utf8')).toContain(`\`${text}\``);
  expect(parseQueuedRound(text)).toEqual({
    playedAt: Date.UTC(2026, 10, 21, 18, 2, 11),
    recording: Uint8Array.of(0x54, 1, 0),
    stalls: { count: 0, longestMs: 0 },
    wasHidden: false,
  });
});

describe('an entry is not a round', () => {
  const ENTRY = {
    version: 1,
    playedAt: 1,
    recording: 'VAEA',
    stalls: { count: 0, longestMs: 0 },
    wasHidden: false,
  };

  test.each<[string, unknown]>([
    ['of a version that never was', { ...ENTRY, version: 0 }],
    [
      'of a preview, without a version',
      { playedAt: '2026-11-21T18:02:11.000Z', seed: 30, events: [[0, 'é']] },
    ],
    ['played at a time that is a text', { ...ENTRY, playedAt: '2026-11-21T18:02:11.000Z' }],
    ['played after the end of time', { ...ENTRY, playedAt: 9e15 }],
    ['whose recording is no base64url', { ...ENTRY, recording: 'VAE=' }],
    ['whose recording is missing', { ...ENTRY, recording: undefined }],
    ['with fewer stalls than none', { ...ENTRY, stalls: { count: -1, longestMs: 0 } }],
    ['with a race in words', { ...ENTRY, wasRaced: 'yes' }],
    ['with the words of no day', { ...ENTRY, wordsOfDay: 'today' }],
    ['with a layout that is no name', { ...ENTRY, keyboard: 7 }],
    ['of nothing', null],
  ])('%s', (_, entry) => expect(parseQueuedRound(JSON.stringify(entry))).toBeNull());

  test('but one of a newer version, whatever else that has, is left to it', () => {
    expect(parseQueuedRound(JSON.stringify({ version: 2, log: [] }))).toBe('newer');
  });

  test('that is no JSON', () => expect(parseQueuedRound('{"version":')).toBeNull());
});

describe('a browser', () => {
  test('without room queues no round, and the queued ones stay', () => {
    const key = queueAndGetKey(aRound(1));
    fillStorage();
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
    expect(quarantineRound('{}')).toBe(false);
    removeFromQueue('waitingRound:1');
  });
});
