import { describe, expect, test } from 'vitest';
import type { PlainRound } from '../../core/history/plainRound';
import {
  type FileTrouble,
  parsePlainRound,
  ROUNDS_FILE_END,
  readRoundsFile,
  roundsFileLines,
  roundsFileStart,
} from './roundsFile';

const ROUND: PlainRound = {
  playedAt: '2026-11-21T18:02:11.000Z',
  seed: 30,
  durationMs: 30_000,
  wordsPerBatch: 12,
  wordList: 'english-1',
  events: [
    [0, 'b'],
    [180.5, '"\u2028👍🏽'],
    [421.2, -1],
  ],
};
const HEADER = { exportedAt: '2026-11-21T18:30:00.000Z', settings: { theme: 'dark' }, best: 127 };

describe('a file of our own', () => {
  const file = (...chunks: readonly (readonly PlainRound[])[]): Blob => {
    const lines = chunks.map((chunk, index) => roundsFileLines(chunk, index === 0));
    return new Blob([roundsFileStart(HEADER), ...lines, ROUNDS_FILE_END]);
  };
  const numbered = (count: number): PlainRound[] =>
    Array.from({ length: count }, (_, seed) => ({ ...ROUND, seed }));

  test('has its rounds as they were written', async () => {
    expect(await readRoundsFile(file([ROUND]))).toEqual([ROUND]);
    expect(parsePlainRound(ROUND)).toEqual(ROUND);
  });

  test('has all rounds in order, in whatever chunks they were written', async () => {
    const rounds = numbered(7);
    expect(await readRoundsFile(file(rounds.slice(0, 3), [], rounds.slice(3, 6), rounds.slice(6)))).toEqual(
      rounds,
    );
  });

  test('may have no rounds', async () => {
    expect(await readRoundsFile(file([]))).toEqual([]);
    expect(await readRoundsFile(file())).toEqual([]);
  });

  test('has its date, the settings and the best, and a line for each round', async () => {
    const text = await file(numbered(3)).text();
    expect(JSON.parse(text)).toMatchObject({ format: 'thirty-rounds', version: 4, ...HEADER });
    expect(text.split('\n').filter((line) => line.startsWith('{"playedAt"'))).toHaveLength(3);
  });

  test('is read with a byte order mark before it, as some editors write one', async () => {
    expect(await readRoundsFile(new Blob(['\uFEFF', file([ROUND])]))).toEqual([ROUND]);
  });

  test('is read even with npm’s banner before it, as a script may write it', async () => {
    const banner = '\n> thirty@1.0.0 rounds\n> node tools/rounds.mjs 1\n\n';
    expect(await readRoundsFile(new Blob([banner, file([ROUND])]))).toEqual([ROUND]);
  });

  test('is read even with a byte order mark before it, as editors may add one', async () => {
    expect(await readRoundsFile(new Blob(['\ufeff', file([ROUND])]))).toEqual([ROUND]);
  });
});

describe('a file that cannot be imported gives the reason', () => {
  test.each<[string, FileTrouble, string]>([
    ['nothing', 'notJson', ''],
    ['a letter', 'notJson', 'Dear player,'],
    ['a file cut short', 'notJson', `${roundsFileStart(HEADER)}${roundsFileLines([ROUND], true)}`],
    ['brackets without end', 'notJson', '['.repeat(1_000_000)],
    ['a table', 'notJson', 'When,Seconds\r\n2026-11-21T18:02:11.000Z,30\r\n'],
    ['null', 'notRounds', 'null'],
    ['a number', 'notRounds', '30'],
    ['a list', 'notRounds', '[]'],
    ['an object of nothing', 'notRounds', '{}'],
    ['a round alone', 'notRounds', JSON.stringify(ROUND)],
    ['rounds of another product', 'notRounds', '{"format":"sixty-rounds","version":1,"rounds":[]}'],
    ['no version', 'notRounds', '{"format":"thirty-rounds","rounds":[]}'],
    ['a version in words', 'notRounds', '{"format":"thirty-rounds","version":"1","rounds":[]}'],
    ['a version that never was', 'notRounds', '{"format":"thirty-rounds","version":0,"rounds":[]}'],
    ['half a version', 'notRounds', '{"format":"thirty-rounds","version":1.5,"rounds":[]}'],
    ['no rounds', 'notRounds', '{"format":"thirty-rounds","version":1}'],
    ['rounds that are one', 'notRounds', `{"format":"thirty-rounds","version":1,"rounds":{"0":{}}}`],
    ['a version to come', 'newer', '{"format":"thirty-rounds","version":5,"rounds":[]}'],
    ['one with its rounds elsewhere', 'newer', '{"format":"thirty-rounds","version":5,"days":[]}'],
    ['one with its rounds otherwise', 'newer', '{"format":"thirty-rounds","version":5,"rounds":{"2027":[]}}'],
  ])('%s: %s', async (_, trouble, text) => {
    expect(await readRoundsFile(new Blob([text]))).toBe(trouble);
  });

  test.each(['space', 'constructor'])(
    'rounds that need a field named %s, which is unknown here',
    async (name) => {
      const rounds = [ROUND, { ...ROUND, byEar: true, [name]: true, needs: ['byEar', name] }];
      const file = new Blob([JSON.stringify({ format: 'thirty-rounds', version: 4, rounds })]);
      expect(await readRoundsFile(file)).toBe('newer');
    },
  );

  test('rounds that need a value which is unknown here: a rule for mistakes, a number of words', async () => {
    for (const special of [{ onMistake: 'skip' }, { wordLimit: 96 }]) {
      const rounds = [{ ...ROUND, ...special, needs: Object.keys(special) }];
      const file = new Blob([JSON.stringify({ format: 'thirty-rounds', version: 4, rounds })]);
      expect(await readRoundsFile(file)).toBe('newer');
    }
  });

  test('a file that is too large is not even opened', async () => {
    const text = () => Promise.reject(new Error('opened'));
    expect(await readRoundsFile(aFile({ size: 400_000_001, text }))).toBe('tooLarge');
  });

  test('a file that is gone by the time it is read', async () => {
    const text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await readRoundsFile(aFile({ size: 400_000_000, text }))).toBe('unreadable');
  });
});

test.each([1, 2, 3, 4])(
  'of version %i, invalid rounds are passed on unchanged, to be checked one by one',
  async (version) => {
    const rounds = [null, 7, 'round', { seed: -1 }];
    const file = new Blob([JSON.stringify({ format: 'thirty-rounds', version, rounds, more: true })]);
    expect(await readRoundsFile(file)).toEqual(rounds);
  },
);

test('a round that needs only fields that are known here is read', async () => {
  const round = { ...ROUND, byEar: true, onMistake: 'wait', needs: ['byEar', 'onMistake'] };
  const file = new Blob([JSON.stringify({ format: 'thirty-rounds', version: 4, rounds: [round] })]);
  expect(await readRoundsFile(file)).toEqual([round]);
  expect(parsePlainRound(round)).toEqual({ ...ROUND, byEar: true, onMistake: 'wait' });
});

test('a Space that ends the word is a field like any other, but never where a place waits for its right key', () => {
  const round = { ...ROUND, spaceEndsWord: true };
  expect(parsePlainRound(round)).toEqual(round);
  expect(parsePlainRound({ ...round, onMistake: 'noWayBack' })).not.toBeNull();
  for (const more of [{ onMistake: 'wait' }, { spaceEndsWord: false }])
    expect(parsePlainRound({ ...round, ...more })).toBeNull();
});

test('a lesson is a field like any other, but never with capitals, numbers, practice or a text of one’s own', () => {
  const round = { ...ROUND, lesson: ['eartos', 's', 'a'] };
  expect(parsePlainRound({ ...round, needs: ['lesson'] })).toEqual(round);
  expect(parsePlainRound({ ...round, onMistake: 'wait', byEar: true })).not.toBeNull();
  for (const other of [
    { capitals: true },
    { numbers: true },
    { practice: ['en'] },
    { wordList: 'own', text: 'To be', columns: 40 },
  ])
    expect(parsePlainRound({ ...round, ...other })).toBeNull();
  for (const lesson of [
    null,
    'eartos',
    ['eartos'],
    ['eartos', 's', 3],
    ['eartos', 'x', ''],
    ['', '', ''],
    ['eé\ud83d', '', ''],
  ])
    expect(parsePlainRound({ ...ROUND, lesson })).toBeNull();
});

test('unknown fields of a round are dropped', () => {
  const more = { ...ROUND, score: 999, stalls: { count: 1, longestMs: 100, where: 'here' } };
  expect(parsePlainRound(more)).toEqual({ ...ROUND, stalls: { count: 1, longestMs: 100 } });
});

test('the mark of a raced round is read, and any other value makes the round invalid', () => {
  for (const wasRaced of [true, false]) {
    expect(parsePlainRound({ ...ROUND, wasRaced })).toEqual({ ...ROUND, wasRaced });
  }
  for (const wasRaced of ['yes', 1, null]) expect(parsePlainRound({ ...ROUND, wasRaced })).toBeNull();
});

describe('when a round was played', () => {
  test.each([
    ['on a day that is not in the calendar', '2026-02-31T18:02:11.000Z'],
    ['on a leap day in a year without one', '2026-02-29T18:02:11.000Z'],
    ['at a time of day that is not on the clock', '2026-11-21T24:02:11.000Z'],
    ['an hour off, in a form that no browser reads', '2026-11-21T18:02:11+01'],
    ['at a time of no place', '2026-11-21T18:02:11.000'],
    ['before 1970', '1969-12-31T23:59:59.000Z'],
    ['in the year 0', '0000-01-01T00:00:00.000Z'],
    ['some time', 'yesterday'],
  ])('%s: invalid', (_, playedAt) => {
    expect(parsePlainRound({ ...ROUND, playedAt })).toBeNull();
  });

  test.each(['1970-01-01T00:00:00Z', '2024-02-29T23:59:59.999Z', '2026-11-21T19:02:11.000+01:00'])(
    '%s is a moment',
    (playedAt) => {
      expect(parsePlainRound({ ...ROUND, playedAt })).toEqual({ ...ROUND, playedAt });
    },
  );
});

/** A file too large to be created in a test. */
function aFile(of: Pick<Blob, 'size' | 'text'>): Blob {
  return Object.create(of);
}
