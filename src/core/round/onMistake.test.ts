import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A_SETUP, deleted, START_MS, shown, ticked, typed as typedEvent } from '../../testing/rounds';
import { recordingOf, replayRecording } from '../history/recordingBytes';
import { act, type PlayerAction } from './action';
import { eventsOf } from './log';
import { markAt } from './marks';
import { beginRound, play, type Round, replay } from './round';
import { type OnMistake, STANDARD_ROUND, WORD_COUNT_DEADLINE_MS } from './rules';
import { tally } from './score';

const ACUTE = '\u0301';

const aRoundWith = (onMistake: OnMistake, expected?: string): Round => {
  const round = beginRound({ ...A_SETUP, settings: { ...STANDARD_ROUND, onMistake } });
  return expected === undefined ? round : { ...round, expected };
};
const typed = (char: string): PlayerAction => ({ kind: 'typed', char, at: START_MS });
const chosen = (char: string): PlayerAction => ({ kind: 'typed', char, at: START_MS, isChosen: true });
const deletes = (unit: 'character' | 'word' | 'line'): PlayerAction => ({
  kind: 'deleted',
  unit,
  at: START_MS,
});
const playing = (round: Round, ...keys: readonly (string | PlayerAction)[]): Round =>
  keys.reduce<Round>((before, key) => act(before, typeof key === 'string' ? typed(key) : key), round);
const logged = ({ log }: Round) =>
  eventsOf(log).map((event) => (event.kind === 'typed' ? event.char : -event.count));

describe('where a place waits for its right key', () => {
  const waiting = (expected: string, ...keys: readonly (string | PlayerAction)[]): Round =>
    playing(aRoundWith('wait', expected), ...keys);

  test('a wrong key counts in characters and errors, is red, and does not advance', () => {
    const round = waiting('hello world', 'h', 'x', 'y');
    expect(shown(round)).toBe('h|ello world · 30s');
    expect(round.missed).toBe('y');
    expect(tally(round)).toMatchObject({ total: 3, errors: 2, score: 1 });
    expect([0, 1, 2].map((position) => markAt(round, position))).toEqual(['match', 'mismatch', 'untyped']);
  });

  test('with the right key the place stands as right; the errors stay counted', () => {
    const round = waiting('hello world', 'h', 'x', 'y', 'e');
    expect(shown(round)).toBe('he|llo world · 30s');
    expect([0, 1, 2].map((position) => markAt(round, position))).toEqual(['match', 'match', 'untyped']);
    expect(tally(round)).toMatchObject({ total: 4, errors: 2, score: 2 });
    expect(logged(round)).toEqual(['h', 'x', 'y', 'e']);
  });

  test('a wrong key for a space is red there; the very first key may be wrong', () => {
    const round = waiting('a b', 'x', 'a', 'b');
    expect(markAt(round, 1)).toBe('mistypedSpace');
    expect(tally(round)).toMatchObject({ total: 3, errors: 2, score: 1 });
  });

  test('hidden words show the letter that is waited for', () => {
    expect(markAt(waiting('ab', 'x'), 0, 0)).toBe('mismatch');
    expect(markAt(waiting('ab', 'x'), 1, 0)).toBe('hidden');
  });

  test('words end with their last right key, and their errors stay', () => {
    const round = waiting('ab', 'a', 'x', 'b');
    expect(round).toMatchObject({ batchNumber: 1, typed: [], missed: null, openErrors: 0, closedErrors: 1 });
    expect(tally(round)).toMatchObject({ total: 3, errors: 1, score: 2 });
  });

  test('a number of words ends with its last right key, however many wrong ones there are', () => {
    const settings = {
      ...STANDARD_ROUND,
      durationMs: WORD_COUNT_DEADLINE_MS,
      wordLimit: 12,
      onMistake: 'wait',
    } as const;
    let round = beginRound({ ...A_SETUP, settings });
    const words = round.expected;
    for (const char of words) round = playing(round, '#', char);
    expect(round.phase).toBe('finish');
    expect(tally(round)).toMatchObject({ total: 2 * words.length, errors: words.length });
  });

  test('a reflexive Space before later words is still ignored, but not after a wrong key', () => {
    const next = waiting('ab', 'a', 'b');
    expect(playing(next, ' ')).toMatchObject({ missed: null, hasIgnoredSpace: true });
    expect(playing(next, 'x', ' ')).toMatchObject({ missed: ' ', openErrors: 2 });
  });

  test('a Backspace at a red place does nothing: by habit it would take the right key before', () => {
    const round = waiting('hello', 'h', 'x', deletes('character'));
    expect(shown(round)).toBe('h|ello · 30s');
    expect(round.missed).toBe('x');
    expect(shown(waiting('hello', 'h', 'e', deletes('character')))).toBe('h|ello · 30s');
  });

  test('a word delete there removes the word of the red place, and never the errors', () => {
    const round = waiting('hey you', ...'hey yo', 'x', deletes('word'));
    expect(shown(round)).toBe('hey |you · 30s');
    expect(round.missed).toBeNull();
    expect(tally(round)).toMatchObject({ total: 5, errors: 1, score: 4 });
    // At its first letter, there is nothing of that word yet.
    expect(shown(waiting('hey you', ...'hey ', 'x', deletes('word')))).toBe('hey |you · 30s');
    expect(shown(waiting('hey you', ...'hey', 'x', deletes('word')))).toBe('|hey you · 30s');
    expect(shown(waiting('hey you', ...'hey ', 'x', deletes('line')))).toBe('|hey you · 30s');
  });

  test.each<[string, readonly (string | PlayerAction)[]]>([
    ['a mark that comes alone', ['e', ACUTE]],
    ['a letter chosen from a popup', ['e', chosen('é')]],
  ])('%s makes a wrong letter right, as if it had been typed at once', (_, keys) => {
    const round = waiting('été', ...keys);
    expect(shown(round)).toBe('é|té · 30s');
    expect(tally(round)).toMatchObject({ total: 1, errors: 0 });
    expect(logged(round)).toEqual(['é']);
    expect(tally(waiting('été', 'x', ...keys))).toMatchObject({ total: 2, errors: 1 });
  });

  test('a mark after a right letter is a wrong key: the place before is done', () => {
    const round = waiting('eta', 'e', ACUTE);
    expect(shown(round)).toBe('e|ta · 30s');
    expect(logged(round)).toEqual(['e', ACUTE]);
  });
});

describe('with no way back', () => {
  test('Backspace and word delete do nothing, and time goes on', () => {
    const round = playing(aRoundWith('noWayBack', 'hello world'), 'h', 'x');
    for (const unit of ['character', 'word', 'line'] as const)
      expect(playing(round, deletes(unit))).toBe(round);
    expect(shown(round)).toBe('hE|llo world · 30s');
    expect(play(round, deleted(1, START_MS + 4000)).elapsedMs).toBe(4000);
    expect(play(round, deleted(1, START_MS + 30_001)).phase).toBe('finish');
  });

  test('a wrong key goes on to the next place, as ever', () => {
    const round = playing(aRoundWith('noWayBack', 'hello'), 'h', 'x', deletes('character'), 'l');
    expect(shown(round)).toBe('hEl|lo · 30s');
    expect(tally(round)).toMatchObject({ total: 3, errors: 1 });
  });

  test('an accent still joins the letter that it belongs to', () => {
    const round = playing(aRoundWith('noWayBack', 'été'), 'e', ACUTE);
    expect(shown(round)).toBe('é|té · 30s');
  });
});

const anyAction: fc.Arbitrary<PlayerAction | null> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constantFrom('a', 'o', ' ', 'e', ACUTE, 'é').map(typed) },
  { weight: 1, arbitrary: fc.constantFrom('é', 'ó').map(chosen) },
  { weight: 1, arbitrary: fc.constantFrom(...(['character', 'word', 'line'] as const)).map(deletes) },
);

test.each(['wait', 'noWayBack'] as const)(
  'whatever is done in a round of %s, its log gives the same round again',
  (onMistake) => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 200 }), (actions) => {
        let round = aRoundWith(onMistake);
        for (const action of actions)
          round = act(round, action ?? typed(round.expected.charAt(round.typed.length)));
        const { total, errors, score } = tally(round);
        expect(errors >= 0 && errors <= total && score === total - errors).toBe(true);
        if (onMistake === 'wait') {
          expect(round.typed.join('')).toBe(round.expected.slice(0, round.typed.length));
        }
        expect(replay(round.setup, eventsOf(round.log))).toEqual({ ...round, hasIgnoredSpace: false });
        if (!round.log) return;
        const finished = play(round, ticked(START_MS + 30_000));
        const again = replayRecording(recordingOf(finished), A_SETUP.words);
        expect(again && tally(again)).toEqual(tally(finished));
      }),
    );
  },
);

test('any other round is played as if there were no such rules', () => {
  const round = playing(beginRound(A_SETUP), 'x', deletes('character'), 'y');
  expect(round.missed).toBeNull();
  expect(play(beginRound(A_SETUP), typedEvent('x')).missed).toBeNull();
  expect(logged(round)).toEqual(['x', -1, 'y']);
});
