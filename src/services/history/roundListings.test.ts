import { describe, expect, test } from 'vitest';
import type { SavedRound } from '../../platform/history/databaseSchema';
import type { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { isValidListing } from '../../platform/history/validListing';
import { aListedRound } from '../../testing/listedRounds';
import { findEnglish } from '../../testing/recordings';
import { newestFirst, rebuildListings } from './roundListings';
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

test('the newest round comes first, and the argument is not changed', () => {
  const rounds = ['b', 'a', 'c'].map((id) => aListedRound({ id }));
  expect(newestFirst(rounds).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(rounds.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
