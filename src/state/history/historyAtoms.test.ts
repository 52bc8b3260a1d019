import { beforeEach, describe, expect, test } from 'vitest';
import { aHistoryPage, type HistoryPage, idsOf, listedAt, listedIds } from '../../testing/historyPage';
import {
  aPlainRound,
  aVerifiedRound,
  denyDatabase,
  saveAsOlderVersion,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { whenAtom } from '../../testing/whenAtom';
import { databaseTroubleAtom } from '../database/databaseAtoms';
import { dispatchAtom } from '../round/roundAtoms';
import {
  closeHistoryAtom,
  damagedRoundsAtom,
  listRoundsAtom,
  noteDamagedShownAtom,
  openHistoryAtom,
} from './historyAtoms';
import { listedRoundsAtom, listReadAtAtom } from './listedRoundAtoms';
import { followPastRoundsAtom } from './pastRoundsAtoms';
import { noteFinishedRoundAtom, unsavedRoundsAtom } from './unsavedRoundAtoms';

const FIRST = aVerifiedRound({ minute: 1 });
const SECOND = aVerifiedRound({ minute: 2 });
const THIRD = aVerifiedRound({ minute: 3 });

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

const list = () => listedIds(page);
const listed = (n: number) => listedAt(page, n);

describe('the list of rounds', () => {
  test('is unknown before it has been read, and is empty on a new device', async () => {
    expect(list()).toBeUndefined();
    await page.set(openHistoryAtom);
    expect(list()).toEqual([]);
    expect(page.get(damagedRoundsAtom)).toBe(0);
    expect(page.get(databaseTroubleAtom)).toBeNull();
  });

  test('has the newest round first, and notes when it was read', async () => {
    await saveOnDevice(SECOND, FIRST, THIRD);
    const before = Date.now();
    await page.set(openHistoryAtom);
    expect(list()).toEqual(idsOf(THIRD, SECOND, FIRST));
    expect(page.get(listReadAtAtom)).toBeGreaterThanOrEqual(before);
    expect(listed(0).summary).toEqual(THIRD.summary);
  });

  test('has the round that has just finished', async () => {
    page.set(dispatchAtom, { kind: 'typed', char: 'b', at: 1000 });
    page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
    page.set(noteFinishedRoundAtom);
    await page.set(openHistoryAtom);
    expect(list()).toHaveLength(1);
    expect(page.get(unsavedRoundsAtom)).toEqual([]);
  });

  test('has nothing of another version: that is quarantined unchanged, and said once', async () => {
    const rounds = [aPlainRound(), { id: '1', recording: new Uint8Array([30, 1]) }];
    await saveAsOlderVersion({ rounds, facts: ['a text'] });
    await page.set(openHistoryAtom);
    expect(list()).toEqual([]);
    expect(page.get(damagedRoundsAtom)).toBe(2);
    expect(await storeContents('aside')).toEqual(['a text', ...rounds]);
    await page.set(noteDamagedShownAtom);
    expect(await storeContents('facts')).toEqual([]);
    await saveOnDevice(FIRST);
    await page.set(openHistoryAtom);
    expect(list()).toEqual(idsOf(FIRST));
    expect(page.get(damagedRoundsAtom)).toBe(0);
    expect(await storeContents('aside')).toHaveLength(3);
  });

  test('says how many rounds are quarantined until that has been shown', async () => {
    await saveAsOlderVersion({ rounds: [aPlainRound(), aPlainRound()] });
    const opening = page.set(openHistoryAtom);
    page.set(closeHistoryAtom);
    await opening;
    await page.set(openHistoryAtom);
    page.set(closeHistoryAtom);
    await page.set(openHistoryAtom);
    expect(page.get(damagedRoundsAtom)).toBe(2);
  });

  test('leaves out listings without a round', async () => {
    await saveOnDevice(FIRST, SECOND);
    await storeContents('rounds', (store) => store.delete(SECOND.saved.id));
    await page.set(openHistoryAtom);
    expect(list()).toEqual(idsOf(FIRST));
  });

  test('says why if there is no database, and is empty', async () => {
    await denyDatabase();
    await page.set(openHistoryAtom);
    expect(list()).toEqual([]);
    expect(page.get(databaseTroubleAtom)).toBe('denied');
  });

  test('stays as it was if it can no longer be read', async () => {
    await saveOnDevice(FIRST);
    await page.set(openHistoryAtom);
    await denyDatabase();
    await page.set(listRoundsAtom);
    expect(list()).toEqual(idsOf(FIRST));
    expect(page.get(databaseTroubleAtom)).not.toBeNull();
  });

  test('that was closed while being read is not shown', async () => {
    await saveOnDevice(FIRST);
    const reading = page.set(listRoundsAtom);
    page.set(closeHistoryAtom);
    await reading;
    expect(list()).toBeUndefined();
    expect(page.get(listReadAtAtom)).toBe(0);
  });

  test('that was closed while being opened is not shown', async () => {
    await saveOnDevice(FIRST);
    const opening = page.set(openHistoryAtom);
    page.set(closeHistoryAtom);
    await opening;
    expect(list()).toBeUndefined();
  });

  test('follows other tabs, until it is closed', async () => {
    await saveOnDevice(FIRST);
    await page.set(openHistoryAtom);
    const unfollow = page.set(followPastRoundsAtom);
    await saveOnDevice(SECOND);
    await whenAtom(page, listedRoundsAtom, (listed) => listed?.length === 2);
    expect(list()).toEqual(idsOf(SECOND, FIRST));
    unfollow();
  });
});
