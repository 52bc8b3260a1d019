import fc from 'fast-check';
import { expect, test } from 'vitest';
import { A_SETUP, START_MS, ticked } from '../testing/rounds';
import { eventsOf } from './log';
import type { Recording } from './recorded';
import { type FindWords, readRecording, recordingOf, writeRecording } from './recording';
import { beginRound, play, type Round, type RoundEvent, type RoundSetup } from './round';
import { tally } from './score';

const LIST = A_SETUP.wordList;
const findWords: FindWords = (name) => (name === LIST ? A_SETUP.words : null);

const setup: fc.Arbitrary<RoundSetup> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  settings: fc.record({
    durationMs: fc.oneof(fc.constant(30_000), fc.integer({ min: 1000, max: 3_600_000 })),
    wordsPerBatch: fc.integer({ min: 1, max: 15 }),
  }),
  wordList: fc.constant(LIST),
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
const round: fc.Arbitrary<Round> = fc.tuple(setup, steps).map(([madeFrom, actions]) => {
  let played = play(beginRound(madeFrom), { kind: 'typed', char: 'a', at: START_MS });
  let tenths = 0;
  for (const [done, gap] of actions) {
    tenths += gap;
    played = play(played, eventOf(played, done, START_MS + tenths / 10));
  }
  return play(played, ticked(START_MS + madeFrom.settings.durationMs));
});
const recording: fc.Arbitrary<Recording> = round.map((played) => recordingOf(played));
const written = recording.map((recorded) => writeRecording(recorded, A_SETUP.words));

/** Bytes changed, put in, and the end cut off, here and there. */
const damaged = fc
  .tuple(
    written,
    fc.array(fc.tuple(fc.constantFrom('flip', 'insert', 'remove', 'cut'), fc.nat(), fc.nat(255)), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([bytes, damages]) => {
    const changed = Array.from(bytes);
    for (const [how, anywhere, value] of damages) {
      const place = anywhere % (changed.length + 1);
      if (how === 'flip') changed[place] = (changed[place] ?? 0) ^ value;
      if (how === 'insert') changed.splice(place, 0, value);
      if (how === 'remove') changed.splice(place, 1);
      if (how === 'cut') changed.length = place;
    }
    return Uint8Array.from(changed);
  });

/** A header that is right, whatever follows it. */
const anyEvents = fc
  .tuple(fc.nat(20), fc.array(fc.oneof(fc.nat(7), fc.nat(255)), { maxLength: 30 }))
  .map(([count, rest]) => Uint8Array.from([...HEADER, count, ...rest]));
const HEADER = writeRecording(
  { seed: 30, settings: A_SETUP.settings, wordList: LIST, events: [{ kind: 'typed', char: '#', at: 0 }] },
  A_SETUP.words,
).subarray(0, -4);

test('any round comes back from its bytes as it was', () => {
  fc.assert(
    fc.property(round, (played) => {
      const recorded = recordingOf(played);
      const read = readRecording(writeRecording(recorded, A_SETUP.words), findWords);
      if ('trouble' in read) throw new Error(read.trouble);
      expect(read.recording).toEqual(recorded);
      expect(tally(read.round)).toEqual(tally(played));
      const toldAgain = eventsOf(read.round.log);
      expect(toldAgain).toEqual(recorded.events);
      expect(toldAgain.map(withoutTime)).toEqual(eventsOf(played.log).map(withoutTime));
      expect(read.round.phase).toBe('finish');
    }),
  );
});

test('any bytes are a round that is written just so, or a trouble', () => {
  const anyBytes = fc.oneof(
    fc.uint8Array({ maxLength: 80 }),
    fc.uint8Array({ maxLength: 80 }).map((rest) => Uint8Array.from([30, 1, ...rest])),
  );
  fc.assert(fc.property(anyBytes, isRoundOrTrouble), { numRuns: 1000 });
});

test('damaged bytes are a round that is written just so, or a trouble', () => {
  fc.assert(fc.property(damaged, isRoundOrTrouble), { numRuns: 500 });
});

test('any events behind a right header are a round that is written just so, or a trouble', () => {
  fc.assert(fc.property(anyEvents, isRoundOrTrouble), { numRuns: 1000 });
});

test('a round that is cut short anywhere is no round', () => {
  fc.assert(
    fc.property(written, fc.nat(), (bytes, anywhere) => {
      expect('trouble' in readRecording(bytes.subarray(0, anywhere % bytes.length), findWords)).toBe(true);
    }),
  );
});

function isRoundOrTrouble(bytes: Uint8Array): void {
  const read = readRecording(bytes, findWords);
  if ('trouble' in read) {
    expect(Object.keys(read)).toEqual(['trouble']);
    return;
  }
  expect(writeRecording(read.recording, A_SETUP.words)).toEqual(bytes);
  expect(read.round.phase).toBe('finish');
}

function eventOf(played: Round, done: string | number | null, at: number): RoundEvent {
  if (typeof done === 'number') return { kind: 'deleted', count: done, at };
  return { kind: 'typed', char: done ?? played.expected.charAt(played.typed.length), at };
}

function withoutTime({ at: _, ...event }: { readonly at: number }): object {
  return event;
}
