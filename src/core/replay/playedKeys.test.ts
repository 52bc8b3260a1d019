import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMistakeRule, anyRound, anyWordLimit } from '../../testing/anyRound';
import { aPlayedRound } from '../../testing/playedRounds';
import { tally } from '../round/score';
import { Playback } from './playback';
import { playedKeys } from './playedKeys';

test('each key has its time and its outcome', () => {
  const { keys, texts } = playedKeys(
    new Playback(aPlayedRound({ words: 'hot cold', keys: 'hox⌫t ⌫ coldx', gapMs: 100 })),
  );
  expect(keys.map(({ fate }) => fate)).toEqual([
    'right',
    'right',
    'wrongTakenBack',
    'deletion',
    'right',
    'rightTakenBack',
    'deletion',
    'right',
    'right',
    'right',
    'right',
    'right',
    'wrong',
  ]);
  expect(keys.map(({ atMs }) => atMs)).toEqual(keys.map((_, index) => index * 100));
  expect(texts).toHaveLength(2);
  expect(texts[0]).toBe('hot cold');
});

test('the characters that are left at the end are those in the result, for any round', () => {
  const rounds = anyRound({
    durationMs: fc.constant(60_000),
    wordsPerBatch: fc.integer({ min: 1, max: 15 }),
    wordLimit: anyWordLimit,
    onMistake: anyMistakeRule,
    spaceEndsWord: fc.constant(true),
  });
  fc.assert(
    fc.property(rounds, (round) => {
      const { keys } = playedKeys(new Playback(round));
      const count = (fate: string) => keys.filter((key) => key.fate === fate).length;
      const { total, errors } = tally(round);
      expect([count('right') + count('wrong'), count('wrong')]).toEqual([total, errors]);
    }),
  );
});
