import fc from 'fast-check';
import { beginRound, play, type Round, type RoundEvent } from '../core/round';
import type { RoundSettings } from '../core/rules';
import { A_SETUP, START_MS, ticked } from './rounds';

/** Null for what is expected; otherwise the character that is typed, or how many are deleted. */
const action = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom('é', 'e\u0301', '👍🏽', '👩‍👩‍👧‍👦', '\ufeff', ' ', 'o') },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }) },
);
/** Most within seconds, so that a round has many; now and then one that takes the rest of the round. */
const gapTenths = fc.oneof(
  { weight: 10, arbitrary: fc.nat(3000) },
  { weight: 10, arbitrary: fc.nat(40) },
  { weight: 10, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat(40_000_000) },
);
const steps = fc.array(fc.tuple(action, gapTenths), { maxLength: 200 });

/** Any finished round of these settings over the words of `A_SETUP`, the first character at `START_MS`. */
export function anyRound(
  settings: {
    readonly [Name in keyof RoundSettings]: fc.Arbitrary<RoundSettings[Name]>;
  },
): fc.Arbitrary<Round> {
  const setup = fc.record({ seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }), settings: fc.record(settings) });
  return fc.tuple(setup, steps).map(([madeFrom, actions]) => {
    let played = play(beginRound({ ...A_SETUP, ...madeFrom }), { kind: 'typed', char: 'a', at: START_MS });
    let tenths = 0;
    for (const [done, gap] of actions) {
      tenths += gap;
      played = play(played, eventOf(played, done, START_MS + tenths / 10));
    }
    return play(played, ticked(START_MS + madeFrom.settings.durationMs));
  });
}

function eventOf(played: Round, done: string | number | null, at: number): RoundEvent {
  if (typeof done === 'number') return { kind: 'deleted', count: done, at };
  return { kind: 'typed', char: done ?? played.expected.charAt(played.typed.length), at };
}
