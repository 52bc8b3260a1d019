import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRoundsFile } from '../src/platform/history/roundsFile';
import { readRound } from '../src/services/history/roundsImport';
import type { VerifiedRound } from '../src/services/history/savedRounds';
import { findEnglish } from '../src/testing/recordings';
import { type MadeUp, madeUpFile, madeUpRounds } from './madeUpRounds';

const UNTIL = '2026-11-21T18:00:00.000Z';
const MADE_UP: MadeUp = { count: 120, seed: 1, untilMs: Date.parse(UNTIL) };

async function readBack(file: string): Promise<readonly VerifiedRound[]> {
  const values = await readRoundsFile(new Blob([file]));
  if (typeof values === 'string') throw new Error(values);
  return values.map((value) => {
    const ready = readRound(value, findEnglish);
    if (typeof ready === 'string') throw new Error(ready);
    return ready;
  });
}

test('every round of a made-up file can be read, no two are alike, the last ends at the given time', async () => {
  const ready = await readBack([...madeUpFile(MADE_UP)].join(''));
  expect(new Set(ready.map(({ saved }) => saved.id)).size).toBe(MADE_UP.count);
  expect(ready.map(({ saved }) => saved.id)).toEqual(ready.map(({ saved }) => saved.id).toSorted());
  expect(ready.at(-1)?.saved.playedAt).toBe(MADE_UP.untilMs);
});

test.each([0, 1, 100, 101])('a file of %d rounds has exactly that many', async (count) => {
  expect(await readBack([...madeUpFile({ ...MADE_UP, count })].join(''))).toHaveLength(count);
});

test('the same seed makes up the same rounds, another seed others', () => {
  const some = { ...MADE_UP, count: 3 };
  expect([...madeUpRounds(some)]).toEqual([...madeUpRounds(some)]);
  expect([...madeUpRounds({ ...some, seed: 2 })]).not.toEqual([...madeUpRounds(some)]);
});

test('the player gets faster, makes some mistakes and corrects most of them', () => {
  const rounds = [...madeUpRounds(MADE_UP)].map((plain) => {
    const ready = readRound(plain, findEnglish);
    if (typeof ready === 'string') throw new Error(ready);
    const { total, errors } = ready.summary;
    // Two rounds a minute, five characters a word.
    const wpm = (2 * (total - errors)) / 5;
    return { wpm, total, errors, deletions: plain.events.filter(([, what]) => what === -1).length };
  });
  const sumOf = (of: typeof rounds, key: keyof (typeof rounds)[number]): number =>
    of.reduce((sum, round) => sum + round[key], 0);
  const firstWpm = sumOf(rounds.slice(0, 40), 'wpm') / 40;
  const lastWpm = sumOf(rounds.slice(-40), 'wpm') / 40;
  expect(firstWpm).toBeGreaterThan(40);
  expect(lastWpm - firstWpm).toBeGreaterThan(12);
  expect(lastWpm).toBeLessThan(80);
  const slips = (sumOf(rounds, 'errors') + sumOf(rounds, 'deletions')) / sumOf(rounds, 'total');
  expect(slips).toBeGreaterThan(0.03);
  expect(slips).toBeLessThan(0.1);
  expect(sumOf(rounds, 'deletions')).toBeGreaterThan(3 * sumOf(rounds, 'errors'));
});

test('the command writes nothing but the file, to standard output or to the path of --out', {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
  try {
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, ['tools/rounds.mjs', '5', '--seed', '7', '--until', UNTIL, ...args], {
        encoding: 'utf8',
      });
    const file = join(folder, 'rounds.json');
    const expected = [...madeUpFile({ count: 5, seed: 7, untilMs: MADE_UP.untilMs })].join('');
    expect(run()).toBe(expected);
    expect(run('--out', file)).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(expected);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
