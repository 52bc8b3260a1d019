import { atom, createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { DatabaseError, type DatabaseTrouble } from '../../platform/history/openDatabase';
import type { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { noticeAtom } from '../page/noticeAtoms';
import { databaseTroubleAtom, readDatabase, writeDatabase } from './databaseAtoms';

type Act = (db: RoundsDatabase) => Promise<unknown>;
const readAtom = atom(null, (get, set, act: Act) => readDatabase(get, set, act));
const writeAtom = atom(null, (get, set, act: Act) => writeDatabase(get, set, act));

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  page = createStore();
});

const works: Act = async () => 'done';
const fails =
  (trouble: DatabaseTrouble): Act =>
  async () => {
    throw new DatabaseError(trouble);
  };

test('what is read or written is returned, and there is no trouble', async () => {
  expect(await page.set(readAtom, works)).toEqual({ result: 'done' });
  expect(await page.set(writeAtom, works)).toEqual({ result: 'done' });
  expect(page.get(databaseTroubleAtom)).toBeNull();
});

test('the reason for a failure stays until the database works again', async () => {
  expect(await page.set(readAtom, fails('newer'))).toBeNull();
  expect(page.get(databaseTroubleAtom)).toBe('newer');
  expect(await page.set(writeAtom, fails('blocked'))).toBeNull();
  expect(page.get(databaseTroubleAtom)).toBe('blocked');
  await page.set(readAtom, works);
  expect(page.get(databaseTroubleAtom)).toBeNull();
});

test('that a newer version has written the database is told at once, until that version is back', async () => {
  await page.set(readAtom, fails('newer'));
  expect(page.get(noticeAtom)).toBe('newerRounds');
  await page.set(readAtom, works);
  expect(page.get(noticeAtom)).toBeNull();
  // Of other trouble a player hears once a round could not be saved.
  await page.set(readAtom, fails('closed'));
  expect(page.get(noticeAtom)).toBeNull();
});

test('a full database counts as full, even if it can be read, until something can be written', async () => {
  await page.set(writeAtom, fails('full'));
  await page.set(readAtom, works);
  expect(page.get(databaseTroubleAtom)).toBe('full');
  await page.set(writeAtom, works);
  expect(page.get(databaseTroubleAtom)).toBeNull();
});

test('a full database counts as full, even if something was being read when that was found out', async () => {
  let end = () => {};
  const reading = page.set(readAtom, () => new Promise<void>((resolve) => (end = resolve)));
  await page.set(writeAtom, fails('full'));
  end();
  await reading;
  expect(page.get(databaseTroubleAtom)).toBe('full');
});

test('one database serves the whole visit', async () => {
  const seen = new Set<RoundsDatabase>();
  for (const way of [readAtom, writeAtom]) await page.set(way, async (db) => seen.add(db));
  expect(seen.size).toBe(1);
});

test('a bug of the page does not count as trouble with the database', async () => {
  const mistake = new TypeError('ours');
  const act: Act = async () => {
    throw mistake;
  };
  await expect(page.set(readAtom, act)).rejects.toBe(mistake);
  expect(page.get(databaseTroubleAtom)).toBeNull();
});
