import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { curveOf } from './curve';
import { timelineOf } from './timeline';

test('a second has its speed, the net speed so far, its errors and what was typed in it', () => {
  const round = aPlayedRound({
    words: 'the quick fox',
    keys: 'thx⌫e q',
    gapMs: 250,
    durationMs: 3000,
  });
  expect(curveOf(timelineOf(round)).seconds).toEqual([
    // Three typed and one deleted in the first second: 3 / 5 · 60, and `th` stands: 2 / 5 · 60.
    { second: 1, endMs: 1000, speedWpm: 36, netSpeedWpm: 24, errors: 1, typed: 'thx', takenBack: 1 },
    // `the q` after two seconds: 5 / 5 · 30.
    { second: 2, endMs: 2000, speedWpm: 36, netSpeedWpm: 30, errors: 0, typed: 'e q', takenBack: 0 },
    { second: 3, endMs: 3000, speedWpm: 0, netSpeedWpm: 20, errors: 0, typed: '', takenBack: 0 },
  ]);
});

test('every error is at the time when it happened, and those that were corrected are told apart', () => {
  const round = aPlayedRound({ words: 'the quick fox', keys: 'thx⌫e_', gapMs: 250 });
  expect(curveOf(timelineOf(round)).errors).toEqual([
    { atMs: 500, typed: 'x', expected: 'e', wasCorrected: true },
    { atMs: 1250, typed: '_', expected: ' ', wasCorrected: false },
  ]);
});

test('a key on a full second belongs to the next one, a key exactly at the end to the last one', () => {
  const round = aPlayedRound({ words: 'the fox', keys: 'the', gapMs: 1000, durationMs: 2000 });
  expect(curveOf(timelineOf(round)).seconds.map(({ typed }) => typed)).toEqual(['t', 'he']);
});

test('right characters that are deleted no longer count for the net speed', () => {
  const round = aPlayedRound({ words: 'the fox', keys: 'the⌫⌫⌫', gapMs: 400, durationMs: 2000 });
  expect(curveOf(timelineOf(round)).seconds.map(({ netSpeedWpm }) => netSpeedWpm)).toEqual([36, 0]);
});

test('a duration that is not a whole number of seconds ends with a shorter second', () => {
  const round = aPlayedRound({ words: 'the fox', keys: 'th', gapMs: 1200, durationMs: 1500 });
  expect(curveOf(timelineOf(round)).seconds.map(({ speedWpm }) => speedWpm)).toEqual([12, 24]);
});

test('nothing typed is a flat line', () => {
  const { seconds, errors } = curveOf(timelineOf(aPlayedRound({ words: 'the fox', keys: '' })));
  expect(seconds).toHaveLength(30);
  expect(seconds.every(({ speedWpm, netSpeedWpm }) => speedWpm === 0 && netSpeedWpm === 0)).toBe(true);
  expect(errors).toEqual([]);
});
