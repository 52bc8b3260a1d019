import fc from 'fast-check';
import { act } from '../core/round/action';
import { beginRound, play, type Round } from '../core/round/round';
import type { RoundSettings } from '../core/round/rules';
import { ticked } from './rounds';

/** The words of these rounds. */
export const SLIPS_WORDS =
  'at by cab dim ebb fig guess hatch inner jolly knoll llama mummy nobly otter paddle queue rotor sassy tattoo'.split(
    ' ',
  );

/** Mostly right keys, with every kind of mistake and deletion. */
const move = fc.oneof(
  { weight: 40, arbitrary: fc.constant('right' as const) },
  { weight: 2, arbitrary: fc.constant('the one after it' as const) },
  { weight: 3, arbitrary: fc.constantFrom('z' as const, 'A' as const, ' ' as const, '👍' as const) },
  { weight: 3, arbitrary: fc.constant('character' as const) },
  { weight: 1, arbitrary: fc.constantFrom('word' as const, 'line' as const) },
);

/** The gap before a move, in grains; or a key at the very start of a second, or at the very end of the round. */
const gap = fc.oneof(
  { weight: 300, arbitrary: fc.nat(2400) },
  { weight: 20, arbitrary: fc.integer({ min: 1600, max: 24_000 }) },
  { weight: 20, arbitrary: fc.constant('next second' as const) },
  { weight: 1, arbitrary: fc.constant('deadline' as const) },
);

/**
 * Finished rounds of a player who makes mistakes, deletes, pauses and completes several batches.
 *
 * @param grainsPerMs the resolution of the browser's time stamps: all times are whole grains
 */
export function aRoundOfSlips(
  grainsPerMs: number,
  more: Pick<RoundSettings, 'onMistake' | 'spaceEndsWord'> = {},
): fc.Arbitrary<Round> {
  return fc
    .record({
      seed: fc.nat(),
      wordsPerBatch: fc.integer({ min: 1, max: 10 }),
      seconds: fc.constantFrom(1, 7, 15, 30, 30, 30, 60),
      start: fc.nat(80_000),
      steps: fc.array(fc.tuple(move, gap), { maxLength: 400, size: 'max' }),
    })
    .map(({ seed, wordsPerBatch, seconds, start, steps }) => {
      const perSecond = 1000 * grainsPerMs;
      const settings = { durationMs: seconds * 1000, wordsPerBatch, ...more };
      let round = beginRound({ seed, wordList: 'slips-1', words: SLIPS_WORDS, settings });
      let grains = 0;
      for (const [does, waits] of steps) {
        if (waits === 'deadline') grains = Math.max(grains, seconds * perSecond);
        else if (waits === 'next second') grains = (Math.floor(grains / perSecond) + 1) * perSecond;
        else grains += waits;
        // The clock starts with the first key, whenever it comes.
        if (round.startedAt === null) grains = 0;
        round = act(round, { ...action(round, does), at: (start + grains) / grainsPerMs });
      }
      return play(round, ticked(start / grainsPerMs + settings.durationMs));
    });
}

function action(round: Round, does: typeof move extends fc.Arbitrary<infer Move> ? Move : never) {
  const due = round.expected[round.typed.length] ?? '';
  switch (does) {
    case 'character':
    case 'word':
    case 'line':
      return { kind: 'deleted', unit: does } as const;
    case 'right':
      return { kind: 'typed', char: due } as const;
    case 'the one after it':
      return { kind: 'typed', char: round.expected[round.typed.length + 1] ?? due } as const;
    default:
      return { kind: 'typed', char: does } as const;
  }
}
