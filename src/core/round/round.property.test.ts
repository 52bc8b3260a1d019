import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A_SETUP, aRound, ticked } from '../../testing/rounds';
import { deletionCount } from './deletion';
import { eventsOf } from './log';
import { clockSeconds, play, type Round, type RoundEvent, replay } from './round';
import { tally } from './score';

/** Eighths of a ms, which are added and subtracted exactly, and invalid times. */
const at = fc.oneof(
  { weight: 50, arbitrary: fc.integer({ min: -80_000, max: 320_000 }).map((eighths) => eighths / 8) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY) },
);
const anyEvent: fc.Arbitrary<RoundEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('typed' as const),
    char: fc.oneof(fc.constantFrom('a', 'o', ' ', 'e'), fc.string({ unit: 'grapheme', maxLength: 1 })),
    at,
  }),
  fc.record({
    kind: fc.constant('deleted' as const),
    count: fc.oneof(fc.nat(20), fc.integer(), fc.double()),
    at,
  }),
  fc.record({ kind: fc.constant('ticked' as const), at }),
);
const anyEvents = fc.array(anyEvent, { maxLength: 300 });

/** Types mostly what is expected, so that whole batches are completed. */
const playerEvents = fc.array(
  fc.record({ right: fc.integer({ min: 0, max: 9 }), gapMs: fc.nat(60), deletes: fc.nat(12) }),
  { maxLength: 400 },
);

function playAs(steps: readonly { right: number; gapMs: number; deletes: number }[]): Round {
  let now = 1000;
  let round = aRound();
  for (const { right, gapMs, deletes } of steps) {
    now += gapMs;
    const char = right > 0 ? (round.expected[round.typed.length] ?? 'x') : 'x';
    round = play(round, { kind: 'typed', char, at: now });
    if (deletes === 0) round = play(round, { kind: 'deleted', count: 1, at: now });
    if (deletes === 1) {
      round = play(round, { kind: 'deleted', count: deletionCount(round, 'word'), at: now });
    }
  }
  return round;
}

describe('after any events', () => {
  test('0 ≤ errors ≤ total, accuracy is a share, seconds are 0 to 30', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const round = replay(A_SETUP, events);
        const { total, errors, accuracy, score } = tally(round);
        expect(errors).toBeGreaterThanOrEqual(0);
        expect(errors).toBeLessThanOrEqual(total);
        expect(accuracy).toBeGreaterThanOrEqual(0);
        expect(accuracy).toBeLessThanOrEqual(1);
        expect(score).toBe(total - errors);
        expect(clockSeconds(round)).toBeGreaterThanOrEqual(0);
        expect(clockSeconds(round)).toBeLessThanOrEqual(30);
        expect(Number.isInteger(clockSeconds(round))).toBe(true);
        expect(round.typed.length).toBeLessThan(round.expected.length);
      }),
    );
  });

  test('the log replays to the round that was played live', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyEvents.map((events) => replay(A_SETUP, events)),
          playerEvents.map(playAs),
        ),
        (live) => {
          const events: RoundEvent[] = eventsOf(live.log);
          if (live.startedAt !== null) events.push(ticked(live.startedAt + live.elapsedMs));
          expect(replay(A_SETUP, events)).toEqual(live);
        },
      ),
    );
  });

  test('errors are the differences between the typed text and the words', () => {
    fc.assert(
      fc.property(playerEvents, (steps) => {
        const round = playAs(steps);
        const differing = round.typed.filter((char, i) => char !== round.expected[i]).length;
        expect(round.openErrors).toBe(differing);
      }),
    );
  });

  test('deleting what was typed restores the round', () => {
    fc.assert(
      fc.property(playerEvents, fc.array(fc.constantFrom('a', 'o', ' ')), (steps, more) => {
        const before = playAs([...steps, { right: 1, gapMs: 0, deletes: 9 }]);
        fc.pre(before.phase === 'run');
        const now = (before.startedAt ?? 0) + before.elapsedMs;
        const room = before.expected.length - before.typed.length - 1;
        const chars = more.slice(0, room);
        let round = before;
        for (const char of chars) round = play(round, { kind: 'typed', char, at: now });
        if (chars.length > 0) round = play(round, { kind: 'deleted', count: chars.length, at: now });
        expect(round.typed).toEqual(before.typed);
        expect(tally(round)).toEqual(tally(before));
      }),
    );
  });
});
