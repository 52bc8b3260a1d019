import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A_SETUP, aRound, aRunningRound, deleted, START_MS, shown } from '../../testing/rounds';
import { recordingOf, replayRecording } from '../history/recordingBytes';
import { act, type PlayerAction } from './action';
import { eventsOf } from './log';
import { beginRound, play, type Round, type RoundEvent, replay } from './round';
import { tally } from './score';

const ACUTE = '\u0301';
const CIRCUMFLEX = '\u0302';
const DOT_BELOW = '\u0323';

const typed = (char: string, at = START_MS): PlayerAction => ({ kind: 'typed', char, at });
const typing = (round: Round, ...chars: string[]): Round =>
  chars.reduce((before, char, i) => act(before, typed(char, START_MS + 10 * (i + 1))), round);
const logged = ({ log }: Round) =>
  eventsOf(log).map((event) => (event.kind === 'typed' ? event.char : -event.count));

describe('a combining mark that comes alone joins the character before it', () => {
  test('which is judged again: no mistake, no correction, and nothing after it is shifted', () => {
    const round = typing(aRound({ expected: 'été ou' }), 'e', ACUTE, 't', 'e', ACUTE, ' ', 'o');
    expect(shown(round)).toBe('été o|u · 30s');
    expect(logged(round)).toEqual(['é', 't', 'é', ' ', 'o']);
    expect(tally(round)).toMatchObject({ total: 5, errors: 0 });
  });

  test('and gets the time of that character', () => {
    const round = typing(aRound({ expected: 'été ou' }), 'e', ACUTE, 't');
    expect(eventsOf(round.log).map(({ at }) => at - START_MS)).toEqual([10, 30]);
    expect(round.startedAt).toBe(START_MS + 10);
    expect(round.elapsedMs).toBe(20);
  });

  test.each([
    ['two marks, in one order', 'ệ vậy', ['e', CIRCUMFLEX, DOT_BELOW], '\u1ec7'],
    ['two marks, in the other order', 'ệ vậy', ['e', DOT_BELOW, CIRCUMFLEX], '\u1ec7'],
    ['a letter that has one mark already', 'ế vậy', ['ê', ACUTE], '\u1ebf'],
    ['Greek', 'ᾧ', ['ω', '\u0314', '\u0342', '\u0345'], '\u1fa7'],
    ['parts of a Hangul syllable', '한 글', ['\u1112', '\u1161', '\u11ab'], '\ud55c'],
  ])('%s', (_what, expected, chars, letter) => {
    const round = typing(aRound({ expected: `${expected.normalize()} x` }), ...chars);
    expect(logged(round)).toEqual([letter]);
    expect(tally(round)).toMatchObject({ total: 1, errors: 0 });
  });

  test('a right character becomes wrong with a mark that it should not have, a space too', () => {
    expect(shown(typing(aRound({ expected: 'ab c' }), 'a', ACUTE))).toBe('A|b c · 30s');
    expect(shown(typing(aRound({ expected: 'a bc' }), 'a', ' ', ACUTE, 'b'))).toBe('a_b|c · 30s');
  });

  test('even if it was the last one of the batch before', () => {
    const first = beginRound(A_SETUP).expected;
    const closed = typing(beginRound(A_SETUP), ...first.slice(0, -1), 'o');
    expect(closed.batchNumber).toBe(1);
    const joined = act(closed, typed(ACUTE, START_MS + 5000));
    expect(joined).toMatchObject({ batchNumber: 1, typed: [], totalTyped: first.length });
    expect(tally(joined).errors).toBe(tally(closed).errors + 1);
    expect(logged(joined).at(-1)).toBe('ó');
  });

  test('even if something between them was deleted', () => {
    const round = typing(aRound({ expected: 'été ou' }), 'e', 'x', 'y');
    const back = act(round, { kind: 'deleted', unit: 'character', at: START_MS + 40 });
    const again = act(back, { kind: 'deleted', unit: 'character', at: START_MS + 50 });
    const joined = act(again, typed(ACUTE, START_MS + 60));
    expect(logged(joined)).toEqual(['é', 'x', 'y', -1, -1]);
    expect(tally(joined)).toMatchObject({ total: 1, errors: 0 });
  });

  test('and Backspace deletes the whole letter', () => {
    const round = typing(aRound({ expected: 'été ou' }), 'e', ACUTE);
    expect(act(round, { kind: 'deleted', unit: 'character', at: START_MS + 50 }).typed).toEqual([]);
  });
});

describe('a combining mark without a character before it is a character of its own', () => {
  test('as the first one of a round, and marks after it join it', () => {
    const round = typing(aRound({ expected: 'été ou' }), ACUTE, CIRCUMFLEX, 't');
    expect(logged(round)).toEqual([`${ACUTE}${CIRCUMFLEX}`, 't']);
    expect(tally(round)).toMatchObject({ total: 2, errors: 1 });
  });

  test('after everything typed of the words was deleted', () => {
    const first = beginRound(A_SETUP).expected;
    const closed = typing(beginRound(A_SETUP), ...first, 'x');
    const back = act(closed, { kind: 'deleted', unit: 'line', at: START_MS + 5000 });
    expect(act(back, typed(ACUTE, START_MS + 5000)).typed).toEqual([ACUTE]);
  });
});

describe('a Space that is the first key of a later batch', () => {
  const first = beginRound(A_SETUP).expected;
  const closed = typing(beginRound(A_SETUP), ...first);
  /** What happens after the first batch, 5 s after the start and later. */
  const then = (...keys: string[]): Round =>
    keys.reduce(
      (round, key, i) =>
        act(
          round,
          key === '⌫'
            ? { kind: 'deleted', unit: 'character', at: START_MS + 5000 + i }
            : typed(key, START_MS + 5000 + i),
        ),
      closed,
    );
  const [one = '', two = ''] = closed.expected;

  test('changes nothing but that time goes on: it is not counted, not logged and not shown', () => {
    const after = then(' ');
    expect(after).toEqual({ ...closed, elapsedMs: 4990, hasIgnoredSpace: true });
    expect(after.typed).toBe(closed.typed);
    expect(after.log).toBe(closed.log);
  });

  test('leaves what follows right', () => {
    const after = then(' ', one, two);
    expect(after.typed).toEqual([one, two]);
    expect(tally(after)).toMatchObject({ total: first.length + 2, errors: 0 });
    expect(logged(after)).toEqual([...first, one, two]);
  });

  test.each([
    ['a second one', [' ', ' '], [' ']],
    ['one after a letter', [one, ' '], [one, ' ']],
    ['one after a letter was deleted', [one, '⌫', ' '], [' ']],
    ['one after an ignored one, a letter and a deletion', [' ', one, '⌫', ' '], [' ']],
  ])('is ignored once: %s counts', (_what, keys, stand) => {
    expect(then(...keys).typed).toEqual(stand);
  });

  test('is ignored in each batch anew', () => {
    let round = closed;
    for (let batch = 1; batch < 4; batch++) {
      round = act(round, typed(' ', START_MS + 5000));
      round = typing(round, ...round.expected);
    }
    expect(round.batchNumber).toBe(4);
    expect(tally(round)).toMatchObject({ errors: 0 });
  });

  test('counts in the first batch, as the first key of the round', () => {
    const round = act(beginRound(A_SETUP), typed(' '));
    expect(round).toMatchObject({ phase: 'run', typed: [' '], openErrors: 1 });
  });

  test('ends the round after the deadline, as any key does, and only then', () => {
    expect(act(closed, typed(' ', START_MS + 10 + 30_000)).phase).toBe('run');
    const over = act(closed, typed(' ', START_MS + 10 + 30_001));
    expect(over).toMatchObject({ phase: 'finish', elapsedMs: 30_000, hasIgnoredSpace: false });
  });

  test('counts in a round of before, whose log has it, as it did then', () => {
    const events: RoundEvent[] = [...eventsOf(closed.log), typed(' ', START_MS + 5000) as RoundEvent];
    const before = replay(A_SETUP, [...events, { kind: 'typed', char: two, at: START_MS + 5100 }]);
    expect(before.typed).toEqual([' ', two]);
    expect(tally(before).errors).toBe(1);
    const over = play(before, { kind: 'ticked', at: 1e9 });
    const again = replayRecording(recordingOf(over), A_SETUP.words);
    expect(again && eventsOf(again.log).map((event) => event.kind === 'typed' && event.char)).toEqual([
      ...first,
      ' ',
      two,
    ]);
    expect(again && tally(again)).toEqual(tally(over));
  });
});

test('a mark after the end ends the round and joins nothing', () => {
  const round = act(aRunningRound({ expected: 'été', typed: 'e' }), typed(ACUTE, START_MS + 30_001));
  expect(round.phase).toBe('finish');
  expect(tally(round)).toMatchObject({ total: 1, errors: 1 });
  const inTime = act(aRunningRound({ expected: 'été', typed: 'e' }), typed(ACUTE, START_MS + 30_000));
  expect(tally(inTime)).toMatchObject({ total: 1, errors: 0 });
});

test('of very many marks only the first few count', () => {
  const round = typing(aRound({ expected: 'été' }), 'e', ...Array.from({ length: 500 }, () => ACUTE));
  expect(round.typed).toHaveLength(1);
  expect(round.typed[0]?.length).toBeLessThan(10);
});

test('a mark that is a character of its own in an older round stays one when it is replayed', () => {
  const round = ['e', ACUTE, 't'].reduce<Round>(
    (before, char) => play(before, { kind: 'typed', char, at: START_MS }),
    aRound({ expected: 'été ou' }),
  );
  expect(round.typed).toEqual(['e', ACUTE, 't']);
  expect(tally(round)).toMatchObject({ total: 3, errors: 3 });
  expect(play(round, deleted(1)).typed).toEqual(['e', ACUTE]);
});

/** Letters of the words, marks and deletions; times never go back. */
const anyActions = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('a', 'o', 'ö', ' ', '\u1112', '\u1161') },
        { weight: 2, arbitrary: fc.constantFrom('\u0308', ACUTE, DOT_BELOW, `${ACUTE}${DOT_BELOW}`) },
        { weight: 2, arbitrary: fc.constant('expected') },
        { weight: 1, arbitrary: fc.constantFrom('character' as const, 'word' as const, 'line' as const) },
      ),
      fc.nat(3000).map((tenths) => tenths / 10),
    ),
    { maxLength: 300 },
  )
  .map((steps) => {
    let [round, at] = [beginRound(A_SETUP), 1000];
    const units = new Set<string>(['character', 'word', 'line']);
    for (const [what, gapMs] of steps) {
      at += gapMs;
      if (units.has(what)) round = act(round, { kind: 'deleted', unit: what as 'word', at });
      // The expected character, as letter and mark if it has one.
      else if (what === 'expected') {
        const parts = (round.expected[round.typed.length] ?? '').normalize('NFD');
        for (const char of parts) round = act(round, { kind: 'typed', char, at });
      } else round = act(round, { kind: 'typed', char: what, at });
    }
    return { round, at };
  });

test('with any marks, the log and its recording replay to the round that was played live', () => {
  fc.assert(
    fc.property(anyActions, ({ round }) => {
      const events: RoundEvent[] = eventsOf(round.log);
      if (round.startedAt !== null) {
        const at = round.startedAt + round.elapsedMs;
        events.push({ kind: 'ticked', at: round.phase === 'finish' ? at + 1 : at });
      }
      // An ignored Space is in no log.
      expect(replay(A_SETUP, events)).toEqual({ ...round, hasIgnoredSpace: false });
      fc.pre(round.startedAt !== null);
      const over = play(round, { kind: 'ticked', at: 1e9 });
      const again = replayRecording(recordingOf(over), A_SETUP.words);
      expect(again && tally(again)).toEqual(tally(over));
    }),
  );
});

test('words typed as separate letters and marks are as right as those typed in whole letters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('NFC', 'NFD'), { minLength: 80, maxLength: 80 }), (forms) => {
      let round = beginRound(A_SETUP);
      for (const form of forms) {
        const letter = (round.expected[round.typed.length] ?? '').normalize(form);
        for (const char of letter) round = act(round, typed(char));
      }
      expect(tally(round)).toMatchObject({ total: 80, errors: 0 });
      expect(eventsOf(round.log)).toHaveLength(80);
    }),
  );
});

describe('a round that begins with a composition', () => {
  const composed = (char: string, at: number, since: number): PlayerAction => ({
    kind: 'typed',
    char,
    at,
    since,
  });
  const begun = (characters: string, ...actions: readonly PlayerAction[]): Round =>
    actions.reduce(act, beginRound({ ...A_SETUP, characters }));

  test.each(['하나', 'ひらがな', 'カタカナ', '汉字'])(
    'of words such as %s counts from the beginning of that, once it is committed',
    (characters) => {
      const round = begun(characters, composed('하', 900, 400), composed('나', 1300, 950));
      expect(round.startedAt).toBe(400);
      expect(eventsOf(round.log).map(({ at }) => at)).toEqual([400, 1300]);
      expect(round.elapsedMs).toBe(900);
    },
  );

  test('of other words counts from the letter, as a dead key is no letter yet', () => {
    const round = begun('été', composed('é', 900, 400));
    expect(round.startedAt).toBe(900);
  });
});
