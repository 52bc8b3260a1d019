import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeWorker } from '../../testing/fakeWorker';
import { findEnglish } from '../../testing/recordings';
import { aNewDevice, aVerifiedRound, saveOnDevice } from '../../testing/savedRounds';
import type { PairsProgress, PairsRequest } from './pairsWork';
import { startPairsWork } from './startPairsWork';

const LISTS = new Map([['english-1', findEnglish('english-1') ?? []]]);
const REBUILD: PairsRequest = { kind: 'rebuild', lists: LISTS };
const ROUND = aVerifiedRound();

beforeEach(async () => {
  aNewDevice();
  await saveOnDevice(ROUND);
});
afterEach(() => vi.unstubAllGlobals());

function start(request: PairsRequest) {
  const progress: PairsProgress[] = [];
  let stop = (): void => {};
  const over = new Promise<void>((resolve) => {
    stop = startPairsWork(request, (one) => {
      progress.push(one);
      if (one.step === 'done' || (one.step === 'luck' && one.isDone)) resolve();
    });
  });
  return { progress, stop, over };
}

describe('in a worker', () => {
  beforeEach(() => vi.stubGlobal('Worker', FakeWorker));

  test('work is asked for once, and what it tells is passed on until it is stopped', () => {
    const { progress, stop } = start(REBUILD);
    const counting: PairsProgress = { step: 'counting', done: 0, total: 1 };
    expect(FakeWorker.last.postMessage.mock.calls).toEqual([[REBUILD]]);
    FakeWorker.last.onmessage?.({ data: counting });
    stop();
    FakeWorker.last.onmessage?.({ data: { step: 'done', stats: null } });
    expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
    expect(progress).toEqual([counting]);
  });

  test('work goes on on the page if the worker fails', async () => {
    const { progress, over } = start(REBUILD);
    FakeWorker.last.onerror?.();
    await over;
    expect(progress.at(-1)).toMatchObject({ step: 'done', stats: { usualRounds: 1 } });
  });
});

describe('without workers', () => {
  test('all rounds are counted on the page', async () => {
    const { progress, over } = start(REBUILD);
    await over;
    expect(progress.at(-1)).toMatchObject({ step: 'done', stats: { usualRounds: 1 } });
  });

  test('luck is read on the page', async () => {
    const { progress, over } = start({ kind: 'luck', lists: LISTS, ids: [ROUND.saved.id] });
    await over;
    expect(progress.at(-1)).toMatchObject({ step: 'luck', isDone: true });
  });

  test.each<PairsRequest>([REBUILD, { kind: 'luck', lists: LISTS, ids: [ROUND.saved.id] }])(
    'stopped work of the kind $kind tells nothing more',
    async (request) => {
      const told: PairsProgress[] = [];
      const stop = startPairsWork(request, (one) => {
        told.push(one);
        stop();
      });
      // The same work, begun later, is over: so would this be.
      await start(request).over;
      expect(told).toHaveLength(1);
    },
  );
});
