import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { aFinishedRound, aPlayedRound, aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import {
  EXAMPLE_OF_CAPITALS,
  EXAMPLE_OF_CUSTOM_TEXT,
  EXAMPLE_OF_LESSON,
  EXAMPLE_OF_PRACTICE,
} from '../../testing/recordings';
import { START_MS, typed } from '../../testing/rounds';
import { aRoundOfSlips } from '../../testing/roundsOfSlips';
import { eventsOf } from '../round/log';
import { WORD_COUNT_DEADLINE_MS } from '../round/rules';
import { tally } from '../round/score';
import type { Recording } from './recording';
import { replayRecording } from './recordingBytes';
import { isForgotten, isInFuture, isLeftEarly, lastedMs, SUMMARY_VERSION, summaryOf } from './summary';

test('a summary has the kind of the round, its characters and its errors', () => {
  const round = aPlayedRound({ words: 'the fox', keys: 'thx fo⌫', durationMs: 15_000, gapMs: 2000 });
  expect(summaryOf(round)).toEqual({
    version: SUMMARY_VERSION,
    durationMs: 15_000,
    wordsPerBatch: 2,
    wordList: 'text-1',
    total: 5,
    errors: 1,
  });
});

test('a summary has capitals, numbers, practice and lessons, but not the line width of a custom text', () => {
  const kindsOf = (recording: Recording) => {
    const round = replayRecording(recording, ENGLISH_WORDS);
    return round && summaryOf(round);
  };
  expect(kindsOf(EXAMPLE_OF_CAPITALS)).toMatchObject({ wordList: 'english-1', capitals: true, total: 2 });
  expect(kindsOf(EXAMPLE_OF_PRACTICE)).toMatchObject({ practice: ['e ', 'en', 'th'], total: 2, errors: 0 });
  expect(kindsOf(EXAMPLE_OF_LESSON)).toMatchObject({ lesson: ['eartos', 's', 'a'], total: 2 });
  const own = kindsOf(EXAMPLE_OF_CUSTOM_TEXT);
  expect(own).toMatchObject({ wordList: 'own', wordsPerBatch: 12, total: 8, errors: 1 });
  expect(own).not.toHaveProperty('columns');
});

test('its numbers equal those of the result, for any round', () => {
  fc.assert(
    fc.property(aRoundOfSlips(10), (round) => {
      const { total, errors } = summaryOf(round);
      expect(tally(round)).toMatchObject({ total, errors, score: total - errors });
    }),
  );
});

test('a summary has how long a word-count round lasted, and of no other', () => {
  const wordCount = typedToTheEnd(aWordCountSetup());
  const summary = summaryOf(wordCount);
  expect(summary.elapsedMs).toBe(wordCount.elapsedMs);
  expect(lastedMs(summary)).toBe(wordCount.elapsedMs);
  const timed = summaryOf(aPlayedRound({ words: 'the fox', keys: 'the', durationMs: 15_000 }));
  expect(timed).not.toHaveProperty('elapsedMs');
  expect(lastedMs(timed)).toBe(15_000);
});

describe('a round is left early', () => {
  const leftAt = (lastMs: number, keys = 'the') =>
    aPlayedRound({ words: 'the fox', keys, durationMs: 15_000, gapsMs: { [keys.length - 1]: lastMs - 100 } });

  test('if its last key came before half of it, to a tenth of a ms', () => {
    const round = leftAt(7499.9);
    expect(isLeftEarly(round)).toBe(true);
    expect(summaryOf(round).leftEarly).toBe(true);
  });

  test('not if a key came at half of it or later, even a deletion', () => {
    for (const round of [leftAt(7500), leftAt(15_000), leftAt(9000, 'th⌫')]) {
      expect(isLeftEarly(round)).toBe(false);
      expect(summaryOf(round)).not.toHaveProperty('leftEarly');
    }
  });

  test('not if a late event was handled before an earlier one', () => {
    const { setup } = leftAt(0);
    const events = [0, 8000, 200].map((ms) => typed('t', START_MS + ms));
    expect(isLeftEarly(aFinishedRound(setup, events))).toBe(false);
  });

  test('in word-count mode never at its last word, but where it was forgotten', () => {
    const round = typedToTheEnd(aWordCountSetup());
    expect(isLeftEarly(round)).toBe(false);
    const events = eventsOf(round.log).slice(0, -1);
    expect(isLeftEarly(aFinishedRound(round.setup, events))).toBe(true);
  });
});

test('a word-count round is forgotten once its hour is over; one of an hour is not', () => {
  const wordCount = { durationMs: WORD_COUNT_DEADLINE_MS, wordLimit: 12 } as const;
  expect(isForgotten({ ...wordCount, elapsedMs: WORD_COUNT_DEADLINE_MS - 1 })).toBe(false);
  expect(isForgotten({ ...wordCount, elapsedMs: WORD_COUNT_DEADLINE_MS })).toBe(true);
  expect(isForgotten({ durationMs: WORD_COUNT_DEADLINE_MS })).toBe(false);
});

test('a round is in the future only after now', () => {
  expect([999, 1000, 1001].map((playedAt) => isInFuture({ playedAt }, 1000))).toEqual([false, false, true]);
});
