import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aListedRound } from '../../testing/listedRounds';
import { csvLines } from './csvLines';

const HEADER =
  'When,Seconds,Words,Speed in wpm,Accuracy in per cent,Errors,Characters,Score,Stalls,Out of sight,Raced,Left early,Capitals,Numbers';

test('a CSV table has a header, then a line per round in the order of the list', () => {
  const disturbed = aListedRound({
    playedAt: Date.UTC(2026, 10, 20, 7),
    durationMs: 15_500,
    total: 77,
    errors: 10,
    stalls: { count: 2, longestMs: 300 },
    wasHidden: true,
  });
  const raced = aListedRound({ playedAt: Date.UTC(2026, 10, 19), wasRaced: true });
  const left = aListedRound({ playedAt: Date.UTC(2026, 10, 18), leftEarly: true });
  expect(csvLines([aListedRound(), disturbed, raced, left])).toEqual([
    HEADER,
    '2026-11-21T18:02:11.000Z,30,english-1,58.8,98,3,150,147,0,no,no,no,no,no',
    '2026-11-20T07:00:00.000Z,15.5,english-1,51.87,87.01,10,77,67,2,yes,no,no,no,no',
    '2026-11-19T00:00:00.000Z,30,english-1,58.8,98,3,150,147,0,no,yes,no,no,no',
    '2026-11-18T00:00:00.000Z,30,english-1,58.8,98,3,150,147,0,no,no,yes,no,no',
  ]);
});

test('a table without rounds has only its header', () => {
  expect(csvLines([])).toEqual([HEADER]);
});

test('an empty round is a line of zeros', () => {
  expect(csvLines([aListedRound({ total: 0, errors: 0 })])[1]).toContain(
    ',30,english-1,0,0,0,0,0,0,no,no,no,no,no',
  );
});

test('words of a day have it with them, and a later attempt is one that was raced', () => {
  const again = aListedRound({ wasRaced: true, wordsOfDay: '2026-11-21' });
  expect(csvLines([again])[1]).toBe(
    '2026-11-21T18:02:11.000Z,30,"english-1, words of 2026-11-21",58.8,98,3,150,147,0,no,yes,no,no,no',
  );
});

test('a round in which a Space ends the word says so with its words', () => {
  expect(csvLines([aListedRound({ spaceEndsWord: true })])[1]).toContain(
    ',30,"english-1, Space ends the word",58.8,',
  );
});

test('practice has its pairs with its words, in quotes', () => {
  const [, line] = csvLines([aListedRound({ practice: ['"a', 'e ', 'en'] })]);
  expect(line).toContain(',30,"english-1, practice ""a e  en",58.8,');
});

test('a word-count round has the seconds that it took, and this number with its words', () => {
  const wordCount = aListedRound({
    durationMs: 3_600_000,
    wordLimit: 12,
    elapsedMs: 15_500,
    total: 77,
    errors: 10,
  });
  expect(csvLines([wordCount])[1]).toContain(',15.5,"english-1, 12 words",51.87,87.01,10,77,67,');
  // Without what binary fractions leave.
  const { summary } = wordCount;
  const odd = { ...wordCount, summary: { ...summary, elapsedMs: 8681.799999999999 } };
  expect(csvLines([odd])[1]).toContain(',8.6818,');
});

test('each line of usual rounds has as many fields as the header, and none needs quotes', () => {
  const listed = fc
    .record({
      total: fc.nat(3000),
      wrong: fc.nat(3000),
      durationMs: fc.integer({ min: 1000, max: 3_600_000 }),
    })
    .map(({ total, wrong, durationMs }) =>
      aListedRound({ total, errors: Math.min(total, wrong), durationMs }),
    );
  fc.assert(
    fc.property(fc.array(listed), (rounds) => {
      const lines = csvLines(rounds);
      expect(lines).toHaveLength(rounds.length + 1);
      for (const line of lines.slice(1)) expect(line).toMatch(/^[\dTZ:.-]{24}(,[\w.-]+){13}$/);
    }),
  );
});
