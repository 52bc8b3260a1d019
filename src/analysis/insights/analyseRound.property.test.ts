import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLeftEarly } from '../../core/history/summary';
import { deletionCount } from '../../core/round/deletion';
import { eventsOf } from '../../core/round/log';
import { beginRound, play, type Round, type RoundEvent, replay } from '../../core/round/round';
import { tally } from '../../core/round/score';
import { aSetupOver } from '../../testing/playedRounds';
import { A_SETUP, START_MS, ticked } from '../../testing/rounds';
import { analyseRound } from './analyseRound';
import { figuresOf } from './figures';
import { timelineOf } from './timeline';

const char = fc.oneof(
  fc.constantFrom('a', 'o', ' ', 'e', 'O'),
  fc.string({ unit: 'grapheme', maxLength: 1 }),
);
/** Any time stamps, fractions included, now and then older than the one before. */
const at = fc.double({ min: -5000, max: 35_000, noNaN: true });
const anyEvent: fc.Arbitrary<RoundEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('typed' as const), char, at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleted' as const), count: fc.nat(20), at }) },
);
const anyRound = fc
  .oneof(
    fc.array(anyEvent, { maxLength: 200 }),
    fc.array(anyEvent, { maxLength: 200 }).map((events) => events.toSorted((a, b) => a.at - b.at)),
  )
  .map((events) => replay(A_SETUP, events));

/** A player who types mostly what is expected, makes slips of every kind and deletes now and then. */
const player = fc.array(
  fc.record({
    does: fc.constantFrom(
      'right',
      'right',
      'right',
      'right',
      'skip',
      'twice',
      'swap',
      'other',
      'space',
      'back',
      'word',
    ),
    gapMs: fc.double({ min: 0, max: 400, noNaN: true }),
  }),
  { maxLength: 250 },
);

function playAs(steps: readonly { does: string; gapMs: number }[]): Round {
  let now = START_MS;
  /** How many characters the player's eyes are ahead of the cursor. */
  let ahead = 0;
  let round = beginRound(A_SETUP);
  const type = (key: string | undefined) => {
    const before = round.batchNumber;
    round = play(round, { kind: 'typed', char: key ?? ' ', at: now });
    if (round.batchNumber !== before) ahead = 0;
  };
  for (const { does, gapMs } of steps) {
    now += gapMs;
    const next = (offset = 0) => round.expected[round.typed.length + ahead + offset];
    if (does === 'back' || does === 'word') {
      const count = does === 'back' ? 1 : deletionCount(round, 'word');
      round = play(round, { kind: 'deleted', count, at: now });
      ahead = 0;
    } else if (does === 'skip') ahead++;
    else if (does === 'twice') {
      type(next());
      ahead--;
      type(next());
    } else if (does === 'swap') {
      const [first, second] = [next(), next(1)];
      type(second);
      type(first);
    } else type(does === 'right' ? next() : does === 'space' ? ' ' : 'x');
  }
  return round;
}

const rounds = fc.oneof(anyRound, player.map(playAs));

describe('the analysis of any round', () => {
  test('has parts of its time that add up to exactly the duration, in any order', () => {
    fc.assert(
      fc.property(rounds, fc.infiniteStream(fc.nat()), (round, order) => {
        const parts = analyseRound(round).parts.map(({ ms }) => ms);
        const shuffled = parts
          .map((ms) => ({ ms, key: order.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ ms }) => ms);
        expect(parts.reduce((sum, ms) => sum + ms, 0)).toBe(30_000);
        expect(shuffled.reduce((sum, ms) => sum + ms, 0)).toBe(30_000);
      }),
    );
  });

  test('has no number that is NaN, infinite or below 0', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        for (const [path, number] of numbersIn(analyseRound(round))) {
          expect(Number.isFinite(number), path).toBe(true);
          expect(number, path).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('is the same for a replay', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const again = replay(round.setup, [...eventsOf(round.log), ticked(Number.MAX_SAFE_INTEGER)]);
        expect(analyseRound(again)).toEqual(analyseRound(round));
      }),
    );
  });

  test('has a likely range that includes the speed, unless it was left early', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { speedWpm, likelyRange } = figuresOf(timelineOf(round));
        expect(likelyRange === null).toBe(isLeftEarly(round));
        expect(likelyRange?.fromWpm ?? speedWpm).toBeLessThanOrEqual(speedWpm);
        expect(likelyRange?.toWpm ?? speedWpm).toBeGreaterThanOrEqual(speedWpm);
      }),
    );
  });

  test('has mistakes whose errors add up to those of the result, and counts no wrong key twice', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { mistakes, curve } = analyseRound(round);
        expect(sumOf(mistakes.map(({ errors }) => errors))).toBe(tally(round).errors);
        expect(sumOf(mistakes.map(({ wrongKeys }) => wrongKeys))).toBeLessThanOrEqual(curve.errors.length);
      }),
    );
  });

  test('never has more mistakes that stay than errors', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const standing = analyseRound(round).mistakes.filter(({ wasCorrected }) => !wasCorrected);
        expect(standing.length).toBeLessThanOrEqual(tally(round).errors);
      }),
    );
  });

  test('has seconds, kinds and words whose counts agree', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const insights = analyseRound(round);
        const timeline = timelineOf(round);
        const { seconds, errors } = insights.curve;
        expect(seconds.map(({ typed }) => typed).join('')).toBe(
          timeline.steps.map((step) => (step.kind === 'typed' ? step.char : '')).join(''),
        );
        expect(sumOf(seconds.map((second) => second.errors))).toBe(errors.length);
        expect(seconds.at(-1)?.netSpeedWpm).toBe(insights.figures.speedWpm);
        expect(sumOf(insights.mistakesByKind.map(({ count }) => count))).toBe(insights.mistakes.length);
        expect(sumOf(insights.wrongWords.map(({ errors }) => errors))).toBe(tally(round).errors);
        expect(insights.pauses.ms).toBe(insights.parts.find(({ name }) => name === 'pauses')?.ms);
      }),
    );
  });
});

describe('a slip is found at any position', () => {
  const TEXT = 'the quick brown fox';
  const SETUP = aSetupOver(TEXT);
  const place = fc.nat(TEXT.length - 2);
  const mistakesIn = (keys: string) => {
    const events = Array.from(keys, (key, i): RoundEvent => ({ kind: 'typed', char: key, at: i * 100 }));
    return analyseRound(replay(SETUP, events)).mistakes;
  };

  test('a swapped pair, however much is typed after it', () => {
    fc.assert(
      fc.property(place, fc.nat(TEXT.length), (at, more) => {
        const pair = TEXT.slice(at, at + 2);
        const keys = TEXT.slice(0, at) + pair[1] + pair[0] + TEXT.slice(at + 2, at + 2 + more);
        const kind = pair.includes(' ') ? 'space' : 'swapped';
        expect(mistakesIn(keys)).toMatchObject([{ kind, expected: pair, errors: 2, atMs: at * 100 }]);
      }),
    );
  });

  test('a skipped letter, no matter how many errors it causes', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 3, max: TEXT.length }), (at, more) => {
        fc.pre(at + 1 + more <= TEXT.length);
        const keys = TEXT.slice(0, at) + TEXT.slice(at + 1, at + 1 + more);
        const expected = TEXT.charAt(at);
        const kind = expected === ' ' ? 'space' : 'skipped';
        expect(mistakesIn(keys)).toMatchObject([{ kind, expected, typed: '', errors: more }]);
      }),
    );
  });

  test('a doubled letter, no matter how many errors it causes', () => {
    fc.assert(
      fc.property(place, fc.nat(TEXT.length), (at, more) => {
        const keys = TEXT.slice(0, at + 1) + TEXT.slice(at, at + 1 + more);
        fc.pre(more > 0 && keys.length < TEXT.length);
        const typed = TEXT.charAt(at);
        const kind = typed === ' ' ? 'space' : 'doubled';
        expect(mistakesIn(keys)).toMatchObject([{ kind, expected: '', typed, atMs: (at + 1) * 100 }]);
      }),
    );
  });
});

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Every number in a value, with its path. */
function numbersIn(value: unknown, path = 'insights'): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
}
