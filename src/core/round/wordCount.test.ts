import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRound, anyWordLimit } from '../../testing/anyRound';
import { aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import { A_SETUP, deleted, START_MS, ticked, typed } from '../../testing/rounds';
import { recordingOf, replayRecording } from '../history/recordingBytes';
import { beginRound, clockSeconds, durationOf, play, type Round } from './round';
import { batchTextOf } from './roundSetup';
import { WORD_COUNT_DEADLINE_MS } from './rules';
import { tally } from './score';

/** The round before its last character. */
function beforeTheEnd(setup = aWordCountSetup()): Round {
  let round = beginRound(setup);
  for (const char of round.expected.slice(0, -1)) round = play(round, typed(char));
  return round;
}

describe('a word-count round', () => {
  test.each([
    [12, 1],
    [24, 2],
    [48, 4],
  ] as const)(
    'of %d words ends with the last character of batch %d, which stays on the board',
    (words, batches) => {
      const setup = aWordCountSetup(words);
      const round = typedToTheEnd(setup);
      const texts = Array.from({ length: batches }, (_, batch) => batchTextOf(setup, batch));
      expect(round).toMatchObject({ phase: 'finish', batchNumber: batches - 1, expected: texts.at(-1) });
      expect(round.typed.join('')).toBe(texts.at(-1));
      expect(tally(round)).toMatchObject({ total: texts.join('').length, errors: 0 });
      expect(texts.join(' ').split(' ')).toHaveLength(words);
    },
  );

  test('lasts from its first character to its last', () => {
    const round = typedToTheEnd(aWordCountSetup(), 100);
    expect(round.elapsedMs).toBe((round.expected.length - 1) * 100);
    expect(durationOf(round)).toBe(round.elapsedMs);
    expect(durationOf(beforeTheEnd())).toBe(WORD_COUNT_DEADLINE_MS);
  });

  test('ends with a wrong last character, too', () => {
    const round = play(beforeTheEnd(), typed('#', START_MS + 2000));
    expect(round).toMatchObject({ phase: 'finish', elapsedMs: 2000 });
    expect(tally(round).errors).toBe(1);
  });

  test('can be corrected up to its last character, and not after it', () => {
    const corrected = play(beforeTheEnd(), deleted(3, START_MS + 5));
    expect(corrected).toMatchObject({ phase: 'run', totalTyped: beforeTheEnd().totalTyped - 3 });
    const round = play(beforeTheEnd(), typed('#', START_MS + 2000));
    expect(play(round, deleted(1, START_MS + 2001))).toBe(round);
    expect(play(round, typed('a', START_MS + 2001))).toBe(round);
  });

  test('is not ended by the clock, unless it is forgotten for an hour', () => {
    const round = play(beforeTheEnd(), ticked(START_MS + WORD_COUNT_DEADLINE_MS - 1));
    expect(round.phase).toBe('run');
    expect(play(round, ticked(START_MS + WORD_COUNT_DEADLINE_MS))).toMatchObject({
      phase: 'finish',
      elapsedMs: WORD_COUNT_DEADLINE_MS,
    });
  });

  test('lasts until its last key was pressed, even if the clock ticked before that key arrived', () => {
    const late = play(beforeTheEnd(), ticked(START_MS + 3000));
    expect(play(late, typed('a', START_MS + 1800)).elapsedMs).toBe(1800);
  });

  test('lasts 1 ms where all keys came at once, so that its speed is a number', () => {
    expect(typedToTheEnd(aWordCountSetup(), 0).elapsedMs).toBe(1);
  });

  test('has a clock that counts up, also after the end', () => {
    const seconds = (ms: number) => clockSeconds(play(beforeTheEnd(), ticked(START_MS + ms)));
    expect([0, 999, 1000, 65_000].map(seconds)).toEqual([0, 0, 1, 65]);
    expect(clockSeconds(beginRound(aWordCountSetup()))).toBe(0);
    expect(clockSeconds(play(beforeTheEnd(), typed('a', START_MS + 12_700)))).toBe(12);
  });
});

test('however it is typed, a replay of its record lasts as long and comes to the same', () => {
  const rounds = anyRound({
    durationMs: fc.constant(WORD_COUNT_DEADLINE_MS),
    wordsPerBatch: fc.constant(12),
    wordLimit: anyWordLimit,
  });
  fc.assert(
    fc.property(rounds, (live) => {
      const again = replayRecording(recordingOf(live), A_SETUP.words);
      expect(again).toMatchObject({ elapsedMs: live.elapsedMs, batchNumber: live.batchNumber });
      expect(again && tally(again)).toEqual(tally(live));
    }),
  );
});
