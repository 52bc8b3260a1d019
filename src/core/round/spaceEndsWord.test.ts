import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A_SETUP, deleted, START_MS, shown, ticked } from '../../testing/rounds';
import { SLIPS_WORDS } from '../../testing/roundsOfSlips';
import { SpaceModel } from '../../testing/spaceModel';
import { tries } from '../../testing/thorough';
import { recordingOf, replayRecording } from '../history/recordingBytes';
import { act, type PlayerAction } from './action';
import { eventsOf } from './log';
import { markAt } from './marks';
import { beginRound, play, type Round, replay } from './round';
import { type RoundSettings, STANDARD_ROUND } from './rules';
import { charactersThrough, tally } from './score';

const ACUTE = '\u0301';

const typed = (char: string): PlayerAction => ({ kind: 'typed', char, at: START_MS });
const deletes = (unit: 'character' | 'word' | 'line'): PlayerAction => ({
  kind: 'deleted',
  unit,
  at: START_MS,
});
const BACK = deletes('character');
const playing = (round: Round, ...keys: readonly (string | PlayerAction)[]): Round =>
  keys.flatMap((key) => (typeof key === 'string' ? Array.from(key, typed) : key)).reduce<Round>(act, round);
const withSpace = (expected: string, more: Partial<RoundSettings> = {}): Round => {
  const settings = { ...STANDARD_ROUND, spaceEndsWord: true, ...more } as const;
  return { ...beginRound({ ...A_SETUP, settings }), expected };
};
const round = (expected: string, ...keys: readonly (string | PlayerAction)[]): Round =>
  playing(withSpace(expected), ...keys);
const marksOf = (now: Round): string => {
  const letters = { match: 'v', mismatch: 'x', mistypedSpace: 'b', skipped: 's', untyped: '.', hidden: 'h' };
  return Array.from(now.expected, (_, place) => letters[markAt(now, place)]).join('');
};
const sums = (now: Round) => ({ ...tally(now), passed: charactersThrough(now) });

describe('where a Space ends the word, one within a word', () => {
  test('counts one character and one error, and goes on at the next word', () => {
    const left = round('hello you', 'he ');
    expect(left.typed).toHaveLength(6);
    expect(sums(left)).toMatchObject({ total: 3, errors: 1, score: 2, passed: 6 });
    expect(sums(playing(left, 'yo'))).toMatchObject({ total: 5, errors: 1, passed: 8 });
  });

  test('leaves what it has skipped as not typed, and stands as a wrong space', () => {
    expect(marksOf(round('hello you', 'hx y'))).toBe('vxsssbv..');
  });

  test('stays as it is where the word is hidden until it is typed', () => {
    const left = round('hello you', 'he ');
    expect([2, 5, 6].map((place) => markAt(left, place, 6))).toEqual(['skipped', 'mistypedSpace', 'hidden']);
  });

  test('is taken back by Backspace, which goes back to where the word was left', () => {
    const back = playing(round('hello you', 'hx '), BACK);
    expect(shown(back)).toBe('hE|llo you · 30s');
    expect(tally(back)).toMatchObject({ total: 2, errors: 1 });
    expect(marksOf(back)).toBe('vx.......');
    expect(shown(playing(back, BACK, 'ello y'))).toBe('hello y|ou · 30s');
    expect(sums(playing(back, BACK, 'ello y'))).toMatchObject({ total: 7, errors: 0, passed: 7 });
  });

  test('is taken back with its word by a word delete, and with all by a line delete', () => {
    const left = round('hello you all', 'hello y ');
    expect(shown(playing(left, deletes('word')))).toBe('hello |you all · 30s');
    expect(shown(playing(left, 'a', deletes('word')))).toMatch(/\|all · 30s$/);
    expect(sums(playing(left, deletes('line')))).toMatchObject({ total: 0, errors: 0, passed: 0 });
  });

  test('may follow another one: each goes back for itself', () => {
    const left = round('hello you all', 'he y ');
    expect(sums(left)).toMatchObject({ total: 5, errors: 2, passed: 10 });
    expect(shown(playing(left, BACK, BACK, BACK))).toBe('he|llo you all · 30s');
    expect(shown(play(left, deleted(3)))).toBe('he|llo you all · 30s');
    expect(eventsOf(play(left, deleted(99)).log).at(-1)).toMatchObject({ count: 5 });
  });
});

describe('at the beginning of a word a Space changes nothing', () => {
  test('as the very first key: the clock does not start', () => {
    const begun = withSpace('hello you');
    expect(playing(begun, ' ')).toBe(begun);
    expect(playing(begun, ' h').startedAt).toBe(START_MS);
  });

  test('after a space, after one that has left a word, and once the word is deleted', () => {
    for (const keys of ['hello ', 'he ']) {
      const at = round('hello you', keys);
      expect(playing(at, '  ')).toEqual(at);
    }
    expect(tally(playing(round('hello you', 'h', BACK), ' ')).total).toBe(0);
  });

  test('as the first key of later words, however often; a Backspace still opens the words before', () => {
    const next = round('hello', 'hellx   ');
    expect(tally(next)).toMatchObject({ total: 5, errors: 1 });
    expect(shown(playing(next, BACK))).toBe('hell|o · 30s');
  });

  test('but for the time, which may be over', () => {
    const next = round('hello you', 'hello ');
    expect(play(next, { kind: 'typed', char: ' ', at: START_MS + 30_001 }).phase).toBe('finish');
  });
});

describe('any other character where a space is due', () => {
  test('counts one character and one error, and the cursor stays', () => {
    const more = round('hello you', 'helloyo');
    expect(shown(more)).toBe('hello| you · 30s');
    expect(marksOf(more)).toBe('vvvvvb...');
    expect(sums(more)).toMatchObject({ total: 7, errors: 2, passed: 5 });
    expect(shown(playing(more, ' y'))).toBe('hello y|ou · 30s');
    expect(sums(playing(more, ' y'))).toMatchObject({ total: 9, errors: 2, passed: 7 });
    expect(marksOf(playing(more, ' y'))).toBe('vvvvvbv..');
  });

  test('is taken back one by one, also after the Space', () => {
    const more = round('hello you', 'helloyo y');
    expect(sums(playing(more, BACK, BACK))).toMatchObject({ total: 7, errors: 2, passed: 5 });
    const back = playing(more, BACK, BACK, BACK, BACK);
    expect(shown(back)).toBe('hello| you · 30s');
    expect(tally(back)).toMatchObject({ total: 5, errors: 0 });
    expect(shown(playing(more, deletes('word'), deletes('word')))).toBe('|hello you · 30s');
  });

  test('takes an accent that comes alone, and a letter chosen for it', () => {
    const accented = round('hello you', 'helloe', ACUTE);
    expect(eventsOf(accented.log).at(-1)).toMatchObject({ char: 'é' });
    expect(tally(accented)).toMatchObject({ total: 6, errors: 1 });
    const chosen = act(round('hello you', 'helloo'), {
      kind: 'typed',
      char: 'ö',
      at: START_MS,
      isChosen: true,
    });
    expect(tally(chosen)).toMatchObject({ total: 6, errors: 1 });
  });
});

test('an accent never joins a Space: with it, the Space would have left no word', () => {
  expect(
    eventsOf(round('hello you', 'he ', ACUTE).log).map((event) => event.kind === 'typed' && event.char),
  ).toEqual(['h', 'e', ' ', ACUTE]);
  const next = round('hello', 'he ', ACUTE);
  expect(next.batchNumber).toBe(1);
  expect(tally(next)).toMatchObject({ total: 4, errors: 2 });
});

describe('in the last word a Space', () => {
  test('goes on at the next words, and no Backspace goes back', () => {
    const next = round('hello you', 'hello y ');
    expect(next).toMatchObject({ batchNumber: 1, typed: [], closedErrors: 1, closed: null });
    expect(sums(next)).toMatchObject({ total: 8, errors: 1, passed: 9 });
    for (const unit of ['character', 'word', 'line'] as const)
      expect(playing(next, deletes(unit))).toEqual(next);
  });

  test('ends a round that has a number of words', () => {
    const settings = {
      ...STANDARD_ROUND,
      wordLimit: 12,
      spaceEndsWord: true,
      durationMs: 3_600_000,
    } as const;
    const begun = beginRound({ ...A_SETUP, settings });
    const over = playing(begun, begun.expected.slice(0, -1), ' ');
    expect(over.phase).toBe('finish');
    expect(over.typed).toHaveLength(begun.expected.length);
    expect(marksOf(over).at(-1)).toBe('s');
    const { length } = begun.expected;
    expect(sums(over)).toMatchObject({ total: length, errors: 1, passed: length });
    expect(replayRecording(recordingOf(over), A_SETUP.words)?.phase).toBe('finish');
  });
});

test('with no way back a word can be left, and stays left', () => {
  const left = playing(withSpace('hello you', { onMistake: 'noWayBack' }), 'he ', BACK, 'y');
  expect(marksOf(left)).toBe('vvsssbv..');
});

test('where a Space is a character, one within a word is a wrong one, as ever', () => {
  const usual = playing({ ...beginRound(A_SETUP), expected: 'hello you' }, 'he y');
  expect(shown(usual)).toBe('heLL|o you · 30s');
});

type Step = 'due' | 'character' | 'word' | 'line' | { readonly char: string };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: fc.constant('due' as const) },
  { weight: 3, arbitrary: fc.constant({ char: ' ' }) },
  { weight: 2, arbitrary: fc.constantFrom('a', 'e', '#').map((char) => ({ char })) },
  { weight: 3, arbitrary: fc.constant('character' as const) },
  { weight: 1, arbitrary: fc.constantFrom('word' as const, 'line' as const) },
);
const actionOf = ({ expected, typed: standing }: Round, does: Step): PlayerAction => {
  if (does === 'due') return typed(expected[standing.length] ?? 'x');
  return typeof does === 'string' ? deletes(does) : typed(does.char);
};
const setups = fc.record({
  seed: fc.nat(),
  wordsPerBatch: fc.integer({ min: 1, max: 6 }),
  rules: fc.constantFrom<Partial<RoundSettings>>(
    {},
    {},
    {},
    { onMistake: 'noWayBack' },
    { wordLimit: 12, durationMs: 3_600_000 },
  ),
});

test('whatever is typed and deleted, the round is what a model of its words says after each key', () => {
  fc.assert(
    fc.property(setups, fc.array(step, { maxLength: 200, size: 'max' }), (made, steps) => {
      const { seed, wordsPerBatch, rules } = made;
      const settings = { durationMs: 30_000, wordsPerBatch, spaceEndsWord: true, ...rules } as const;
      const setup = { seed, wordList: 'slips-1', words: SLIPS_WORDS, settings };
      const model = new SpaceModel(setup);
      let now = beginRound(setup);
      for (const does of steps) {
        const action = actionOf(now, does);
        now = act(now, action);
        if (action.kind === 'typed') model.type(action.char);
        else if (action.kind === 'deleted') model.delete(action.unit);
        const { total, errors, characters } = model.sums;
        expect(sums(now)).toMatchObject({ total, errors, score: total - errors, passed: characters });
        expect(now.phase === 'finish').toBe(model.isOver);
        if (model.isOver) break;
        expect({ marks: marksOf(now), cursor: now.typed.length }).toEqual(model.picture);
      }
      expect(replay(setup, eventsOf(now.log))).toEqual({ ...now, hasIgnoredSpace: false });
    }),
    { numRuns: tries(2000, 200) },
  );
});

const withAccents = fc.oneof(
  { weight: 9, arbitrary: step },
  { weight: 1, arbitrary: fc.constantFrom(ACUTE, 'é').map((char) => ({ char })) },
);

test('the log of any round, accents and all, gives the same round again, also as it is recorded', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(withAccents, { maxLength: 200, size: 'max' }), (seed, steps) => {
      const setup = { ...A_SETUP, seed, settings: { ...STANDARD_ROUND, spaceEndsWord: true } as const };
      let now = beginRound(setup);
      for (const does of steps) now = act(now, actionOf(now, does));
      const { total, errors } = tally(now);
      expect(errors >= 0 && errors <= total).toBe(true);
      expect(replay(setup, eventsOf(now.log))).toEqual({ ...now, hasIgnoredSpace: false });
      if (!now.log) return;
      const finished = play(now, ticked(START_MS + 30_000));
      const again = replayRecording(recordingOf(finished), A_SETUP.words);
      expect(again && { ...tally(again), typed: again.typed }).toEqual({
        ...tally(finished),
        typed: now.typed,
      });
    }),
    { numRuns: tries(1000, 150) },
  );
});
