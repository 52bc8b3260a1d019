import { describe, expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { pairAt, pairsOfRound } from './roundPairs';

/** The pairs of a round as text: `th 100`, `er missed`. */
const told = (played: Parameters<typeof aPlayedRound>[0]): string[] => {
  const found = pairsOfRound(aPlayedRound(played));
  return [...found.gapsMs].map(
    (gapMs, index) => `${pairAt(found, index)} ${Number.isNaN(gapMs) ? 'missed' : gapMs}`,
  );
};

describe('the pairs of a round', () => {
  test('are two right characters in a row, a space is one of them', () => {
    expect(told({ words: 'the fox', keys: 'the f' })).toEqual(['th 100', 'he 100', 'e  100', ' f 100']);
  });

  test('are missed where a wrong character follows a right one', () => {
    expect(told({ words: 'the fox', keys: 'txe f' })).toEqual(['th missed', 'e  100', ' f 100']);
    // The first character has none before it, and one after a wrong one says nothing about a pair.
    expect(told({ words: 'the fox', keys: 'xxe ' })).toEqual(['e  100']);
  });

  test('are missed again after a correction, and the corrected key is no gap', () => {
    expect(told({ words: 'the fox', keys: 'tx⌫x⌫he' })).toEqual(['th missed', 'th missed', 'he 100']);
  });

  test('are none of characters that an input method composes', () => {
    expect(told({ words: '하나 둘 셋', keys: '하나 둘' })).toEqual([]);
    expect(told({ words: 'ab 하 cd', keys: 'ab 하 c' })).toEqual(['ab 100', 'b  100', ' c 100']);
  });

  test('have nothing of what a Space has skipped, nor of that Space', () => {
    const rules = { spaceEndsWord: true } as const;
    expect(told({ words: 'the fox', keys: 't fox', rules })).toEqual(['fo 100', 'ox 100']);
    // Where a space is due, only the first other character is a miss.
    expect(told({ words: 'the fox', keys: 'thexy fo', rules })).toEqual([
      'th 100',
      'he 100',
      'e  missed',
      ' f 100',
      'fo 100',
    ]);
  });

  test('leave out gaps above the pause threshold', () => {
    expect(told({ words: 'the fox', keys: 'the f', gapsMs: { 2: 251 } })).toEqual([
      'th 100',
      'e  100',
      ' f 100',
    ]);
    expect(told({ words: 'the fox', keys: 'the f', gapsMs: { 2: 250 } })).toContain('he 250');
  });

  test('do not go from one batch to the next', () => {
    const keys = told({ words: 'at by', keys: 'at by' });
    expect(keys).toEqual(['at 100', 't  100', ' b 100', 'by 100']);
  });

  test('come with what the player’s own figures need', () => {
    const { durationMs, rightCharacters, mistakesMs } = pairsOfRound(
      aPlayedRound({ words: 'the fox', keys: 'tx⌫he' }),
    );
    // The wrong key and its deletion.
    expect({ durationMs, rightCharacters, mistakesMs }).toEqual({
      durationMs: 30_000,
      rightCharacters: 3,
      mistakesMs: 200,
    });
  });

  test('are none where nothing was typed', () => {
    expect(told({ words: 'the fox', keys: '' })).toEqual([]);
  });
});
