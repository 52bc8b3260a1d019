import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainRound } from '../../core/history/plainRound';
import { MAX_EVENTS } from '../../core/history/recordingLimits';
import { summaryOf } from '../../core/history/summary';
import type { KeptRound } from '../../platform/history/databaseSchema';
import { readRoundsFile } from '../../platform/history/roundsFile';
import {
  EXAMPLE_OF_CAPITALS,
  EXAMPLE_OF_OWN_TEXT,
  findEnglish,
  PLAIN_EXAMPLE,
  recordingHex,
  toHex,
} from '../../testing/recordings';
import { plainOfKept, type ReadyRound, replayKept, type UnreadableRound } from './keptRounds';
import { readRound } from './readRound';

type Parts = Partial<Record<string, unknown>>;

/** Any JSON, and what looks like a part of a round and lies. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(-1, -0.1, 0.05, 1e9, 1e300, 2 ** 32, 30_000.1, '', 'b', '\ud83d', 'english-2', []),
  fc.constantFrom<unknown>([0, 'b'], [0, -1], [200_000, 'b'], [-1, 'b'], [600, -100_000], [0, 'b', 'b']),
);
/** A round one of whose parts, or one of whose events, is another, is there twice or is missing. */
const mutated = fc
  .tuple(
    fc.constantFrom(...Object.keys(PLAIN_EXAMPLE), 'stalls', 'wasHidden', 'wasRaced', 'score'),
    fc.nat(PLAIN_EXAMPLE.events.length),
    fc.constantFrom('part', 'event', 'more events', 'fewer events', 'other order', 'missing'),
    value,
  )
  .map(([key, place, how, other]): Parts => {
    const events: unknown[] = [...PLAIN_EXAMPLE.events];
    if (how === 'event') events[place] = other;
    if (how === 'more events') events.splice(place, 0, other);
    if (how === 'fewer events') events.splice(place, 1);
    if (how === 'other order') events.push(...events.splice(0, place));
    const parts: Parts = { ...PLAIN_EXAMPLE, events, ...(how === 'part' && { [key]: other }) };
    if (how === 'missing') delete parts[key];
    return parts;
  });

describe('a round from a file', () => {
  test('is ready to be kept, with what its events come to', () => {
    const { kept, summary } = read({
      ...PLAIN_EXAMPLE,
      stalls: { count: 2, longestMs: 180.5 },
      wasHidden: true,
    });
    expect(kept).toMatchObject({
      playedAt: Date.UTC(2026, 10, 21, 18, 2, 11),
      stalls: { count: 2, longestMs: 180.5 },
      wasHidden: true,
    });
    expect(toHex(kept.recording)).toBe(recordingHex());
    expect(summary).toMatchObject({ durationMs: 30_000, wordList: 'english-1', total: 0, errors: 0 });
    expect(read({ ...PLAIN_EXAMPLE, events: PLAIN_EXAMPLE.events.slice(0, -1) }).summary).toMatchObject({
      total: 3,
      errors: 0,
    });
  });

  test('was undisturbed when it tells of nothing else', () => {
    expect(read(PLAIN_EXAMPLE).kept).toMatchObject({ stalls: { count: 0, longestMs: 0 }, wasHidden: false });
  });

  test('is marked as raced when it says so, and not when it says otherwise or nothing', () => {
    expect(read({ ...PLAIN_EXAMPLE, wasRaced: true }).kept.wasRaced).toBe(true);
    for (const parts of [{}, { wasRaced: false }]) {
      expect(read({ ...PLAIN_EXAMPLE, ...parts }).kept).not.toHaveProperty('wasRaced');
    }
  });

  test('has the numbers of its events, whatever numbers it tells beside them', () => {
    const boasting = { ...PLAIN_EXAMPLE, score: 999, total: 999, summary: { total: 999 }, accuracy: 1 };
    expect(read(boasting)).toEqual(read(PLAIN_EXAMPLE));
  });

  test('that the docs print is the round whose bytes they print', async () => {
    const [, printed = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/formats.md', 'utf8')) ?? [];
    const rounds = await readRoundsFile(new Blob([printed]));
    if (typeof rounds === 'string') throw new Error(rounds);
    expect(rounds).toEqual([PLAIN_EXAMPLE]);
    expect(toHex(read(rounds[0]).kept.recording)).toBe(recordingHex());
  });
});

const CAPITALS = plainRound(EXAMPLE_OF_CAPITALS, { playedAt: PLAIN_EXAMPLE.playedAt });
const OWN = plainRound(EXAMPLE_OF_OWN_TEXT, { playedAt: PLAIN_EXAMPLE.playedAt });

describe('a round of words that are not plain', () => {
  test.each([
    ['with capitals', CAPITALS, { capitals: true, wordList: 'english-1', total: 2, errors: 0 }],
    ['of an own text', OWN, { wordList: 'own', total: 8, errors: 1 }],
  ])('%s is read from a file, kept and written as it was', (_, plain, numbers) => {
    const { kept, summary } = read(JSON.parse(JSON.stringify(plain)));
    expect(kept.recording[1]).toBe(2);
    expect(summary).toMatchObject(numbers);
    expect(plainOfKept(kept, findEnglish)).toEqual(plain);
    holdsTogether({ kept, summary });
  });

  test('of an own text needs no list', () => {
    expect(typeof readRound(OWN, () => expect.unreachable())).toBe('object');
  });

  test.each<[string, UnreadableRound, Parts]>([
    ['capitals over what an older copy takes for plain words', 'form', { ...PLAIN_EXAMPLE, capitals: true }],
    ['capitals and both names', 'form', { ...CAPITALS, wordList: 'english-1' }],
    ['capitals of no list', 'form', { ...CAPITALS, list: undefined }],
    ['capitals that are none', 'form', { ...CAPITALS, capitals: false }],
    ['capitals of a list that is not here', 'words', { ...CAPITALS, list: 'english-2' }],
    ['capitals of an own text', 'form', { ...OWN, capitals: true }],
    ['capitals of a list of that name', 'form', { ...CAPITALS, list: 'own' }],
    ['plain words under the other name', 'form', { ...CAPITALS, capitals: undefined }],
    ['a text of a list', 'form', { ...PLAIN_EXAMPLE, text: 'blow' }],
    ['lines of a list', 'form', { ...PLAIN_EXAMPLE, columns: 40 }],
    ['an own text that is not there', 'form', { ...OWN, text: undefined }],
    ['an own text of no lines', 'form', { ...OWN, columns: undefined }],
    ['an own text of lines too short', 'form', { ...OWN, columns: 9 }],
    ['an own text with spaces at its end', 'form', { ...OWN, text: `${OWN.text} ` }],
    ['an own text of more than was shown', 'events', { ...OWN, text: `${OWN.text}\nvu!` }],
    ['an own text with a seed', 'events', { ...OWN, seed: 1 }],
    ['an own text of 13 words at once', 'events', { ...OWN, wordsPerBatch: 13 }],
  ])('%s: %s', (_, reason, parts) => {
    expect(readRound(JSON.parse(JSON.stringify(parts)), findEnglish)).toBe(reason);
  });
});

describe('the same round', () => {
  const { id } = read(PLAIN_EXAMPLE).kept;

  test.each<[string, Parts]>([
    ['with its time told of another place', { playedAt: '2026-11-21T19:02:11+01:00' }],
    ['with times between the tenths of a ms', { events: withEvent(1, [180.52, 'é']) }],
    ['with what disturbed it', { stalls: { count: 1, longestMs: 100 }, wasHidden: true }],
    ['marked as raced', { wasRaced: true }],
  ])('%s has the same id', (_, parts) => {
    expect(read({ ...PLAIN_EXAMPLE, ...parts }).kept.id).toBe(id);
  });

  test.each<[string, Parts]>([
    ['played a ms later', { playedAt: '2026-11-21T18:02:11.001Z' }],
    ['over other words', { seed: 31 }],
    ['with another key', { events: withEvent(1, [180.5, 'è']) }],
    ['with a key a tenth of a ms later', { events: withEvent(1, [180.6, 'é']) }],
  ])('%s is another one', (_, parts) => {
    expect(read({ ...PLAIN_EXAMPLE, ...parts }).kept.id).not.toBe(id);
  });
});

test('ids sort by time, whenever that was', () => {
  const times = [
    '1970-01-01T00:00:00Z',
    '2001-09-09T01:46:39Z',
    '2026-11-21T18:02:11Z',
    '9999-12-31T23:59:59Z',
  ];
  const ids = times.map((playedAt) => read({ ...PLAIN_EXAMPLE, playedAt }).kept.id);
  expect(ids.toSorted()).toEqual(ids);
});

test.each([
  ['half a surrogate pair', '\ud83d'],
  ['a letter with marks upon marks', `e${'\u0301'.repeat(100)}`],
  ['a story', 'b'.repeat(65)],
])('%s, typed as a character, is a mistake like any that cannot be kept', (_, char) => {
  const odd = { ...PLAIN_EXAMPLE, events: withEvent(1, [180.5, char]) };
  expect(read(odd)).toEqual(read({ ...PLAIN_EXAMPLE, events: withEvent(1, [180.5, '\ufffd']) }));
});

describe('what cannot be read says why', () => {
  test.each<[string, UnreadableRound, Parts]>([
    ['times that go backwards', 'events', { events: withEvent(2, [180.4, -1]) }],
    ['a time past the end', 'events', { events: withEvent(5, [30_000.1, 'w']) }],
    ['a time past the end of any round', 'form', { events: withEvent(5, [3_600_001, 'w']) }],
    ['a time before the first character', 'form', { events: withEvent(1, [-0.1, 'l']) }],
    ['a time in words', 'form', { events: withEvent(1, ['0', 'l']) }],
    ['a first event that is not at 0', 'events', { events: [[0.1, 'b']] }],
    ['a first event that deletes', 'events', { events: [[0, -1]] }],
    ['a deletion of more than is there', 'events', { events: withEvent(2, [421.2, -3]) }],
    ['a deletion of very much', 'events', { events: withEvent(2, [421.2, -MAX_EVENTS]) }],
    ['a deletion of more than anybody types', 'form', { events: withEvent(2, [421.2, -MAX_EVENTS - 1]) }],
    ['a deletion of nothing', 'form', { events: withEvent(2, [421.2, 0]) }],
    ['a deletion of one and a half', 'form', { events: withEvent(2, [421.2, -1.5]) }],
    ['a deletion of less than nothing', 'form', { events: withEvent(2, [421.2, 1]) }],
    ['an empty character', 'form', { events: withEvent(1, [180.5, '']) }],
    ['an event of three parts', 'form', { events: withEvent(1, [180.5, 'é', 'é']) }],
    ['an event that is none', 'form', { events: withEvent(1, null) }],
    ['no events', 'events', { events: [] }],
    ['events that are a text', 'form', { events: 'blow' }],
    ['more events than anybody makes', 'events', { events: Array(MAX_EVENTS + 1).fill([0, '#']) }],
    ['words that are not here', 'words', { wordList: 'english-2' }],
    ['words that are not loaded', 'wordsNotLoaded', { wordList: 'french-1' }],
    ['words with a name that no list has', 'form', { wordList: '../english-1' }],
    ['a seed below 0', 'form', { seed: -1 }],
    ['a seed too large', 'form', { seed: 2 ** 32 }],
    ['a seed in words', 'form', { seed: '30' }],
    ['a round of years', 'form', { durationMs: 1e11 }],
    ['a round of half a ms', 'form', { durationMs: 30_000.5 }],
    ['a billion words at a time', 'form', { wordsPerBatch: 1e9 }],
    ['a billion stalls', 'form', { stalls: { count: 1e9, longestMs: 100 } }],
    ['stalls that are a number', 'form', { stalls: 3 }],
    ['a race in words', 'form', { wasRaced: 'yes' }],
    ['a time that is a number', 'form', { playedAt: 1_795_284_131_000 }],
  ])('%s: %s', (_, reason, parts) => {
    expect(readRound({ ...PLAIN_EXAMPLE, ...parts }, findEnglish)).toBe(reason);
  });

  test.each([
    null,
    undefined,
    30,
    'round',
    true,
    {},
    { ...PLAIN_EXAMPLE, seed: undefined },
    { rounds: [PLAIN_EXAMPLE] },
  ])('what is no round at all: %j', (nothing) => {
    expect(readRound(nothing, findEnglish)).toBe('form');
  });
});

test('a round whose parts are changed in any way is refused, or is a round that holds together', () => {
  let good = 0;
  fc.assert(
    fc.property(mutated, (parts) => {
      const ready = readRound(parts, findEnglish);
      if (typeof ready === 'object') good++;
      holdsTogether(ready);
    }),
    { numRuns: 1500 },
  );
  // Both happen often, or this test would say nothing.
  expect(good).toBeGreaterThan(100);
  expect(good).toBeLessThan(1400);
});

test('nothing that a file or a database can hold throws', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.anything({
      withDate: true,
      withMap: true,
      withTypedArray: true,
      withSparseArray: true,
      withBigInt: true,
    }),
  );
  fc.assert(
    fc.property(anything, (held) => {
      expect(readRound(held, findEnglish)).toBe('form');
    }),
    { numRuns: 1000 },
  );
});

describe('a kept round', () => {
  test('is written into a file as it was read from one', () => {
    expect(plainOfKept(read(PLAIN_EXAMPLE).kept, findEnglish)).toEqual(PLAIN_EXAMPLE);
    const disturbed = { ...PLAIN_EXAMPLE, stalls: { count: 2, longestMs: 180.5 }, wasHidden: true };
    expect(plainOfKept(read(disturbed).kept, findEnglish)).toEqual(disturbed);
    const raced = { ...PLAIN_EXAMPLE, wasRaced: true };
    expect(plainOfKept(read(raced).kept, findEnglish)).toEqual(raced);
  });

  test.each<[string, Partial<Record<keyof KeptRound, unknown>>]>([
    ['whose recording is gone', { recording: undefined }],
    ['whose recording is a text', { recording: 'b' }],
    ['whose recording is damaged', { recording: new Uint8Array([30, 1]) }],
  ])('%s is neither shown nor written into a file', (_, part) => {
    const kept = { ...read(PLAIN_EXAMPLE).kept, ...part } as KeptRound;
    expect(replayKept(kept, findEnglish)).toBeNull();
    expect(plainOfKept(kept, findEnglish)).toBeNull();
  });

  test.each([Number.NaN, 1e300, undefined])('played at %s is not written into a file', (at) => {
    expect(plainOfKept({ ...read(PLAIN_EXAMPLE).kept, playedAt: at as number }, findEnglish)).toBeNull();
  });
});

function read(plain: unknown): ReadyRound {
  const ready = readRound(plain, findEnglish);
  if (typeof ready === 'string') throw new Error(ready);
  return ready;
}

/** The example's events with another one in a place. */
function withEvent(place: number, event: unknown): unknown[] {
  const events: readonly unknown[] = PLAIN_EXAMPLE.events;
  return events.with(place, event);
}

/** Refused with a reason; or what is kept plays to the summary, and comes back from a file as the same round. */
function holdsTogether(ready: ReadyRound | UnreadableRound): void {
  if (typeof ready === 'string') {
    expect(['form', 'words', 'wordsNotLoaded', 'events']).toContain(ready);
    return;
  }
  const { kept, summary } = ready;
  expect(kept.id).toMatch(/^\d{15}-[0-9a-f]{8}$/);
  const round = replayKept(kept, findEnglish);
  if (round === null || typeof round === 'string') throw new Error('What is kept cannot be read.');
  expect(summaryOf(round)).toEqual(summary);
  const again = read(JSON.parse(JSON.stringify(plainOfKept(kept, findEnglish))));
  expect(again.kept.id).toBe(kept.id);
  expect(again.kept.recording).toEqual(kept.recording);
  expect(again.summary).toEqual(summary);
}
