import { describe, expect, test } from 'vitest';
import { aFinishedRound, aPlayedRound, aSetupOver, rightKeys } from '../../testing/playedRounds';
import { deleted, START_MS, typed } from '../../testing/rounds';
import { likelyRange, playedWords } from './likelyRange';
import { timelineOf } from './timeline';

describe('a word', () => {
  test('has its characters, the space after it, and the gaps of all events in it', () => {
    const round = aPlayedRound({ words: 'the quick fox', keys: 'thx⌫e qu' });
    expect(playedWords(timelineOf(round))).toEqual([
      { score: 4, ms: 500 },
      { score: 2, ms: 200 },
    ]);
  });

  test('has the deletions that begin right after it', () => {
    const round = aFinishedRound(aSetupOver('the quick fox'), [
      ...Array.from('the q', (char, i) => typed(char, START_MS + i * 100)),
      deleted(5, START_MS + 1000),
    ]);
    expect(playedWords(timelineOf(round))).toEqual([
      { score: 0, ms: 300 },
      { score: 0, ms: 700 },
    ]);
  });
});

describe('the likely range', () => {
  test('of equally fast words is their speed, widened to include the round’s', () => {
    // Each word has 4 characters in 400 ms, except the first one: 300 ms.
    const round = aPlayedRound({ words: 'the fox', keys: 'the ', gapMs: 100 });
    // 4 / 5 in 300 ms is 160 wpm.
    expect(likelyRange(timelineOf(round), 1.6)).toEqual({ fromWpm: 1.6, toWpm: 160 });
    expect(likelyRange(timelineOf(round), 170)).toEqual({ fromWpm: 160, toWpm: 170 });
  });

  test('of two words goes from the slower to the faster one', () => {
    // `the ` 4 in 400 ms with a slow start, `fox` 3 in 900 ms: 120 and 40 wpm, the two together 64.6.
    const round = aPlayedRound({
      words: 'the fox',
      keys: 'the fox',
      gapsMs: { 1: 200, 4: 300, 5: 300, 6: 300 },
    });
    expect(likelyRange(timelineOf(round), 60)).toEqual({ fromWpm: 40, toWpm: 120 });
  });

  test('is the same for the same round, and depends on its seed', () => {
    const keys = rightKeys('the quick brown fox', 5);
    const gapsMs = Object.fromEntries(Array.from(keys, (_, index) => [index, 90 + ((index * 37) % 50)]));
    const timeline = timelineOf(aPlayedRound({ words: 'the quick brown fox', keys, gapsMs }));
    expect(likelyRange(timeline, 90)).toEqual(likelyRange(timeline, 90));
    expect(likelyRange({ ...timeline, seed: timeline.seed + 1 }, 90)).not.toEqual(likelyRange(timeline, 90));
  });

  test('without words, or with words that took no time, is the speed itself', () => {
    const none = { fromWpm: 7, toWpm: 7 };
    expect(likelyRange(timelineOf(aPlayedRound({ words: 'the fox', keys: '' })), 7)).toEqual(none);
    expect(likelyRange(timelineOf(aPlayedRound({ words: 'the fox', keys: 't' })), 7)).toEqual(none);
    expect(likelyRange(timelineOf(aPlayedRound({ words: 'the fox', keys: 'the f', gapMs: 0 })), 7)).toEqual(
      none,
    );
  });

  test('repeats a draw that took no time', () => {
    // `the ` takes no time: a draw of only this word has a score but no time.
    const round = aPlayedRound({ words: 'the fox', keys: 'the fox', gapsMs: { 1: 0, 2: 0, 3: 0 } });
    const { fromWpm, toWpm } = likelyRange(timelineOf(round), 130);
    // `fox` alone is 3 characters in 300 ms, both words are 7.
    expect([fromWpm, toWpm]).toEqual([120, 280]);
  });

  test('of a round that is all wrong is 0 to 0', () => {
    const round = aPlayedRound({ words: 'the fox', keys: '???????' });
    expect(likelyRange(timelineOf(round), 0)).toEqual({ fromWpm: 0, toWpm: 0 });
  });
});
