import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainRound } from '../../core/history/plainRound';
import { summaryOf } from '../../core/history/summary';
import { beginRound } from '../../core/round/round';
import { STANDARD_ROUND } from '../../core/round/rules';
import { seedOfDay } from '../../core/today/day';
import type { SavedRound } from '../../platform/history/databaseSchema';
import { readRoundsFile } from '../../platform/history/roundsFile';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import {
  EXAMPLE_OF_CAPITALS,
  EXAMPLE_OF_CUSTOM_TEXT,
  findEnglish,
  PLAIN_EXAMPLE,
  recordingHex,
  toHex,
} from '../../testing/recordings';
import { readRound } from './roundsImport';
import { plainOfSaved, replaySaved, type UnreadableReason, type VerifiedRound } from './savedRounds';

type Parts = Partial<Record<string, unknown>>;

/** Any JSON, and invalid values that look like a part of a round. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(-1, -0.1, 0.05, 1e9, 1e300, 2 ** 32, 30_000.1, '', 'b', '\ud83d', 'english-2', []),
  fc.constantFrom<unknown>([0, 'b'], [0, -1], [200_000, 'b'], [-1, 'b'], [600, -100_000], [0, 'b', 'b']),
);
/** A round in which one part or event is changed, doubled or missing. */
const mutated = fc
  .tuple(
    fc.constantFrom(...Object.keys(PLAIN_EXAMPLE), 'stalls', 'wasHidden', 'wasRaced', 'wordsOfDay', 'score'),
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

/** A round with the words of a day. */
const OF_A_DAY = { ...PLAIN_EXAMPLE, seed: seedOfDay('2026-11-21'), wordsOfDay: '2026-11-21' };
const FIRST_LETTER = beginRound({
  seed: OF_A_DAY.seed,
  settings: STANDARD_ROUND,
  ...STANDARD_WORDS,
}).expected.slice(0, 1);

describe('a round from a file', () => {
  test('is ready to be saved, with the numbers of its events', () => {
    const { saved, summary } = read({
      ...PLAIN_EXAMPLE,
      stalls: { count: 2, longestMs: 180.5 },
      wasHidden: true,
    });
    expect(saved).toMatchObject({
      playedAt: Date.UTC(2026, 10, 21, 18, 2, 11),
      stalls: { count: 2, longestMs: 180.5 },
      wasHidden: true,
    });
    expect(toHex(saved.recording)).toBe(recordingHex());
    expect(summary).toMatchObject({ durationMs: 30_000, wordList: 'english-1', total: 0, errors: 0 });
    expect(read({ ...PLAIN_EXAMPLE, events: PLAIN_EXAMPLE.events.slice(0, -1) }).summary).toMatchObject({
      total: 3,
      errors: 0,
    });
  });

  test('was undisturbed unless it says otherwise', () => {
    expect(read(PLAIN_EXAMPLE).saved).toMatchObject({ stalls: { count: 0, longestMs: 0 }, wasHidden: false });
  });

  test('is marked as raced only if it says so', () => {
    expect(read({ ...PLAIN_EXAMPLE, wasRaced: true }).saved.wasRaced).toBe(true);
    for (const parts of [{}, { wasRaced: false }]) {
      expect(read({ ...PLAIN_EXAMPLE, ...parts }).saved).not.toHaveProperty('wasRaced');
    }
  });

  test('keeps the layout of the keyboard, in a file and out of it', () => {
    const { saved } = read({ ...PLAIN_EXAMPLE, keyboard: 'dvorak' });
    expect(saved.keyboard).toBe('dvorak');
    expect(plainOfSaved(saved, findEnglish)).toMatchObject({ keyboard: 'dvorak' });
    expect(read(PLAIN_EXAMPLE).saved).not.toHaveProperty('keyboard');
    // The same round, whatever is known of it beside.
    expect(saved.id).toBe(read(PLAIN_EXAMPLE).saved.id);
  });

  test('has the words of a day only if it says so', () => {
    expect(read(OF_A_DAY).saved.wordsOfDay).toBe('2026-11-21');
    expect(read({ ...OF_A_DAY, wasRaced: true }).saved.wordsOfDay).toBe('2026-11-21');
    expect(read({ ...OF_A_DAY, wordsOfDay: undefined }).saved).not.toHaveProperty('wordsOfDay');
  });

  test.each<[string, Parts]>([
    ['of a day with other words', { wordsOfDay: '2026-11-22' }],
    ['with a seed of its own', { seed: 30 }],
    ['of another time', { durationMs: 60_000 }],
    ['with capitals', { capitals: true }],
    ['with its mistakes waited for', { onMistake: 'wait' }],
  ])('%s does not have the words of the day that it says, and is read without them', (_, parts) => {
    expect(read({ ...OF_A_DAY, events: [[0, FIRST_LETTER]], ...parts }).saved).not.toHaveProperty(
      'wordsOfDay',
    );
  });

  test('has the numbers of its events, whatever other numbers the file has', () => {
    const boasting = { ...PLAIN_EXAMPLE, score: 999, total: 999, summary: { total: 999 }, accuracy: 1 };
    expect(read(boasting)).toEqual(read(PLAIN_EXAMPLE));
  });

  test('printed in the docs is the round whose bytes they print', async () => {
    const [, printed = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/formats.md', 'utf8')) ?? [];
    const rounds = await readRoundsFile(new Blob([printed]));
    if (typeof rounds === 'string') throw new Error(rounds);
    expect(rounds).toEqual([PLAIN_EXAMPLE]);
    expect(toHex(read(rounds[0]).saved.recording)).toBe(recordingHex());
  });
});

const CAPITALS = plainRound(EXAMPLE_OF_CAPITALS, { playedAt: PLAIN_EXAMPLE.playedAt });
const CUSTOM = plainRound(EXAMPLE_OF_CUSTOM_TEXT, { playedAt: PLAIN_EXAMPLE.playedAt });

describe('a round of custom words', () => {
  test.each([
    ['with capitals', CAPITALS, { capitals: true, wordList: 'english-1', total: 2, errors: 0 }],
    ['of a custom text', CUSTOM, { wordList: 'own', total: 8, errors: 1 }],
  ])('%s is read from a file, saved and exported unchanged', (_, plain, numbers) => {
    const ready = read(JSON.parse(JSON.stringify(plain)));
    const { saved, summary } = ready;
    expect(summary).toMatchObject(numbers);
    expect(plainOfSaved(saved, findEnglish)).toEqual(plain);
    holdsTogether(ready);
  });

  test('of the player’s custom text needs no list', () => {
    expect(typeof readRound(CUSTOM, () => expect.unreachable())).toBe('object');
  });
});

describe('the same round', () => {
  const { id } = read(PLAIN_EXAMPLE).saved;

  test.each<[string, Parts]>([
    ['with its time in another time zone', { playedAt: '2026-11-21T19:02:11+01:00' }],
    ['with times between the tenths of a ms', { events: withEvent(1, [180.52, 'é']) }],
    ['with what disturbed it', { stalls: { count: 1, longestMs: 100 }, wasHidden: true }],
    ['marked as raced', { wasRaced: true }],
  ])('%s has the same id', (_, parts) => {
    expect(read({ ...PLAIN_EXAMPLE, ...parts }).saved.id).toBe(id);
  });

  test('with the words of a day has the same id as without that mark', () => {
    expect(read(OF_A_DAY).saved.id).toBe(read({ ...OF_A_DAY, wordsOfDay: undefined }).saved.id);
  });

  test.each<[string, Parts]>([
    ['played a ms later', { playedAt: '2026-11-21T18:02:11.001Z' }],
    ['over other words', { seed: 31 }],
    ['with another key', { events: withEvent(1, [180.5, 'è']) }],
    ['with a key a tenth of a ms later', { events: withEvent(1, [180.6, 'é']) }],
  ])('%s is another round', (_, parts) => {
    expect(read({ ...PLAIN_EXAMPLE, ...parts }).saved.id).not.toBe(id);
  });
});

test('ids sort by time', () => {
  const times = [
    '1970-01-01T00:00:00Z',
    '2001-09-09T01:46:39Z',
    '2026-11-21T18:02:11Z',
    '9999-12-31T23:59:59Z',
  ];
  const ids = times.map((playedAt) => read({ ...PLAIN_EXAMPLE, playedAt }).saved.id);
  expect(ids.toSorted()).toEqual(ids);
});

test.each([
  ['half a surrogate pair', '\ud83d'],
  ['a letter with a hundred marks', `e${'\u0301'.repeat(100)}`],
  ['a story', 'b'.repeat(65)],
])('%s, typed as a character, is a mistake like any other', (_, char) => {
  const odd = { ...PLAIN_EXAMPLE, events: withEvent(1, [180.5, char]) };
  expect(read(odd)).toEqual(read({ ...PLAIN_EXAMPLE, events: withEvent(1, [180.5, '\ufffd']) }));
});

test('a round with any changed part is rejected, or is consistent', () => {
  let good = 0;
  fc.assert(
    fc.property(mutated, (parts) => {
      const ready = readRound(parts, findEnglish);
      if (typeof ready === 'object') good++;
      holdsTogether(ready);
    }),
    { numRuns: 1500 },
  );
  // Both must happen often, else this test would prove nothing.
  expect(good).toBeGreaterThan(100);
  expect(good).toBeLessThan(1400);
});

describe('a saved round', () => {
  test('is exported as it was imported', () => {
    expect(plainOfSaved(read(PLAIN_EXAMPLE).saved, findEnglish)).toEqual(PLAIN_EXAMPLE);
    const disturbed = { ...PLAIN_EXAMPLE, stalls: { count: 2, longestMs: 180.5 }, wasHidden: true };
    expect(plainOfSaved(read(disturbed).saved, findEnglish)).toEqual(disturbed);
    const raced = { ...PLAIN_EXAMPLE, wasRaced: true };
    expect(plainOfSaved(read(raced).saved, findEnglish)).toEqual(raced);
  });

  test.each<[string, Partial<Record<keyof SavedRound, unknown>>]>([
    ['whose recording is gone', { recording: undefined }],
    ['whose recording is a text', { recording: 'b' }],
    ['whose recording is damaged', { recording: new Uint8Array([0x54, 1]) }],
  ])('%s is neither shown nor exported', (_, part) => {
    const saved = { ...read(PLAIN_EXAMPLE).saved, ...part } as SavedRound;
    expect(replaySaved(saved, findEnglish)).toBeNull();
    expect(plainOfSaved(saved, findEnglish)).toBeNull();
  });

  test.each([Number.NaN, 1e300, undefined])('played at %s is not exported', (at) => {
    expect(plainOfSaved({ ...read(PLAIN_EXAMPLE).saved, playedAt: at as number }, findEnglish)).toBeNull();
  });
});

function read(plain: unknown): VerifiedRound {
  const ready = readRound(plain, findEnglish);
  if (typeof ready === 'string') throw new Error(ready);
  return ready;
}

/** The example's events with one of them replaced. */
function withEvent(place: number, event: unknown): unknown[] {
  const events: readonly unknown[] = PLAIN_EXAMPLE.events;
  return events.with(place, event);
}

/** Either rejected with a reason, or the record replays to its summary and survives an export and import. */
function holdsTogether(ready: VerifiedRound | UnreadableReason): void {
  if (typeof ready === 'string') {
    expect(['form', 'words', 'wordsNotLoaded', 'events']).toContain(ready);
    return;
  }
  const { saved, summary } = ready;
  expect(summaryOf(ready.round)).toEqual(summary);
  expect(saved.id).toMatch(/^\d{15}-[0-9a-f]{8}$/);
  const round = replaySaved(saved, findEnglish);
  if (round === null || typeof round === 'string') throw new Error('The saved round cannot be read.');
  expect(summaryOf(round)).toEqual(summary);
  const again = read(JSON.parse(JSON.stringify(plainOfSaved(saved, findEnglish))));
  expect(again.saved.id).toBe(saved.id);
  expect(again.saved.recording).toEqual(saved.recording);
  expect(again.summary).toEqual(summary);
}
