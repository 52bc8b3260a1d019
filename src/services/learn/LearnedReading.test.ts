import { beforeEach, expect, test } from 'vitest';
import { findEnglish } from '../../testing/recordings';
import {
  aNewDevice,
  aVerifiedRound,
  denyDatabase,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { type LearnedProgress, LearnedReading } from './LearnedReading';

const ROUNDS = [1, 2, 3].map((minute) => aVerifiedRound({ minute }));
const IDS = ROUNDS.map(({ saved }) => saved.id);
const LISTS = new Map([['english-1', findEnglish('english-1') ?? []]]);

beforeEach(aNewDevice);

async function read(ids: readonly string[] = IDS): Promise<LearnedProgress | undefined> {
  const progress: LearnedProgress[] = [];
  await new LearnedReading((one) => progress.push(one)).read(ids, LISTS);
  return progress.at(-1);
}

test('what rounds show about letters is read of those that are asked for', async () => {
  await saveOnDevice(...ROUNDS);
  const done = await read(IDS.slice(0, 2));
  expect(done).toMatchObject({ isDone: true, done: 2 });
  expect([...(done?.learned.keys() ?? [])]).toEqual(IDS.slice(0, 2));
  for (const learned of done?.learned.values() ?? []) {
    expect(learned.isLesson).toBe(false);
    expect(learned.items.length).toBe(learned.timesMs.length);
    expect(learned.items).toMatch(/^[a-z]+$/);
  }
});

test('rounds that are gone or cannot be read are left out', async () => {
  const [first, second] = ROUNDS;
  await saveOnDevice(...ROUNDS.slice(0, 2));
  await storeContents('rounds', (store) => store.put({ ...second?.saved, recording: new Uint8Array([1]) }));
  expect([...((await read())?.learned.keys() ?? [])]).toEqual([first?.saved.id]);
});

test('nothing is told after it was stopped', async () => {
  await saveOnDevice(...ROUNDS);
  const progress: LearnedProgress[] = [];
  const reading = new LearnedReading((one) => progress.push(one));
  const over = reading.read(IDS, LISTS);
  reading.stop();
  await over;
  expect(progress.filter(({ isDone }) => isDone)).toEqual([]);
});

test('without a database there is nothing to read', async () => {
  await denyDatabase();
  expect((await read())?.learned.size).toBe(0);
});
