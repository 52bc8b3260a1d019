import { expect, test } from 'vitest';
import type { KeptRound } from '../platform/database';
import { findEnglish } from '../testing/recordings';
import { plainOfKept, type ReadyRound, replayKept } from './keptRounds';
import { readRound } from './readRounds';

const PLAIN = {
  playedAt: '2026-11-21T18:02:11.000Z',
  seed: 30,
  durationMs: 30_000,
  wordsPerBatch: 12,
  wordList: 'english-1',
  events: [
    [0, 'b'],
    [180.5, 'é'],
    [421.2, -1],
    [560.3, 'l'],
    [563.4, 'o'],
  ],
};

function read(value: unknown): ReadyRound {
  const ready = readRound(value, findEnglish);
  if (typeof ready === 'string') throw new Error(ready);
  return ready;
}

test.each<[string, Partial<Record<keyof KeptRound, unknown>>]>([
  ['whose recording is gone', { recording: undefined }],
  ['whose recording is a text', { recording: 'b' }],
  ['whose recording is damaged', { recording: new Uint8Array([30, 1]) }],
])('a kept round %s is neither shown nor written into a file', (_, part) => {
  const kept = { ...read(PLAIN).kept, ...part } as KeptRound;
  expect(replayKept(kept, findEnglish)).toBeNull();
  expect(plainOfKept(kept, findEnglish)).toBeNull();
});

test.each([Number.NaN, 1e300, undefined])('a kept round played at %s is not written into a file', (at) => {
  expect(plainOfKept({ ...read(PLAIN).kept, playedAt: at as number }, findEnglish)).toBeNull();
});
