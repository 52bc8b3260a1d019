import fc from 'fast-check';
import { beginRound, play, type Round, type RoundEvent, type RoundSetup } from '../core/round';
import { A_SETUP, START_MS, ticked } from './rounds';

const setup: fc.Arbitrary<RoundSetup> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  settings: fc.record({
    durationMs: fc.oneof(fc.constant(30_000), fc.integer({ min: 1000, max: 3_600_000 })),
    wordsPerBatch: fc.integer({ min: 1, max: 15 }),
  }),
  wordList: fc.constant(A_SETUP.wordList),
  words: fc.constant(A_SETUP.words),
});

/** Null for what is expected; otherwise the character that is typed, or how many are deleted. */
const action = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom('é', 'e\u0301', '👍🏽', '👩‍👩‍👧‍👦', '\ufeff', ' ', 'o') },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }) },
);
const gapTenths = fc.oneof(fc.nat(3000), fc.nat(40), fc.constant(0), fc.nat(40_000_000));
const steps = fc.array(fc.tuple(action, gapTenths), { maxLength: 200 });

/** Any finished round, the first character at `START_MS`. */
export const anyRound: fc.Arbitrary<Round> = fc.tuple(setup, steps).map(([madeFrom, actions]) => {
  let played = play(beginRound(madeFrom), { kind: 'typed', char: 'a', at: START_MS });
  let tenths = 0;
  for (const [done, gap] of actions) {
    tenths += gap;
    played = play(played, eventOf(played, done, START_MS + tenths / 10));
  }
  return play(played, ticked(START_MS + madeFrom.settings.durationMs));
});

function eventOf(played: Round, done: string | number | null, at: number): RoundEvent {
  if (typeof done === 'number') return { kind: 'deleted', count: done, at };
  return { kind: 'typed', char: done ?? played.expected.charAt(played.typed.length), at };
}
