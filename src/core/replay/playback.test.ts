import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMistakeRule, anyRound, anyWordLimit } from '../../testing/anyRound';
import { countedReads } from '../../testing/countedReads';
import { aPlayedRound } from '../../testing/playedRounds';
import { aRound, shown } from '../../testing/rounds';
import { eventsSinceStart } from '../history/recording';
import { type Round, replay } from '../round/round';
import { Playback } from './playback';

const ROUND = aPlayedRound({ words: 'hot cold', keys: 'hox⌫t ', gapMs: 100 });

test.each([
  [0, 'h|ot cold · 30s'],
  [99.9, 'h|ot cold · 30s'],
  [100, 'ho|t cold · 30s'],
  [200, 'hoT| cold · 30s'],
  [300, 'ho|t cold · 30s'],
  [400, 'hot| cold · 30s'],
  [1000, 'hot |cold · 29s'],
  [30_000, 'hot |cold · 0s'],
])('at %d ms: %s', (ms, text) => {
  expect(shown(new Playback(ROUND).at(ms))).toBe(text);
});

test('before its start and past its end the state is that of the start and the end', () => {
  const playback = new Playback(ROUND);
  expect(playback.at(-1)).toEqual(playback.at(0));
  expect(playback.at(1e9)).toEqual(playback.at(30_000));
  expect(playback.at(30_000).phase).toBe('finish');
});

test('events are found by their times', () => {
  const playback = new Playback(ROUND);
  expect([-1, 0, 99, 100, 101, 1e9].map((ms) => playback.countAt(ms))).toEqual([0, 1, 1, 2, 2, 6]);
  expect([0, 1, 100, 101, 1e9].map((ms) => playback.eventBefore(ms))).toEqual([null, 0, 0, 100, 500]);
});

test('the state that was asked for last is not played again', () => {
  const playback = new Playback(ROUND);
  expect(playback.after(3)).toBe(playback.after(3));
});

test('a state is played from the nearest one that is known before it', () => {
  const typed = aPlayedRound({ words: 'hot cold', keys: 'hot '.repeat(50) });
  const playback = new Playback(typed);
  const playedFor = countPlayed(playback);
  expect([200, 200, 100, 130, 135, 31, 32].map(playedFor)).toEqual([200, 0, 4, 2, 5, 31, 0]);
  const other = new Playback(typed);
  const playedForOther = countPlayed(other);
  expect([40, 10, 100, 70].map(playedForOther)).toEqual([40, 10, 68, 6]);
});

/** Returns a function that asks for the state after so many events, and tells how many events were played for it. */
function countPlayed(playback: Playback): (count: number) => number {
  const reads = countedReads(playback.events);
  Object.assign(playback, { events: reads.list });
  return (count) => {
    reads.forget();
    playback.after(count);
    return reads.count();
  };
}

test('a round in which nothing was typed never changes', () => {
  expect(new Playback(aRound()).at(500)).toEqual(aRound());
});

const ROUNDS = anyRound({
  durationMs: fc.integer({ min: 1000, max: 60_000 }),
  wordsPerBatch: fc.integer({ min: 1, max: 15 }),
  wordLimit: anyWordLimit,
  onMistake: anyMistakeRule,
  spaceEndsWord: fc.constant(true),
});

describe('whatever was typed', () => {
  test('the state at any time is that of a replay up to it', () => {
    fc.assert(
      fc.property(ROUNDS, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (round, share, pick) => {
        const playback = new Playback(round);
        const events = eventsSinceStart(round);
        const { durationMs } = playback;
        for (const ms of [share * durationMs, events[pick % events.length]?.at ?? 0, durationMs]) {
          expect(playback.at(ms)).toEqual(replayUpTo(round, ms));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the state after each event is that of a replay up to it', () => {
    fc.assert(
      fc.property(ROUNDS, fc.nat(), (round, pick) => {
        const playback = new Playback(round);
        const count = pick % (playback.events.length + 1);
        expect(playback.after(count)).toEqual(replay(round.setup, playback.events.slice(0, count)));
      }),
    );
  });

  test('the states come in whatever order they are asked for', () => {
    fc.assert(
      fc.property(ROUNDS, fc.array(fc.nat(), { minLength: 2 }), (round, picks) => {
        const playback = new Playback(round);
        for (const pick of picks) {
          const count = pick % (playback.events.length + 1);
          expect(playback.after(count)).toEqual(replay(round.setup, playback.events.slice(0, count)));
        }
      }),
    );
  });
});

function replayUpTo(round: Round, ms: number): Round {
  const events = eventsSinceStart(round).filter(({ at }) => at <= ms);
  return replay(round.setup, [...events, { kind: 'ticked', at: ms }]);
}
