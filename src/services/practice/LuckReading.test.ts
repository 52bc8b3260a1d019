import { beforeEach, expect, test } from 'vitest';
import { aPlayersStats } from '../../testing/pairStats';
import { findEnglish } from '../../testing/recordings';
import {
  aNewDevice,
  aVerifiedRound,
  denyDatabase,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { type LuckProgress, LuckReading } from './LuckReading';

const ROUNDS = [1, 2, 3].map((minute) => aVerifiedRound({ minute }));
const IDS = ROUNDS.map(({ saved }) => saved.id);
const LISTS = new Map([['english-1', findEnglish('english-1') ?? []]]);

beforeEach(aNewDevice);

async function readLuck(ids: readonly string[] = IDS): Promise<readonly LuckProgress[]> {
  const progress: LuckProgress[] = [];
  await new LuckReading((one) => progress.push(one)).read(ids, LISTS);
  return progress;
}

async function savePairs(stats: unknown): Promise<void> {
  await storeContents('practice', (store) => store.put({ changes: 0, stats }, 'pairs'));
}

test('luck with words is read of the rounds that are asked for, by what is known of pairs', async () => {
  await saveOnDevice(...ROUNDS);
  // They are typed up to the third letter of `blow`; few words of the list have such a pair.
  await savePairs(aPlayersStats({ pairs: { bl: 200 } }));
  const [begun, done] = await readLuck(IDS.slice(0, 2));
  expect(begun).toEqual({ step: 'luck', luck: new Map(), isDone: false });
  expect([...(done?.luck.keys() ?? [])]).toEqual(IDS.slice(0, 2));
  for (const luckWpm of done?.luck.values() ?? []) expect(luckWpm).toBeLessThan(-10);
});

test('it is not known of rounds that are gone or cannot be read', async () => {
  const [first, second] = ROUNDS;
  await saveOnDevice(...ROUNDS.slice(0, 2));
  await storeContents('rounds', (store) => store.put({ ...second?.saved, recording: new Uint8Array([1]) }));
  await savePairs(aPlayersStats({ pairs: {} }));
  expect([...((await readLuck()).at(-1)?.luck.keys() ?? [])]).toEqual([first?.saved.id]);
});

test.each([undefined, 7, { version: 99 }])(
  'with %j instead of what is known of pairs there is none',
  async (stats) => {
    await saveOnDevice(...ROUNDS);
    await savePairs(stats);
    expect(await readLuck()).toEqual([
      { step: 'luck', luck: new Map(), isDone: false },
      { step: 'luck', luck: new Map(), isDone: true },
    ]);
  },
);

test('nothing is told after it was stopped', async () => {
  await saveOnDevice(...ROUNDS);
  await savePairs(aPlayersStats({ pairs: {} }));
  const progress: LuckProgress[] = [];
  const reading = new LuckReading((one) => progress.push(one));
  const over = reading.read(IDS, LISTS);
  reading.stop();
  await over;
  expect(progress.map(({ isDone }) => isDone)).toEqual([false]);
});

test('without a database no luck is known', async () => {
  await denyDatabase();
  expect((await readLuck()).at(-1)).toEqual({ step: 'luck', luck: new Map(), isDone: true });
});

test('what is no failure of the database is not hidden', async () => {
  await saveOnDevice(...ROUNDS);
  await savePairs(aPlayersStats({ pairs: {} }));
  const failure = new TypeError('This is not foreseen.');
  const lists = new Map([['english-1', LISTS.get('english-1') ?? []]]);
  lists[Symbol.iterator] = () => {
    throw failure;
  };
  await expect(new LuckReading(() => {}).read(IDS, lists)).rejects.toBe(failure);
});
