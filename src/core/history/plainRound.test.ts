import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySentRecording } from '../../testing/challenges';
import { EXAMPLE, EXAMPLE_OF_CAPITALS, EXAMPLE_OF_OWN_TEXT, PLAIN_EXAMPLE } from '../../testing/recordings';
import { aRoundOfSlips } from '../../testing/roundsOfSlips';
import { type AboutRound, plainRound } from './plainRound';
import { recordingOf } from './recording';
import { recordingOfPlain } from './recordingOfPlain';

const PLAYED_AT = PLAIN_EXAMPLE.playedAt;

const about: fc.Arbitrary<AboutRound> = fc.record(
  {
    playedAt: fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString()),
    stalls: fc.record({ count: fc.nat(1000), longestMs: fc.nat(300_000).map((tenths) => tenths / 10) }),
    wasHidden: fc.boolean(),
    wasRaced: fc.boolean(),
  },
  { requiredKeys: ['playedAt'] },
);
/** Stamped in eighths of a ms, so that their ends are told exactly. */
const recording = fc.oneof(
  aRoundOfSlips(8)
    .filter(({ log }) => log !== null)
    .map(recordingOf),
  anySentRecording,
);

describe('a round to be read by a person', () => {
  test('has a character for each one that was typed, and how many were deleted', () => {
    expect(plainRound(EXAMPLE, { playedAt: PLAYED_AT })).toEqual(PLAIN_EXAMPLE);
  });

  test('tells what disturbed it, and of nothing where nothing did', () => {
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

  test('tells that it was raced, and nothing of it where it was not', () => {
    expect(plainRound(EXAMPLE, { playedAt: PLAYED_AT, wasRaced: true })).toHaveProperty('wasRaced', true);
    for (const wasRaced of [false, undefined]) {
      expect(plainRound(EXAMPLE, { playedAt: PLAYED_AT, wasRaced })).not.toHaveProperty('wasRaced');
    }
  });

  test('names its list in another place where older copies would take its words for plain', () => {
    const plain = plainRound(EXAMPLE_OF_CAPITALS, { playedAt: PLAYED_AT });
    expect(plain).toMatchObject({ list: 'english-1', capitals: true });
    for (const name of ['wordList', 'numbers', 'columns', 'text']) expect(plain).not.toHaveProperty(name);
  });

  test('has what was shown of a text of the player’s own', () => {
    const plain = plainRound(EXAMPLE_OF_OWN_TEXT, { playedAt: PLAYED_AT });
    expect(plain).toMatchObject({ seed: 0, wordList: 'own', columns: 40, text: 'Déjà vu!\nDéjà vu!' });
    expect(plain).not.toHaveProperty('list');
  });

  test('begins with when it was played and ends with its events', () => {
    const keys = Object.keys(
      plainRound(EXAMPLE, { playedAt: PLAYED_AT, stalls: { count: 1, longestMs: 100 }, wasRaced: true }),
    );
    expect(keys.at(0)).toBe('playedAt');
    expect(keys.at(-1)).toBe('events');
  });
});

test('a time between two tenths of a ms is taken for the nearer one', () => {
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

test('any round comes back from what a person can read, by way of a text too', () => {
  fc.assert(
    fc.property(recording, about, (recorded, told) => {
      const plain = plainRound(recorded, told);
      expect(recordingOfPlain(plain)).toEqual(recorded);
      expect(recordingOfPlain(JSON.parse(JSON.stringify(plain)))).toEqual(recorded);
      expect(plainRound(recordingOfPlain(plain), plain)).toEqual(plain);
    }),
  );
});
