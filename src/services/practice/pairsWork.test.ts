import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findEnglish } from '../../testing/recordings';
import { aNewDevice, aVerifiedRound, saveOnDevice } from '../../testing/savedRounds';
import { beginPairsWork, type PairsProgress, type PairsRequest } from './pairsWork';

const ROUND = aVerifiedRound();
const lists = new Map([['english-1', findEnglish('english-1') ?? []]]);
const REQUESTS: readonly PairsRequest[] = [
  { kind: 'rebuild', lists },
  { kind: 'luck', lists, ids: [ROUND.saved.id] },
];

beforeEach(async () => {
  aNewDevice();
  await saveOnDevice(ROUND);
});
afterEach(() => vi.unstubAllGlobals());

const isLast = (progress: PairsProgress): boolean =>
  progress.step === 'done' || (progress.step === 'luck' && progress.isDone);

test.each(REQUESTS)('work of the kind $kind tells its last once and stops when asked', async (request) => {
  const told: PairsProgress[] = [];
  const toldWhenStopped: PairsProgress[] = [];
  const stop = beginPairsWork(request, (progress) => toldWhenStopped.push(progress));
  stop();
  await new Promise<void>((resolve) => {
    beginPairsWork(request, (progress) => {
      told.push(progress);
      if (isLast(progress)) resolve();
    });
  });
  expect(told.filter(isLast)).toHaveLength(1);
  expect(toldWhenStopped.filter(isLast)).toEqual([]);
});

test.each(REQUESTS)('a failure of the kind $kind is one of the whole worker', async (request) => {
  const reported = new Promise((resolve) => vi.stubGlobal('reportError', resolve));
  const failure = new TypeError('This is not foreseen.');
  beginPairsWork(request, (progress) => {
    if (isLast(progress)) throw failure;
  });
  expect(await reported).toBe(failure);
});
