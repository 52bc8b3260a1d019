import { describe, expect, test } from 'vitest';
import { A_SETUP, aRunningRound, deleted, START_MS, shown, ticked, typed } from '../../testing/rounds';
import { act, type PlayerAction } from './action';
import { eventsOf } from './log';
import { play, type Round } from './round';
import { tally } from './score';

const backspace: PlayerAction = { kind: 'deleted', unit: 'character', at: START_MS };
const type = (round: Round, text: string): Round =>
  Array.from(text).reduce((before, char) => act(before, { kind: 'typed', char, at: START_MS }), round);

/** `hello`, of which the last letter was wrong; the next words wait for their first key. */
const missed = aRunningRound({ expected: 'hello', typed: 'hxllx' });

describe('a Backspace as the first key of the next words, after a wrong last character,', () => {
  test('opens the words before again, without that character and its error', () => {
    const round = act(missed, backspace);
    expect(shown(round)).toBe('hEll|o · 30s');
    expect(round.batchNumber).toBe(0);
    expect(tally(round)).toMatchObject({ total: 4, errors: 1 });
    expect(eventsOf(round.log).at(-1)).toEqual({ kind: 'deleted', count: 1, at: START_MS });
  });

  test('lets the right one be typed, after which the same next words come', () => {
    const round = type(act(missed, backspace), 'o');
    expect(round).toMatchObject({ batchNumber: 1, typed: [], expected: missed.expected });
    expect(tally(round)).toMatchObject({ total: 5, errors: 1 });
    expect(act(round, backspace).batchNumber).toBe(1);
  });

  test('goes on to the characters before while it is held', () => {
    expect(shown(act(act(missed, backspace), backspace))).toBe('hEl|lo · 30s');
  });

  test.each(['word', 'line'] as const)('is one character by a deletion of a %s, too', (unit) => {
    expect(shown(act(missed, { ...backspace, unit }))).toBe('hEll|o · 30s');
  });

  test('does so after a Space that was ignored, and forgets that Space', () => {
    const round = act(type(missed, ' '), backspace);
    expect(shown(round)).toBe('hEll|o · 30s');
    expect(shown(type(type(round, 'x'), ' '))).toMatch(/^\|/);
  });

  test('can be done again when the character is wrong again', () => {
    const again = type(act(missed, backspace), 'y');
    expect(again.batchNumber).toBe(1);
    expect(tally(again).errors).toBe(2);
    expect(shown(act(again, backspace))).toBe('hEll|o · 30s');
  });

  test('removes no more, however many characters an event says', () => {
    expect(shown(play(missed, deleted(9)))).toBe('hEll|o · 30s');
    expect(play(missed, deleted(0))).toBe(missed);
  });
});

describe('the words before stay closed', () => {
  test('where their last character was right, whatever else was wrong', () => {
    const round = aRunningRound({ expected: 'hello', typed: 'hxllo' });
    expect(act(round, backspace)).toBe(round);
  });

  test('once a character of the next words was typed, even if it is deleted again', () => {
    const round = act(type(missed, 'a'), backspace);
    expect(act(round, backspace)).toBe(round);
    expect(round.batchNumber).toBe(1);
  });

  test('with no way back', () => {
    const settings = { ...A_SETUP.settings, onMistake: 'noWayBack' } as const;
    const round = { ...missed, setup: { ...A_SETUP, settings } };
    expect(act(round, backspace)).toMatchObject({ batchNumber: 1, totalTyped: 5 });
  });

  test('when the round is over', () => {
    const over = play(missed, ticked(START_MS + 60_000));
    expect(over.phase).toBe('finish');
    expect(act(over, backspace)).toBe(over);
  });
});

test('an accent that makes the last character right closes the words, and one that makes it wrong does not', () => {
  const e = aRunningRound({ expected: 'caf\u00e9', typed: 'cafe' });
  expect(act(act(e, { kind: 'typed', char: '\u0301', at: START_MS }), backspace).batchNumber).toBe(1);
  const right = aRunningRound({ expected: 'cafe', typed: 'cafe' });
  const wrong = act(right, { kind: 'typed', char: '\u0301', at: START_MS });
  expect(tally(wrong).errors).toBe(1);
  expect(shown(act(wrong, backspace))).toBe('caf|e · 30s');
  expect(tally(act(wrong, backspace)).errors).toBe(0);
});

test('how many words were shown is known, also while those before are open again', () => {
  expect(act(missed, backspace).batchesShown).toBe(2);
  expect(play(act(missed, backspace), typed('o')).batchesShown).toBe(2);
});
