import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { EXAMPLE, earlierHex, findEnglish, fromHex, recordingHex, toHex } from '../../testing/recordings';
import { A_SETUP, aRunningRound, deleted, START_MS, ticked, typed } from '../../testing/rounds';
import { aTypistsRound } from '../../testing/typistsRound';
import { eventsOf, type LoggedEvent } from '../round/log';
import { type Round, type RoundEvent, replay } from '../round/round';
import { STANDARD_ROUND } from '../round/rules';
import { tally } from '../round/score';
import type { Recording } from './recording';
import { inTodaysForm, readRecording, recordingOf, replayRecording, writeRecording } from './recordingBytes';

describe('a round as bytes', () => {
  test('the example in the docs has these bytes', () => {
    expect(toHex(writeRecording(EXAMPLE, ENGLISH_WORDS))).toBe(recordingHex());
  });

  test('the docs print these bytes', () => {
    const printed = readFileSync('docs/formats.md', 'utf8').replaceAll(/\s+/g, ' ');
    expect(printed).toContain(recordingHex());
  });

  test('these bytes are the round of the example, played to its end', () => {
    const read = readRecording(fromHex(recordingHex()), findEnglish);
    if ('trouble' in read) throw new Error(read.trouble);
    expect(read.recording).toEqual(EXAMPLE);
    expect(read.round.phase).toBe('finish');
    expect(read.round.expected).toMatch(/^blow girl /);
    expect(read.round).toEqual(replayRecording(EXAMPLE, ENGLISH_WORDS));
    expect(eventsOf(read.round.log)).toEqual(EXAMPLE.events);
  });

  test('the bytes that it had before there were fields are read for ever', () => {
    const earlier = fromHex(earlierHex());
    expect(readRecording(earlier, findEnglish)).toEqual(readRecording(fromHex(recordingHex()), findEnglish));
    expect(toHex(inTodaysForm(earlier))).toBe(recordingHex());
  });

  test('bytes that cannot be read have no other form', () => {
    for (const hex of ['', '54', '54 05', '89 50 4e 47']) expect(toHex(inTodaysForm(fromHex(hex)))).toBe(hex);
  });

  test.each([
    [60, 150, 400],
    [150, 375, 1100],
  ])('a round at %d words a minute has %d keys and takes no more bytes than %d', (_, keys, most) => {
    const recording = recordingOf(aTypistsRound(keys));
    const bytes = writeRecording(recording, ENGLISH_WORDS);
    expect(recording.events).toHaveLength(keys);
    expect(bytes.length).toBeLessThanOrEqual(most);
    expect(readRecording(bytes, findEnglish)).toMatchObject({ recording });
  });
});

describe('the recording of a played round', () => {
  test('has times since the first character, in tenths of a ms', () => {
    const round = finished([
      typed('a', START_MS),
      typed('b', START_MS + 99.96),
      deleted(1, START_MS + 250.04),
    ]);
    expect(recordingOf(round)).toEqual({
      seed: A_SETUP.seed,
      settings: A_SETUP.settings,
      wordList: 'english-1',
      events: [
        { kind: 'typed', char: 'a', at: 0 },
        { kind: 'typed', char: 'b', at: 100 },
        { kind: 'deleted', count: 1, at: 250 },
      ],
    });
  });

  test('has no event before an earlier one, and none after the deadline', () => {
    const stamps = [0, 200, 150, -5, 300, 30_000];
    const round = finished(stamps.map((at) => typed('x', START_MS + at)));
    expect(recordingOf(round).events.map(({ at }) => at)).toEqual([0, 200, 200, 200, 300, 30_000]);
  });

  test('has a replacement for a character that cannot be recorded, which is an error too', () => {
    const long = `e${'\u0301'.repeat(40)}`;
    const round = finished([typed('\ud83d'), typed(long)]);
    const recording = recordingOf(round);
    expect(recording.events).toMatchObject([{ char: '\ufffd' }, { char: '\ufffd' }]);
    const replayed = replayRecording(recording, A_SETUP.words);
    expect(replayed && tally(replayed)).toEqual(tally(round));
  });

  test('does not exist before the round is over', () => {
    expect(() => recordingOf(aRunningRound({ typed: 'hel' }))).toThrow('finished round');
  });
});

describe('a recording that cannot have been played', () => {
  const b: LoggedEvent = { kind: 'typed', char: 'b', at: 0 };

  test.each<[string, Partial<Recording>]>([
    ['without events', { events: [] }],
    ['whose first character is not at 0', { events: [{ ...b, at: 0.1 }] }],
    ['that begins before its start', { events: [{ ...b, at: -1 }] }],
    ['that begins with a deletion', { events: [{ kind: 'deleted', count: 1, at: 0 }] }],
    ['whose times go backwards', { events: [b, { ...b, at: 2 }, { ...b, at: 1.9 }] }],
    ['with times between the tenths of a ms', { events: [b, { ...b, at: 0.1 + 0.2 }] }],
    ['with a time that is NaN', { events: [b, { ...b, at: Number.NaN }] }],
    ['with an infinite time', { events: [b, { ...b, at: Number.POSITIVE_INFINITY }] }],
    ['that goes on after the deadline', { events: [b, { ...b, at: 30_000.1 }] }],
    ['with an empty character', { events: [b, { ...b, char: '' }] }],
    ['with half a surrogate pair', { events: [b, { ...b, char: '\udc00' }] }],
    ['that deletes more than is there', { events: [b, { kind: 'deleted', count: 2, at: 0 }] }],
    ['that deletes one and a half', { events: [b, b, { kind: 'deleted', count: 1.5, at: 0 }] }],
    ['that deletes nothing', { events: [b, { kind: 'deleted', count: 0, at: 0 }] }],
    ['of more than 200,000 events', { events: Array<LoggedEvent>(200_001).fill(b) }],
    ['with a seed below 0', { seed: -1 }],
    ['with a seed too large', { seed: 2 ** 32 }],
    ['of half a ms', { settings: { ...STANDARD_ROUND, durationMs: 30_000.5 } }],
    ['of more words than the list can deal', { settings: { ...STANDARD_ROUND, wordsPerBatch: 201 } }],
  ])('a recording %s is neither played nor written', (_, part) => {
    const recording = { ...EXAMPLE, ...part };
    expect(replayRecording(recording, ENGLISH_WORDS)).toBeNull();
    expect(() => writeRecording(recording, ENGLISH_WORDS)).toThrow('one finished round');
  });

  test.each(['', 'English', 'a'.repeat(41), 'naïve'])(
    'a list with the name "%s" is not written',
    (wordList) => {
      expect(() => writeRecording({ ...EXAMPLE, wordList }, ENGLISH_WORDS)).toThrow("A list's name has");
    },
  );
});

function finished(events: readonly RoundEvent[]): Round {
  return replay(A_SETUP, [...events, ticked(START_MS + 60_000)]);
}
