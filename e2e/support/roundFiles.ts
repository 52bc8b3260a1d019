import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';

/** A file with so many made-up rounds, each of some 130 gaps, by one typist. */
export function madeUpFile(count: number, info: TestInfo, seed = 1): string {
  const path = info.outputPath(`rounds-${seed}.json`);
  execFileSync(process.execPath, ['tools/rounds.mjs', String(count), '--seed', String(seed), '--out', path]);
  return readFileSync(path, 'utf8');
}

/** A file with these rounds in it. */
export function fileOf(rounds: readonly unknown[]): string {
  return JSON.stringify({ format: 'thirty-rounds', version: 1, rounds });
}

/** A round in which only wrong keys were typed, so that it is valid over any words. It was not left early. */
export function plainRound(overwrite: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    playedAt: '2026-11-20T10:00:00.000Z',
    seed: 7,
    durationMs: 30_000,
    wordsPerBatch: 12,
    wordList: 'english-1',
    events: [
      [0, '#'],
      [150.5, '#'],
      [400, -1],
      [20_000, '#'],
    ],
    ...overwrite,
  };
}
