import { beforeEach, describe, expect, test } from 'vitest';
import { type PairStats, STATS_VERSION } from '../../analysis/practice/PairStats';
import { eventsOf } from '../../core/round/log';
import { type Round, replay } from '../../core/round/round';
import { type RoundSettings, STANDARD_ROUND, WORD_COUNT_DEADLINE_MS } from '../../core/round/rules';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import { findEnglish } from '../../testing/recordings';
import { deleted, START_MS, ticked } from '../../testing/rounds';
import {
  aNewDevice,
  aVerifiedRound,
  aVerifiedRoundOver,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import type { VerifiedRound } from '../history/savedRounds';
import { countedRound } from './countedRound';
import { countOf } from './countRounds';
import { PairsRebuild, type RebuildProgress } from './PairsRebuild';

const FIRST = aVerifiedRound({ minute: 1 });
const SECOND = aVerifiedRound({ minute: 2 });
const RACED = aVerifiedRound({ minute: 3, wasRaced: true });
const LEFT_EARLY = aVerifiedRound({
  minute: 3,
  events: [
    [0, 'b'],
    [100, 'l'],
    [14_999, 'o'],
  ],
});

let db: RoundsDatabase;
beforeEach(() => {
  aNewDevice();
  db = new RoundsDatabase();
});

/** Saves rounds as they are saved after they were played. */
const play = (...rounds: readonly VerifiedRound[]): Promise<void> => playAt(Date.now(), ...rounds);

async function playAt(nowMs: number, ...rounds: readonly VerifiedRound[]): Promise<void> {
  await db.save(rounds, 'played', undefined, countOf(rounds, nowMs));
}

async function rebuild(): Promise<readonly RebuildProgress[]> {
  const progress: RebuildProgress[] = [];
  const lists = new Map([['english-1', findEnglish('english-1') ?? []]]);
  await new PairsRebuild((one) => progress.push(one)).run(lists);
  return progress;
}

async function read(): Promise<{ rounds: number | undefined; isCurrent: boolean }> {
  const { stats, isCurrent } = await db.pairs.read();
  return { rounds: (stats as PairStats | undefined)?.usualRounds, isCurrent };
}

describe('a round that is saved', () => {
  test('is counted with it', async () => {
    await play(FIRST);
    expect(await read()).toEqual({ rounds: 1, isCurrent: true });
    await play(SECOND, RACED);
    expect(await read()).toEqual({ rounds: 2, isCurrent: true });
  });

  test('is counted once, however often it is saved', async () => {
    await play(FIRST);
    await play(FIRST, SECOND);
    expect(await read()).toEqual({ rounds: 2, isCurrent: true });
  });

  test('that is older than what is counted needs all to be counted again', async () => {
    await play(SECOND);
    await play(FIRST);
    expect(await read()).toEqual({ rounds: 1, isCurrent: false });
    await rebuild();
    expect(await read()).toEqual({ rounds: 2, isCurrent: true });
  });

  test('waits to be counted where others of before are not counted', async () => {
    await saveOnDevice(FIRST);
    await play(SECOND);
    expect(await read()).toEqual({ rounds: undefined, isCurrent: false });
  });

  test('is counted in the order in which it was played, however it is saved', async () => {
    await play(SECOND, FIRST);
    expect(await read()).toEqual({ rounds: 2, isCurrent: true });
  });

  test('is counted as one of its practice, by eye, not raced', () => {
    const { saved } = FIRST;
    const round = typedToTheEnd(aWordCountSetup());
    const having = (settings: Partial<RoundSettings>): Round => ({
      ...round,
      setup: { ...round.setup, settings: { ...STANDARD_ROUND, ...settings } },
    });
    const counted = (one: Round, wasRaced?: boolean) =>
      countedRound(wasRaced === undefined ? saved : { ...saved, wasRaced }, one, Date.now());
    expect(counted(having({}))).toMatchObject({ practice: null, isLeftOut: false, playedAt: saved.playedAt });
    expect(counted(having({ practice: ['th'] }))).toMatchObject({ practice: ['th'], isLeftOut: false });
    expect(counted(having({ byEar: true })).isLeftOut).toBe(true);
    expect(counted(having({}), true).isLeftOut).toBe(true);
  });

  test('that was left early does not count, neither then nor when all are counted again', async () => {
    await play(FIRST);
    const { stats } = await db.pairs.read();
    await play(LEFT_EARLY);
    expect((await db.pairs.read()).stats).toEqual(stats);
    await storeContents('practice', (store) => store.clear());
    await rebuild();
    expect((await db.pairs.read()).stats).toEqual(stats);
  });

  test('that is dated in the future, or was raced, does not count, and later rounds need no counting of all', async () => {
    await play(FIRST);
    await play(aVerifiedRound({ playedAt: new Date(Date.now() + 3_600_000).toISOString() }), RACED);
    await play(SECOND);
    expect(await read()).toEqual({ rounds: 2, isCurrent: true });
    await storeContents('practice', (store) => store.clear());
    await rebuild();
    expect(await read()).toEqual({ rounds: 2, isCurrent: true });
  });

  test('that was dated in the future does not count until all are counted again', async () => {
    await playAt(SECOND.saved.playedAt - 400, FIRST, SECOND);
    expect(await read()).toEqual({ rounds: 1, isCurrent: true });
    await play(aVerifiedRound({ minute: 3 }));
    expect(await read()).toEqual({ rounds: 2, isCurrent: true });
    await storeContents('practice', (store) => store.clear());
    await rebuild();
    expect(await read()).toEqual({ rounds: 3, isCurrent: true });
  });

  test('of word-count mode that was forgotten does not count, but one of an hour does', () => {
    const typed = typedToTheEnd(aWordCountSetup());
    // Not left early: the last event comes after half an hour.
    const late = deleted(1, START_MS + 2_000_000);
    const events = [...eventsOf(typed.log).slice(0, -1), late, ticked(START_MS + WORD_COUNT_DEADLINE_MS)];
    const forgotten = replay(typed.setup, events);
    const settings = { ...STANDARD_ROUND, durationMs: WORD_COUNT_DEADLINE_MS };
    const ofAnHour = replay({ ...typed.setup, settings }, events);
    const isLeftOut = (round: Round) => countedRound(FIRST.saved, round, Date.now()).isLeftOut;
    expect([typed, forgotten, ofAnHour].map(isLeftOut)).toEqual([false, true, false]);
  });

  test('gives the same as counting all again', async () => {
    await play(FIRST);
    await play(SECOND, RACED);
    const { stats } = await db.pairs.read();
    await storeContents('practice', (store) => store.clear());
    await rebuild();
    expect((await db.pairs.read()).stats).toEqual(stats);
  });
});

describe('what is counted', () => {
  test('is due again after an import, and after rounds were deleted', async () => {
    await play(FIRST, SECOND);
    await saveOnDevice(RACED);
    expect((await read()).isCurrent).toBe(false);
    await rebuild();
    expect(await read()).toEqual({ rounds: 2, isCurrent: true });
    await db.delete([FIRST.saved.id]);
    expect((await read()).isCurrent).toBe(false);
    await rebuild();
    expect(await read()).toEqual({ rounds: 1, isCurrent: true });
    await db.delete([SECOND.saved.id, RACED.saved.id]);
    await rebuild();
    expect(await read()).toEqual({ rounds: 0, isCurrent: true });
  });

  test('is not saved if rounds have changed meanwhile', async () => {
    await play(FIRST);
    const { stats, changes } = await db.pairs.read();
    await db.delete([FIRST.saved.id]);
    expect(await db.pairs.write(stats, changes)).toBe(false);
    expect((await read()).isCurrent).toBe(false);
  });

  test.each([7, {}, { changes: 0, stats: { version: 1 } }])(
    'that is damaged (%j) is counted again, also after another round',
    async (damaged) => {
      await play(FIRST);
      await storeContents('practice', (store) => store.put(damaged, 'pairs'));
      await play(SECOND);
      await rebuild();
      expect(await read()).toEqual({ rounds: 2, isCurrent: true });
    },
  );

  test('of a newer version is left alone', async () => {
    await play(FIRST);
    const newer = { changes: 0, stats: { version: STATS_VERSION + 1 } };
    await storeContents('practice', (store) => store.put(newer, 'pairs'));
    await play(SECOND);
    expect((await rebuild()).at(-1)).toMatchObject({ step: 'done', stats: { usualRounds: 2 } });
    expect(await storeContents('practice')).toContainEqual(newer);
    expect(await db.ids()).toHaveLength(2);
  });

  test('without rounds whose list cannot be loaded now is for this visit only', async () => {
    await saveOnDevice(FIRST, aVerifiedRoundOver('french-1'));
    expect((await rebuild()).at(-1)).toMatchObject({ step: 'done', stats: { usualRounds: 1 } });
    expect((await read()).isCurrent).toBe(false);
  });

  test('leaves out rounds that cannot be read', async () => {
    await play(FIRST, SECOND);
    await storeContents('rounds', (store) => store.put({ ...FIRST.saved, recording: new Uint8Array([1]) }));
    await storeContents('practice', (store) => store.clear());
    await rebuild();
    expect(await read()).toEqual({ rounds: 1, isCurrent: true });
  });
});

test('counting all again tells how far it is, and stops when asked', async () => {
  await play(FIRST, SECOND);
  await storeContents('practice', (store) => store.clear());
  expect(await rebuild()).toEqual([
    { step: 'counting', done: 0, total: 0 },
    { step: 'counting', done: 0, total: 2 },
    { step: 'done', stats: (await db.pairs.read()).stats },
  ]);
  await storeContents('practice', (store) => store.clear());
  const progress: RebuildProgress[] = [];
  const stopped = new PairsRebuild((one) => progress.push(one));
  const over = stopped.run(new Map());
  stopped.stop();
  await over;
  expect(progress.map(({ step }) => step)).not.toContain('done');
  expect((await read()).isCurrent).toBe(false);
});
