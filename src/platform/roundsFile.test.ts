import { describe, expect, test } from 'vitest';
import type { PlainRound } from '../core/plainRound';
import { parsePlainRound, readRoundsFile } from './roundsFile';

const ROUND: PlainRound = {
  playedAt: '2026-11-21T18:02:11.000Z',
  seed: 30,
  durationMs: 30_000,
  wordsPerBatch: 12,
  wordList: 'english-1',
  events: [[0, 'b']],
};

test('a file of a version to come is told as that, however its rounds are written', async () => {
  for (const rest of [{ rounds: [] }, { rounds: { 2027: [] } }, {}]) {
    const file = new Blob([JSON.stringify({ format: 'thirty-rounds', version: 2, ...rest })]);
    expect(await readRoundsFile(file)).toBe('newer');
  }
});

describe('when a round was played', () => {
  test.each([
    ['on a day that is not in the calendar', '2026-02-31T18:02:11.000Z'],
    ['at a time of day that is not on the clock', '2026-11-21T24:02:11.000Z'],
    ['an hour off, in a form that no browser reads', '2026-11-21T18:02:11+01'],
    ['before there were computers to play it on', '1969-12-31T23:59:59.000Z'],
    ['in the year 0', '0000-01-01T00:00:00.000Z'],
    ['some time', 'yesterday'],
  ])('%s: it is no round', (_, playedAt) => {
    expect(parsePlainRound({ ...ROUND, playedAt })).toBeNull();
  });

  test.each(['1970-01-01T00:00:00Z', '2024-02-29T23:59:59.999Z', '2026-11-21T19:02:11.000+01:00'])(
    '%s is a moment',
    (playedAt) => {
      expect(parsePlainRound({ ...ROUND, playedAt })).toEqual({ ...ROUND, playedAt });
    },
  );
});
