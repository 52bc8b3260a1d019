import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySentRecording } from '../../testing/challenges';
import {
  EXAMPLE,
  EXAMPLE_OF_CAPITALS,
  EXAMPLE_OF_CUSTOM_TEXT,
  EXAMPLE_OF_LESSON,
  EXAMPLE_OF_PRACTICE,
  PLAIN_EXAMPLE,
} from '../../testing/recordings';
import { aRoundOfSlips } from '../../testing/roundsOfSlips';
import { plainRound, type RoundFacts, recordingOfPlain } from './plainRound';
import type { Recording } from './recording';
import { recordingOf } from './recordingBytes';

const PLAYED_AT = PLAIN_EXAMPLE.playedAt;

const about: fc.Arbitrary<RoundFacts> = fc.record(
  {
    playedAt: fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString()),
    stalls: fc.record({ count: fc.nat(1000), longestMs: fc.nat(300_000).map((tenths) => tenths / 10) }),
    wasHidden: fc.boolean(),
    wasRaced: fc.boolean(),
  },
  { requiredKeys: ['playedAt'] },
);
/** Time stamps are eighths of a ms, so that binary fractions are exact. */
const recording = fc.oneof(
  aRoundOfSlips(8)
    .filter(({ log }) => log !== null)
    .map(recordingOf),
  anySentRecording,
);

describe('a human-readable round', () => {
  test('has each typed character, and the number of deleted ones', () => {
    expect(plainRound(EXAMPLE, { playedAt: PLAYED_AT })).toEqual(PLAIN_EXAMPLE);
  });

  test('has its stalls, or leaves them out if there were none', () => {
    const disturbed = plainRound(EXAMPLE, {
      playedAt: PLAYED_AT,
      stalls: { count: 2, longestMs: 180.5 },
      wasHidden: true,
    });
    expect(disturbed).toMatchObject({ stalls: { count: 2, longestMs: 180.5 }, wasHidden: true });
    const still = { playedAt: PLAYED_AT, stalls: { count: 0, longestMs: 0 }, wasHidden: false };
    expect(Object.keys(plainRound(EXAMPLE, still))).toEqual(
      Object.keys(plainRound(EXAMPLE, { playedAt: PLAYED_AT })),
    );
  });

  test('says that it was raced, or leaves that out', () => {
    expect(plainRound(EXAMPLE, { playedAt: PLAYED_AT, wasRaced: true })).toHaveProperty('wasRaced', true);
    for (const wasRaced of [false, undefined]) {
      expect(plainRound(EXAMPLE, { playedAt: PLAYED_AT, wasRaced })).not.toHaveProperty('wasRaced');
    }
  });

  test('says what is special about its words, and names their list in one field', () => {
    const about = { playedAt: PLAYED_AT };
    const capitals = plainRound(EXAMPLE_OF_CAPITALS, about);
    expect(capitals).toMatchObject({ wordList: 'english-1', capitals: true });
    for (const name of ['numbers', 'byEar', 'columns', 'text']) expect(capitals).not.toHaveProperty(name);
    const practice = plainRound(EXAMPLE_OF_PRACTICE, about);
    expect(practice).toMatchObject({ wordList: 'english-1', practice: ['e ', 'en', 'th'] });
    const lesson = plainRound(EXAMPLE_OF_LESSON, about);
    expect(lesson).toMatchObject({ wordList: 'english-1', lesson: ['eartos', 's', 'a'], needs: ['lesson'] });
    expect(plainRound(byEar(EXAMPLE), about)).toEqual({ ...PLAIN_EXAMPLE, byEar: true, needs: ['byEar'] });
    const own = plainRound(byEar(EXAMPLE_OF_CUSTOM_TEXT), about);
    expect(own).toMatchObject({ wordList: 'own', byEar: true, columns: 40, needs: ['byEar', 'columns'] });
  });

  test('has the passage that was shown of a custom text', () => {
    const plain = plainRound(EXAMPLE_OF_CUSTOM_TEXT, { playedAt: PLAYED_AT });
    expect(plain).toMatchObject({ seed: 0, wordList: 'own', columns: 40, text: 'Déjà vu!\nDéjà vu!' });
  });

  test('begins with the time when it was played and ends with its events', () => {
    const keys = Object.keys(
      plainRound(EXAMPLE, { playedAt: PLAYED_AT, stalls: { count: 1, longestMs: 100 }, wasRaced: true }),
    );
    expect(keys.at(0)).toBe('playedAt');
    expect(keys.at(-1)).toBe('events');
  });
});

test('a time between two tenths of a ms is rounded to the nearer one', () => {
  const plain = plainRound(EXAMPLE, { playedAt: PLAYED_AT });
  const [, second] = recordingOfPlain({
    ...plain,
    events: [
      [0, 'b'],
      [0.1 + 0.2, 'l'],
    ],
  }).events;
  expect(second?.at).toBe(0.3);
});

test('any round comes back from its human-readable form, through JSON too', () => {
  fc.assert(
    fc.property(recording, about, (recorded, facts) => {
      const plain = plainRound(recorded, facts);
      expect(recordingOfPlain(plain)).toEqual(recorded);
      expect(recordingOfPlain(JSON.parse(JSON.stringify(plain)))).toEqual(recorded);
      expect(plainRound(recordingOfPlain(plain), plain)).toEqual(plain);
    }),
  );
});

function byEar(recording: Recording): Recording {
  return { ...recording, settings: { ...recording.settings, byEar: true } };
}
