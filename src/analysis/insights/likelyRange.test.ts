import { describe, expect, test } from 'vitest';
import { aFinishedRound, aPlayedRound, aSetupOver, rightKeys } from '../../testing/playedRounds';
import { deleted, START_MS, typed } from '../../testing/rounds';
import { likelyRange, playedWords } from './likelyRange';
import { walkRound } from './walk';

describe('a word', () => {
  test('is its characters and the space after it, with the gaps of all events in it', () => {
    const round = aPlayedRound({ words: 'the quick fox', keys: 'thx⌫e qu' });
    expect(playedWords(walkRound(round))).toEqual([
      { score: 4, ms: 500 },
      { score: 2, ms: 200 },
    ]);
  });

  test('has the deletion whose cursor is right behind it', () => {
    const round = aFinishedRound(aSetupOver('the quick fox'), [
      ...Array.from('the q', (char, i) => typed(char, START_MS + i * 100)),
      deleted(5, START_MS + 1000),
    ]);
    expect(playedWords(walkRound(round))).toEqual([
      { score: 0, ms: 300 },
      { score: 0, ms: 700 },
    ]);
  });
});

describe('the likely range', () => {
  test('of words that all went alike is their speed, widened to hold the round’s', () => {
    // Each word: 4 characters in 400 ms, but the first in 300.
    const round = aPlayedRound({ words: 'the fox', keys: 'the ', gapMs: 100 });
    // 4 / 5 in 300 ms is 160 wpm.
    expect(likelyRange(walkRound(round), 1.6)).toEqual({ fromWpm: 1.6, toWpm: 160 });
    expect(likelyRange(walkRound(round), 170)).toEqual({ fromWpm: 160, toWpm: 170 });
  });

  test('of two words reaches from the slower to the faster', () => {
    // `the ` 4 in 400 ms with a slow start, `fox` 3 in 900 ms: 120 and 40 wpm, the two together 64.6.
    const round = aPlayedRound({
      words: 'the fox',
      keys: 'the fox',
      gapsMs: { 1: 200, 4: 300, 5: 300, 6: 300 },
    });
    expect(likelyRange(walkRound(round), 60)).toEqual({ fromWpm: 40, toWpm: 120 });
  });

  test('says the same for the same round, and depends on its seed', () => {
    const keys = rightKeys('the quick brown fox', 5);
    const gapsMs = Object.fromEntries(Array.from(keys, (_, index) => [index, 90 + ((index * 37) % 50)]));
    const walk = walkRound(aPlayedRound({ words: 'the quick brown fox', keys, gapsMs }));
    expect(likelyRange(walk, 90)).toEqual(likelyRange(walk, 90));
    expect(likelyRange({ ...walk, seed: walk.seed + 1 }, 90)).not.toEqual(likelyRange(walk, 90));
  });

  test('without words, or with words that took no time, is the speed itself', () => {
    const none = { fromWpm: 7, toWpm: 7 };
    expect(likelyRange(walkRound(aPlayedRound({ words: 'the fox', keys: '' })), 7)).toEqual(none);
    expect(likelyRange(walkRound(aPlayedRound({ words: 'the fox', keys: 't' })), 7)).toEqual(none);
    expect(likelyRange(walkRound(aPlayedRound({ words: 'the fox', keys: 'the f', gapMs: 0 })), 7)).toEqual(
      none,
    );
  });

  test('draws again where a draw took no time', () => {
    // `the ` comes in one moment: a draw of nothing else has a score and no time.
    const round = aPlayedRound({ words: 'the fox', keys: 'the fox', gapsMs: { 1: 0, 2: 0, 3: 0 } });
    const { fromWpm, toWpm } = likelyRange(walkRound(round), 130);
    // `fox` alone is 3 in 300 ms, both are 7.
    expect([fromWpm, toWpm]).toEqual([120, 280]);
  });

  test('of a round that is all wrong is 0 to 0', () => {
    const round = aPlayedRound({ words: 'the fox', keys: '???????' });
    expect(likelyRange(walkRound(round), 0)).toEqual({ fromWpm: 0, toWpm: 0 });
  });
});
