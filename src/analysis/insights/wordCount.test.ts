import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play, replay } from '../../core/round/round';
import { WORD_COUNT_DEADLINE_MS } from '../../core/round/rules';
import { anyRound, anyWordLimit } from '../../testing/anyRound';
import { aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import { ticked, typed } from '../../testing/rounds';
import { tries } from '../../testing/thorough';
import { analyseRound } from './analyseRound';
import { wordsPerMinute } from './speed';
import { timelineOf } from './timeline';

const ROUND = typedToTheEnd(aWordCountSetup(), 100);

describe('a word-count round', () => {
  test('has its speed by the time that it took, and no time after its last key', () => {
    const { durationMs, figures, parts } = analyseRound(ROUND);
    expect(durationMs).toBe(ROUND.elapsedMs);
    expect(figures.speedWpm).toBe(wordsPerMinute(ROUND.totalTyped, ROUND.elapsedMs));
    expect(parts.find(({ name }) => name === 'afterTheLastKey')?.ms).toBe(0);
    expect(parts.reduce((sum, { ms }) => sum + ms, 0)).toBe(ROUND.elapsedMs);
  });

  test.each([
    [3400, 3],
    [3500, 4],
    [400, 1],
  ])(
    'of %d ms has a curve of %d seconds: what is less than half a second belongs to the one before',
    (ms, count) => {
      const setup = aWordCountSetup();
      let round = replay(setup, [typed('x', 0)]);
      while (round.typed.length < round.expected.length - 1) round = play(round, typed('x', 0));
      const { curve, figures } = analyseRound(play(round, typed('x', ms)));
      expect(curve.seconds).toHaveLength(count);
      expect(curve.seconds.at(-1)?.netSpeedWpm).toBe(figures.speedWpm);
      expect(curve.seconds.at(-1)?.typed).toContain('x');
    },
  );

  test.each([95, 100, 103, 110])('with a key every %d ms was typed evenly', (gapMs) => {
    expect(analyseRound(typedToTheEnd(aWordCountSetup(), gapMs)).figures.consistencyPercent).toBeGreaterThan(
      90,
    );
  });

  test('is seen as if it were over while it runs, and lasts an hour if it was forgotten', () => {
    const going = replay(ROUND.setup, [typed('a', 0), typed('b', 4000)]);
    expect(timelineOf(going)).toMatchObject({ durationMs: 4000, seconds: 4 });
    const forgotten = play(going, ticked(WORD_COUNT_DEADLINE_MS));
    expect(timelineOf(forgotten)).toMatchObject({ durationMs: WORD_COUNT_DEADLINE_MS, seconds: 3600 });
  });
});

test('no figure is NaN or infinite, and the parts of the time add up, whatever was typed', () => {
  const rounds = anyRound({
    durationMs: fc.constant(WORD_COUNT_DEADLINE_MS),
    wordsPerBatch: fc.constant(12),
    wordLimit: anyWordLimit,
  });
  fc.assert(
    fc.property(rounds, (round) => {
      const { durationMs, figures, curve, parts } = analyseRound(round);
      const all = [
        figures.speedWpm,
        figures.rawSpeedWpm,
        figures.consistencyPercent ?? 0,
        figures.likelyRange?.toWpm ?? 0,
      ];
      for (const figure of all) expect(Number.isFinite(figure)).toBe(true);
      for (const { speedWpm } of curve.seconds) expect(Number.isFinite(speedWpm)).toBe(true);
      expect(Math.abs(durationMs - round.elapsedMs)).toBeLessThan(0.1);
      const sum = parts.reduce((total, { ms }) => total + ms, 0);
      // All at once: the round lasts 1 ms then.
      if (durationMs > 1) expect(sum).toBe(durationMs);
    }),
    { numRuns: tries(50, 10) },
  );
});
