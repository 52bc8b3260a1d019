import { describe, expect, test } from 'vitest';
import type { RoundsDatabase } from '../../platform/history/database';
import type { KeptRound, ListedRound } from '../../platform/history/databaseSchema';
import { aListedRound } from '../../testing/listedRounds';
import { findEnglish } from '../../testing/recordings';
import { replayKept } from './keptRounds';
import { isListed, relist } from './listKeptRounds';
import { readRound } from './readRound';

const PLAIN = {
  playedAt: '2026-11-21T18:02:11.000Z',
  seed: 30,
  durationMs: 30_000,
  wordsPerBatch: 12,
  wordList: 'english-1',
  events: [[0, 'b']],
};

describe('what the list has of a round', () => {
  test.each<[string, Partial<ListedRound>]>([
    ['of before there were races', {}],
    ['that was raced', { wasRaced: true }],
    ['that was not', { wasRaced: false }],
  ])('%s can be shown', (_, parts) => {
    expect(isListed({ ...aListedRound(), ...parts })).toBe(true);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a race in words', { wasRaced: 'yes' }],
    ['a race that is nothing', { wasRaced: null }],
    ['no word on whether it was out of sight', { wasHidden: undefined }],
    ['a time of no date', { playedAt: Number.NaN }],
    ['no summary', { summary: undefined }],
  ])('with %s cannot', (_, parts) => {
    expect(isListed({ ...aListedRound(), ...parts } as ListedRound)).toBe(false);
  });
});

describe('a list that is made anew', () => {
  test('has the mark of a raced round, and none on one of before there were races', async () => {
    const raced = keptOf({ wasRaced: true });
    const older = keptOf({ seed: 8 });
    expect(older).not.toHaveProperty('wasRaced');
    const { listed, damaged } = await relistAll([raced, older]);
    expect(damaged).toBe(0);
    expect(listed.map(({ id, wasRaced }) => [id, wasRaced])).toEqual([
      [raced.id, true],
      [older.id, undefined],
    ]);
    expect(listed.every(isListed)).toBe(true);
  });

  test('has no round whose mark is damaged: that one is put aside', async () => {
    const bent = { ...keptOf(), wasRaced: 'yes' } as unknown as KeptRound;
    const whole = keptOf({ seed: 8 });
    const { listed, damaged, aside } = await relistAll([bent, whole]);
    expect(listed.map(({ id }) => id)).toEqual([whole.id]);
    expect(damaged).toBe(1);
    expect(aside).toEqual([bent.id]);
  });
});

function keptOf(parts: Record<string, unknown> = {}): KeptRound {
  const ready = readRound({ ...PLAIN, ...parts }, findEnglish);
  if (typeof ready === 'string') throw new Error(ready);
  return ready.kept;
}

/** Makes the list of some rounds anew; they are all that the database has. */
async function relistAll(kept: readonly KeptRound[]) {
  const aside: string[] = [];
  const db: Pick<RoundsDatabase, 'rounds' | 'relist' | 'putAside'> = {
    rounds: async () => [...kept],
    relist: async () => {},
    putAside: async (ids) => void aside.push(...ids),
  };
  const ids = kept.map(({ id }) => id);
  const made = await relist(
    db as RoundsDatabase,
    ids,
    async (one) => replayKept(one, findEnglish),
    async () => {},
  );
  return { ...made, aside };
}
