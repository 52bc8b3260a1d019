import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Recording } from '../src/core/history/recording';
import { type FindWords, replayRecording, writeRecording } from '../src/core/history/recordingBytes';
import { canBeSent, type ReadChallenge, readChallenge } from '../src/core/race/challengeLink';
import { challengerName } from '../src/core/race/challengerName';
import { eventsOf } from '../src/core/round/log';
import { tally } from '../src/core/round/score';
import { passageWords } from '../src/core/words/customText';
import {
  aChallengeFragment,
  anySentRecording,
  anyText,
  bytesInFragment,
  hashedFragment,
} from '../src/testing/challenges';
import { A_SETUP, comparable } from '../src/testing/rounds';

const FRAGMENTS = 100_000 * Number(process.env.FUZZ_SHARE ?? 1);
/** Each round gives this many fragments, because playing a round takes most of the time. */
const FRAGMENTS_A_ROUND = 50;
console.log(`fuzzing with FUZZ_SEED=${process.env.FUZZ_SEED}`);

const { wordList, words } = A_SETUP;
/** `o-2` is a list with other words. Changed bytes may name it, so that every trouble occurs. */
const findWords: FindWords = (name) => (name === wordList ? words : name === 'o-2' ? words.slice(1) : null);

const CHARACTERS = Array.from(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/%#& \n\u0000é👍',
);
const anywhere = fc.nat();
const changeOfText = fc.tuple(
  fc.constantFrom('replace', 'insert', 'remove', 'cut', 'swap', 'repeat'),
  anywhere,
  fc.constantFrom(...CHARACTERS),
);
/** Mostly near the beginning, where the settings are. */
const changeOfBytes = fc.tuple(
  fc.constantFrom('flip', 'set', 'insert', 'remove', 'cut'),
  fc.oneof(fc.nat(40), anywhere),
  fc.oneof(fc.constantFrom(0, 1, 2, 12, 0x7f, 0x80, 0xff), fc.nat(255)),
);
const utf8 = new TextEncoder();

/** How a fragment is made: from that of a round, changed or not, or from nothing. */
const making = fc.oneof(
  fc.constant({ how: 'as it is' } as const),
  fc.record({
    how: fc.constant('text' as const),
    changes: fc.array(changeOfText, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    how: fc.constant('bytes' as const),
    changes: fc.array(changeOfBytes, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ how: fc.constant('name' as const), name: anyText }),
  fc.record({
    how: fc.constant('other' as const),
    text: fc.oneof(
      anyText,
      anyText.map((text) => `#race=${text}`),
      fc.stringMatching(/^#race=[\w-]{0,90}$/),
      fc.uint8Array({ maxLength: 90 }).map(hashedFragment),
    ),
  }),
);
type Making = typeof making extends fc.Arbitrary<infer Made> ? Made : never;

function made(valid: string, recordingBytes: Uint8Array, how: Making): string {
  switch (how.how) {
    case 'as it is':
      return valid;
    case 'text':
      return how.changes.reduce(changedText, valid);
    case 'bytes':
      return hashedFragment(how.changes.reduce(changedBytes, bytesInFragment(valid)));
    case 'name': {
      const name = utf8.encode(how.name);
      return hashedFragment([1, name.length, ...name, ...recordingBytes]);
    }
    default:
      return how.text;
  }
}

function changedText(text: string, [how, where, char]: readonly [string, number, string]): string {
  const chars = Array.from(text);
  const place = where % (chars.length + 1);
  if (how === 'replace') chars[place] = char;
  if (how === 'insert') chars.splice(place, 0, char);
  if (how === 'remove') chars.splice(place, 1);
  if (how === 'cut') chars.length = place;
  if (how === 'swap') chars.splice(place, 2, ...chars.slice(place, place + 2).reverse());
  if (how === 'repeat') chars.push(...chars.slice(place));
  return chars.join('');
}

function changedBytes(bytes: number[], [how, where, value]: readonly [string, number, number]): number[] {
  const place = where % (bytes.length + 1);
  const changed = [...bytes];
  if (how === 'flip') changed[place] = (changed[place] ?? 0) ^ value;
  if (how === 'set') changed[place] = value;
  if (how === 'insert') changed.splice(place, 0, value);
  if (how === 'remove') changed.splice(place, 1);
  if (how === 'cut') changed.length = place;
  return changed;
}

const readings = new Map<string, number>();
let slowestMs = 0;
/** The kinds of rounds that were drawn, and that were read from fragments. */
const drawn = new Set<string>();
const readKinds = new Set<string>();

/** How the words of a round are made and shown, and what ends it. */
function kindOf({ settings, text }: Recording): string {
  const { capitals, numbers, practice, byEar, wordLimit, onMistake, spaceEndsWord } = settings;
  return [
    capitals,
    numbers,
    byEar,
    wordLimit,
    onMistake,
    spaceEndsWord,
    practice !== undefined,
    text !== undefined,
  ].join();
}

function timed(fragment: string): ReadChallenge {
  const from = performance.now();
  const read = readChallenge(fragment, findWords);
  slowestMs = Math.max(slowestMs, performance.now() - from);
  return read;
}

function expectSound(fragment: string): void {
  const read = timed(fragment);
  const reading = 'trouble' in read ? read.trouble : 'challenge';
  readings.set(reading, (readings.get(reading) ?? 0) + 1);
  if ('trouble' in read) {
    expect(['unreadable', 'newer', 'unknownWords', 'wordsNotLoaded', 'otherWords']).toContain(read.trouble);
    expect(Object.keys(read)).toEqual(['trouble']);
    return;
  }
  const { name, recording, round } = read.challenge;
  const { seed: dealtBy, settings } = recording;
  expect(name).toBe(challengerName(name));
  expect(canBeSent(settings, recording.events.length)).toBe(true);
  expect(round.phase).toBe('finish');
  const { text } = recording;
  const shown = text === undefined ? words : passageWords(text);
  const again = replayRecording(recording, words);
  expect(round.setup).toMatchObject({ seed: dealtBy, settings, wordList: recording.wordList, words: shown });
  expect(eventsOf(round.log)).toEqual(recording.events);
  expect(again && comparable(again)).toEqual(comparable(round));
  expect(text === undefined || text.split('\n').length === round.batchNumber + 1).toBe(true);
  readKinds.add(kindOf(recording));
  const { total, errors, score } = tally(round);
  expect(errors >= 0 && errors <= total && score === total - errors).toBe(true);
  expect(aChallengeFragment(recording, words, name)).toBe(fragment);
}

afterAll(() => {
  const counts = Array.from(readings, ([reading, count]) => `${reading} ${count}`).join(', ');
  expect(drawn.size).toBeGreaterThan(1);
  expect(Array.from(drawn).filter((kind) => !readKinds.has(kind))).toEqual([]);
  console.log(`${counts}; the slowest was read in ${slowestMs.toFixed(1)} ms`);
});

test('100,000 fragments: each is a consistent challenge that is written as the same fragment, or a trouble', () => {
  const makings = fc.array(making, { minLength: FRAGMENTS_A_ROUND, maxLength: FRAGMENTS_A_ROUND });
  fc.assert(
    fc.property(anySentRecording, anyText, makings, (recording, name, all) => {
      drawn.add(kindOf(recording));
      const valid = aChallengeFragment(recording, words, name);
      const recordingBytes = writeRecording(recording, words);
      for (const how of all) expectSound(made(valid, recordingBytes, how));
    }),
    { numRuns: FRAGMENTS / FRAGMENTS_A_ROUND, verbose: 1 },
  );
});
