import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyCustomTextRound,
  anyLessonRound,
  anyMistakeRule,
  anyPracticeRound,
  anyRound,
  anyWordLimit,
} from '../../testing/anyRound';
import { A_SETUP } from '../../testing/rounds';
import { tries } from '../../testing/thorough';
import { Playback } from '../replay/playback';
import { playedKeys } from '../replay/playedKeys';
import { eventsOf } from '../round/log';
import { tally } from '../round/score';
import type { Recording } from './recording';
import {
  type FindWords,
  inTodaysForm,
  readRecording,
  recordingOf,
  replayRecording,
  writeRecording,
} from './recordingBytes';

const LIST = A_SETUP.wordList;
const findWords: FindWords = (name) => (name === LIST ? A_SETUP.words : null);

const durationMs = fc.oneof(fc.constant(30_000), fc.integer({ min: 1000, max: 3_600_000 }));
const customTextRound = anyCustomTextRound(durationMs);
/** Any finished round, its first character at `START_MS`. */
const round = fc.oneof(
  {
    weight: 2,
    arbitrary: anyRound({
      durationMs,
      wordsPerBatch: fc.integer({ min: 1, max: 15 }),
      capitals: fc.constant(true),
      numbers: fc.constant(true),
      byEar: fc.constant(true),
      wordLimit: anyWordLimit,
      onMistake: anyMistakeRule,
      spaceEndsWord: fc.constant(true),
    }),
  },
  { weight: 1, arbitrary: customTextRound },
  { weight: 1, arbitrary: anyPracticeRound(durationMs) },
  { weight: 1, arbitrary: anyLessonRound(durationMs) },
);
const recording: fc.Arbitrary<Recording> = round.map((played) => recordingOf(played));
const written = recording.map((recorded) => writeRecording(recorded, A_SETUP.words));

/** Random changes: bytes replaced, inserted, or cut off at the end. */
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

/** A valid header, followed by anything. */
const anyEvents = fc
  .tuple(fc.nat(20), fc.array(fc.oneof(fc.nat(7), fc.nat(255)), { maxLength: 30 }))
  .map(([count, rest]) => Uint8Array.from([...HEADER, count, ...rest]));
const HEADER = writeRecording(
  { seed: 30, settings: A_SETUP.settings, wordList: LIST, events: [{ kind: 'typed', char: '#', at: 0 }] },
  A_SETUP.words,
).subarray(0, -4);

test('any round comes back unchanged from its bytes', () => {
  fc.assert(
    fc.property(round, (played) => {
      const recorded = recordingOf(played);
      const read = readRecording(writeRecording(recorded, A_SETUP.words), findWords);
      if ('trouble' in read) throw new Error(read.trouble);
      expect(read.recording).toEqual(recorded);
      expect(tally(read.round)).toEqual(tally(played));
      const replayed = eventsOf(read.round.log);
      expect(replayed).toEqual(recorded.events);
      expect(replayed.map(withoutTime)).toEqual(eventsOf(played.log).map(withoutTime));
      expect(read.round.phase).toBe('finish');
      expect(read.round.elapsedMs).toBe(played.elapsedMs);
    }),
  );
});

test('any round over a custom text comes back with all of its batches', () => {
  fc.assert(
    fc.property(customTextRound, (played) => {
      const recorded = recordingOf(played);
      expect(recorded).toMatchObject({ seed: 0, wordList: 'own' });
      const again = replayRecording(recorded, []);
      if (!again) throw new Error('It is not played.');
      expect(again.expected).toBe(played.expected);
      expect(playedKeys(new Playback(again)).texts).toEqual(playedKeys(new Playback(played)).texts);
      expect(recordingOf(again)).toEqual(recorded);
      // A batch that was not shown.
      expect(replayRecording({ ...recorded, text: `${recorded.text}\na` }, [])).toBeNull();
    }),
  );
});

test('any bytes are a round that is written as itself, or a trouble', () => {
  const anyBytes = fc.oneof(
    fc.uint8Array({ maxLength: 80 }),
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(63), fc.uint8Array({ maxLength: 80 }))
      .map(([version, next, rest]) => Uint8Array.from([0x54, version, next, ...rest])),
  );
  fc.assert(fc.property(anyBytes, isRoundOrTrouble), { numRuns: tries(1000, 200) });
});

test('damaged bytes are a round that is written as itself, or a trouble', () => {
  fc.assert(fc.property(damaged, isRoundOrTrouble), { numRuns: tries(500, 100) });
});

test('any events after a valid header are a round that is written as itself, or a trouble', () => {
  fc.assert(fc.property(anyEvents, isRoundOrTrouble), { numRuns: tries(1000, 200) });
});

test('a round that is cut short anywhere is rejected', () => {
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
  const written = writeRecording(read.recording, A_SETUP.words);
  expect(written).toEqual(inTodaysForm(bytes));
  expect(readRecording(written, findWords)).toMatchObject({ recording: read.recording });
  // Only an unknown field that may be skipped makes bytes of today longer than what is written.
  if (bytes[1] === 4 && bytes.length <= written.length) expect(written).toEqual(bytes);
  expect(read.round.phase).toBe('finish');
}

function withoutTime({ at: _, ...event }: { readonly at: number }): object {
  return event;
}
