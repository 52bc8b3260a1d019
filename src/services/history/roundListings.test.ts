import { describe, expect, test } from 'vitest';
import type { ListedRound, SavedRound } from '../../platform/history/databaseSchema';
import type { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { aListedRound } from '../../testing/listedRounds';
import { findEnglish } from '../../testing/recordings';
import { isValidListing, rebuildListings } from './roundListings';
import { readRound } from './roundsImport';
import { replaySaved } from './savedRounds';

const PLAIN = {
  playedAt: '2026-11-21T18:02:11.000Z',
  seed: 30,
  durationMs: 30_000,
  wordsPerBatch: 12,
  wordList: 'english-1',
  events: [[0, 'b']],
};

describe('the listing of a round', () => {
  test.each<[string, Partial<ListedRound>]>([
    ['without a mark of races', {}],
    ['that was raced', { wasRaced: true }],
    ['that was not', { wasRaced: false }],
  ])('%s can be shown', (_, parts) => {
    expect(isValidListing({ ...aListedRound(), ...parts })).toBe(true);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a race in words', { wasRaced: 'yes' }],
    ['a race that is nothing', { wasRaced: null }],
    ['without whether the page was hidden', { wasHidden: undefined }],
    ['a time of no date', { playedAt: Number.NaN }],
    ['no summary', { summary: undefined }],
    ['an unknown rule for mistakes', { summary: { ...aListedRound().summary, onMistake: 'x' } }],
    ['words that are perhaps said', { summary: { ...aListedRound().summary, byEar: 'x' } }],
  ])('with %s cannot be shown', (_, parts) => {
    expect(isValidListing({ ...aListedRound(), ...parts } as ListedRound)).toBe(false);
  });
});

describe('a rebuilt listing', () => {
  test('marks a raced round, but no other', async () => {
    const raced = savedOf({ wasRaced: true });
    const plain = savedOf({ seed: 8 });
    expect(plain).not.toHaveProperty('wasRaced');
    const { listed, damaged } = await rebuildAll([raced, plain]);
    expect(damaged).toEqual([]);
    expect(listed.map(({ id, wasRaced }) => [id, wasRaced])).toEqual([
      [raced.id, true],
      [plain.id, undefined],
    ]);
    expect(listed.every(isValidListing)).toBe(true);
  });

  test('leaves out a round whose mark is damaged: that one is quarantined', async () => {
    const bent = { ...savedOf(), wasRaced: 'yes' } as unknown as SavedRound;
    const whole = savedOf({ seed: 8 });
    const { listed, damaged, quarantined } = await rebuildAll([bent, whole]);
    expect(listed.map(({ id }) => id)).toEqual([whole.id]);
    expect(damaged).toEqual([bent.id]);
    expect(quarantined).toEqual([bent.id]);
  });
});

function savedOf(parts: Record<string, unknown> = {}): SavedRound {
  const ready = readRound({ ...PLAIN, ...parts }, findEnglish);
  if (typeof ready === 'string') throw new Error(ready);
  return ready.saved;
}

/** Rebuilds the listings of these rounds, which are all that the database has. */
async function rebuildAll(saved: readonly SavedRound[]) {
  const quarantined: string[] = [];
  const db: Pick<RoundsDatabase, 'rounds' | 'updateListings' | 'quarantine'> = {
    rounds: async () => [...saved],
    updateListings: async () => {},
    quarantine: async (ids) => void quarantined.push(...ids),
  };
  const ids = saved.map(({ id }) => id);
  const made = await rebuildListings(
    db as RoundsDatabase,
    ids,
    async (one) => replaySaved(one, findEnglish),
    async () => {},
  );
  return { ...made, quarantined };
}
